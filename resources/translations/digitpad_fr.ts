<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln dessin</numerusform>
            <numerusform>%Ln dessins</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}&#x202f;: erreur quadratique moyenne {error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>{count} images, pixels de 0 à 1. Un auto-encodeur ne classe pas.</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model} lit correctement {share} des images ({count})</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>Erreur de calibration {error}&#x202f;: l’écart moyen entre sa confiance et la fréquence à laquelle il a raison.</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>Il a appris de ces images&#x202f;; sur chacune mise de côté, il atteint {share}.</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset} (autres images ou classes)</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset} (absent)</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>{dataset}, partie de test.</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>{dataset}, partie d’entraînement.</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>images d’entraînement ({dataset})</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{share} à {amount}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>{share} partout</translation>
    </message>
    <message>
        <source>{number} px</source>
        <translation>{number} px</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>only unchanged</source>
        <translation>seulement sans changement</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} à {last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>Sans changement&#x202f;: {share} des {count} premières images ({images}) bien lues</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>Le plus nuisible&#x202f;: {change} {amount}, {share} bien lus</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>Le moins nuisible&#x202f;: {change} {amount}, {share} bien lus</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>Mesuré sur les {count} premières images ({images})&#x202f;; il manque encore des changements.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model} est un auto-encodeur. Le rapport est fait pour les modèles qui lisent des chiffres.</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model} lit autre chose ({what}). Le rapport est fait pour les modèles qui lisent des chiffres.</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model} ne lit pas de chiffres. Le rapport est fait pour les modèles qui en lisent.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>Lu comme {first} ({share})&#x202f;; ensuite vient {second}.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>Lu comme {first} ({share})&#x202f;; ensuite vient {second} ({second_share}).</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>Pourquoi {first} et pas {second}&#x202f;?</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>Pourquoi n’est-ce aucun de ceux-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>N’est pris pour aucun de ceux-ci&#x202f;: la probabilité que ce soit l’un d’eux est de {score}. Si c’en était un&#x202f;: {first} ({share}), puis {second}.</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>Pourquoi n’est-ce pas un chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>N’est pas pris pour un chiffre&#x202f;: la probabilité que c’en soit un est de {score}. Si c’en était un&#x202f;: {first} ({share}), puis {second}.</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>Il n’a encore aucune idée</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>Presque au hasard&#x202f;: {first} est en tête ({share}), puis vient {second} ({second_share}).</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>un chiffre</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>l’un de ceux-ci</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>Changed as in the second picture, it would be read as {digit} ({share}).</source>
        <translation>Modifié comme dans la seconde image, ce serait lu comme {digit} ({share}).</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>Aucune partie ne décide à elle seule&#x202f;: sans la partie encadrée, le verdict serait le même.</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>Aucune partie ne décide seule&#x202f;: sans la partie encadrée, ce serait toujours {digit} ({share}).</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>Lu comme {answer} pour sa forme entière&#x202f;: sans ce qui est encadré, ce serait lu comme {digit} ({share}), bien que cette partie seule ne plaide pas pour {answer}.</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>Sans cette encre, ce serait lu comme {digit} ({share}), pas {read}.</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>Sans cela, ce serait lu comme {digit} ({share}), pas {read}.</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>Avec une coupure à cet endroit, ce serait lu comme {digit} ({share}), pas {read}.</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Si l’on fermait ce vide, ce serait lu comme {digit} ({share}), pas {read}.</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Si le trait continuait comme encadré, ce serait lu comme {digit} ({share}), pas {read}.</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>Aucun petit changement n’en fait {digit}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>Lu comme {answer} à cause de ce qui est encadré.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>Lu comme {answer}, parce que l’encre encadrée {place} ferme une boucle.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>Lu comme {answer}, parce que l’extrémité encadrée {place} resserre une ouverture.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>Lu comme {answer}, parce que l’encre encadrée {place} relie deux parties.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>Lu comme {answer} à cause de la barre encadrée {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>Lu comme {answer} à cause du trait encadré {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>Lu comme {answer} à cause du bout de trait encadré {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>Lu comme {answer} à cause de l’encre encadrée {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>Lu comme {answer}, parce qu’une boucle reste ouverte {place}, là où c’est encadré.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>Lu comme {answer} à cause du vide encadré {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>Lu comme {answer}, parce que l’ouverture {place} est si large.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>Lu comme {answer}, parce que le trait s’arrête si tôt {place}.</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>Même ainsi, ce serait lu comme {digit} ({share})</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>Ce serait alors lu comme {digit} ({share})</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>Même ainsi, le verdict serait le même</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>Le même sans ce qui est encadré</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>Le même, le vide fermé</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>Le même, le trait prolongé</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>Dessiner et être lu</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>Entraîner et observer</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>Lui apprendre votre main</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>Nombres et papier</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>Modèles et fichiers</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>Quelle qualité&#x202f;?</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>Pourquoi cette réponse&#x202f;?</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>Images et ligne de commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>Les réseaux fournis ont appris de MNIST (LeCun, Cortes, Burges&#x202f;; licence généralement indiquée&#x202f;: CC BY-SA 3.0), des chiffres au stylo de l’UCI (Alpaydin et Alimoglu, CC BY 4.0), d’UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, modifié) et d’écritures que digitpad génère.</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>Dessinez un chiffre&#x202f;: il est lu. Entraînez un réseau et regardez-le apprendre.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>Directement à un onglet</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>Sur la zone de dessin</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>Déplacer le stylo au clavier&#x202f;; avec Maj, plus loin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>Poser ou lever le stylo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>Abandonner le trait en cours</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} ko</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>What it learned was not tested yet.</source>
        <translation>Ce qu’il a appris n’a pas encore été testé.</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>Meilleur&#x202f;: {accuracy} sur {count} {images}, à l’époque {epoch}.</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>Meilleur&#x202f;: perte de test {loss} sur {count} {images}, à l’époque {epoch}.</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>Il s’est entraîné sur {count} images seulement.</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>L’entraînement a échoué de façon inattendue ({kind}&#x202f;: {text}). Le modèle précédent est intact.</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>Un entraînement terminé de {model} sur {dataset} n’a jamais été enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>Un entraînement de {model} sur {dataset} a été arrêté ou interrompu après {done} époques sur {all}, et jamais enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>Un entraînement de {model} sur {dataset} a été arrêté ou interrompu dans la première de ses époques ({all}), et jamais enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>Aucun modèle n’est ouvert. Ouvrez-en un ou entraînez-en un.</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>{count} × «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model} est un auto-encodeur&#x202f;: choisissez un modèle qui lit des chiffres ou des images.</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>Il y a plusieurs chiffres&#x202f;: recadrez l’image sur un seul.</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model} lit des nombres sur la ligne d’écriture&#x202f;: choisissez un modèle pour chiffres ou images.</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>Ouvrez une image.</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>Erreur quadratique moyenne {error}, pixels de 0 à 1.</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>encore {time} environ</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>{count} images seulement</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>testé sur {count} seulement</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>Erreur inattendue ({kind}&#x202f;: {text}). Merci de la signaler.</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>Aucune caméra n’est branchée à cet ordinateur.</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>Aucun fichier n’a pu être réservé pour cela.</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>Un échantillon régulier de ses images a été lu.</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>Ce qu’il a appris se trouve dans «&#x202f;Entraînements&#x202f;».</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>Comment c’est calculé</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>Termes&#x202f;: {terms}&#x202f;; autres&#x202f;: {rest}&#x202f;; biais&#x202f;: {bias}&#x202f;; somme&#x202f;: {total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>Des couches intérieures&#x202f;: {inside}&#x202f;; somme&#x202f;: {total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>sa carte</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>{sum} de {count} autres</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>{value} des couches intérieures</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>{value} biais</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>de ce qu’ils contiennent</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>unité {number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>carreau {number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>rangée de la réponse</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>Enregistrer le diagramme…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>Page de rapport…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>Écrire une page sur le modèle&#x202f;: ce qu’il cherche, ce qui est typique, les confusions</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>Précision et rappel de chaque classe</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>Précision&#x202f;: quelle part des images lues comme cette classe en sont. Rappel&#x202f;: quelle part de ses images sont lues comme elle. Entrée montre ses erreurs.</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>Précision, %</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>Rappel, %</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>Mesure de {model}…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>Chaque image est lue une fois.</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>Le diagramme apparaît ici quand toutes sont lues.</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>Le modèle lit une partie d’un jeu de données. Le diagramme montre s’il a raison aussi souvent qu’il le dit.</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>Lit-il bien&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>Rien n’est encore mesuré. Après Mesurer, le diagramme apparaît ici.</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>Écrire une page de rapport</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>Ce que montre l’image de test</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>C’est un …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>Voir quelle encre parle pour la réponse et laquelle contre (F2)</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Rien de dessiné</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>Pour écrire des nombres&#x202f;: «&#x202f;123&#x202f;» ci-dessous.</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>Étiquette&#x202f;: {label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>Étiquette&#x202f;: {label} · correct</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>Étiquette&#x202f;: {label} · faux</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Pas encore d’image</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>Ce réseau est un auto-encodeur&#x202f;: il comprime ce qu’il voit en moins de nombres et le reconstruit à partir d’eux. Ci-dessous&#x202f;: à gauche ce qu’il voit, à droite sa reconstruction.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Text size: {size}</source>
        <translation>Taille du texte&#x202f;: {size}</translation>
    </message>
    <message>
        <source>Text size: {size}, the largest that fits here</source>
        <translation>Taille du texte&#x202f;: {size}, la plus grande qui tienne ici</translation>
    </message>
</context>
<context>
    <name>CameraWindow</name>
    <message>
        <source>Take a photo</source>
        <translation>Prendre une photo</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Ce que voit la caméra</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Démarrage de la caméra…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>Photographier</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>Lire ce que la caméra voit maintenant (Entrée)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>Tenez le papier à plat et sans bouger, de sorte qu’il remplisse l’image.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>Zone de dessin</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>Dessinez ici un chiffre</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Les flèches déplacent un stylo, la barre d’espace le pose.</translation>
    </message>
    <message>
        <source>{hint}. {how}</source>
        <translation>{hint}. {how}</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>read again</source>
        <translation>relire</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>ajouter «&#x202f;{number}&#x202f;»</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>Incertain&#x202f;: regardez la photo, puis corrigez ou confirmez.</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>C’est « {number} » à {chance} ; ce peut aussi être « {other} ».</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>corriger «&#x202f;{number}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>Le moindre changement, sur le dessin</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>Gommez de l’encre à la souris&#x202f;: la réponse suit</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>Le dessin tel quel</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>Le dessin, avec en creux ce qui changerait</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>C’est un … (ou sa touche)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Suivant (Entrée)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>Garder le dessin comme ce qui était demandé, et continuer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>Retirer le dessin sans le garder (Retour arrière)</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>Redessiner (Retour arrière)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>Garder quand même le dessin comme ce qui était demandé</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Que faut-il écrire</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>Écrire ce que vous voulez et dire ce que c’est, ou écrire les chiffres demandés l’un après l’autre</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>Chaque classe à son tour</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>Chaque chiffre à son tour</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>Seulement {digit}</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Combien de chaque</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>Garder comme {digit} (touche {digit})</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Rien n’est encore dessiné.</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Dessinez ici</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>Dessinez {name} ici.
Le dessin est gardé quand le stylo s’arrête.</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>Dessinez {name} ({number} sur {count})</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>Tout est dessiné. Entraînez maintenant ci-dessous.</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>Dessinez quelque chose, puis dites ce que c’est</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>Quel chiffre est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>Écrivez un chiffre, puis appuyez sur sa touche</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>Tout est écrit. Merci&#x202f;!</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>Cela ne ressemble pas à un chiffre. Le garder comme {digit}&#x202f;?</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>Cela ressemble à {read}. Le garder comme {digit}&#x202f;?</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>Écrivez le chiffre {digit} ({number} sur {count})</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>Impossible de lire Mon écriture</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>Le dessin n’a pas été gardé</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Rien n’a été changé</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>Suppression&#x202f;: {drawings}…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>Déplacement&#x202f;: {drawings}…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>Les classes sont restées telles quelles</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>Rien n’a été annulé</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>Annulation du changement&#x202f;: {drawings}…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>%Ln dessin importé de {file}.</numerusform>
            <numerusform>%Ln dessins importés de {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>%Ln laissé de côté, sans étiquette.</numerusform>
            <numerusform>%Ln laissés de côté, sans étiquette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Rien n’a été importé</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>Ajouté&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>{drawings}&#x202f;: enregistré sous {file}</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Le fichier n’a pas été écrit</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>Ajouter les dessins d’un fichier d’encre&#x202f;; à un jeu, aussi ce que quelqu’un a transmis</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>Enregistrer les dessins du mur comme fichier d’encre (InkML), ou un jeu à transmettre</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>Dans un jeu, déposez des images sur la ligne de leur classe.</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>Fichiers d’encre ({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>Jeux à transmettre ({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>Importer des écritures</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>Exporter des écritures</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <source>My things</source>
        <translation>Mes objets</translation>
    </message>
    <message>
        <source>Who writes</source>
        <translation>Qui écrit</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>Le nom que reçoivent les nouveaux dessins&#x202f;; saisissez-en un autre pour une autre personne</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>Dessins de</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>Les dessins de qui sont au mur, et appris</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>Tester sur</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>Tester sur des dessins mis de côté, ou sur ceux d’une autre personne</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>dessins mis de côté</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>Supprimer les dessins sélectionnés (Suppr)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>Annuler le dernier changement de Mon écriture (Ctrl+Z&#x202f;; pendant que vous dessinez, un trait)</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>Ce qu’il y a ici</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>Écrivez d’abord quelques chiffres, ou importez un fichier d’encre.</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>Prend environ une minute. Cinq de chaque chiffre font déjà une différence.</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>Tous ceux-ci servent au test&#x202f;: choisissez-en d’autres à apprendre.</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>Lecture de Mon écriture…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Encore rien ici</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>Dessinez des chiffres à gauche, ou créez un jeu de vos propres signes</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>À apprendre&#x202f;: {taught}</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>Pour le test&#x202f;: {tested} ({writer})</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>mal lus quand ils ont été dessinés&#x202f;: {count} (en rouge)</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>illisibles&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>Gardé pour le test. Le mur montre ce qui doit être appris.</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>Gardé. Le mur ne montre que les dessins de {writer}.</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>Choisissez ceux à déplacer ou supprimer</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>Éléments choisis&#x202f;: … (∅&#x202f;: rien de tout cela)</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>Élément choisi&#x202f;: … (∅&#x202f;: rien de tout cela)</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>Choisissez un entraînement, ou
deux à cinq pour les comparer.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>les premières étapes sont coupées</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>Quelles classes le modèle confond, et les images derrière chaque nombre.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>Un auto-encodeur ne classe pas&#x202f;: il ne confond rien.</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>La matrice apparaît ici quand tout est lu.</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}, {count} images. Le plus souvent&#x202f;: {mistakes}.</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}, {count} images&#x202f;: aucune erreur.</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>Cliquez sur une case de la matrice pour ses images, sur une image pour la mettre sur la zone de dessin.</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth} lu comme {read} ({count})</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>comme quoi c’est lu</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>ce que c’est</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>Images de {truth} lues comme {read}&#x202f;: {count} sur {all}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Leçons ({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>La leçon n’a pas été ouverte</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>Comme vous l’aviez prédit.</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>Pas comme vous l’aviez prédit.</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>Prédisez d’abord.</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>L’entraînement a été arrêté avant la fin&#x202f;: entraînez à nouveau.</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>Pas encore&#x202f;: cette étape attend {conditions}.</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact} {comparison} {value} (maintenant {now})</translation>
    </message>
    <message>
        <source> ✓ {right} of {asked}</source>
        <translation> ✓ {right} sur {asked}</translation>
    </message>
    <message>
        <source> ✓</source>
        <translation> ✓</translation>
    </message>
</context>
<context>
    <name>CurrentModel</name>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (fourni)</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>digitpad pour images (fourni)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>Pas encore mesuré</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>Le jeu dont les images sont montrées et lues</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>Les images de test, ou celles dont les réseaux apprennent</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>partie de test</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>partie d’entraînement</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>Les images à apprendre</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>Parents de MNIST, images en couleur, nombres</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progression du téléchargement</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>Arrêter le téléchargement&#x202f;; les fichiers complets sont gardés</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>Télécharger le jeu de données&#x202f;; rien n’est envoyé</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>Choisir un dossier à vous qui contient les fichiers publiés de ce jeu</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>Oublier ce dossier</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>Utiliser de nouveau le dossier de téléchargement au lieu du vôtre</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Voir…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>Voir les images avec leurs étiquettes avant l’entraînement, la partie de test d’abord</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Lire les images</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>Ce qu’il leur faut pour être comme celles de MNIST&#x202f;: encre blanche sur noir, droites</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNIST et écriture générée ensemble</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>Télécharger {megabytes} Mo</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>Seulement pour des modèles d’images en couleur, comme cifar-cnn</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>Seulement pour resnet18, mobilenet-v3-small ou des couches qui finissent par «&#x202f;dense {count}&#x202f;»</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>Seulement pour des modèles d’images grises de 28×28, comme candle-cnn</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>Seulement pour le modèle {model}</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found} Choisissez ici «&#x202f;{convention}&#x202f;».</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>Demande des fichiers…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>Récupération de {file}&#x202f;: {done} Mo</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Mes objets</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>Quel jeu apprendre&#x202f;:</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>Dossier de {dataset}</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>Où le réseau est entraîné</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>L’appareil disponible le plus rapide</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>Le plus rapide disponible&#x202f;: {device}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>Copie les versions, votre système et les dernières lignes du journal, sans vos chemins&#x202f;; rien n’est envoyé</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas l’extension d’un tel fichier&#x202f;: d’autres programmes, et digitpad, le prendraient pour autre chose. Enregistrer sous «&#x202f;{other}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>Enregistrer sous {file}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>L’entraînement, et les fenêtres ancrées ici</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>Images de test, disposées par ressemblance</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>Comment elles sont disposées</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNE garde ensemble ce qui se ressemble&#x202f;; PCA montre où les caractéristiques diffèrent le plus</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>Voisinages (t-SNE)</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>Axes principaux (PCA)</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>L’image choisie</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>Mal lue suivante</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>Choisir l’image mal lue suivante&#x202f;; elles ont un anneau</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>Mettre sur la zone de dessin</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>Annuler ramène votre dessin</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>Couleur&#x202f;: ce que c’est. Anneau&#x202f;: mal lue. Cadre&#x202f;: ce que vous lui montrez.</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>Chaque point est une image. Celles que le réseau trouve semblables sont proches. Dessinez quelque chose&#x202f;: cela se déplace parmi elles.</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>Pour le réseau, cela ressemble surtout à&#x202f;: {digits}.</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model} lit les images… {share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}&#x202f;: {wrong} images sur {count} mal lues («&#x202f;{dataset}&#x202f;»)</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}&#x202f;; disposition en cours…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>Pointez-en une pour la voir.</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>Image {number}&#x202f;: {label}, lue comme {read}</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>Image {number}&#x202f;: {label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>image de test</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>none of these</source>
        <translation>aucun de ceux-ci</translation>
    </message>
    <message>
        <source>This is “{label}”</source>
        <translation>C’est «&#x202f;{label}&#x202f;»</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>C’est le chiffre {digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>Ce n’est aucun de ceux-ci</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>Ce n’est pas un chiffre</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>lu comme {digit} à ce moment-là</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>La classe que la carte explique</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>plutôt que</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>La classe à laquelle elle est comparée</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>Colorer l’encre sur la zone de dessin</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>Poser la carte sur le dessin tant que cette fenêtre est ouverte</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Ce qui parle pour et ce qui parle contre</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>Ce qui serait lu autrement</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>toutes les autres</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}, la réponse lue</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}, la suivante</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>parle pour {digit}</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>Bleu pour {digit}, orange pour {other}</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>parle contre {digit}</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>Bleu contre {digit}, orange pour</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>parle pour une autre</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>Bleu pour {digit}, orange pour une autre</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>Recherche de ce qui en fait {digit}…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>Le dessin est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>Il n’y a ni dessin ni image dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>Collé. Annuler le retire.</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>Pourquoi cette réponse&#x202f;?</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Plus proches</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Toutes les images</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>Façons de regarder la réponse</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Enregistrer comme image ce que montre cette fenêtre</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>Ce que {model} trouve semblable</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Rien n’est encore dessiné.</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>Dessinez quelque chose dans la fenêtre principale&#x202f;: son encre se colore selon ce qu’elle dit au réseau, bleu pour la réponse et orange pour la suivante.</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>Encore rien à expliquer</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>Impossible à lire</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>Tout ce que digitpad lit ({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>Dessins ({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Images ({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Leçons ({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modèles ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>Ceci n’a pas été ouvert</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>Pixels du modèle</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model} lit les pixels comme «&#x202f;{pixels}&#x202f;»&#x202f;; enregistrez-le pour garder cela.</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>Sur quelles valeurs de pixels les poids de {model} ont-ils été entraînés&#x202f;? digitpad donne 0 pour le papier et 1 pour l’encre, sauf si vous choisissez ou écrivez autre chose ici.</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>Le modèle n’a pas été ouvert</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>{file} est ouvert</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file} ne dit pas tout de son réseau&#x202f;; ce qui manque est supposé. S’il lit mal, choisissez Fichier, Pixels du modèle, ou indiquez ses couches par «&#x202f;digitpad convert --layers&#x202f;».</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>Une partie de ce modèle est supposée</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>Le modèle de la dernière fois n’a pas été ouvert. {why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>{file} n’est pas montré&#x202f;: il y a plus récent</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>Le fichier n’a pas été ouvert</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}&#x202f;: dessin 1 sur {count}</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}&#x202f;: la page 1 sur {count} est lue</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>%Ln autre fichier non ouvert</numerusform>
            <numerusform>%Ln autres fichiers non ouverts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>Enregistrer le modèle «&#x202f;{model}&#x202f;»</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modèles ({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX, pour d’autres programmes ({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>Dossier pour un dépôt de modèles ({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>Le modèle n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Images ({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>Encre ({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>Enregistrer le dessin</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>Le dessin n’a pas été enregistré</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>Sans étiquette</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>Pas un chiffre</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file} est enregistré. Que montre-t-il&#x202f;? Avec son étiquette, des réseaux peuvent en apprendre.</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>Enregistrer la reconstruction</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>La reconstruction n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>Un entraînement est en cours</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>Arrêter l’entraînement et fermer&#x202f;? Ce que le réseau a appris jusqu’ici est gardé et proposé au prochain démarrage.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Arrêter et fermer</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>Le modèle entraîné n’est pas enregistré</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>Enregistrer le modèle entraîné {models} avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>Des modèles ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>Ceux-ci ne sont pas enregistrés&#x202f;: {models}. Les enregistrer d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>Le modèle adapté à votre écriture n’est pas enregistré</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>Enregistrer le modèle adapté {models} avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Page du guide</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Pages du guide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>Rien n’est gardé&#x202f;: le dessin n’était pas fini.</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>Gardé dans Mes objets&#x202f;; Ctrl+Shift+H l’affiche et l’apprend au modèle.</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>Retiré de Mon écriture.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Rien n’est encore dessiné.</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>Seul ce qui est dessiné ici est gardé, pas une image.</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>Les classes du jeu ont changé depuis l’entraînement de ce modèle.</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>Gardé comme {digit}</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>Gardé comme aucun de ceux-ci</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>Gardé comme pas un chiffre</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>Le modèle adapté n’a pas été enregistré</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>Le modèle adapté a été enregistré sous {file}</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>Conseils du premier démarrage</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>Dessinez un chiffre&#x202f;: il est lu pendant que vous dessinez.</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>Appuyez sur Entraîner et regardez un réseau apprendre à le lire.</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>Créez un lecteur de ✓ ✗&#x202f;: Entraînement → Lire mes propres signes…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>Ouvrez une image ou un modèle, ou déposez-le ici.</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Conseil suivant</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>Quelques pages sur ce que vous pouvez faire (F1)</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>Masquer les conseils (Échap)</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Masquer les conseils</translation>
    </message>
    <message>
        <source>{number} of {count} · {hint}</source>
        <translation>{number} sur {count} · {hint}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>HowGoodWindow</name>
    <message>
        <source>How good?</source>
        <translation>Quelle qualité&#x202f;?</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progression de la mesure</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>Arrêter la mesure&#x202f;; ce qui est montré reste</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>Confusions</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>Étiquettes fausses</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustesse</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Seuils</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>Façons de regarder sa qualité</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model} lit des lignes entières. Mesurez-le avec «&#x202f;digitpad evaluate MODEL --numbers FILE&#x202f;», MODEL étant son fichier.</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>Préparation des images…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>{done} sur {count} mesurées</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>{done} images sur {count} préparées</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>Le modèle actuel est maintenant {model}. Mesurez à nouveau.</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>Un autre modèle du nom de {model} lit maintenant. Mesurez à nouveau.</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>Jeux de données manquants&#x202f;: choisissez-en un dans le panneau d’entraînement de la fenêtre principale, puis Télécharger, ou Dossier… si vous avez les fichiers.</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Précédent</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Toutes les images</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>Mal lues seulement</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>Erreurs, les plus sûres d’abord</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>Étiquettes sans doute fausses</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>Quelles images</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>Ce qui peut être choisi ici une fois lues&#x202f;: les erreurs</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>Seulement les images de cette classe</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>Seulement les images lues comme celle-ci</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lue comme</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>Numéro d’une image</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>Aller à l’image de ce numéro&#x202f;; la première est 0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>image {number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>L’image {number} n’est pas parmi celles montrées.</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>toutes les classes</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>classe {name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>toutes les lectures</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>lues comme {name}</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>Image {number}&#x202f;: {reading}. Cliquez pour la mettre sur la zone de dessin.</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>Images {first} à {last} sur {count}</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>Il n’y a pas de telles images.</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}, image {number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>Cliquez sur une image ou appuyez sur Entrée pour la mettre sur la zone de dessin.</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>Appuyez sur Mesurer pour y trouver les erreurs.</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>Lues par {model}. Cliquez sur une image ou appuyez sur Entrée pour la mettre sur la zone de dessin.</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Photos ({patterns})</source>
        <translation>Photos ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>Ouvrir des photos</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>photo de la caméra</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Il n’y a pas d’image dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>Il n’y a pas d’image dans ce dossier.</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>Il n’y a pas d’image dans ce qui a été déposé.</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>Des nombres n’importe où sur la page, ou les cellules d’un tableau&#x202f;: changer relit la photo</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ce qu’il faut chercher</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>Page ou tableau</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>Nombres sur une page</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Un tableau</translation>
    </message>
    <message>
        <source>Found: a table</source>
        <translation>Trouvé&#x202f;: un tableau</translation>
    </message>
    <message>
        <source>Found: a page</source>
        <translation>Trouvé&#x202f;: une page</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>{about}: {text}</source>
        <translation>{about}&#x202f;: {text}</translation>
    </message>
</context>
<context>
    <name>LabelsTab</name>
    <message>
        <source>Images whose label, rather than whose reading, may be wrong: the model takes them for another class as surely as it takes images of that class.</source>
        <translation>Images dont c’est peut-être l’étiquette, et non la lecture, qui est fausse&#x202f;: le modèle les prend pour une autre classe aussi sûrement que les images de cette classe.</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{count} sur {all}, les plus probables d’abord.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>Un auto-encodeur ne classe pas&#x202f;: il ne contredit aucune étiquette.</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>Ces images ont été générées avec leurs étiquettes&#x202f;: aucune n’est fausse. Choisissez des images étiquetées par des personnes.</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>Le modèle lit bien {accuracy} de ces images&#x202f;: la plupart de ce qu’il contredit est sa propre erreur, non celle d’une étiquette. Choisissez un modèle qui lit bien au moins {least}.</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>Entraîner avec ceux-ci</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>Donner au lecteur fourni une nouvelle dernière couche pour ces classes&#x202f;: prend quelques secondes</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progression de l’entraînement</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Arrêter&#x202f;; le modèle reste tel quel</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>Enregistrer le lecteur et lire avec lui désormais, au prochain démarrage aussi</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>Autre réseau…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>Entraîner un réseau à partir de rien sur ce jeu, dans le panneau d’entraînement</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>Dix ou vingt de chaque suffisent. Cela prend quelques secondes.</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>Dessinez d’abord chaque classe, ou déposez des images sur sa ligne.</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>Apprentissage…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Entraîner à nouveau</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>Dessins bien lus&#x202f;: {right} sur {count}, chacun lorsqu’il était mis de côté. Sur {others} autres choses, {refused} sont refusées.</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth} lu comme {read}&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>Le moins bien lu sans l’avoir appris&#x202f;: {writer}, {right}.</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>Il lit maintenant dans la fenêtre principale.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>Pâle&#x202f;: compte peu.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>À propos de la leçon</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Précédent</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Leave this lesson; its settings end with it</source>
        <translation>Quitter cette leçon&#x202f;; ses réglages prennent fin avec elle</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>Commencer une leçon d’un fichier, peut-être la vôtre</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Quitter les leçons</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>Amener le clavier à ce qui est entouré</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>Aller à «&#x202f;{control}&#x202f;»</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>Passer ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>LivePlot</name>
    <message>
        <source>Plot of the loss</source>
        <translation>Courbe de la perte</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>Courbe de l’exactitude</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>entr.&#x202f;: images dont il apprend, rendues plus difficiles si elles sont variées
test&#x202f;: images dont il n’a jamais appris, telles quelles</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>Menu de ce graphique</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>Enregistrer le graphique ou ses valeurs, changer son aspect</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>Lignes justes, signes faux</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>Combien de lignes il lit entièrement bien, et quelle part des signes est fausse.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>Quelle part des images il lit bien pendant qu’il apprend.</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>Perte&#x202f;: erreur quadratique moyenne</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>À quelle distance sa reconstruction est de ce qu’il voit, pendant qu’il apprend&#x202f;: moins, c’est mieux. Un auto-encodeur ne classe pas, il n’a donc pas d’exactitude.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>À quel point le réseau se trompe pendant qu’il apprend&#x202f;: moins, c’est mieux.</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>exactitude (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>erreur quadratique moyenne</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}, logarithmique</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>entr., précédent</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>test, précédent</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>époque {epoch}</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>précédent, sur {dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>précédent</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>autres données</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>L’entraînement précédent a été testé sur {dataset}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>À propos de digitpad</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>Rien n’a été préparé</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>Un travail est encore en cours&#x202f;; au prochain démarrage&#x202f;: {language}.</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>Gardé dans Mon écriture comme {digit}</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>L’entraînement tourne encore&#x202f;; réessayez de fermer dans un instant.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>L’image, sans couleurs</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Encore rien</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>Mo&amp;dèles récents</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Langue (&amp;Language)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesure</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>Taille des carreaux</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>Le côté des carreaux en lesquels l’image est découpée, en pixels</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>De l’image à la réponse, avec des virgules&#x202f;: {example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>Construire…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>Ajouter, modifier et retirer des couches dans l’image du réseau</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>{count} classes</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>{count} carreaux&#x202f;: {side} rangées de {side}</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>Le modèle qui lit la prochaine photo, ou relit celle-ci</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>Modèle qui lit les photos</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (fourni)</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>Le modèle n’a pas été ouvert</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model} (non enregistré)</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>Autre modèle…</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modèles ({patterns})</translation>
    </message>
    <message>
        <source>Choose the model that reads photos</source>
        <translation>Choisir le modèle qui lit les photos</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The network to train</source>
        <translation>Le réseau à entraîner</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>Réseaux publiés, images en couleur, nombres</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>À propos du modèle</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>{parameters} paramètres · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>Ses couches&#x202f;:</translation>
    </message>
</context>
<context>
    <name>MoreCombo</name>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
</context>
<context>
    <name>NamingRow</name>
    <message>
        <source>Label of the drawing</source>
        <translation>Étiquette du dessin</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>Retirer de nouveau le dessin de Mon écriture</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>Ce n’est aucun de ceux-ci (touche 0)</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>C’est «&#x202f;{label}&#x202f;»</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>C’est le chiffre {digit} (touche {digit})</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>Ce n’est pas un chiffre (touche {key})</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>Ici viennent les {count} images d’entraînement qui, pour le réseau, ressemblent le plus à votre dessin.</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>Calcul des caractéristiques des images d’entraînement…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>«&#x202f;{digit}&#x202f;» des images d’entraînement, ressemblance {likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>Sur {count} images d’entraînement («&#x202f;{dataset}&#x202f;»), il tient celles-ci pour les plus ressemblantes&#x202f;: {digits}.</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>Le nombre&#x202f;: à quel point elle ressemble pour le réseau, 1 au plus. Cliquez sur une image pour la mettre sur la zone de dessin&#x202f;; Annuler ramène votre dessin.</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>image d’entraînement</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>La reconstruction du réseau</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>La reconstruction de ce qu’il voit par le réseau</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28 × 28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>Ce que voit le réseau</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>Seuils…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>Choisir sous quelle confiance il demande «&#x202f;4 ou 9&#x202f;?&#x202f;» ou dit «&#x202f;pas un chiffre&#x202f;» (F3)</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>Ce qu’il voit, et sa reconstruction</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>L’image de test {number} telle quelle, en 32 × 32 pixels</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>Nombres sur la ligne d’écriture&#x202f;: choisissez Affichage, Écrire des nombres</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>Le carré central de l’image, en 32 × 32 pixels</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>L’encre trouvée dans l’image, en 28 × 28 pixels, mise à l’échelle et centrée</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28 × 28 pixels, mis à l’échelle et centrés comme ce dont il a appris</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28 × 28 pixels, colorés selon la direction du stylo (rouge&#x202f;: droite, cyan&#x202f;: gauche), l’encre la plus récente plus claire</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>Ce que voit le réseau. {what}.</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>Lu par {model}</translation>
    </message>
    <message>
        <source>{reading} · {time}</source>
        <translation>{reading} · {time}</translation>
    </message>
</context>
<context>
    <name>NetworkPanel</name>
    <message>
        <source>Show the network that reads</source>
        <translation>Montrer le réseau qui lit</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>Montrer le réseau qu’Entraîner entraîne</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>À propos du réseau</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>Moment de l’entraînement</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>Revenir à n’importe quel moment de l’entraînement</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>Enregistrer ceci comme image, ou l’entraînement comme image animée</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>Chargement de PyTorch, nécessaire à ses premiers poids…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>Lit&#x202f;: {model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>vos couches</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>À entraîner&#x202f;: {model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} poids</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}, couches fixes</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}&#x202f;: faites-lui lire un nombre pour l’éclairer</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}&#x202f;: dessinez un chiffre pour l’éclairer</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}&#x202f;: ouvrez une image pour l’éclairer</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>époque {epoch}</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}, {epoch}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>{epoch}: {answer}</source>
        <translation>{epoch}&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Enregistrer en SVG…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>Pas d’image animée (GIF)&#x202f;: le réseau est trop grand pour garder ses moments</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>Pas encore d’image animée (GIF)&#x202f;: entraînez d’abord le réseau</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>Enregistrer l’entraînement en image animée (GIF)…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>Pointez une unité pour voir ce qui la relie&#x202f;; cliquez dessus pour voir comment elle est calculée</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>Le réseau</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}, unité {number}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>Un réseau de {count} colonnes</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>Colonne {column} sur {count}&#x202f;: {unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>Retirer cette couche</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>Ajouter une couche après celle-ci</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>Modifier cette couche&#x202f;: largeur, noyau, activation</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>Cliquez pour voir comment c’est calculé.</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>Nouveau jeu d’objets</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>Ce qu’il faut distinguer</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>Signes, lettres ou mots, séparés par espaces ou virgules&#x202f;: ✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>Le nom du jeu</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>Distinguer</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>Deux ou plus&#x202f;: signes, lettres, formes, tout ce que vous pouvez dessiner.</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>{count} classes&#x202f;: {names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>Mes signes</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>À quel point la lecture est sûre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>Reprendre la correction, et retirer le dessin de Mon écriture</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Copier le nombre</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>Mettre le nombre dans le presse-papiers, comme texte</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>Chiffres seuls</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>Dessiner de nouveau des chiffres seuls</translation>
    </message>
    <message>
        <source>It is:</source>
        <translation>C’est&#x202f;:</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucun de ceux-ci</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>Écrivez des chiffres et {signs}.</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>«&#x202f;?&#x202f;»&#x202f;: pas un caractère de nombre. Pour le corriger, cliquez dessus plus haut.</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>Chaque signe est ce que vous avez dit. Pour en corriger un, cliquez dessus plus haut.</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>Sûr à au moins {share} de chaque signe. Pour en corriger un, cliquez dessus plus haut.</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>Lu par les réseaux fournis.</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>Lu par {model} avec des réseaux fournis.</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>Lu par {model}.</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>Copié&#x202f;: {number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}, incertain&#x202f;: {share}. Cliquez pour le corriger.</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}, comme vous l’avez dit. Cliquez pour le corriger.</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}, sûr à {share}. Cliquez pour le corriger.</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>Signe {number} sur {count}&#x202f;: {sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>Lecture de ce qu’il y a…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>Relire {photo} et abandonner ce qui a été lu et corrigé&#x202f;?</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Ce qui a été lu n’est pas enregistré</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Abandonner et lire</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>1 cellule que vous avez vérifiée n’a pas de place dans le tableau tel qu’il est lu maintenant.</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>{count} cellules que vous avez vérifiées n’ont pas de place dans le tableau tel qu’il est lu maintenant.</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>Le tableau a maintenant d’autres cellules</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>Garder le tableau d’avant</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>Prendre le nouveau</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>Une image&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Vide.</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>Traits&#x202f;: {count}.</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>Lequel</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>Saisissez un numéro pour y aller</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Nothing could be read there: type what it is.</source>
        <translation>Rien n’a pu y être lu&#x202f;: saisissez ce que c’est.</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>{number} ajouté. Saisissez pour corriger&#x202f;; Ctrl+Z l’enlève.</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>{number} ajouté, incertain. Saisissez pour corriger&#x202f;; deux fois Entrée confirme.</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>1 ligne copiée.</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>{count} lignes copiées.</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>1 nombre y est incertain.</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>{count} nombres y sont incertains.</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}&#x202f;: %Ln nombre lu</numerusform>
            <numerusform>{photo}&#x202f;: %Ln nombres lus</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}&#x202f;: {sure} nombres sûrs sur {count} seulement</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}&#x202f;: aucun des {count} nombres n’est sûr</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>tableau de {rows} × {columns} cellules</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>par {model}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>%Ln incertain, surligné</numerusform>
            <numerusform>%Ln incertains, surlignés</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>tourné de {angle}°</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo} a été lu plus tôt et n’est pas encore enregistré.</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo} est toujours là&#x202f;: rien n’y a été lu.</translation>
    </message>
    <message>
        <source>{summary}. {notes}</source>
        <translation>{summary}. {notes}</translation>
    </message>
</context>
<context>
    <name>PaperWindow</name>
    <message>
        <source>Pages and tables</source>
        <translation>Pages et tableaux</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Progression de la lecture</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>image collée</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>Les autres feuilles sont encore en lecture.</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>Tous les nombres incertains ont été vérifiés.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Abandonné.</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}&#x202f;: ce qui a été lu n’est pas conservé et sera perdu. {why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Ce qui a été lu n’est pas enregistré</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>Ouvrir des photos…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>Ouvrir des photos de pages ou de tableaux (ou les déposer, ou un dossier, ou en coller une)</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>Photographier…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>Relire cette photo, avec le type et le modèle choisis ici</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>Tourner la photo d’un quart de tour à gauche, et la relire</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>Incertain suivant</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>Aller au nombre incertain suivant (F3)&#x202f;; Entrée le confirme et continue</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>Retirer la sélection (Suppr)&#x202f;; Ctrl+Z la rétablit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>Tout copier, comme texte pour un tableur ou une lettre</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Vers CSV…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>Enregistrer en CSV (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Vers Excel…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>Enregistrer comme fichier Excel (.xlsx)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>Abandonner ce qui a été lu&#x202f;; jusque-là, c’est gardé</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>Fermer&#x202f;; ce qui a été lu est gardé jusqu’à l’enregistrement ou l’abandon</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>Vaut pour la prochaine photo. «&#x202f;Relire&#x202f;» l’applique à celle-ci.</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>Ceci n’a pas pu être conservé automatiquement&#x202f;; enregistrez-le maintenant. {why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>{count} photos ont été lues plus tôt et ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>Abandonner ce qui a été lu sur {photo} et corrigé&#x202f;? Ce n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>Abandonner {photo}&#x202f;? Ce n’est pas enregistré dans un fichier.</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>Lire une page que voit cette caméra</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>Marquer les coins</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>Ajouter un nombre</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>Marquer le tableau là où ses lignes et colonnes n’ont pas été trouvées (Inser)</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>Marquer un nombre qui n’a pas été trouvé, et le lire (Inser)</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>Épaisseur du stylo. La lecture n’en dépend pas.</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Épaisseur du stylo</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>Ouvrez, déposez ou collez une photo de nombres sur papier, ou d’un tableau</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>Molette, + et −&#x202f;: zoom, 0 montre tout, glisser déplace&#x202f;; cliquez sur un nombre pour le corriger</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>Relire le tableau avec son autre grille probable</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Ce qui a été lu</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>Saisissez pour corriger&#x202f;; les cellules colorées sont incertaines</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln colonne</numerusform>
            <numerusform>%Ln colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>Revenir à {rows} et {columns}</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>Essayer plutôt {rows} et {columns}</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>Incertain&#x202f;: «&#x202f;{text}&#x202f;» à la ligne {row}, colonne {column}&#x202f;; {count} en tout</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>Choisissez ce qu’il faut retirer, sur la photo ou dans la liste.</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>Faites glisser les coins sur ceux du tableau, puis appuyez sur Entrée pour le relire. Au clavier&#x202f;: Tab va au coin suivant, les flèches le déplacent, Échap abandonne.</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>Tracez un cadre autour du nombre. Au clavier&#x202f;: les flèches déplacent le cadre, avec Maj elles le redimensionnent, Entrée le lit, Échap abandonne.</translation>
    </message>
</context>
<context>
    <name>PhotoReading</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Reading {photo}…</source>
        <translation>Lecture de {photo}…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>Cadres autour de ce qui a été lu&#x202f;: {count}, incertains&#x202f;: {unsure}.</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>image de test {number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>Déposez, collez ou ouvrez ici une image</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>L’image à lire. Les flèches parcourent les images de test.</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>Enregistrer les valeurs (CSV)…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>Enregistrer ce graphique en PNG…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>Enregistrer ce graphique en SVG…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>Copier ce graphique</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Axe logarithmique</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>Retirer l’entraînement précédent</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>Le graphique est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Rien de lu encore</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}&#x202f;: rien de lu encore</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}&#x202f;: probable à {share}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>Image précédente</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>Dessin précédent</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>Dessin suivant</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>Le modèle {model} ne lit pas de dessins ({what}). Ouvrez une image, ou choisissez un modèle qui lit des dessins.</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>Le dessin n’a pas été ouvert</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>Aucun chiffre trouvé</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>Impossible à lire</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>scripteur {writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Dessinez ici</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>Pas d’images de test ici</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>Aucun encore</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagramme de fiabilité</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Pas encore mesuré</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>{count} lectures, confiance moyenne {confidence}&#x202f;: {right} correctes (intervalle à 95&#x202f;%&#x202f;: {low} à {high})</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>Exactitude sous chaque changement</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Justes</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>Combien de chiffres</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>Plus de chiffres&#x202f;: plus long, valeurs plus sûres</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>les {count} premiers</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>Enregistrer le tableau pour un tableur</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>Enregistrer les graphiques comme image</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>Le modèle est-il robuste&#x202f;?</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>Des chiffres sont modifiés pas à pas, et l’on compte ce qui est bien lu.</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>{model} est-il robuste&#x202f;?</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>{model}, learning (epoch {epoch})</source>
        <translation>{model}, en train d’apprendre (époque {epoch})</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>Cet entraînement n’a pas pu être conservé automatiquement&#x202f;; enregistrez-le maintenant. {why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>Finir l’entraînement&#x202f;; vous choisissez ce que vous gardez, et aucun modèle enregistré n’est touché</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progression de l’entraînement</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>Comment va l’entraînement</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>Vitesse de l’entraînement</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Prêt à entraîner</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>Entraîner le réseau avec ces réglages</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Suspendre l’entraînement</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>Préparation&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>Préparation&#x202f;: {what} ({done} / {total} Mo)</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>Époque {epoch} sur {epochs}</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>test</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count} images/s</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{model} sur {dataset}</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>Dessinez pendant qu’il apprend&#x202f;: il lit avec ce qu’il sait déjà.</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>Ouvrez une image pendant qu’il apprend&#x202f;: il lit avec ce qu’il sait déjà.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>Écrivez un nombre pendant qu’il apprend&#x202f;: il lit avec ce qu’il sait déjà.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>Écrivez un nombre pendant qu’il apprend&#x202f;: il lit avec ce qu’il sait déjà, aidé de réseaux fournis.</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>le réseau et ses données</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>L’entraînement commence&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>Premiers pas…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>Entraînement de {model} sur {count} images, avec {device}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>mise en pause…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Mise en pause…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>Se met en pause avant l’étape suivante</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>Comment l’entraînement s’est terminé</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>«&#x202f;{model}&#x202f;» n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>Maintenant, {model} lit.</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>Le résultat du dernier entraînement n’est pas enregistré, et le prochain le remplace.</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>Cela prend environ {time} sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Prêt à entraîner</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>L’entraînement a échoué</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>Arrêté avant la première étape</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>Rien n’est perdu&#x202f;: il continue là où il s’est arrêté.</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>Terminé en {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>Arrêté après {time}</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>La perte a explosé après {time}</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>L’appareil a échoué après {time}</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>Gardé&#x202f;; pas encore enregistré dans un fichier</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>Le résultat a été abandonné. Il peut être rétabli jusqu’au prochain entraînement.</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>Le résultat a été abandonné. L’entraînement reste dans Entraînements, car son modèle est utilisé.</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>Le résultat a été abandonné. Il peut être rétabli ici jusqu’au prochain entraînement, et dans Entraînements pendant un jour.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abandonné</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>Rétabli&#x202f;; pas encore enregistré dans un fichier</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run} (illisible)</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>Entraînements conservés&#x202f;; choisissez-en deux à cinq pour les comparer</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitude (%)</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Réglages et résultats des entraînements sélectionnés</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>Charger son modèle</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>Lire avec ses poids</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Recommencer…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>Préparer le panneau d’entraînement avec ses réglages&#x202f;; Entraîner le lance</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>Faire lire par les réseaux d’un à trois entraînements ce que vous dessinez, en direct</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapport…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>Écrire une page à son sujet&#x202f;: courbes, confusions, pires erreurs, réglages</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Lui donner un autre nom (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>Le supprimer (Suppr)&#x202f;; il peut être rétabli pendant un jour</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>Rétablir ce qui a été supprimé en dernier (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>Aucun entraînement n’est encore conservé&#x202f;: entraînez un réseau, et il apparaît ici.</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>Ses poids ne sont plus là&#x202f;; les réglages et les courbes, si.</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>Cinq entraînements peuvent être comparés&#x202f;; ici il y en a {count}.</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>Les courbes épaisses sont les tests, les pâles l’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>%Ln entraînement, {size}. Choisissez-en deux à cinq pour les comparer.</numerusform>
            <numerusform>%Ln entraînements, {size}. Choisissez-en deux à cinq pour les comparer.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>Un entraînement prend {size}.</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>La courbe épaisse est le test, la pâle l’entraînement.</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>Seul le dernier entraînement depuis le démarrage a des moments où revenir et une image animée.</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>«&#x202f;{model}&#x202f;» lit désormais.</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>Écriture du rapport&#x202f;: ses images de test sont lues…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Écrire un rapport</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>L’entraînement n’a pas été supprimé</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>L’entraînement n’a pas pu être rétabli</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Ouvrir ce qui a été enregistré</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>Format des fichiers CSV&#x202f;: séparateur de colonnes, marque d’ordre des octets, cellules douteuses</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>Format des fichiers CSV</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>1 nombre est incertain et n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>{count} nombres sont incertains et n’ont pas été vérifiés.</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>Ajouter une colonne «&#x202f;doubtful&#x202f;» qui les nomme</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>Dans Excel, les cellules incertaines sont colorées et ont un commentaire.</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>Tout n’est pas vérifié</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>Enregistrer quand même…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>Enregistré sous {file}&#x202f;: {count} feuilles</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>Enregistrer ce qui a été lu</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>Enregistrer un fichier CSV pour chacune des {count} feuilles dans un dossier</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>feuilles</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>Colonnes séparées par des &amp;virgules</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>Colonnes séparées par des &amp;points-virgules</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>Commencer par une &amp;marque d’ordre des octets</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>Excel y reconnaît l’UTF-8</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>Une colonne «&#x202f;&amp;doubtful&#x202f;»</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>Elle nomme les cellules de sa ligne qui sont incertaines&#x202f;; des lettres nomment les colonnes</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>{count} points, dont {marked} avec un anneau</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>Ce que voit le réseau</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, {share} of them not black.</source>
        <translation>{width} × {height} pixels, dont {share} ne sont pas noirs.</translation>
    </message>
</context>
<context>
    <name>SetChooser</name>
    <message>
        <source>What to collect</source>
        <translation>Que rassembler</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>Les dix chiffres, ou un jeu à vous&#x202f;: signes, lettres, formes</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>Ajouter, renommer, réunir ou supprimer des classes</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>Créer votre propre lecteur&#x202f;: nommer ce qu’il distingue, le dessiner, entraîner</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>Chiffres 0–9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>Aucun jeu n’a été créé</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>Renommer, ou réunir avec une autre…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>La supprimer avec ses dessins</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>Ajouter des classes</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>Noms, séparés par espaces ou virgules&#x202f;:</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>Renommer «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>Un nouveau nom&#x202f;; avec celui d’une autre classe, les deux sont réunies&#x202f;:</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>Choisissez une feuille pour la voir&#x202f;; plusieurs pour les relire ou les abandonner</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>Feuilles lues&#x202f;: {read} sur {count}</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} feuilles</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>incertains&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>Sa photo ne peut pas être affichée. {why} Remettez-la à sa place et redémarrez digitpad pour la revoir&#x202f;; ce qui a été lu peut être corrigé et enregistré sans elle.</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Retirer ce modèle</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Ce qui parle pour et ce qui parle contre</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Ajouter un modèle…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>Faire lire les mêmes traits par un autre modèle&#x202f;: d’un entraînement, ouvert, ou d’un fichier</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Enregistrer en PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Enregistrer comme image ce que montre cette fenêtre</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>pour {digit}</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>Choisissez «&#x202f;Ajouter un modèle…&#x202f;» pour voir comment un autre lit les mêmes traits.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Le modèle utilisé</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>Le modèle n’a pas été ajouté</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>Modèles (*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Ajouter un modèle</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>Bleu pour {one}, orange pour {other}.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>ouvrez-en ou entraînez-en un</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · non enregistré</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>arrêt</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>One step of the training</source>
        <translation>Une étape de l’entraînement</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>Étape {step}&#x202f;: {count} images, perte {loss}. {key} fait la suivante.</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}&#x202f;: {before} → {after}, gradient {gradient} (de tous&#x202f;: {norm})</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>Comment l’image a été préparée</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>telle quelle</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>pas d’encre trouvée</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>son encre</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>égalisée</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>inversée</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>Aucune encre trouvée&#x202f;: rien ne ressort du papier. Prenez un stylo plus foncé, ou plus de lumière.</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>Aucun chiffre trouvé&#x202f;: ce qui ressort est trop petit ou au bord. Rapprochez-vous.</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>L’image a déjà la forme dans laquelle les réseaux voient les chiffres.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>Il y a plusieurs chiffres dans l’image. Recadrez-la sur un seul, ou choisissez Fichier, Lire pages et tableaux.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>Il y a plusieurs chiffres dans l’image. Recadrez-la sur un seul.</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>Lumière, ombre, papier et lignes sont retirés&#x202f;; l’encre est mise à l’échelle, amenée à l’épaisseur de stylo habituelle et centrée.</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>L’entraînement reste dans Entraînements, car son modèle est utilisé.</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>L’entraînement a été abandonné.</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>L’entraînement a été abandonné. Il peut être rétabli ici, et dans Entraînements pendant un jour.</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>Seul un chiffre isolé peut être expliqué&#x202f;: dessinez-le ici.</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
</context>
<context>
    <name>TeachingPanel</name>
    <message>
        <source>Teach the model these</source>
        <translation>Apprendre ceci au modèle</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>Faire apprendre au modèle qui lit les dessins du mur, mêlés à ce qui l’a entraîné, pour qu’il n’oublie rien</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>Progression de l’apprentissage</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Arrêter&#x202f;; le modèle reste tel quel</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>Enregistrer le modèle adapté et lire avec lui désormais, au prochain démarrage aussi</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>Apprendre quand même</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>Lecture des images de test…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>Apprentissage de vos dessins…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>Test sur des dessins mis de côté…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>Nouvelle lecture des images de test…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>Aucun de ceux-ci n’est mal lu&#x202f;: il y a peu à gagner. Dessinez-en qui sont mal lus, ou apprenez quand même&#x202f;: cela prend environ une minute.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>Lecture juste&#x202f;: vos chiffres</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>Lecture juste&#x202f;: {images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Vos chiffres sont moins bien lus qu’avant. Revenez en arrière, et recommencez quand il y en aura plus de mal lus.</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Aucun gain&#x202f;: vos chiffres ne sont pas mieux lus qu’avant. Revenez en arrière, et recommencez quand il y en aura plus de mal lus.</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>Il a oublié quelque chose&#x202f;: les images de test sont moins bien lues qu’avant.</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>Chacun de vos dessins a été lu par un réseau qui ne l’avait pas appris.</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>Testé sur %Ln dessin qu’il n’a pas appris.</numerusform>
            <numerusform>Testé sur %Ln dessins qu’il n’a pas appris.</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>Un seul dessin ne peut pas être testé.</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>Le modèle adapté lit maintenant&#x202f;: essayez-le, puis gardez-le ou revenez en arrière.</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>indulgent</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>Le réglage propre au modèle.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>Ce réseau est un auto-encodeur&#x202f;: il ne classe pas.</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>Ce réseau n’a pas été entraîné sur autre chose que des chiffres&#x202f;: il ne dit jamais «&#x202f;pas un chiffre&#x202f;».</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>Ce réseau ne connaît que ses classes&#x202f;: il ne dit jamais «&#x202f;aucun de ceux-ci&#x202f;».</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>Confiance minimale pour être sûr</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>Score minimal pour compter comme chiffre</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>Score minimal pour compter comme une de ses classes</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>Ne demande jamais&#x202f;: donne toujours la réponse la plus probable.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>Sous {threshold}&#x202f;: il demande lequel des deux plus probables.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>Sous {threshold}&#x202f;: il demande lequel des deux plus probables. {kept} ({what}) ont une réponse&#x202f;; {passed} de celles-ci sont justes.</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>Ne dit jamais {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>Sous un score de {threshold}&#x202f;: {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>Sous un score de {threshold}&#x202f;: {verdict}. Accepte {kept} ({what}).</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>Sous un score de {threshold}&#x202f;: {verdict}. Accepte {kept} ({what}) et {passed} ({others}).</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>«&#x202f;pas un chiffre&#x202f;»</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>lettres, symboles, formes et gribouillis</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>dessins de ses classes</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>«&#x202f;aucun de ceux-ci&#x202f;»</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>autres choses</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>images</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>Revenir à ceux du modèle</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>Réglés pour {model}, et retenus pour lui. Son fichier n’est pas modifié.</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>Mesuré sur {dataset}.</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>L’effet de ces réglages n’a pas été mesuré pour ce modèle&#x202f;; «&#x202f;digitpad calibrate&#x202f;», en ligne de commande, le mesure.</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>Aucune des {count} images mesurées ici n’est lue avec au moins cette confiance.</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>Des {count} images mesurées ici, {kept} sont lues avec au moins cette confiance, et {right} de celles-ci le sont bien.</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>Les réglages propres à digitpad, qui prennent une fraction du temps&#x202f;: un taux d’apprentissage qui monte et descend une fois, peu d’époques, et une précision réduite là où cela paie</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>Réglages rapides</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>Réglages que l’on change rarement</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Afficher ou masquer les réglages</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>Revenir à la recette</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>Revenir aux réglages propres au modèle</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>Les {count} époques publiées</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>Entraîner aussi longtemps que la recette publiée&#x202f;: {count} époques</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>nos réglages rapides</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>la recette du modèle</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln époque</numerusform>
            <numerusform>%Ln époques</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · lot {batch_size} · {optimizer} · taux {learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>augmenté</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Press Train to continue training this model.</source>
        <translation>Appuyez sur Entraîner pour continuer avec ce modèle.</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>Un entraînement est en cours&#x202f;; arrêtez-le d’abord.</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>Rien n’a été préparé&#x202f;: un entraînement est en cours. Arrêtez-le d’abord.</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>Rien n’a été préparé.</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>Rien n’a été préparé. {reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>Prêt&#x202f;: appuyez sur Entraîner.</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>Préparé dans le panneau d’entraînement&#x202f;: appuyez-y sur Entraîner.</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>Il n’y a pas d’images à apprendre dans {place}.</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images} Appuyez sur Entraîner pour les apprendre.</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>Partir des poids de ce modèle au lieu de rien</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>Décochez pour entraîner sur toutes les images&#x202f;; l’entraînement repris en utilisait autant</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>Continuer avec «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>Continuer plutôt avec «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>Continuer plutôt avec «&#x202f;{name}&#x202f;» ({network})</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>Entraîner sur les {count} premières images seulement</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>Tester sur les {count} premières images seulement</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>Il n’y a pas ici de recette pour {model}.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}, page {number}</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>en attente de lecture</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>non lu&#x202f;: {why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>incertains&#x202f;: {count}</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>tout est sûr</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>aucun nombre</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>Lire avec le modèle d’avant</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>Arrêté. Le modèle est tel qu’avant.</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>Maintenant, {model} lit&#x202f;; Garder ramène le modèle adapté.</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>Gardé&#x202f;: il lit désormais.</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>Le modèle est tel qu’avant.</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>Erreur inattendue&#x202f;: {reason}. Votre dessin et vos modèles sont toujours là&#x202f;: continuez, ou enregistrez-les et redémarrez digitpad. Merci de la signaler&#x202f;: «&#x202f;Copier le rapport&#x202f;» en contient les détails.</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>Quelque chose a mal tourné dans digitpad</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Rien de dessiné</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>Chargement de PyTorch, nécessaire ici…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>Dessins par classe</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>Le faire sur la zone de dessin</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>Modifier ainsi le dessin&#x202f;; Annuler le ramène</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>Gommez ici de l’encre à la souris et voyez comment c’est lu alors.</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>Recherche du moindre changement…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>Jusqu’où peut-on modifier l’image&#x202f;?</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>Aucun petit changement n’en fait autre chose que {digit}.</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>Votre dessin&#x202f;; ce qui changerait est en creux</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>Votre dessin</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>Le moindre changement en fait {digit} ({share}).</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>Ce changement en fait {digit} ({share}).</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>Toujours lu comme {digit} si l’on ne change que l’un de ces points&#x202f;:</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>Toujours pas pris pour un chiffre si l’on ne change que l’un de ces points&#x202f;:</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}&#x202f;: {range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>Gommez ceci&#x202f;: {digit} ({share})</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>Fermez ce vide&#x202f;: {digit} ({share})</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>Prolongez ceci&#x202f;: {digit} ({share})</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>L’afficher à la place du panneau d’entraînement, où cela ne couvre rien</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Ancrer</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Le fichier n’a pas été enregistré</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>Ligne d’écriture</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>Écrivez ici un nombre</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Écrivez ici un nombre. Les flèches déplacent un stylo, la barre d’espace le pose.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>Ouvrir un dessin, l’image d’un chiffre ou un modèle</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>Enre&amp;gistrer le dessin…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>Enregistrer le dessin comme encre (InkML) ou comme image (PNG)</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>Enregistrer la reco&amp;nstruction…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>Enregistrer en image ce que voit un auto-encodeur, avec sa reconstruction</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>Ouvrir un &amp;modèle…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>Lire et entraîner avec un modèle d’un fichier</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>Modèle &amp;fourni</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>Lire avec le modèle fourni avec digitpad</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>Modèle fourni pour &amp;images</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>Lire, mesurer et expliquer avec le modèle qui lit des images&#x202f;; des dessins, il ne voit que la forme</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>Côte à cô&amp;te…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>Faire lire par trois modèles au plus ce que vous dessinez, en direct</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>Enregi&amp;strer le modèle…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>Enregistrer dans un fichier le modèle qui lit</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>Pi&amp;xels du modèle…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>Indiquer l’échelle des pixels sur lesquels des poids venus d’ailleurs ont été entraînés</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>Fermer digitpad</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>Annuler le dernier trait, effacement ou ouverture</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>Effacer la zone de dessin</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Gomme</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>Gommer des parties du dessin, ou dessiner à nouveau&#x202f;; l’autre bout d’un stylet gomme toujours</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>Copier le dessin, comme image et comme encre</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>Coller le contenu du presse-papiers sur la zone de dessin</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>Entraîner un réseau avec les réglages de droite</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>Suspendre l’entraînement, ou continuer</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>&amp;Un lot</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>Entraîner sur un lot, et montrer ce qu’il a changé</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>&amp;Ralenti</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>Entraîner lot par lot, chacun montré un instant</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>Finir l’entraînement et garder ce qui est appris</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>&amp;Continuer avec ce modèle</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>Préparer un entraînement qui part de ces poids</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>Entraîne&amp;ments…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>Les entraînements conservés&#x202f;: les comparer, charger un modèle, recommencer, écrire un rapport</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>Lire mes propres &amp;signes…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>Les nommer, en dessiner quelques-uns et entraîner un lecteur en quelques secondes</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>Mes o&amp;bjets…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>Créer un lecteur de vos propres signes, ou apprendre votre écriture au modèle</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Make all text larger, and what goes with it</source>
        <translation>Agrandir tout le texte et ce qui va avec</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>Réduire tout le texte et ce qui va avec</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Taille habituelle</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>Afficher le texte dans la taille du système</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>Écrire des &amp;nombres</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>Écrire des nombres entiers sur une longue ligne, ou de nouveau des chiffres seuls</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>&amp;Panneau d’entraînement</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>Afficher ou masquer le panneau d’entraînement</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>&amp;Réseau</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>Afficher tout le réseau, éclairé par ce que vous dessinez, ou le masquer</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>Utiliser tout l’écran, avec un texte pour vidéoprojecteur, ou revenir à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>Quelques pages sur ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>Des expériences guidées de quelques minutes, à côté des courbes qui avancent</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>Quelles touches font quoi</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>À pr&amp;opos de digitpad</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>Ce qu’est digitpad, et les versions de ses composants</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>&amp;Pourquoi cette réponse…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>Voir quelle encre parle pour la réponse et laquelle contre, pendant que vous dessinez</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>&amp;Robustesse…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>Mesurer jusqu’où l’on peut modifier des chiffres avant que le modèle les lise mal</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>&amp;Quelle qualité&#x202f;?…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>Mesurer le modèle sur un jeu de données&#x202f;: exactitude, confusions, images, robustesse, seuils</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>Parcourir les &amp;images…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>Feuilleter un jeu de données&#x202f;: ce qu’est chaque image, ce que le modèle lit, ses erreurs</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>&amp;Seuils de confiance…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>Choisir sous quelle confiance il demande «&#x202f;4 ou 9&#x202f;?&#x202f;» ou dit «&#x202f;pas un chiffre&#x202f;»</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>&amp;Lire pages et tableaux…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>Lire les nombres d’une photo de page ou de tableau, pour un tableur</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>Shift</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Inclinaison</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Épaisseur du stylo</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · env. 30 s · 99&#x202f;%</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · env. 20 s · 92&#x202f;%</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · env. 4 min · 99&#x202f;%</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · env. 3 min · 98&#x202f;%</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · env. 1 min · 98&#x202f;%</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#x202f;:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>par défaut&#x202f;: {default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Afficher ce message et quitter.</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>Dessiner un chiffre et être lu&#x202f;; entraîner un réseau et le regarder apprendre.</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>Sans arguments, ou avec des fichiers à ouvrir (digitpad photo.jpg), la fenêtre.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>Mettre digitpad dans le menu de cet utilisateur, et le proposer pour les fichiers d’encre et les modèles.</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>Le retirer du menu.</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>Vérifier cette installation&#x202f;: ouvrir la fenêtre, dessiner, lire et la fermer.</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>N’afficher que les résultats et les échecs.</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>Dire ce qui est lu, et combien de temps cela a pris.</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>Afficher aussi la trace d’un échec.</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>Installer la complétion pour le shell actuel.</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>Afficher la complétion pour le shell actuel, pour la copier ou adapter l’installation.</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>Sur un bureau</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>N’importe où sur la ligne</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>Lire des images et des fichiers d’encre.</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>Lire les nombres de photos de pages.</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>Lire le tableau de chaque photo&#x202f;: sa grille et ses nombres.</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>Montrer quelle encre parle pour ce qui est lu et laquelle contre.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>Entraîner un modèle.</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>Apprendre à un modèle la main de quelqu’un à partir de quelques dessins étiquetés.</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>Faire que «&#x202f;sûr à 90&#x202f;%&#x202f;» soit juste neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>Écrire une page sur un entraînement, ou sur un modèle.</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>Énumérer les entraînements conservés, le plus récent d’abord.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>Mesurer un modèle sur des images étiquetées qui ne l’ont pas entraîné.</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>Mesurer un modèle sur des chiffres décalés, tournés, inclinés ou bruités.</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>Enregistrer ce qu’un auto-encodeur reconstruit à côté des originaux.</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Fichiers de modèles</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>Montrer ce que contient un fichier de modèle, et vérifier qu’il est entier.</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>Convertir des poids de ou vers candle, tch-rs, PyTorch, numpy.</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>Écrire un modèle en fichier ONNX ou en dossier pour un dépôt, avec tout ce que l’on en sait.</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Ce qu’il y a</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>Énumérer les architectures, avec leurs recettes.</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>Énumérer les jeux de données, et ce qu’il faut à chacun avant usage.</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>Énumérer les appareils d’entraînement, le meilleur d’abord.</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>Récupérer des jeux de données, pour les avoir hors connexion.</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>Montrer où sont gardés modèles, entraînements, jeux de données et réglages, et quelles variables changent cela.</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>Lire des images et des fichiers d’encre. Un fichier illisible n’arrête pas les autres.</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>Images, et fichiers d’encre (.inkml)&#x202f;; «&#x202f;-&#x202f;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>Fichier de modèle&#x202f;; sans lui&#x202f;: celui fourni.</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>L’échelle des pixels sur lesquels les poids d’un autre programme ont été entraînés.</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>Enregistrer dans ce dossier les étapes de chaque image&#x202f;: l’image, son encre, 28×28.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Remplacer un fichier déjà présent.</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>«&#x202f;Pas un chiffre&#x202f;» sous ce score de chiffre&#x202f;; sans lui&#x202f;: ce que dit le fichier du modèle.</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>«&#x202f;Incertain&#x202f;» sous cette probabilité&#x202f;; sans elle&#x202f;: ce que dit le fichier du modèle.</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>Afficher un objet JSON par ligne.</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>Lire une photo et un fichier d’encre&#x202f;:</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>Lire ce qu’un autre programme transmet&#x202f;:</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>Avec un modèle à vous&#x202f;:</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>Lire les nombres de photos de pages. Une photo illisible n’arrête pas les autres.</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>Photos ou scans de pages&#x202f;; «&#x202f;-&#x202f;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>Écrire les nombres dans ce fichier, un par ligne&#x202f;; «&#x202f;-&#x202f;» les affiche en CSV.</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>Séparer les colonnes du CSV par des points-virgules.</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>Commencer le CSV par une marque d’ordre des octets, à laquelle Excel reconnaît l’UTF-8.</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>Écrire chaque cellule telle quelle dans le CSV, même ce qu’un tableur prend pour une formule ou une date.</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>Les nombres d’une photo, dans un tableur&#x202f;:</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>De même, pour un autre programme&#x202f;:</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>Une photo illisible n’arrête pas les autres.</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>Photos ou scans de tableaux, chacun une feuille du fichier Excel&#x202f;; «&#x202f;-&#x202f;» est l’entrée standard.</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>Écrire les cellules dans ce fichier&#x202f;; «&#x202f;-&#x202f;» les affiche en CSV.</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>Ajouter au CSV une colonne «&#x202f;doubtful&#x202f;», qui nomme les cellules douteuses de chaque ligne.</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>Lire avec l’autre grille, proposée là où lignes et colonnes sont incertaines.</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>Un tableau rempli, dans Excel&#x202f;:</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>En CSV, qui dit quoi vérifier&#x202f;:</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>Un fichier illisible n’arrête pas les autres.</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>Expliquer cette classe&#x202f;; sans elle&#x202f;: ce qui est lu.</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>La comparer à&#x202f;: une autre classe, runner-up, all ou none (son logit).</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime, occlusion, integrated-gradients ou input-x-gradient&#x202f;; sans cela&#x202f;: lime.</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>Enregistrer une image de chaque carte dans ce dossier.</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>Enregistrer une carte de l’encre qui a parlé pour la réponse&#x202f;:</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>Pourquoi serait-ce un 9 et pas un 4&#x202f;?</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>Entraîner un modèle. Les réglages que vous omettez viennent de la recette de l’architecture.</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-C arrête l’entraînement et garde les meilleurs poids jusque-là&#x202f;; ils sont enregistrés si --output était donné, et le code de sortie est 130.</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>«&#x202f;digitpad models&#x202f;» les énumère&#x202f;; sans lui&#x202f;: quick.</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>Vos propres couches&#x202f;: «&#x202f;conv 16 3, relu, pool 2, dense 10&#x202f;».</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>Un réglage de l’architecture, si elle en a, p. ex. patch=7.</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>Partir des poids de ce fichier de modèle.</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>Jeu de données, ou plusieurs joints par «&#x202f;+&#x202f;»&#x202f;; «&#x202f;digitpad datasets&#x202f;» les énumère. Sans lui&#x202f;: mnist s’il est là, sinon handwriting&#x202f;; pour lignes et images en couleur, les leurs.</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>Dossier avec les fichiers d’origine du jeu de données, ou avec des images à vous (avec --dataset).</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>Ce qu’il faut à vos images pour être comme celles de MNIST&#x202f;: encre blanche sur noir, droites.</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>Utiliser N images d’entraînement au plus.</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>Utiliser N images de test au plus.</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>La recette propre à l’architecture, ou des réglages qui apprennent vite.</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>Apprendre aussi des réponses de ce modèle.</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Combien de fois le réseau voit chaque image d’entraînement</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Images par étape&#x202f;; «&#x202f;full&#x202f;»&#x202f;: toutes pour une étape</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Comment les poids sont mis à jour</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Jusqu’où va chaque étape&#x202f;; trop grand, l’entraînement diverge</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Tourner, déplacer, courber et épaissir un peu les images chaque fois qu’elles sont vues, pour que l’écriture d’autres personnes soit lue aussi (augmentation)</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Images en couleur par paires, et leurs classes aussi&#x202f;: mixup en fond deux, cutmix met un morceau de l’une dans l’autre&#x202f;; pour de longs entraînements</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>La même graine répète exactement un entraînement&#x202f;; une autre part et mélange autrement</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto, ou l’un de «&#x202f;digitpad devices&#x202f;».</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>Fils d’exécution du processeur&#x202f;; sans cela&#x202f;: un par cœur.</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>Enregistrer ici le meilleur modèle&#x202f;; un point de reprise est gardé à côté.</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>Enregistrer les poids de l’époque la meilleure au test, ou les derniers.</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>Continuer depuis ce point de reprise, ou celui à côté de ce modèle&#x202f;; «&#x202f;last&#x202f;»&#x202f;: le dernier entraînement que la fenêtre n’a pas fini.</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>Écrire une ligne par époque dans ce fichier CSV.</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>Écrire valeurs et images mal lues dans ce dossier, pour TensorBoard.</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>Une note à mettre dans le fichier du modèle.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>Comment il apprend</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Ce qui est gardé</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>Entraîner le réseau rapide&#x202f;; une demi-minute&#x202f;:</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>Une autre architecture, sur MNIST&#x202f;:</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>Continuer un entraînement arrêté&#x202f;:</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>Vos propres couches&#x202f;:</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>Des dessins étiquetés comme autre chose qu’un chiffre lui apprennent à refuser ce qui y ressemble. Les dessins sont lus avant et après, chacun par un réseau qui ne l’a pas appris, et des images de test aussi&#x202f;: celles de MNIST si elles sont trouvées, sinon des images générées. Ctrl-C arrête, et rien n’est alors enregistré.</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>Avec --things, le modèle reçoit une nouvelle dernière couche pour ces classes, en quelques secondes. Il refuse ce qui n’est aucune d’elles, et chaque dessin est lu par une couche qui n’en a pas appris.</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>Enregistrer ici le modèle adapté.</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>Un fichier de modèle&#x202f;; sans lui&#x202f;: celui fourni.</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>Le fichier de modèle, comme option.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>Un fichier d’encre avec des dessins étiquetés&#x202f;; sans lui&#x202f;: Mon écriture.</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>Apprendre vos propres classes à la place des chiffres&#x202f;: un jeu de Mes objets par son nom, un fichier .digitpad-class ou d’encre, ou un dossier avec un dossier d’images par classe.</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>Apprendre au modèle fourni la main de quelqu’un&#x202f;:</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>Créer un lecteur de votre propre jeu&#x202f;:</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>Ajuste la température et les seuils du modèle. MODEL lui-même reste tel quel, sauf si --in-place est donné. Prenez des données sur lesquelles le modèle n’a pas été entraîné et ne sera pas mesuré.</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>Un fichier de modèle (.safetensors, .npz, .pt ou .onnx), ou le nom d’un réseau fourni.</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>La partie de test de ce jeu de données&#x202f;; peut être répété.</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>Part des chiffres qui doit être acceptée.</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>Écrire le modèle ici&#x202f;; sans cela&#x202f;: à côté de MODEL, sous MODEL.calibrated.safetensors.</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>Remplacer MODEL lui-même.</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>Ajuster la confiance sur des chiffres générés&#x202f;:</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>Sur un entraînement&#x202f;: courbes, confusions, pires erreurs et réglages. Sur un modèle&#x202f;: ce qu’il cherche, ce qui est typique pour lui et ce qui ne l’est pas, et ce qu’il confond. C’est un seul fichier qui se suffit, à regarder, à imprimer ou à rendre.</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>Un entraînement conservé (son nom, celui de «&#x202f;digitpad runs&#x202f;», ou «&#x202f;last&#x202f;»), ou un fichier de modèle.</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>Écrire la page ici&#x202f;; «&#x202f;-&#x202f;» l’affiche.</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>Une page sur le dernier entraînement&#x202f;:</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>Énumérer les entraînements conservés, le plus récent d’abord. En montrer, renommer ou supprimer un.</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>Montrer tout ce que l’on sait d’un entraînement.</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>Supprimer des entraînements.</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>Donner un autre nom à un entraînement.</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>Ce qui a été entraîné&#x202f;:</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>Tout sur le dernier entraînement&#x202f;:</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>Lui donner un nom&#x202f;:</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>Le supprimer&#x202f;:</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>Un entraînement&#x202f;: son nom, celui de son dossier, ou «&#x202f;last&#x202f;».</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>Supprimer des entraînements&#x202f;; pendant un jour, la fenêtre peut les rétablir.</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>Entraînements&#x202f;: leurs noms, ceux de leurs dossiers, ou «&#x202f;last&#x202f;».</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>Son nouveau nom.</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>Le diagramme de fiabilité montre s’il a raison aussi souvent qu’il le dit.</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>Un fichier de modèle&#x202f;; avec --numbers, peut être omis pour les réseaux fournis.</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>La partie de test de ce jeu de données.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>Un fichier d’encre avec des dessins étiquetés.</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>Un dossier avec un dossier d’images par étiquette.</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>Nombres de plusieurs chiffres&#x202f;: un fichier d’encre, ou une liste avec les colonnes file et digits.</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>Utiliser N images au plus, régulièrement espacées.</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>Comme MODEL.</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>Dessiner le diagramme de fiabilité dans ce fichier.</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>Sur les images de test de MNIST&#x202f;:</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>À quel point les réseaux fournis lisent bien les nombres&#x202f;:</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>Sur de l’encre, avec un diagramme&#x202f;:</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>Les images d’un jeu de données sont modifiées après leur préparation. Les traits sont tournés et inclinés avant elle, tels qu’ils ont été écrits&#x202f;; mais ils sont agrandis ou réduits, dessinés avec un autre stylo et décalés dans l’image de 28×28, car la préparation annulerait cela.</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>Modifier les images de test de ce jeu de données.</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>Modifier les traits d’un fichier d’encre avec des dessins étiquetés.</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>Dessiner les courbes dans ce fichier.</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>Sur 500 chiffres générés, avec courbes&#x202f;:</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>Le fichier d’un auto-encodeur.</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>Dossier des paires&#x202f;; il est créé s’il manque.</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>Prendre des images de la partie de test de ce jeu de données.</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>Quelle partie du jeu de données.</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>Choisir des images au hasard avec cette graine (par défaut&#x202f;: les premières).</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>Enregistrer chaque original et sa reconstruction en deux fichiers, à leur propre taille.</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>Combien d’images du jeu de données, depuis la première&#x202f;; sans cela&#x202f;: 8.</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>Ce qu’un auto-encodeur fait d’une photo&#x202f;:</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>Ce que contient le modèle fourni&#x202f;:</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>Si un fichier ne dit pas comment il a été fait, dites-le par --set heads=8 ou --layers.</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>Un fichier de modèle&#x202f;: .safetensors, .npz, .pt ou .onnx.</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>Comme --output.</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>Où écrire&#x202f;; l’extension dit quelle sorte de fichier.</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>De qui les tenseurs prennent les noms et les formes.</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>Type des nombres à stocker.</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>Donner l’exactitude avant et après sur ce jeu de données.</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>Quelles couches il a, si le fichier ne le dit pas.</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>Pour un programme qui utilise candle&#x202f;:</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>Le fichier ONNX à écrire.</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>Ou un dossier pour un dépôt de modèles&#x202f;: fiche du modèle, configuration, poids.</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>Pour tout programme qui exécute des fichiers ONNX&#x202f;:</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>Ce qui est déjà là n’est pas récupéré de nouveau. Ctrl-C garde les fichiers complets.</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>Jeux de données&#x202f;; «&#x202f;digitpad datasets&#x202f;» les énumère.</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>Avant une leçon sans connexion&#x202f;:</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>Aucun dossier n’est créé. DIGITPAD_HOME=FOLDER les garde tous dans un seul dossier.</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>Où sont gardés modèles, entraînements et jeux de données&#x202f;:</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>70&#x202f;000 vrais chiffres</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>chiffres de test de MNIST</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>licence généralement indiquée&#x202f;: CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>Données propres</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>vos chiffres en IDX, CSV, .npz, parquet, ou un zip de ceux-ci</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>chiffres de test à vous</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>Images propres</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>un dossier d’images par classe, vues en gris</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>images de test à vous</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>Images propres en couleur</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>un dossier d’images par classe</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>Écriture générée</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>déjà intégrée</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>chiffres de test générés</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>Petit jeu généré</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>écriture, intégrée, prête en quelques secondes</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>Mains pressées</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>générées, crochets et barres raides, intégrées</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>chiffres de test générés de mains pressées</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>Faussé exprès</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>papier et encre échangés</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>chiffres de test générés inversés</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>Trois étiquettes sur dix fausses</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>chiffres générés, mal étiquetés exprès</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>Étiquettes tirées au sort</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>chiffres générés dont les étiquettes ne disent rien</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>Fichiers d’encre</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>écriture étiquetée (.inkml), la vôtre ou celle de n’importe qui</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>dessins de test</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>Mon écriture</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>vos propres dessins étiquetés</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>dessins à vous</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>les vôtres</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>dessiné dans digitpad et nommé par qui l’a dessiné</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>Signes de nombres générés</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>candidats de test générés</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>le générateur de lignes écrites propre à digitpad</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>Lignes de nombres générés</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>lignes de test générées</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>Lignes de nombres de fichiers d’encre</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>de la main de leurs scripteurs</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>lignes de test d’autres scripteurs</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>Lignes de nombres d’images</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>composées de chiffres de MNIST et générés</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>lignes de chiffres de test de MNIST</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}&#x202f;; le générateur propre à digitpad</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>Lignes de nombres générés sur papier à motifs</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>intégré, comme sur des photos de chèques</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>Lignes de nombres sur papier à motifs</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>composées de chiffres de MNIST et générés, comme sur des photos de chèques</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>Lignes de nombres de fichiers d’encre sur papier à motifs</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>de la main de leurs scripteurs, comme sur des photos</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>petites images de vêtements, plus difficiles que des chiffres</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>images de test de Fashion-MNIST</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>dix caractères japonais</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>caractères de test de KMNIST</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>petites photos en couleur</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>images de test de CIFAR-10</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>aucune publiée&#x202f;; citer Krizhevsky 2009</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>EMNIST, chiffres</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>280&#x202f;000 vrais chiffres</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>chiffres de test d’EMNIST</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>aucune publiée&#x202f;; les données du NIST sont dans le domaine public</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>EMNIST, lettres</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>145&#x202f;600 vraies lettres, pour des réseaux faits de vos propres couches</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>lettres de test d’EMNIST</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>MNIST avec six fois plus de chiffres de test</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>chiffres de test de QMNIST</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>une licence BSD</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>9&#x202f;298 chiffres de codes postaux</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>chiffres de test d’USPS</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>aucune publiée&#x202f;; citer Hull 1994</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>numéros de maison, petites photos en couleur</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>images de test de SVHN</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>pour un usage non commercial seulement</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Mes objets</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>classes que vous avez dessinées ou rassemblées</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>dessins de vous</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>telles quelles</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>inversées</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>transposées</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>inversées et transposées</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>Le modèle fourni ne lit bien que {before} de ces {count} images, de quelque façon qu’on les inverse ou transpose&#x202f;: regardez-les.</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>Ces images semblent {convention}&#x202f;: le modèle fourni en lit bien {before} sur {count} telles quelles, et {after} une fois redressées.</translation>
    </message>
    <message>
        <source>{title}: {about}</source>
        <translation>{title}&#x202f;: {about}</translation>
    </message>
    <message>
        <source>MIT, generated by digitpad</source>
        <translation>MIT, généré par digitpad</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written digits</source>
        <translation>le générateur de chiffres écrits propre à digitpad</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>celle des fichiers</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>fichiers InkML avec le vrai chiffre, et le scripteur s’il est connu</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>fichiers à vous</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>Pas de partie de test&#x202f;: {count:,} des {all:,} images sont gardées pour elle.</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path} n’a pas d’étiquettes et est laissé de côté.</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path} contient des lignes de 784 nombres, lues comme images de 28×28.</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>celle des images</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>images à vous</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>Autres fichiers illisibles&#x202f;: {count:,}.</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>Ne portent le nom d’aucune classe, et laissés de côté&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>Dessins sans étiquette, laissés de côté&#x202f;: {count:,}.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>les vôtres</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>objets à vous</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>images de test</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>{count:,} dessins, chacun mis de côté</translation>
    </message>
</context>
<context>
    <name>devices</name>
    <message>
        <source>{device}, {memory:.0f} GiB</source>
        <translation>{device}, {memory:.0f} Gio</translation>
    </message>
    <message>
        <source>{processor}, cores: {count}</source>
        <translation>{processor}, cœurs&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>ce n’est pas un zip, ou il est endommagé</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>il ne vient pas de Mes objets de digitpad</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>Impossible de lire {path} comme fichier de classes&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>il contient plus de {most:,} images</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>{name}, qu’il contient, se décompresse en plus de {most:,} octets</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>on peut en distinguer de 2 à {most}, pas {count}</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>un nom vient deux fois</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>un nom a de 1 à {longest} caractères imprimables</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>tous les autres s’appellent déjà «&#x202f;{nothing}&#x202f;»</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>Ces classes ne conviennent pas&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>Impossible de lire Mon écriture ({path})&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>Impossible d’écrire Mon écriture ({path})&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>une autre fenêtre ou un autre programme l’écrit&#x202f;; réessayez dans un instant. Si cela n’aide jamais, son dossier est peut-être sur un lecteur réseau sans verrous&#x202f;: dans ce cas, définissez {variable} sur un dossier de cet ordinateur</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>le disque signale une erreur&#x202f;; il est peut-être plein ou retiré, ou c’est un lecteur réseau sans verrous&#x202f;: dans ce cas, définissez {variable} sur un dossier de cet ordinateur</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>Un jeu ne peut pas s’appeler «&#x202f;{name}&#x202f;»&#x202f;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>Il y a déjà un jeu nommé «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>Le fichier de Mon écriture ({path}) a été écrit par une autre version de digitpad ({version}) et reste donc intact. Utilisez cette version, ou déplacez le fichier pour en commencer un nouveau.</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path} n’est pas un fichier de Mon écriture et reste donc intact. Déplacez-le pour en commencer un nouveau.</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>le fichier est endommagé. Il est laissé tel quel&#x202f;: remettez-en une copie entière, ou déplacez-le pour en commencer un nouveau</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>les traits n’ont pas la longueur qu’ils annoncent</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>Rien n’est dessiné, il n’y a donc rien à garder.</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>Un dessin a {point_count:,} points, plus que les {max_points:,} que l’on garde d’un dessin. Omettez-le, ou dessinez-le avec moins de points.</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>l’exemple à deux couches de tch a 128 neurones cachés, celui de candle en a 100</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>l’exemple à deux couches de candle a 100 neurones cachés, celui de tch en a 128</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>Impossible de convertir {name}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>Une exactitude demande un modèle qui lit des classes, et des images.</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>Il n’y a pas de cible «&#x202f;{given}&#x202f;». Disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>Les poids ne peuvent pas être stockés comme «&#x202f;{given}&#x202f;». Disponibles&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>Le nom du résultat doit finir par l’un de {endings}.</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>Impossible d’écrire dans le dossier {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result} est un fichier à lire&#x202f;; choisissez un autre nom pour le résultat.</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result} existe déjà&#x202f;: --force le remplace.</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output - et --json écrivent tous deux sur la sortie standard&#x202f;: n’en donnez qu’un.</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path} ne peut pas recevoir deux résultats&#x202f;: donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>Le nom {name} est trop long&#x202f;: les points de reprise de l’entraînement portent le même nom avec un suffixe. Prenez-en un d’au plus {most} octets&#x202f;; il en a {size}.</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}&#x202f;: nommez-le {better}.</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>Un modèle est un fichier safetensors</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>Le graphique est un fichier PNG</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder} est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder} est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>vous n’avez pas le droit d’écrire dans {folder}</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>Impossible d’écrire dans {folder}&#x202f;: c’est un fichier, pas un dossier.</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>Impossible de créer le dossier {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>Impossible de renommer {file}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>Il n’y a pas de jeu de données nommé «&#x202f;{name}&#x202f;». Disponibles&#x202f;: {there}.</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>Les images peuvent être lues comme {known}, pas comme «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>impossible de créer {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>{file} n’a pas pu être téléchargé. Vérifiez la connexion et réessayez, ou choisissez un dossier qui contient les fichiers{instead}. (Essayé&#x202f;: {tried}.)</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>Pas de connexion à Internet&#x202f;: {file} n’a pas pu être téléchargé. Vérifiez la connexion et réessayez, ou choisissez un dossier qui contient les fichiers{instead}. (Essayé&#x202f;: {tried}.)</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}, {reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>qui a répondu par l’erreur {code}</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>dont le certificat n’est pas accepté ici</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>plus de données que le fichier ne peut en avoir</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>le fichier reçu est endommagé (somme de contrôle fausse)</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>la connexion s’est interrompue</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>Impossible de décompresser {archive}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder} est un fichier&#x202f;: choisissez un dossier d’images&#x202f;; décompressez d’abord un zip.</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>Impossible de lire le dossier {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>Il n’y a pas d’images dans {folder}, seulement un zip&#x202f;: décompressez-le. {wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>Il n’y a pas d’images dans {folder}. {wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>Aucun dossier dans {folder} ne porte le nom d’une classe&#x202f;; il y a {names}. {wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>Les images dans {folder} ne sont pas dans des dossiers qui disent ce qu’elles montrent. {wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>Il faut un dossier par classe ({classes}), par exemple {example}.</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>Prêt, dans {folder}.</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>Incomplet&#x202f;: {missing} manque dans {folder}.</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>Aucun fichier de {name} dans {folder}.</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>À télécharger&#x202f;: {megabytes} Mo.</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>manquants&#x202f;: {files}&#x202f;; présents&#x202f;: {names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>Le jeu de données {name} n’est pas complet dans {folder}&#x202f;: {what}. Choisissez le dossier qui contient ses fichiers publiés, ou téléchargez-le{instead}.</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>, à moins de prendre le jeu de données «&#x202f;handwriting&#x202f;», qui est intégré</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path} se décompresse en plus de {most} Mio&#x202f;; refusé.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>Impossible de lire {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path} est coupé ou endommagé ({why}). Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path} est coupé ou endommagé. Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path} est endommagé, ou n’est pas un lot publié de CIFAR-10. Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path} contient «&#x202f;{name}&#x202f;», qui se trouve hors de lui&#x202f;; refusé.</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path} est protégé par un mot de passe&#x202f;: décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>Les pixels dans {path} vont de {low:.4g} à {high:.4g}, pas de 0 à 255.</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path} contient plus que de simples nombres&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path} n’est pas un tableau de nombres&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path} est un fichier parquet, qui demande pyarrow&#x202f;: pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path} n’est pas un tableau d’images d’une même taille avec une colonne «&#x202f;label&#x202f;».</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>Intégré&#x202f;: rien à télécharger.</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>Les fichiers dans {folder} sont ceux de MNIST, pas ceux de {name}&#x202f;; les deux portent les mêmes noms. Choisissez le dossier qui contient {name}.</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>Les images dans {path} sont de {sides}, pas de {wanted}.</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path} contient des lignes de {sides} nombres au lieu d’images de {wanted}.</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>Les pixels dans {path} ne sont pas des octets (0–255).</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path} et {other} ne vont pas ensemble&#x202f;: {count:,} images, {labels:,} étiquettes.</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>L’étiquette {label} dans {path} n’est pas de {first}–{last}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path} n’est pas un fichier IDX&#x202f;: {kind}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path} n’est pas un fichier IDX, comme le sont ceux de MNIST.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path} est coupé ou endommagé&#x202f;: il contient {count:,} octets sur {whole:,}. Récupérez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>Prêt&#x202f;: {count} fichiers d’encre dans {folder}.</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>Aucun fichier d’encre (.inkml, .inkml.gz) dans {folder}. Choisissez un dossier qui en contient.</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>Seuls {count} dessins dans {folder} disent quel chiffre ils sont, trop peu pour apprendre&#x202f;: il en faut au moins {test_drawings}. Choisissez un dossier qui en a plus.</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>Aucun dessin dans {folder} ne dit quel chiffre il est&#x202f;: il n’y a rien à apprendre. Choisissez un dossier avec des dessins étiquetés&#x202f;: des fichiers d’encre (.inkml) où chacun a une annotation «&#x202f;truth&#x202f;», avec son chiffre.</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>Mon écriture est vide&#x202f;: dessinez au moins {least} chiffres et indiquez ce qu’est chacun (Entraînement → Mes objets).</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>Mon écriture contient trop peu de chiffres pour apprendre ({count})&#x202f;: dessinez-en au moins {least} et indiquez ce qu’est chacun (Entraînement → Mes objets).</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>Prêt&#x202f;: {count:,} chiffres de Mon écriture.</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>Impossible de lire le fichier d’encre {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>Les fichiers d’encre ne contiennent pas tous les chiffres&#x202f;: on ne peut pas en faire de lignes.</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>Les images ne contiennent pas tous les chiffres&#x202f;: on ne peut pas en faire de lignes.</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>Prêt&#x202f;: {files} dans {folder}.</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>Aucune image de chiffre dans {folder}{there}. Choisissez un dossier avec des fichiers IDX, un CSV avec une étiquette et 784 pixels par ligne, un fichier .npz ou parquet, ou un zip de ceux-ci&#x202f;; pour des images, décompressez un zip et prenez le jeu de données «&#x202f;pictures&#x202f;».</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path} n’a pas d’images avec étiquettes. {remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path} a trop peu d’images pour l’entraînement.</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path} a trop peu d’images pour le test.</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>, seulement {names}</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>Choisissez un dossier qui contient un dossier d’images par classe.</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>Prêt&#x202f;: {count:,} images ({classes}) dans {folder}.</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>Il y a trop peu d’images dans {folder}.</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>Les images dans {folder} sont de {count:,} classes&#x202f;; on peut en distinguer de 2 à {most:,}. Il y a un dossier par classe.</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>Choisissez un jeu de Mes objets, ou un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>Il faut {least} dessins de chaque classe pour apprendre et tester&#x202f;; {named}.</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>Prêt&#x202f;: {named} dans {path}.</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path} n’a pas de dessins, seulement des images.</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first} et {part} ne peuvent pas être joints&#x202f;: leurs images ou leurs classes diffèrent.</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model} distingue {count} classes, mais {dataset} en a {given}. Choisissez un autre jeu de données, ou vos propres couches finissant par «&#x202f;dense {given}&#x202f;».</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model} distingue ceci&#x202f;: {classes}&#x202f;; mais {name} a autre chose&#x202f;: {others}. Choisissez un autre modèle ou jeu de données.</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model} lit d’autres images ({wanted}) que celles de {name} ({given}). Choisissez un autre modèle ou jeu de données.</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>Une bibliothèque de cette installation ne se charge pas, le plus souvent parce qu’il manque à Windows l’environnement Visual C++ de Microsoft&#x202f;: installez {address} et redémarrez digitpad. ({error})</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>Il faut {name}, absent de ce paquet&#x202f;: installez digitpad en entier avec pip, comme le dit sa documentation.</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>Il faut {name}, qui n’est pas installé. Installez-le avec&#x202f;: {command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>Le modèle {model} lit d’autres images ({wanted}) que celles-ci ({given}).</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>Le modèle {model} lit des lignes entières. Mesurez-le avec «&#x202f;digitpad evaluate MODEL --numbers FILE&#x202f;», MODEL étant son fichier.</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>Il y a {count} images mais {labels} étiquettes.</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>Aucune des {count} images n’est d’une des classes que connaît {model}.</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>Il n’y a pas d’images sur lesquelles mesurer.</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model} dit ce que montre une image et n’en reconstruit aucune. Choisissez un auto-encodeur&#x202f;: digits-autoencoder ou cifar-autoencoder.</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>Le modèle {model} lit des images de forme {wanted}, pas {given}.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>Le modèle {model} ne lit pas de dessins ({reads}). Choisissez un modèle qui lit des dessins.</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model} redessine les images et n’a pas d’exactitude. Choisissez un modèle qui lit des classes.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model} est un auto-encodeur&#x202f;: il reconstruit des images, il n’y a donc pas de réponse à expliquer. Choisissez un modèle qui lit des chiffres ou des images.</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>Il n’y a pas de méthode nommée «&#x202f;{name}&#x202f;». Disponibles&#x202f;: {there}.</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>Aucune des images dont {model} a pu apprendre n’est à disposition. Choisissez leur dossier à côté du jeu de données.</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against} ne peut pas être comparé à lui-même&#x202f;: choisissez une autre classe.</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model} ne connaît pas de classe «&#x202f;{name}&#x202f;». Il connaît&#x202f;: {there}.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>aucun fichier ne peut porter ce nom</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>sous Windows, aucun nom ne contient {sign}&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>sous Windows, aucun nom ne contient de saut de ligne ni de tabulation&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>sous Windows, aucun nom ne finit par un point ou une espace&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>avec ses dossiers, le nom a plus de {most} caractères&#x202f;; choisissez-en un plus court, ou un dossier plus haut</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>il est en lecture seule&#x202f;; choisissez un autre nom, ou changez cela dans ses propriétés</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>vous n’en avez pas l’autorisation&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>le disque est plein&#x202f;; libérez de la place ou choisissez un autre dossier</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>votre quota de disque est épuisé&#x202f;; libérez de la place ou choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>le disque est en lecture seule&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>une partie de son chemin est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>c’est un lien qui revient à lui-même</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>c’est un tube sans lecteur</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>Impossible d’écrire {path:.200}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>un périphérique porte ce nom&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>Impossible d’écrire dans {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>Un autre entraînement écrit {path} en ce moment. Attendez-le, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>Impossible de lire {path:.200}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path} dépasse {size}, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>un autre programme l’a ouvert&#x202f;; fermez-le là et réessayez</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>un autre programme l’a ouvert, ou vous n’en avez pas l’autorisation&#x202f;; fermez-le là, ou choisissez un autre dossier</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable} vaut {home!s:.200}, mais il n’y a pas d’utilisateur de ce nom&#x202f;: définissez-le sur un dossier.</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>il y a un fichier de ce nom</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>Impossible de créer le dossier {folder}&#x202f;: {why}. Définissez {home_variable} sur un dossier où l’on peut écrire.</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>Le fichier resources/{name} manque dans cette installation de digitpad&#x202f;: réinstallez-le.</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>Il n’y a pas de police sur ce système&#x202f;: la fenêtre ne pourrait afficher aucun texte. Sur Debian et Ubuntu, «&#x202f;sudo apt-get install fonts-dejavu-core&#x202f;» en apporte une.</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>Impossible d’écrire l’image {picture}.</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>Une image n’a pas de traits à enregistrer comme encre. Enregistrez-la en PNG.</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>Ce réseau ne reconstruit rien. Choisissez un auto-encodeur.</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>Les images de test de {title} ne sont pas dans {folder}. Choisissez {title} comme jeu de données, puis téléchargez-le ou choisissez son dossier.</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>PyTorch ne se charge pas ({kind}&#x202f;: {why}).</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>Impossible de décompresser le fichier d’encre {path!s:.200}&#x202f;: il est coupé ou endommagé. Récupérez-le de nouveau.</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>Le fichier d’encre {path!s:.200} se décompresse en plus de {max_file_bytes} Mio, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>c’est du XML, mais sa racine est &lt;{tag:.40}&gt;, pas &lt;ink&gt;</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>il ne contient pas de tracés</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>Impossible de lire {name} comme InkML&#x202f;: il définit des entités XML, ce qui n’est pas permis.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>Impossible de lire {name} comme InkML&#x202f;: codage de texte inconnu.</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>il a plus de {most:,} {what}</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>ses groupes sont imbriqués sur plus de {max_depth} niveaux</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>il faut plus de {max_seconds:.0f} secondes pour le lire</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>il contient plus de {max_annotations:,} annotations</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>il contient plus de {max_strokes:,} traits</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>dans son tracé numéro {stroke_count:,}, {why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>il contient plus de {max_points:,} points</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>une vue renvoie au tracé «&#x202f;{name:.40}&#x202f;», qui n’est pas là avant elle</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>son format de tracé n’a pas de canal X ou pas de canal Y</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>il contient des formats de tracé différents, ce que digitpad ne prend pas en charge</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>Impossible d’écrire {path!s:.200}&#x202f;: ces dessins sont plus que n’en contient un fichier d’encre qui puisse être relu. Écrivez-les dans plusieurs fichiers, par exemple un par personne.</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>L’annotation {kind!a} contient un caractère que XML ne permet pas.</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>une coordonnée est trop grande</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>le point {number:,} a trop peu de valeurs</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>le point {number:,} n’a pas de x ou pas de y</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>le point {number:,} est plus long que tout autre</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>le point {number:,} a «&#x202f;{found:.20}&#x202f;» là où il faut un nombre</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,} traits ou taches ne sont pas une ligne d’écriture.</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpy n’a pas de bfloat16&#x202f;; stockez le .npz en float32 ou float16</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>c’est une archive zip endommagée</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>c’est une archive TorchScript, qui contient un programme&#x202f;; enregistrez plutôt son state_dict</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>c’est une archive zip, mais ni un .npz de numpy ni un .pt de PyTorch</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>il contient plus de {max_members:,} fichiers</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>c’est une archive zip endommagée&#x202f;: ses fichiers se chevauchent</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>il se décompresse en plus de {most} Mo, ce que ne font jamais des poids</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>il est comprimé d’une façon que n’écrivent ni numpy ni PyTorch</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>le tableau {name} {why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>le tableau {name} est endommagé</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>ses métadonnées sont endommagées</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>est d’une version inconnue du format</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>contient des objets, qui ne sont jamais ouverts ici</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>n’a pas autant d’octets que sa forme le demande</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>ses nombres sont dans un ordre que cette version ne lit pas</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>il décrit plus que ce dont un modèle a besoin</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorch ne peut pas le lire&#x202f;; il est endommagé</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>le tenseur {name} est endommagé</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>le tenseur {name} ne contient pas de simples nombres</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>il contient plus que des poids, ce qui n’est jamais ouvert ici&#x202f;; enregistrez le state_dict du modèle</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>il ne contient pas de table de tenseurs nommés</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>il a un tenseur au nom impossible {name}</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>le tenseur {name} y est deux fois</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>Une calibration ne peut pas avoir la température {temperature}.</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>Les seuils d’une calibration doivent être entre 0 et 1.</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>La courbe d’une calibration doit monter, entre 0 et 1.</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>ses métadonnées «&#x202f;classes&#x202f;» ne sont pas une liste de noms</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>ses métadonnées «&#x202f;arguments&#x202f;» contiennent plus que des nombres entiers et des mots</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}. Ce qu’une autre version a fait s’ouvre dans cette version-là</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>il demande la préparation {wanted}, que cette version ne connaît pas (elle connaît {list})&#x202f;; ouvrez-le avec la version qui l’a fait</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>la forme de son entrée, sa préparation et son architecture ne vont pas ensemble ({shape}, {wanted}, {model})</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>il nomme {count} classes&#x202f;; {model} en demande {class_count} différentes</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>ses métadonnées «&#x202f;{key}&#x202f;» ne peuvent pas être écrites&#x202f;: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>ses métadonnées «&#x202f;{key}&#x202f;» ne peuvent pas être lues&#x202f;: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>ses métadonnées «&#x202f;{key}&#x202f;» n’ont pas le type {value}</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>ses métadonnées annoncent une exactitude qui n’est pas entre 0 et 1</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>ses métadonnées annoncent un nombre d’images de test invalide</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>ses métadonnées «&#x202f;calibration&#x202f;» n’ont pas de sens</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>c’est un fichier ONNX endommagé</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>c’est un fichier ONNX dont les poids sont dans un autre&#x202f;; exportez-le en un seul</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>c’est un fichier ONNX qui prend {sizes}, pas des images de 28×28 pixels gris</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>c’est un fichier ONNX avec le nœud {name} ({kind}), qui n’est aucune des couches que construit digitpad</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>c’est un pickle Python, qui n’est jamais ouvert ici parce qu’il peut exécuter des programmes</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>il est au format de PyTorch d’avant 1.6, un pickle, qui peut exécuter des programmes et n’est jamais ouvert ici&#x202f;; chargez-le avec un PyTorch plus récent et réenregistrez son state_dict avec torch.save</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>c’est une image</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>il est comprimé avec gzip&#x202f;; décompressez-le d’abord</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>c’est un tableau numpy</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>c’est un fichier HDF5, comme en écrit Keras</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>c’est un fichier GGUF</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>c’est un document PDF</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>c’est un fichier XML</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>c’est un fichier d’encre</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>le tenseur {name} contient des nombres {dtype}&#x202f;; cette version lit {list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>le tenseur {name} est endommagé, ou a changé pendant la lecture</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>il est trop court pour un modèle safetensors</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>ce n’est pas un modèle safetensors</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>son en-tête annonce {length} octets&#x202f;; plus de {max_header_bytes} Mo est refusé</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>son en-tête est coupé&#x202f;; le fichier est incomplet</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>son en-tête n’est pas du texte</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>son en-tête ne peut pas être lu&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>il dépasse {max_file_bytes} Mo, le maximum qui est lu</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>il est endommagé&#x202f;: son contenu n’est pas celui qui a été enregistré. Utilisez une copie, s’il y en a une</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>ses métadonnées sont trop longues pour être relues</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>le tenseur {name} contient des valeurs qui ne sont pas des nombres finis</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>le tenseur {name} a des valeurs au-delà de ce que float16 peut contenir&#x202f;; stockez-le en bfloat16 ou float32</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>ses métadonnées ne sont pas une table de textes</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>il énumère plus de {max_tensors} tenseurs</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>le tenseur {name} laisse un trou devant lui&#x202f;; le fichier est endommagé</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>le tenseur {name} en chevauche un autre&#x202f;; le fichier est endommagé</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>{size} octets à sa fin n’appartiennent à aucun tenseur</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>le tenseur {name} n’est pas décrit par dtype, shape, offsets</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>le tenseur {name} a une forme impossible</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>le tenseur {name} a des positions impossibles</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>le tenseur {name} est coupé&#x202f;; le fichier est incomplet</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>le tenseur {name} n’a pas autant d’octets que sa forme le demande</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>le tenseur {name} n’a pas de dtype</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>son en-tête contient du texte défectueux</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model} n’a pas de tenseur {found}</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>Impossible d’enregistrer {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>Impossible d’ouvrir {shown}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>ses tenseurs contiennent des nombres {found}&#x202f;; cette version lit {list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>il a été fait par une autre version de digitpad (son format est {version}, cette version lit {format})&#x202f;; ouvrez-le avec la version qui l’a fait</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model} n’a pas de tenseur {unknown}</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>Les tenseurs de {name} ne vont pas avec {network} et {given}.</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>il n’a pas autant de nombres que sa forme le demande</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>il n’a pas de fin</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>il contient une instruction ({name}) dont les fichiers de modèle n’ont pas besoin</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>il n’a pas de marque</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>il contient un appel dont les fichiers de modèle n’ont pas besoin</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>il a un tenseur sans nombres</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>il a un tenseur d’une forme impossible</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>il a un tenseur de nombres inconnus</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>{count:,.1f} milliards de multiplications pour une image&#x202f;; la limite est de {most:g} milliards, pour qu’elle puisse être lue en direct</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>Il n’y a pas de modèle nommé «&#x202f;{name}&#x202f;». Disponibles&#x202f;: {there}.</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>Il n’en prend aucun.</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>Il prend ceux-ci (avec leurs valeurs par défaut)&#x202f;: {arguments}.</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>Le modèle {name} ne prend pas d’argument «&#x202f;{argument}&#x202f;». {takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>des mots</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>L’argument «&#x202f;{argument}&#x202f;» de {name} est {wanted}, pas {value}.</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>Les couches ont {count:,} caractères&#x202f;; la limite est de {most:,}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>«&#x202f;{step_text}&#x202f;» n’est pas compris&#x202f;: il faudrait quelque chose comme {example}.</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>«&#x202f;{step_text}&#x202f;» ne dit pas combien de sorties&#x202f;: écrivez par exemple {example}.</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>Omettez «&#x202f;{word}&#x202f;»&#x202f;: digitpad change lui-même les dernières sorties en probabilités.</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>Il n’y a pas de couche nommée «&#x202f;{word}&#x202f;». Disponibles&#x202f;: {kinds}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>«&#x202f;{step_text}&#x202f;» n’est pas compris&#x202f;: «&#x202f;{text}&#x202f;» est là où il faut un nombre.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>«&#x202f;{step_text}&#x202f;»&#x202f;: {number} est un nombre entier de {least:g} à {most:,.0f}, pas {text}.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>«&#x202f;{step_text}&#x202f;»&#x202f;: {number} est un nombre de {least:g} à {most:,.0f}, pas {text}.</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>Les images sont de 28×28 (chiffres) ou 32×32 (images en couleur), pas de {image}×{image}.</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>Couche {number}, «&#x202f;{layer}&#x202f;»&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>La couche {number}, «&#x202f;{layer}&#x202f;», donne {count:,} valeurs pour une image&#x202f;; la limite est de {most:,}. Donnez-lui moins de sorties.</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>Il n’y a pas encore de couches. Commencez par exemple par «&#x202f;{start}&#x202f;».</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>Ce sont {count} couches&#x202f;; la limite est de {most}.</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>La dernière couche a {shape} sorties, et il y a dix classes&#x202f;: finissez par «&#x202f;{end}&#x202f;».</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>La dernière couche donne {shape}, et il y a dix classes&#x202f;: finissez par «&#x202f;{end}&#x202f;».</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>Le réseau a {count:,} poids&#x202f;; la limite est de {most:,}. Réduisez la couche {number}, «&#x202f;{layer}&#x202f;», ou mettez un «&#x202f;pool 2&#x202f;» avant elle.</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>Le réseau demande {operations}. Donnez moins de sorties à la couche {number}, «&#x202f;{layer}&#x202f;», ou mettez un «&#x202f;pool 2&#x202f;» avant elle.</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>il lui faut une image, mais ce qui vient avant donne une rangée de valeurs.</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>ses {kernel}×{kernel} pixels sont plus qu’il n’y en a&#x202f;: une image de {height}×{width} arrive.</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>une image de {height}×{width} est trop petite pour elle.</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>elle laisserait tout de côté&#x202f;; 0,5 est déjà beaucoup.</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>Combien de têtes a son attention n’est pas dans le fichier&#x202f;: {heads} est une supposition.</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>aucun tenseur ne va avec sa couche «&#x202f;{layer}&#x202f;»</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>il n’a pas de couche pour «&#x202f;{layer}&#x202f;»</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>Les tenseurs ne sont pas ceux de «&#x202f;{layers}&#x202f;»&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>il ne va pas avec {model}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}, et {count} autres ne vont pas</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>le tenseur «&#x202f;{name}&#x202f;» {sizes} manque</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>le tenseur «&#x202f;{name}&#x202f;» est {found}, pas {sizes}</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>le plongement de ses carreaux a les formes {positions} et {projection}, pas [1, carreaux + 1, largeur] et [largeur, canaux, carreau, carreau]</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{rows} lignes pour {image}×{image} (gris) en {patches} carreaux</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{rows} lignes pour {image}×{image} (couleur) en {patches} carreaux</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>aucune image que lit digitpad (28×28 ou 32×32) ne se divise ainsi</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>ses plongements de position ont {rows} lignes, soit {image} avec {channels} canaux&#x202f;; avec des carreaux de {patch}×{patch}, vit demande {fits}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>ses plongements de position ont {rows} lignes, soit {given}&#x202f;; le modèle demande {patches}, pour une image de {image}×{image} découpée en {patches_2} carreaux de {patch}×{patch}</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>un jeton de classe et {patches} carreaux, ce que n’a aucune image carrée</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>un jeton de classe, avec un jeton de distillation, que vit n’a pas, et {patches} carreaux, ce que n’a aucune image carrée</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>une image de {side}×{side} découpée en {patches} carreaux de {patch}×{patch}</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>une image de {side}×{side} découpée en {patches} carreaux de {patch}×{patch}, avec un jeton de distillation, que vit n’a pas</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>il ne contient pas de tenseurs</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>Il est pris pour {model} d’après les formes de ses tenseurs, qui ne disent pas ce qu’il y a entre eux&#x202f;; est supposé&#x202f;: {layers}. S’il a été fait avec d’autres couches, par exemple ReLU après chaque convolution, il lit moins bien&#x202f;: digitpad convert --layers le lui indique.</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>il ressemble à {model}, mais {problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>Vos propres classes sont de 2 à {most}, sur le lecteur {readers}&#x202f;; pas {classes} sur {base}.</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>Ses pixels sont pris comme «&#x202f;{pixels}&#x202f;», avec quoi il lit {accuracy} des {count} chiffres générés&#x202f;: s’il a été entraîné sur d’autres, dites-le (--pixels, ou «&#x202f;Pixels du modèle&#x202f;» dans la fenêtre)</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model} dessine lui-même des pixels&#x202f;: seuls 0-1 sont connus.</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>Les pixels sont 0-1, 0-255, inverted ou comme «&#x202f;mean 0.1307 std 0.3081&#x202f;» (de valeurs de 0 à 1, une pour tous ou une par canal), pas {text}.</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>son tenseur «&#x202f;{name}&#x202f;» {sizes} n’appartient à aucune des couches qui peuvent être reconstruites des seuls tenseurs&#x202f;: dense, convolution, normalisation par lot</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>sa dernière couche, «&#x202f;{layer}&#x202f;», donne {count:,} scores&#x202f;; pour des images de {image}×{image}, digitpad sait ce que {known} veulent dire</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>bords</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>pooling</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>activations (supposées&#x202f;: {kind})</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>{layers}, d’après les formes de ses tenseurs</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>{layers}, d’après les formes de ses tenseurs&#x202f;; celles-ci ne disent pas&#x202f;: {guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>aucune de ses couches ne prend des images de 28×28 en gris ou 32×32 en couleur, soit 784 et 3&#x202f;072 valeurs&#x202f;: «&#x202f;{layer}&#x202f;» a les poids {sizes}</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>ses couches ne forment pas une seule rangée&#x202f;: «&#x202f;{before}&#x202f;» donne {outputs:,} canaux ou valeurs, et «&#x202f;{layer}&#x202f;», avec les poids {sizes}, ne les prend pas</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>aucun bord, pas et pooling habituel de ses convolutions ne donne les {count:,} valeurs que «&#x202f;{layer}&#x202f;» prend d’une image de {image}×{image}</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>un nombre entier d’au moins {least:,g}</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>un nombre entier d’au moins {least:,g} et d’au plus {most:,.0f}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>un nombre d’au moins {least:,g}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>un nombre d’au moins {least:,g} et d’au plus {most:,.0f}</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un nombre au-dessus de 0</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>un nombre au-dessus de 0 et d’au plus {most:,.0f}</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}, ou {choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>{name} doit être {wanted}, pas {value}.</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>Ce réseau lit des images de 28×28 (chiffres) ou 32×32 (images en couleur) et distingue de 2 à {most} classes, pas {image}×{image} et {classes}.</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>Un vit de cette taille demande {too_many}. Prenez moins de carreaux ou de blocs.</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vit lit des images de 28×28 (chiffres) ou 32×32 (images en couleur), pas {image}×{image}.</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>Une image de {image} pixels ne se découpe pas en carreaux de {patch}, mais de {fitting}.</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vit a de 1 à {most} blocs, pas {blocks}.</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>Une largeur de {width} ne se partage pas entre {heads} têtes.</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>Il n’y a pas de tableau de nombres sur cette photo&#x202f;: rien n’y ressemble à un nombre.</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>La caméra ne donne pas d’image&#x202f;: elle est peut-être utilisée par un autre programme, ou celui-ci n’a pas le droit de l’utiliser (voyez les réglages de confidentialité du système).</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>ses lignes ne sont pas de même longueur</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>il contient plus de cellules qu’aucune photo</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>un tableau a quatre coins</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>une grille a des lignes et des colonnes</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>Ce n’est pas un tableau lisible&#x202f;: il a plus de {most:,} cellules.</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name} est une image grise de 28×28 pixels, telle que la lisent les modèles pour chiffres, mais ce modèle lit des images en couleur. Choisissez un modèle pour chiffres, ou une autre image.</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name} ne peut pas être lu par un réseau pour les seuls signes des nombres&#x202f;: celui-ci travaille à côté d’un réseau pour chiffres. Choisissez un modèle pour chiffres, et écrivez des nombres sur la ligne d’écriture.</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name} est une photo en couleur de 32×32 pixels, mais le modèle lit des chiffres. Choisissez un modèle pour images en couleur, ou l’image d’un chiffre.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: le fichier est vide.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: le fichier est trop long&#x202f;; enregistrez-le en PNG.</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name} n’a pas de page {number}.</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>page {number} de {name}</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>Seule la première page de {name} peut être lue&#x202f;: le reste est endommagé.</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>l’image</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,} × {height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: de ses {width:,} × {height:,} pixels, un côté dépasse les {max_side_px:,} qui sont lus&#x202f;; découpez-la en parties.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: les données {format} sont endommagées ou coupées.</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>la taille dans son en-tête</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>c’est une photo HEIC ou AVIF&#x202f;; enregistrez-la en JPEG ou PNG, ou installez pour HEIC ce qui le lit&#x202f;: pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>c’est un PDF&#x202f;; enregistrez sa page en PNG ou JPEG</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>il est comprimé avec gzip, comme les jeux de données&#x202f;; indiquez le dossier qui le contient là où se choisissent les données d’entraînement</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>c’est du texte&#x202f;; une liste de nombres se lit par digitpad evaluate --numbers, et les données d’entraînement s’indiquent là où elles se choisissent</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>il n’est aucun de {formats}, ou son début est endommagé</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: {kind}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>Impossible de lire {name} comme image&#x202f;: {size} dépasse les {max_pixels} millions de pixels qui sont lus&#x202f;; réduisez-la.</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name} contient des traits de stylo, mais le modèle lit autre chose ({reads}).</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>Une bande de {width:,} × {height:,} pixels n’est pas une ligne d’écriture.</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name} est une image, mais le modèle lit les traits d’un dessin. Dessinez le chiffre, ou choisissez un modèle qui lit des images.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Ceci</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Ceci a été annulé.</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>Il lit {accuracy} des {count} chiffres générés, de quelque façon qu’on le prenne&#x202f;: il a d’autres couches, ou a été entraîné sur d’autres images</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>{whose} ne donne pas de nombres&#x202f;: ses poids sont trop grands, parce que son entraînement a divergé. Choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>Le modèle {model} ne lit pas de dessins ({reads}). Ouvrez une image, ou choisissez un modèle pour chiffres.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>Le modèle {model} lit ceci&#x202f;: {reads}&#x202f;; mais voici {why}. Ouvrez une autre image, ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>Le modèle {model} lit des lignes entières. Choisissez un modèle pour chiffres, et écrivez des nombres sur la ligne d’écriture.</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>Le modèle {model} ne lit pas de chiffres. Choisissez-en un qui en lit.</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{kind} de {width}×{height} pixels</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>une image en couleur de {width}×{height}</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>une image grise de {width}×{height}</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>un tableau de forme {shape}</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name} lit autre chose ({reads}) que des images d’un seul signe.</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>Une image est un tenseur (canaux, h, l), pas {shape}&#x202f;: une à la fois.</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>Il n’y a pas encore d’entraînement. Chacun est conservé quand il se termine&#x202f;: appuyez sur Entraîner dans la fenêtre, ou utilisez la commande digitpad train.</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>Impossible de garder l’entraînement dans {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>Il n’y a pas d’entraînement nommé «&#x202f;{wanted}&#x202f;». Disponibles&#x202f;: {named}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>Il n’y a pas d’entraînement nommé «&#x202f;{wanted}&#x202f;». Disponibles&#x202f;: {named} et {rest} autres&#x202f;; «&#x202f;digitpad runs&#x202f;» les énumère.</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>Impossible de déplacer l’entraînement {folder}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>Un entraînement a besoin d’un nom.</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path} a été écrit par une autre version de digitpad&#x202f;; ouvrez-le avec celle-là.</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>il s’est terminé pour une raison inconnue</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path} est endommagé ({why}).</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>il contient un nombre trop grand</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>sa courbe est mal formée</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path} est endommagé (ce n’est pas une table).</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>Ses poids ne sont plus là.</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>L’état de l’entraînement n’a pas été écrit dans {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>L’état de l’entraînement contient des valeurs non finies, dans {name}.</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>il n’est pas tel qu’il a été enregistré</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>Impossible de lire le point de reprise {path}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path} est endommagé ou n’est pas un point de reprise&#x202f;: il ne peut pas être repris ({why}). Un fichier de modèle antérieur, si vous en avez enregistré un, n’est pas touché.</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>il n’est pas marqué comme point de reprise</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>ses totaux sont invalides</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>son tenseur {found} ne va pas avec ses réglages</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>ses tables sont mal formées</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>il contient un compte invalide</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>il contient un texte invalide</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>son historique n’a pas les colonnes qu’il annonce</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>L’appareil «&#x202f;{wanted}&#x202f;» n’est pas là. Cette machine offre&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>L’appareil {device} a échoué avant la première étape ({why}).</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>L’appareil {device} a échoué à l’étape {step:,} ({why})&#x202f;; les derniers bons poids sont gardés.</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>La mémoire de {device} est pleine avant la première étape ({why}).</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>La mémoire de {device} est pleine à l’étape {step:,} ({why})&#x202f;; les derniers bons poids sont gardés.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>Réessayez, ou entraînez sur le processeur.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>Choisissez un lot ou un réseau plus petit.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>Choisissez un lot ou un réseau plus petit, ou entraînez sur le processeur.</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened} {cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>L’appareil {device} ne peut pas calculer ce réseau ({why})&#x202f;; le processeur le peut.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE dit que plusieurs processus entraînent ensemble, mais leur description est incomplète ({given}). Lancez-les avec torchrun, ou supprimez WORLD_SIZE.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE dit que plusieurs processus entraînent ensemble, mais pas où ils se retrouvent (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Lancez-les avec torchrun, ou supprimez WORLD_SIZE.</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>Plusieurs processus ne peuvent pas entraîner sur {kind}&#x202f;: choisissez l’appareil cpu.</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>Cette version compilée de torch ne peut pas entraîner avec plusieurs processus.</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>Le processus {rank} sur {count} a perdu les autres&#x202f;: l’un s’est terminé, sa machine ou le réseau a échoué, ou il n’a pas répondu pendant {seconds:g} s ({why}). Relancez-les tous&#x202f;; un entraînement qui a gardé un point de reprise peut en repartir.</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable} doit être un nombre de secondes, pas {given}.</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>Les poids à garder sont «&#x202f;best&#x202f;» ou «&#x202f;last&#x202f;», pas «&#x202f;{keep}&#x202f;».</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>betas doivent être entre 0 et 1</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>un nom n’est pas un texte</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>Les réglages d’entraînement conservés ne peuvent pas être lus&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>Il n’y a pas de préréglage «&#x202f;{preset}&#x202f;». Disponibles&#x202f;: {list}.</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model} n’a pas de préréglage «&#x202f;{preset}&#x202f;»&#x202f;: prenez sa recette, ou l’un de ces modèles&#x202f;: {having}.</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>sa courbe a trop de points</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>Il y a trop peu de dessins pour apprendre&#x202f;: dessinez-en au moins {least} de chaque ({names}).</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file} n’est pas une leçon&#x202f;: ce n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file} n’est pas une leçon que l’on puisse commencer. {why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Une leçon commence par son titre&#x202f;: «&#x202f;# Titre&#x202f;».</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>Elle n’a pas d’étapes&#x202f;: chacune commence par «&#x202f;## Titre&#x202f;».</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Ligne {line}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>Ceci appartient à une étape, qui commence par «&#x202f;## Titre&#x202f;».</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>Les titres sont «&#x202f;# Titre&#x202f;», une fois, et «&#x202f;## Titre&#x202f;».</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>Un choix se place sous sa question&#x202f;: «&#x202f;? Question&#x202f;».</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>Il y en a déjà un dans cette étape.</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>Cette étape n’a pas de texte qui dise quoi faire.</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>Une question a de {fewest} à {most} choix, chacun sur une ligne «&#x202f;- Choix&#x202f;».</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>Aucun choix ne dit quand il est juste&#x202f;: «&#x202f;[right]&#x202f;», ou «&#x202f;[test &gt; 90]&#x202f;».</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas connu ici. Il y a&#x202f;: {known}.</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>Ce choix n’a pas de texte.</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une condition telle que «&#x202f;test &gt; 90&#x202f;» ou «&#x202f;run = done&#x202f;».</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>«&#x202f;{name}&#x202f;» est un mot&#x202f;: comparez-le par = ou !=.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why} L’entraînement a lieu là.</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>Les images de {dataset} sont comme il faut&#x202f;: omettez «&#x202f;{convention}&#x202f;».</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>L’entraînement apprend d’un enseignant, dont le fichier de modèle n’a pas été indiqué.</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher} ne peut pas enseigner à {model}&#x202f;: il ne lit pas les mêmes images comme les mêmes classes.</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>Le modèle de départ est {model}&#x202f;; ses poids ne vont pas avec {wanted}.</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>Les processus n’ont pas tous la même chose&#x202f;: {what}. Donnez à tous la même commande, et les mêmes fichiers s’ils ne partagent pas de dossier.</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>Le point de reprise est d’un autre entraînement ({changes}).</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>Le point de reprise a été entraîné sur d’autres images que celles-ci.</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>son taux d’apprentissage monte et descend une fois sur toutes</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>ses images sont de moins en moins variées vers leur fin</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>L’entraînement était prévu pour {planned} époques et {depends}&#x202f;: avec {wanted}, ses étapes auraient été autres. Lancez plutôt un nouvel entraînement depuis les poids.</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>L’entraînement a déjà fait {step:g} époques, et les époques se comptent depuis son début&#x202f;: {wanted} ne laisserait rien à faire.</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>La mémoire de {device} est pleine. À partir de l’étape {step}, un lot passe par le réseau en parties d’au plus {images}&#x202f;; c’est le même lot.</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why} L’entraînement continue, mais il ne pourrait pas être repris.</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model} ne distingue pas d’images en couleur, et seules celles-ci se mélangent&#x202f;: ne choisissez rien.</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size} processus ne peuvent pas se partager {smallest} images, la plus petite partie d’un lot ici. Choisissez une autre taille de lot, ou moins de processus.</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why} L’apprentissage a lieu là.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model} est un auto-encodeur&#x202f;: il reconstruit des images, on ne peut donc pas lui apprendre une main. Choisissez un modèle qui lit des chiffres.</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>Il n’y a rien à apprendre&#x202f;: dessinez des chiffres et dites ce qu’ils sont.</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>Les {count} dessins sont tous étiquetés comme pas un chiffre, ce pour quoi {model} n’a pas de sortie. Ajoutez des dessins de chiffres, ou choisissez le modèle fourni avec digitpad.</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>L’apprentissage s’est terminé sans résultat.</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>TensorBoard n’est pas installé&#x202f;; ceci l’installe&#x202f;: pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>c’est une page web&#x202f;; téléchargez le fichier lui-même, par le lien «&#x202f;raw&#x202f;» ou «&#x202f;download&#x202f;»</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>c’est un pointeur Git LFS, qui ne fait que nommer le fichier&#x202f;; récupérez celui-ci avec «&#x202f;git lfs pull&#x202f;»</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>il est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name} y est deux fois</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} n’est pas un nombre</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>Les options vont avec une commande, par exemple&#x202f;: digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>Le fichier {file} n’existe pas. Commandes&#x202f;: digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}. Voir&#x202f;: {command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem} Voir&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>Quelque chose d’inattendu s’est produit ({kind}&#x202f;: {text}). Merci de le signaler&#x202f;; digitpad --debug ou {variable}=1 affiche la trace d’appels.</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem} L’option qui convient&#x202f;: {option}.</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>Option inconnue&#x202f;: {option} (Options possibles&#x202f;: {options})</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>Option inconnue&#x202f;: {option}</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>L’option {option} demande une valeur</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>L’option {option} ne prend pas de valeur</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>Il manque l’option {option}</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>Il manque l’argument {argument}</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>Valeur incorrecte pour {option}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>il faut un nombre entier</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>il faut un nombre</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>Arguments en trop ({arguments})</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>Commande inconnue {command}. Vouliez-vous dire {other}&#x202f;?</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>Commande inconnue {command}</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>Il manque une commande</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>Le modèle devient un fichier ONNX</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>Le rapport est un fichier HTML</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>«&#x202f;{name}&#x202f;» est une architecture, mais aucun réseau entraîné de ce genre n’est fourni. Entraînez-en un et nommez son fichier&#x202f;: digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dir va avec --dataset.</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>«&#x202f;-&#x202f;» lit l’entrée standard&#x202f;: digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>Il n’y a rien sur l’entrée standard.</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>L’entrée standard contient plus de {most} Mio, le maximum qui soit lu.</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>Le dessin {number} de {path} n’a pas d’étiquette&#x202f;: l’évaluation demande une annotation de type «&#x202f;truth&#x202f;» dans chaque groupe.</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text} n’est pas du texte ici&#x202f;: écrivez-le en UTF-8.</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--set est NAME=NUMBER, pas {text}.</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>Les nombres deviennent un fichier Excel (.xlsx) ou CSV</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>Les cellules deviennent un fichier Excel (.xlsx) ou CSV</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>le disque signale une erreur&#x202f;; il a peut-être été retiré</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>Impossible de lire {name} comme InkML&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>Impossible de lire {name} comme InkML&#x202f;: ce n’est pas du XML bien formé (ligne {line}, colonne {column}).</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>ce n’est pas du JSON (caractère {place})</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>chaque sortie voit chaque entrée</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>de petits filtres glissent sur l’image</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>noyau</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>la plus grande valeur de chaque carré</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>la moyenne de chaque carré</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>laisse de côté une part au hasard pendant l’entraînement</translation>
    </message>
    <message>
        <source>part</source>
        <translation>part</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>normalisation par lot&#x202f;: moyenne 0, dispersion 1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>les valeurs négatives deviennent 0</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>comprime les valeurs à −1 … 1</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>comprime les valeurs à 0 … 1</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>un relu lissé</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>fait d’une image une rangée&#x202f;; dense le fait de lui-même</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>Deux couches</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>Petit à convolutions</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>Plus profond, normalisé</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,} × {height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>convolution {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>convolution transposée {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>linéaire {inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>normalisation par lot</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>normalisation par couche</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patches} carreaux de {patch}×{patch}, largeur {width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>bloc de transformeur, têtes&#x202f;: {heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>jeton de classe</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>max-pool {size}</source>
        <translation>max-pooling {size}</translation>
    </message>
    <message>
        <source>average-pool {size}</source>
        <translation>pooling moyen {size}</translation>
    </message>
    <message>
        <source>pixels × {factors} + {offsets}</source>
        <translation>pixels × {factors} + {offsets}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>convolution {inputs}→{outputs}, {kernel} le long de la ligne</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>convolution {inputs}→{outputs}, {kernel} le long de la ligne, espacement {dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>mise à plat</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>dropout {rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>pondération des canaux</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>bloc avec contournement, {inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>Inconnu&#x202f;: son fichier ne le dit pas.</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>Indiquez ici sous quelle licence les poids sont transmis.</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}, en {epochs} époques, graine {seed}.</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}&#x202f;: une nouvelle dernière couche sur les caractéristiques de {base}, calculée directement.</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>Les données&#x202f;: {data}.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Non mesuré.</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>{share} des {n:,} images de test sont bien lues ({dataset}).</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>{share} des {n:,} dessins sont bien lus, chacun par un réseau qui ne l’avait pas appris. Sur {others:,} autres choses, {refused} sont refusées.</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>Ce qui n’est d’aucune de ses classes, il le prend pour l’une d’elles&#x202f;: il ne sait pas refuser.</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>Ce qui n’est d’aucune de ses classes, il le refuse le plus souvent, mais pas toujours.</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>Il lit une seule chose par image. Les chiffres donnés valent pour de telles images&#x202f;; avec d’autres scripteurs, stylos et appareils photo, il peut en lire moins bien.</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>par un autre programme depuis que digitpad l’a enregistré</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>{height}×{width} encre</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>{height}×{width} gris</translation>
    </message>
    <message>
        <source>{height}×{width} colour</source>
        <translation>{height}×{width} couleur</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiés</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>Images en couleur</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>Propres à digitpad</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>Construire soi-même</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>Vos propres couches</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>Des couches que vous choisissez, l’une après l’autre.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>le réseau propre à digitpad, fourni déjà entraîné</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>Lecteur de chiffres</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>Six petites convolutions avec normalisation par lot, faites pour lire l’écriture de tous&#x202f;; il dit aussi quand un dessin n’est pas un chiffre.</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>99,64&#x202f;% des 10&#x202f;000 images de test de MNIST, tel que fourni</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>Lecteur d’encre</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>Le lecteur de chiffres pour les seuls dessins&#x202f;: il voit aussi dans quel sens et quel ordre le stylo a bougé.</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>99,5&#x202f;% des chiffres de dix scripteurs qu’il n’avait jamais rencontrés</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>Vos propres classes</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>le réseau propre à digitpad</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>Les convolutions du lecteur de chiffres, et une nouvelle couche qui distingue vos classes entre elles et de tout le reste.</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>98&#x202f;% des lettres d’un scripteur</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>Signes d’un nombre</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>Trois petites convolutions qui disent quelle partie d’un nombre écrit est un signe entier, et lequel&#x202f;: ce qui est découpé dans le premier canal, ce qui l’entoure dans le second.</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>92&#x202f;% de candidats générés, bons et mauvais</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>Lecteur de lignes entières</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>Des convolutions sur l’image d’une ligne, puis le long d’elle, qui disent un signe ou rien tous les quatre pixels&#x202f;; il apprend de lignes entières, sans qu’on lui dise où sont leurs signes.</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>53&#x202f;% des images d’environ deux nombres, faits des chiffres de test de MNIST, entièrement justes</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>Lecteur profond de lignes entières</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>Le lecteur de lignes entières avec six convolutions sur l’image et plus de canaux, qui regarde dix signes de chaque côté.</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>84&#x202f;% de 806 nombres d’instituts, dont il n’avait pas appris, entièrement justes</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>Deux petites convolutions avec normalisation par lot, faites pour apprendre en une demi-minute.</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>99,4&#x202f;% des images de test de MNIST, 97,3&#x202f;% après les seuls chiffres générés (3 graines)</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>les recettes CIFAR-10 du blog des développeurs Mamezou, 2023</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>Linéaire (candle)</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>Une seule matrice&#x202f;: chaque chiffre est une somme pondérée des pixels. Part de zéro et s’entraîne sur toutes les images à la fois&#x202f;: chaque entraînement donne donc les mêmes nombres.</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>environ 91,5&#x202f;% des images de test de MNIST après 200 époques</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>Deux couches (candle)</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>Une couche cachée de 100 neurones entre les pixels et les chiffres.</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>200 époques de SGD sur le lot entier</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>À convolutions (candle)</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>Deux convolutions trouvent des traits et des coins&#x202f;; deux couches denses décident.</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>environ 99&#x202f;% des images de test de MNIST</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>Linéaire (tch-rs)</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>Une seule matrice, rangée dans l’autre sens que celle de candle&#x202f;: une ligne par pixel.</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>91,5–92&#x202f;% des images de test de MNIST après 199 époques</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>Deux couches (tch-rs)</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>Une couche cachée de 128 neurones, entraînée avec Adam sur toutes les images à la fois.</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>96–97&#x202f;% des images de test de MNIST après 199 époques</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>À convolutions (tch-rs)</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>Les couches du réseau à convolutions de candle, entraînées plus lentement avec Adam.</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99–99,1&#x202f;% des images de test de MNIST après 99 époques</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>Auto-encodeur (chiffres)</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>L’auto-encodeur CIFAR-10 pour les chiffres&#x202f;: il reconstruit ce que vous dessinez.</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>erreur quadratique moyenne 0,0088 sur les images de test de MNIST après 4 époques</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>Entièrement connecté (CIFAR-10)</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>Chaque pixel et chaque couleur sont reliés à 3&#x202f;072 neurones&#x202f;: beaucoup de poids, peu de sens des formes.</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>environ 41&#x202f;% des images de test de CIFAR-10</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>Petit à convolutions (CIFAR-10)</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>Deux petites convolutions&#x202f;: 6&#x202f;738 poids font mieux que neuf millions sans elles.</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>67&#x202f;% des images de test de CIFAR-10</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>Auto-encodeur (CIFAR-10)</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>Comprime une image au sixième de ses nombres et la reconstruit.</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>contours gardés, couleurs à peine, après 9&#x202f;999 époques sur les 10&#x202f;000 images de test&#x202f;; aucun chiffre publié</translation>
    </message>
    <message>
        <source>ResNet-18 (torchvision)</source>
        <translation>ResNet-18 (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (He et al. 2015, arXiv 1512.03385)</source>
        <translation>torchvision (He et al. 2015, arXiv 1512.03385)</translation>
    </message>
    <message>
        <source>Eight blocks, each of which adds something to what it is given. Large: a processor takes long to train it.</source>
        <translation>Huit blocs, dont chacun ajoute quelque chose à ce qu’il reçoit. Grand&#x202f;: un processeur met longtemps à l’entraîner.</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>non mesuré dans cette taille</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>MobileNetV3 small (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision (Howard et al. 2019, arXiv 1905.02244)</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>Fait pour les téléphones&#x202f;: des convolutions sur un seul canal chacune, et un regard sur toute l’image qui pondère les canaux.</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>non mesuré dans cette taille&#x202f;; bien plus petit que ceux publiés</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{share} des images de test de MNIST après {epochs} époques&#x202f;; bien plus petit que ceux publiés</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>Découpe l’image en {count} carreaux et laisse chacun regarder tous les autres.</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformeur</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>l’encodeur de carreaux de ViT, DeiT, BEiT et TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>images en couleur</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>les signes des nombres</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>chiffres dessinés au stylo</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>L’image en nombres&#x202f;: 0 est le papier, 1 l’encre pleine.</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>Un petit pochoir, le noyau, glisse sur l’image&#x202f;: l’encre sur le bleu ajoute, l’encre sur l’orange retire.</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>Chaque nombre d’avant est un tampon qui imprime un petit carré de la nouvelle image.</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>Chaque nombre d’avant vote&#x202f;: sa valeur fois son poids, pour ou contre&#x202f;; les votes s’additionnent.</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>De chaque petit carré, seul le plus grand nombre continue&#x202f;: la carte rétrécit.</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>L’image est découpée en carrés, et chacun devient une rangée de nombres.</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>Chaque carré regarde tous les autres et reprend quelque chose de ceux qui comptent pour lui.</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>Les couches à l’intérieur calculent un changement, et il s’ajoute à ce qu’il y avait avant, qui les contourne.</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>Une rangée de nombres a rassemblé ce que disent les carrés&#x202f;; la réponse s’y lit.</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>Les couches à l’intérieur calculent de nouvelles cartes&#x202f;; d’une autre taille, elles ne peuvent pas s’ajouter aux anciennes.</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>De chaque petit carré, seule la moyenne continue&#x202f;: la carte rétrécit.</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>décalé et étiré pour que sa moyenne habituelle soit 0 et sa dispersion habituelle 1</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>tous ses nombres&#x202f;: moyenne 0, dispersion 1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>ce qui est sous 0 devient 0</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>courbé par une fonction</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>pendant l’apprentissage, certains sont laissés de côté au hasard&#x202f;; pas maintenant</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>toutes les cartes sont mises bout à bout</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>pixels tels que le réseau les a appris</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>Les scores deviennent des parts dont la somme est 100&#x202f;%&#x202f;: le plus haut prend la plus grande.</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>Convolution&#x202f;: des pochoirs qui glissent dessus</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>Pooling&#x202f;: moitié moins large et haut</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>Dense&#x202f;: chaque nombre les voit tous</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>Unités&#x202f;: combien elle en a</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>Noyau&#x202f;: largeur du pochoir</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>Bord de zéros autour de l’image</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>Activation&#x202f;: la courbe qui la plie</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>Dropout&#x202f;: part omise au hasard</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>Pooling&#x202f;: ce qui reste de chaque carré</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>Normalisation par lot&#x202f;: moyenne 0, écart 1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>Pas du pochoir</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>Taille des carrés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>le plus grand</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>la moyenne</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>rangée de la réponse</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ {count} autres</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+ entrée</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>Ce réseau lit une ligne entière d’un coup&#x202f;: ses cartes ont la largeur de la ligne, huit fois plus larges que hautes, et sont trop plates pour des colonnes. Écrivez sur la ligne et cliquez sur un signe pour voir ce qu’il peut être d’autre, ou regardez ici «&#x202f;number-signs&#x202f;», qui lit un signe après l’autre.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>Entraîner quand même</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>Vous pouvez suspendre, arrêter ou reprendre à tout moment</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>Choisir plutôt Rapide</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>Arrêter cet entraînement et préparer le réseau qui apprend en quelques secondes</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>Utiliser de nouveau le résultat de l’entraînement, comme s’il n’avait pas été abandonné</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>Proposer de nouveau l’entraînement, comme s’il n’avait pas été abandonné</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>Garder les meilleurs</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>Garder les poids qui ont le mieux réussi au test</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>Garder les poids actuels, non testés</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>Garder les derniers</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>Garder les poids tels qu’à la fin</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>Abandonner ce qui a été appris&#x202f;; le modèle d’avant revient</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>Écrire le modèle entraîné dans un fichier</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>Lire avec</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>Faire lire de nouveau le modèle entraîné</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>Entraîner sans enregistrer</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>Lancer le prochain entraînement&#x202f;; le résultat non enregistré est perdu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>Continuer cet entraînement depuis son dernier point de reprise</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>Continuer exactement là où il s’est terminé</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>Abandonner ce que l’entraînement avait appris</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{count:,} {images}&#x202f;; une ligne pour ce qu’est une image, une colonne pour ce comme quoi elle a été lue.</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>Classe par classe</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>{name}: {source} ({licence})</source>
        <translation>{name}&#x202f;: {source} ({licence})</translation>
    </message>
    <message>
        <source>Written by digitpad {version}. Images: {licences}.</source>
        <translation>Écrit par digitpad {version}. Images&#x202f;: {licences}.</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}, lu comme {read}</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>image {number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Pires erreurs</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Il n’y en a pas.</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{count} sur {all:,}, celle dont il était le plus sûr en premier.</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading} ({confidence})</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>à quel point il se dit sûr</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>combien de fois il a raison</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>lectures aussi sûres (logarithmique)</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}, n = {count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>{right} justes, erreur de calibration {error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>Ce qu’il cherche, ce qu’il trouve typique, et ce qu’il confond.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Entraîné sur</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Testé sur</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>Lit bien</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Erreur de calibration</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}&#x202f;: un modèle de forme par classe.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}&#x202f;: les poids de la première couche.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}&#x202f;: les poids de la première couche, les {count} premiers sur {all:,}.</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>L’encre sur le bleu parle pour, l’encre sur l’orange contre.</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>Ce qu’il cherche</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>Images typiques et inhabituelles</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>Des {count:,} premières images de test, les plus proches et les plus éloignées de la moyenne de leur classe, dans les caractéristiques du réseau lui-même.</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typique</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>inhabituel</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>Ce qu’il confond le plus</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{count:,} sur {all:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>Rien&#x202f;: toutes les images sont bien lues.</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→ {shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>Un entraînement de {model} sur «&#x202f;{data}&#x202f;», terminé le {time} UTC.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>What it misreads</source>
        <translation>Ce qu’il lit mal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>Perte après les époques</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>Exactitude en&#x202f;% après les époques</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>Erreurs de caractères en&#x202f;% après les époques</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Rien n’a été mesuré.</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>Les valeurs plus hautes, jusqu’à {most:.3g}, sont coupées.</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>Les premières étapes sont coupées.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>Incertain&#x202f;: regardez la photo.</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>Les pages 1 à {most} sur {count} sont lues.</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>La photo est floue&#x202f;: tenez l’appareil sans bouger et reprenez-la.</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>Les lignes et les colonnes sont peut-être fausses&#x202f;: regardez chaque cellule.</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>Rien n’y est écrit, ou l’écriture est trop pâle ou trop petite.</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>Il y a de l’écriture, mais aucun nombre&#x202f;; si elle est couchée sur le côté, tournez la photo.</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>Les chiffres n’ont que {height:.0f} pixels de haut&#x202f;: photographiez une partie à la fois.</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Construit avec</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>Images d’entraînement au plus</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>Images de test au plus</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>Non-chiffres pour 100 images</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>L’augmentation s’éteint sur</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Inertie</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>Bêtas</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Décroissance des poids</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>Programme du taux d’apprentissage</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>Mélangés</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>Un dernier lot plus petit est omis</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision numérique</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>Canaux en dernier en mémoire</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>Décroissance de la moyenne des poids</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Lissage des étiquettes</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>Usure de mauvais scans</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>Poids des réponses de l’enseignant</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>N’entraîne que la dernière couche</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>Premiers poids</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Enseignant</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>Poids gardés</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>{value} images de test</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>taux {value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>lot {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>graine {value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>toutes les images</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>augmenté</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sans augmentation</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>Testés sur des images différentes ({tests})&#x202f;: leurs valeurs ne disent pas lequel est meilleur.</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>Le test ({tests}) n’était pas le même pour tous&#x202f;: leurs valeurs ne disent pas lequel est meilleur.</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>perte {loss:.4f} ({images})</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result} (rien appris)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{count} (stopped)</source>
        <translation>{count} (arrêté)</translation>
    </message>
    <message>
        <source>{count} (the loss exploded)</source>
        <translation>{count} (la perte a explosé)</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count} (l’appareil a échoué)</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>Exactitude max. (test)</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Testé sur</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>non testé</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>Perte min. (test)</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>À l’époque</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>Époques faites</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>Images d’entraînement</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>image</source>
        <translation>image</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Combien de fois le réseau voit chaque image d’entraînement</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Taille de lot</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Images par étape&#x202f;; «&#x202f;complet&#x202f;»&#x202f;: toutes pour une étape</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Comment les poids sont mis à jour</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Jusqu’où va chaque étape&#x202f;; trop grand, l’entraînement diverge</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>Varier les images&#x202f;: tourner, déplacer, courber, épaissir</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Tourner, déplacer, courber et épaissir un peu les images chaque fois qu’elles sont vues, pour que l’écriture d’autres personnes soit lue aussi (augmentation)</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Images en couleur par paires, et leurs classes aussi&#x202f;: mixup en fond deux, cutmix met un morceau de l’une dans l’autre&#x202f;; pour de longs entraînements</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>La même graine répète exactement un entraînement&#x202f;; une autre part et mélange autrement</translation>
    </message>
    <message>
        <source>full</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constant</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>un cycle</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>lots</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>recette</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publiés</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleurs</translation>
    </message>
    <message>
        <source>last</source>
        <translation>derniers</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln époque</numerusform>
            <numerusform>%Ln époques</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>Il n’a rien appris&#x202f;: son exactitude est celle du hasard. Essayez un autre taux d’apprentissage (plus petit si la perte a bondi, plus grand si elle a à peine bougé), ou plus d’époques.</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>Il n’a rien appris&#x202f;: sa perte n’est jamais tombée sous celle du hasard. Essayez un autre taux d’apprentissage (plus petit si la perte a bondi, plus grand si elle a à peine bougé), ou plus d’époques.</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>Il n’a rien appris&#x202f;: ses poids ne sont plus des nombres, et il ne peut donc pas être enregistré. Essayez un taux d’apprentissage plus petit.</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>Arrêté avant la première étape.</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>Entraîné pendant %Ln époque.</numerusform>
            <numerusform>Entraîné pendant %Ln époques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>Arrêté après {done}, avant le premier test.</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>Arrêté après {done}.</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>La perte n’est plus un nombre (étape {step}, taux d’apprentissage {rate:g})&#x202f;; les derniers bons poids sont gardés. Essayez un taux d’apprentissage plus petit.</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>L’appareil a échoué&#x202f;; les derniers bons poids sont gardés.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} and {steps}</source>
        <translation>{epochs} et {steps}</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>la façon de calculer la plus rapide</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{share} of {images}</source>
        <translation>{share} ({images})</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
    <message>
        <source>12,345.6</source>
        <translation>12&#x202f;345,6</translation>
    </message>
    <message>
        <source>{some}, {item}</source>
        <translation>{some}, {item}</translation>
    </message>
    <message>
        <source>{some}; {item}</source>
        <translation>{some}&#x202f;; {item}</translation>
    </message>
    <message>
        <source>{some} {item}</source>
        <translation>{some} {item}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>{some} + {item}</source>
        <translation>{some} + {item}</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Small in the picture? Come closer, or choose File, Read pages and tables.</source>
        <translation>Trop petit dans l’image&#x202f;? Rapprochez-vous, ou choisissez Fichier, Lire pages et tableaux.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>Ce réseau est un auto-encodeur&#x202f;: il reconstruit les images au lieu de les classer.</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstruit</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>non nommé&#x202f;: le modèle est un auto-encodeur, que montre «&#x202f;digitpad reconstruct&#x202f;»</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict} (plusieurs chiffres&#x202f;? Un seul peut être lu à la fois)</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>Lu comme {digit}, à {share}.</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>Toutes les réponses sont à peu près aussi probables&#x202f;; {first} est en tête, à {share}.</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>Aucune idée encore</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>{first}&#x202f;?</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>{first} ou {second}&#x202f;?</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>Ce pourrait être {first}, à {share}, ou {second}.</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>Plusieurs chiffres&#x202f;?</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>Des signes sont séparés ici&#x202f;; digitpad lit un chiffre à la fois.</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>Ici, un chiffre est lu à la fois.</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>Cela ne ressemble à aucune des classes&#x202f;; la plus proche est {label}.</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>Probabilité que ce soit l’un d’eux&#x202f;: {share}. Les barres&#x202f;: lequel ce serait alors.</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>Probabilité que ce soit un chiffre&#x202f;: {share}. Les barres&#x202f;: lequel ce serait alors.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucun de ceux-ci</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>Cela ne ressemble à aucun chiffre&#x202f;; le plus proche est {digit}.</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>Pas un chiffre</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>Rien à voir</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>L’image est d’une seule couleur.</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>Trop peu à lire</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>Un point, ou guère plus&#x202f;: trop peu pour être un chiffre.</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Rien de dessiné</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>La zone de dessin est encore vide.</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>Ce digitpad vient sans sa partie «&#x202f;{part}&#x202f;», nécessaire ici&#x202f;: installez digitpad en entier.</translation>
    </message>
</context>
</TS>
