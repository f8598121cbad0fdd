<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln Zeichnung</numerusform>
            <numerusform>%Ln Zeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}: mittlerer quadratischer Fehler {error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>{count} Bilder, Pixel von 0 bis 1. Ein Autoencoder klassifiziert nicht.</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model} liest {share} von {count} Bildern richtig</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>Kalibrierungsfehler {error}: der mittlere Abstand zwischen der angegebenen Sicherheit und dem Anteil richtiger Antworten.</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>Es hat aus diesen Bildern gelernt; jeweils ohne das geprüfte Bild las es {share}.</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset} (andere Bilder oder Klassen)</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset} (nicht vorhanden)</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>Testteil von {dataset}.</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>Trainingsteil von {dataset}.</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>Trainingsbilder von {dataset}</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{share} bei {amount}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>durchweg {share}</translation>
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
        <translation>nur unverändert</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>Unverändert: {share} richtig ({images}, die ersten {count})</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>Am schädlichsten: {change} {amount}, {share} richtig</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>Am wenigsten schädlich: {change} {amount}, {share} richtig</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>Gemessen: {images}, die ersten {count}; noch nicht alle Änderungen.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model} ist ein Autoencoder. Der Bericht ist für Modelle, die Ziffern lesen.</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model} liest {what}. Der Bericht ist für Modelle, die Ziffern lesen.</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model} liest keine Ziffern. Der Bericht ist für Modelle, die Ziffern lesen.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>Als {first} gelesen ({share}); nächstbeste: {second}.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>Als {first} gelesen ({share}); nächstbeste: {second} ({second_share}).</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>Warum {first} und nicht {second}?</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>Warum ist es nichts davon?</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>Für nichts davon gehalten, da es nur zu {score} etwas davon ist. Wenn doch: {first} ({share}), dann {second}.</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>Warum ist es keine Ziffer?</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>Nicht für eine Ziffer gehalten, da es nur zu {score} eine ist. Wenn doch: {first} ({share}), dann {second}.</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>Es hat noch keine Ahnung</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>Fast geraten: {first} liegt vorn ({share}), dann kommt {second} ({second_share}).</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>eine Ziffer</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>Changed as in the second picture, it would be read as {digit} ({share}).</source>
        <translation>So verändert wie im zweiten Bild würde es als {digit} gelesen ({share}).</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>Kein einzelner Teil entscheidet: ohne den umrahmten Teil wäre das Urteil dasselbe.</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>Kein Teil entscheidet allein: Auch ohne den eingerahmten wäre es {digit} ({share}).</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>Wegen der ganzen Form als {answer} gelesen: Ohne das Eingerahmte würde {digit} gelesen ({share}), obwohl dieser Teil allein nicht für {answer} spricht.</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>Ohne diese Tinte würde es als {digit} gelesen ({share}), nicht als {read}.</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>Ohne diesen Teil würde es als {digit} gelesen ({share}), nicht als {read}.</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>Mit einer Lücke dort würde es als {digit} gelesen ({share}), nicht als {read}.</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Mit geschlossener Lücke würde es als {digit} gelesen ({share}), nicht als {read}.</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Mit dem Strich, verlängert wie eingerahmt, würde es als {digit} gelesen ({share}), nicht als {read}.</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>Keine kleine Änderung macht {digit} daraus.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>Als {answer} gelesen, wegen des eingerahmten Teils.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>Als {answer} gelesen, weil die eingerahmte Tinte {place} eine Schleife schließt.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>Als {answer} gelesen, weil das eingerahmte Ende {place} eine Öffnung verengt.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>Als {answer} gelesen, weil die eingerahmte Tinte {place} zwei Teile verbindet.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>Als {answer} gelesen, wegen des eingerahmten Querstrichs {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>Als {answer} gelesen, wegen des eingerahmten Strichs {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>Als {answer} gelesen, wegen des eingerahmten Strichendes {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>Als {answer} gelesen, wegen der eingerahmten Tinte {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>Als {answer} gelesen, weil eine Schleife {place} offen ist, wo der Rahmen steht.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>Als {answer} gelesen, wegen der eingerahmten Lücke {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>Als {answer} gelesen, weil die Öffnung {place} so weit ist.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>Als {answer} gelesen, weil der Strich {place} so früh endet.</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>Auch so würde es als {digit} gelesen ({share})</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>Dann würde es als {digit} gelesen ({share})</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>Auch so wäre das Urteil dasselbe</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>Dasselbe ohne den eingerahmten Teil</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>Dasselbe mit geschlossener Lücke</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>Dasselbe mit verlängertem Strich</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>Zeichnen und lesen lassen</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>Trainieren und zuschauen</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>Die eigene Schrift beibringen</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>Zahlen und Papier</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>Modelle und Dateien</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>Wie gut ist es?</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>Warum diese Antwort?</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>Bilder und die Befehlszeile</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>Die mitgelieferten Netze haben aus MNIST gelernt (LeCun, Cortes, Burges; meist unter CC BY-SA 3.0 angegeben), aus den UCI-Stiftziffern (Alpaydin und Alimoglu, CC BY 4.0), aus UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, verändert) und aus Handschrift, die digitpad erzeugt.</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>Eine Ziffer zeichnen und lesen lassen. Ein Netz trainieren und ihm beim Lernen zusehen.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>Direkt zu einem Reiter</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>Auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>Den Stift der Tastatur bewegen; mit Umschalt weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>Den Stift aufsetzen oder abheben</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>Den begonnenen Strich verwerfen</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>What it learned was not tested yet.</source>
        <translation>Was es gelernt hat, wurde noch nicht getestet.</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>Am besten: {accuracy} ({count} {images}), in Epoche {epoch}.</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>Am besten: Testverlust {loss} ({count} {images}), in Epoche {epoch}.</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>Es hat mit nur {count} Bildern trainiert.</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>Das Training ist unerwartet gescheitert ({kind}: {text}). Das vorige Modell ist unberührt.</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>Ein beendeter Lauf von {model} mit {dataset} wurde nie in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>Ein Lauf von {model} mit {dataset} wurde nach {done} von {all} Epochen angehalten oder unterbrochen und nie in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>Ein Lauf von {model} mit {dataset} wurde in der ersten seiner {all} Epochen angehalten oder unterbrochen und nie in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>Kein Modell ist geöffnet. Eines öffnen oder trainieren.</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>{count} × „{name}“</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model} ist ein Autoencoder: ein Modell wählen, das Ziffern oder Bilder liest.</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>Hier sind mehrere Ziffern: das Bild auf eine davon zuschneiden.</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model} liest Zahlen auf der Schreibzeile: ein Modell wählen, das Ziffern oder Bilder liest.</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>Ein Bild öffnen.</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>Mittlerer quadratischer Fehler {error}, bei Pixeln von 0 bis 1.</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>nur {count} Bilder</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>nur mit {count} getestet</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>Unerwarteter Fehler ({kind}: {text}). Bitte melden.</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>An diesen Computer ist keine Kamera angeschlossen.</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>Dafür ließ sich keine Datei anlegen.</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>Gelesen wurde eine gleichmäßige Auswahl seiner Bilder.</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>Was es gelernt hat, steht unter „Läufe“.</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>Wie es berechnet wird</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>Summanden: {terms}; übrige: {rest}; Bias: {bias}; Summe: {total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>Aus den Schichten im Innern: {inside}; Summe: {total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>{sum} von {count} anderen</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>{value} aus den Schichten im Innern</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>{value} Bias</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>von dem, was sie enthalten</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>Nr. {number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>Ausschnitt {number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>Zeile der Antwort</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>Berichtsseite…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>Eine Seite über das Modell schreiben: worauf es achtet, was typisch ist, Verwechslungen</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>Präzision und Trefferquote jeder Klasse</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>Präzision: wie viele der als diese Klasse gelesenen Bilder wirklich dazugehören. Trefferquote: wie viele ihrer Bilder als diese Klasse gelesen werden. Die Eingabetaste zeigt die Fehler.</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>Präzision, %</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>Trefferquote, %</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>{model} wird gemessen…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>Jedes Bild wird einmal gelesen.</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>Das Diagramm erscheint hier, wenn alle gelesen sind.</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>Das Modell liest einen Teil eines Datensatzes. Das Diagramm zeigt, ob es so oft recht hat, wie es angibt.</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>Wie gut liest es?</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>Noch ist nichts gemessen. Nach „Messen“ erscheint hier das Diagramm.</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>Berichtsseite schreiben</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>Was das Testbild zeigt</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>Das ist …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>Sehen, welche Tinte für die Antwort spricht und welche dagegen (F2)</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nichts gezeichnet</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>Für Zahlen: „123“ unten.</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>Beschriftung: {label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>Beschriftung: {label} · richtig</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>Beschriftung: {label} · falsch</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>Dieses Netz ist ein Autoencoder: Es fasst, was es sieht, in weniger Zahlen zusammen und rekonstruiert es daraus. Unten links, was es sieht, rechts die Rekonstruktion.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Text size: {size}</source>
        <translation>Schriftgröße: {size}</translation>
    </message>
    <message>
        <source>Text size: {size}, the largest that fits here</source>
        <translation>Schriftgröße: {size}, die größte, die hier Platz hat</translation>
    </message>
</context>
<context>
    <name>CameraWindow</name>
    <message>
        <source>Take a photo</source>
        <translation>Foto aufnehmen</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Was die Kamera sieht</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Die Kamera wird gestartet…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>Foto aufnehmen</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>Lesen, was die Kamera jetzt sieht (Eingabetaste)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>Das Papier flach und ruhig halten, sodass es das Bild füllt.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>Hier eine Ziffer zeichnen</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Die Pfeiltasten bewegen einen Stift, die Leertaste setzt ihn auf.</translation>
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
        <translation>neu lesen</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>„{number}“ hinzufügen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>Unsicher: auf dem Foto nachsehen und verbessern oder bestätigen.</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>„{number}“ ist es zu {chance}; es kann auch „{other}“ sein.</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>„{number}“ verbessern</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>Die kleinste Änderung, auf der Zeichnung</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>Tinte mit der Maus wegradieren: Die Antwort folgt</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>Die Zeichnung, wie sie ist</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>Die Zeichnung, und als hohle Linie, was sich ändern würde</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>Das ist … (oder Taste drücken)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Weiter (Eingabetaste)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>Die Zeichnung als das behalten, wonach gefragt war, und weiter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>Die Zeichnung entfernen, ohne sie zu behalten (Rücktaste)</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>Neu zeichnen (Rücktaste)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>Die Zeichnung trotzdem als das behalten, wonach gefragt war</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Was zu schreiben ist</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>Beliebiges schreiben und sagen, was es ist, oder nacheinander nach jeder Ziffer gefragt werden</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>Jede Klasse der Reihe nach</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>Jede Ziffer der Reihe nach</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>Nur {digit}</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>Nach Belieben</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Wie viele jeweils</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>Als {digit} behalten (Taste {digit})</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Noch ist nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Hier zeichnen</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>Hier {name} zeichnen.
Es wird behalten, wenn der Stift ruht.</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>{name} zeichnen ({number} von {count})</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>Alles gezeichnet. Jetzt unten damit trainieren.</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>Etwas zeichnen, dann sagen, was es ist</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>Welche Ziffer ist das?</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>Eine Ziffer schreiben, dann ihre Taste drücken</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>Alles geschrieben. Danke!</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>Das sieht nicht nach einer Ziffer aus. Als {digit} behalten?</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>Das sieht aus wie {read}. Als {digit} behalten?</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>Die Ziffer {digit} schreiben ({number} von {count})</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>Meine Handschrift lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>Die Zeichnung wurde nicht behalten</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>{drawings} werden gelöscht…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>{drawings} werden verschoben…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>Die Klassen sind, wie sie waren</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>Nichts wurde rückgängig gemacht</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>Die Änderung an {drawings} wird rückgängig gemacht…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>%Ln Zeichnung aus {file} importiert.</numerusform>
            <numerusform>%Ln Zeichnungen aus {file} importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>%Ln ohne Beschriftung ausgelassen.</numerusform>
            <numerusform>%Ln ohne Beschriftung ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nichts wurde importiert</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>{things} hinzugefügt.</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>{drawings} gespeichert als {file}</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Die Datei wurde nicht geschrieben</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>Zeichnungen einer Tintendatei hinzufügen; bei einem Satz auch, was jemand weitergegeben hat</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>Die Zeichnungen an der Wand als Tintendatei (InkML) speichern, oder einen Satz zum Weitergeben</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>In einem Satz lassen sich Bilder auf die Zeile ihrer Klasse ziehen.</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>Tintendateien ({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>Sätze zum Weitergeben ({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>Handschrift importieren</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>Handschrift exportieren</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <source>My things</source>
        <translation>Meine Sachen</translation>
    </message>
    <message>
        <source>Who writes</source>
        <translation>Wer schreibt</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>Der Name, den neue Zeichnungen bekommen; für jemand anderen einen anderen eintippen</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>Zeichnungen von</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>Wessen Zeichnungen an der Wand hängen und gelernt werden</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>Testen mit</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>Mit ausgelassenen Zeichnungen testen oder mit denen einer anderen Person</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>ausgelassenen Zeichnungen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>Die ausgewählten Zeichnungen löschen (Entf)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>Die letzte Änderung an Meine Handschrift zurücknehmen (Ctrl+Z; beim Zeichnen nimmt es einen Strich zurück)</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>Was hier ist</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>Zuerst einige Ziffern schreiben oder eine Tintendatei importieren.</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>Dauert etwa eine Minute. Schon fünf von jeder Ziffer machen einen Unterschied.</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>Diese sind alle zum Testen da: andere zum Anlernen wählen.</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>Meine Handschrift wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Noch nichts hier</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>Links Ziffern zeichnen oder einen Satz eigener Zeichen anlegen</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>{taught} zum Anlernen</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>{tested} von {writer} zum Testen</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>{count} beim Zeichnen falsch gelesen (rot)</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>{count} nicht lesbar</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>Zum Testen behalten. Die Wand zeigt, was angelernt wird.</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>Behalten. Die Wand zeigt nur Zeichnungen von {writer}.</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>Zum Verschieben oder Löschen auswählen</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>Die gewählten sind: … (∅: nichts davon)</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>Gewählt ist: … (∅: nichts davon)</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>Einen Lauf wählen, oder zwei bis
fünf, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>die ersten Schritte sind abgeschnitten</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>Welche Klassen das Modell verwechselt, und die Bilder hinter jeder Zahl.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>Ein Autoencoder klassifiziert nicht: Er verwechselt nichts.</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>Die Tabelle erscheint hier, wenn alle gelesen sind.</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}, {count} Bilder. Am häufigsten: {mistakes}.</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}, {count} Bilder: keine Fehler.</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>Ein Klick auf eine Zelle der Tabelle zeigt ihre Bilder, ein Klick auf ein Bild bringt es auf die Zeichenfläche.</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>Verwechslungstabelle</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth} als {read} gelesen ({count})</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>als was es gelesen wird</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was es ist</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>{count} von {all} Bildern von {truth} werden als {read} gelesen</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Lektionen ({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>Die Lektion wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>Wie vorhergesagt.</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>Anders als vorhergesagt.</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>Zuerst vorhersagen.</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>Der Lauf wurde vor seinem Ende angehalten: noch einmal trainieren.</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>Noch nicht: Dieser Schritt wartet auf {conditions}.</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact} {comparison} {value} (jetzt {now})</translation>
    </message>
    <message>
        <source> ✓ {right} of {asked}</source>
        <translation> ✓ {right} von {asked}</translation>
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
        <translation>digitpad (mitgeliefert)</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>digitpad für Bilder (mitgeliefert)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>Noch nicht gemessen</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>Wessen Bilder gezeigt und gelesen werden</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>Bilder zum Testen, oder die, aus denen Netze lernen</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>Testteil</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>Trainingsteil</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>Die Bilder, aus denen gelernt wird</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>Verwandte von MNIST, Farbbilder, Zahlen</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Fortschritt des Herunterladens</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>Das Herunterladen anhalten; vollständige Dateien bleiben</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>Den Datensatz herunterladen; nichts wird gesendet</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>Einen eigenen Ordner mit den veröffentlichten Dateien dieses Datensatzes wählen</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>Diesen Ordner vergessen</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>Wieder den Ordner der Downloads statt des gewählten verwenden</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ansehen…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>Die Bilder mit ihren Beschriftungen vor dem Training ansehen, den Testteil zuerst</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Die Bilder lesen</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>Was ihnen fehlt, um wie die von MNIST zu sein: weiße Tinte auf Schwarz, aufrecht</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNIST und erzeugte Handschrift zusammen</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>{megabytes} MB herunterladen</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>Nur für Modelle für Farbbilder, etwa cifar-cnn</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>Nur für resnet18, mobilenet-v3-small oder Schichten, die mit „dense {count}“ enden</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>Nur für Modelle für graue Bilder von 28×28, etwa candle-cnn</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>Nur für das Modell {model}</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found} Hier „{convention}“ wählen.</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>Die Dateien werden angefragt…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>{file} wird geholt: {done} MB</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Meine Sachen</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>Welcher Satz gelernt wird:</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>Ordner mit {dataset}</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>Wo das Netz trainiert wird</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>Das schnellste verfügbare Gerät</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>Das schnellste verfügbare: {device}</translation>
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
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>Kopiert Versionen, das System und die letzten Zeilen des Protokolls, ohne Pfade; nichts wird gesendet</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>„{file}“ hat nicht die Endung solcher Dateien: Andere Programme, und digitpad, würden sie für etwas anderes halten. Als „{other}“ speichern?</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>Als {file} speichern</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>Training und die hier angedockten Fenster</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>Testbilder, nach Ähnlichkeit ausgelegt</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>Wie sie ausgelegt sind</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNE hält Ähnliches zusammen; PCA zeigt, worin sich die Merkmale am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>Nachbarn (t-SNE)</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>Hauptrichtungen (PCA)</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>Das ausgewählte Bild</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>Nächstes falsch gelesene</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>Das nächste falsch gelesene Bild wählen; diese haben einen Ring</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>Auf die Zeichenfläche</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>„Rückgängig“ bringt die Zeichnung zurück</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>Farbe: was es ist. Ring: falsch gelesen. Rahmen: was gezeichnet ist.</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>Jeder Punkt ist ein Bild. Was das Netz ähnlich findet, liegt nah beieinander. Eine Zeichnung bewegt sich darunter.</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>Für das Netz ist es diesen am ähnlichsten: {digits}.</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model} liest Bilder… {share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}: {wrong} von {count} Bildern von „{dataset}“ falsch gelesen</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}; sie werden ausgelegt…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>Auf einen Punkt zeigen, um das Bild zu sehen.</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>Bild {number}: {label}, als {read} gelesen</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>Bild {number}: {label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>Testbild</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>none of these</source>
        <translation>nichts davon</translation>
    </message>
    <message>
        <source>This is “{label}”</source>
        <translation>Das ist „{label}“</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>Das ist die Ziffer {digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>Das ist nichts davon</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>Das ist keine Ziffer</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>damals als {digit} gelesen</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>Welche Klasse die Karte erklärt</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>statt</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>Mit welcher Klasse verglichen wird</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>Die Tinte auf der Zeichenfläche färben</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>Die Karte auf die Zeichnung legen, solange dieses Fenster offen ist</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Was dafür und was dagegen spricht</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>Was als etwas anderes gelesen würde</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}, wie gelesen</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}, nächstbeste</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>spricht für {digit}</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>Blau spricht für {digit}, Orange für {other}</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>spricht gegen {digit}</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>Blau spricht gegen {digit}, Orange dafür</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>spricht für eine andere</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>Blau spricht für {digit}, Orange für alle anderen</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>Gesucht wird, was {digit} daraus macht…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>Die Zeichnung ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>In der Zwischenablage ist weder eine Zeichnung noch ein Bild.</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>Eingefügt. „Rückgängig“ entfernt es.</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>Warum diese Antwort?</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Ähnlichste</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Alle Bilder</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>Arten, die Antwort zu betrachten</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Was dieses Fenster zeigt als Bild speichern</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>Was {model} ähnlich findet</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Noch ist nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>Im Hauptfenster etwas zeichnen: Die Tinte färbt sich danach, was sie dem Netz sagt, blau für die Antwort und orange für die nächstbeste.</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>Noch nichts zu erklären</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>Nicht lesbar</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>Alles, was digitpad liest ({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>Zeichnungen ({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Bilder ({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Lektionen ({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelle ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wird geöffnet…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>Dies wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>Pixel des Modells</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model} liest Pixel als „{pixels}“; zum Behalten speichern.</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>Mit welchen Pixelwerten wurden die Gewichte von {model} trainiert? digitpad gibt 0 für Papier und 1 für Tinte, wenn hier nichts anderes gewählt oder eingetragen wird.</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>Das Modell wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>{file} geöffnet</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file} sagt nicht alles über das Netz; was fehlt, wurde vermutet. Liest es schlecht, „Datei“, „Pixel des Modells“ wählen oder die Schichten mit „digitpad convert --layers“ angeben.</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>Ein Teil dieses Modells ist eine Vermutung</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>Das Modell vom letzten Mal wurde nicht geöffnet. {why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>{file} wird nicht gezeigt: Inzwischen ist Neueres da</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>Die Datei wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}: Zeichnung 1 von {count}</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}: Seite 1 von {count} wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>%Ln weitere Datei nicht geöffnet</numerusform>
            <numerusform>%Ln weitere Dateien nicht geöffnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>Modell „{model}“ speichern</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelle ({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX, für andere Programme ({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>Ordner für eine Modellsammlung ({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>Das Modell wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Bilder ({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>Tinte ({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>Zeichnung speichern</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>Die Zeichnung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>Ohne Beschriftung</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>Keine Ziffer</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file} ist gespeichert. Was zeigt sie? Mit einer Beschriftung können Netze daraus lernen.</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>Rekonstruktion speichern</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>Die Rekonstruktion wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>Ein Training läuft</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>Das Training anhalten und schließen? Was das Netz bisher gelernt hat, wird behalten und beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Anhalten und schließen</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>Das trainierte Modell ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>Das trainierte Modell {models} vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>Modelle sind nicht gespeichert</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>Diese sind nicht gespeichert: {models}. Zuerst speichern?</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>Das angelernte Modell ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>Das angelernte Modell {models} vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Seite der Anleitung</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Seiten der Anleitung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>Nichts wird behalten: Die Zeichnung war nicht fertig.</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>In Meine Sachen behalten; Ctrl+Shift+H zeigt es und lernt das Modell damit an.</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>Wieder aus Meine Handschrift genommen.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Noch ist nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>Nur was hier gezeichnet ist, wird behalten, kein Bild.</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>Die Klassen des Satzes haben sich geändert, seit dieses Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>Als {digit} behalten</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>Als „nichts davon“ behalten</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>Als „keine Ziffer“ behalten</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>Das angelernte Modell wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>Das angelernte Modell wurde als {file} gespeichert</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>Hinweise für den ersten Start</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>Eine Ziffer zeichnen: Sie wird beim Zeichnen gelesen.</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>„Trainieren“ drücken und zusehen, wie ein Netz sie lesen lernt.</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>Einen Leser für ✓ ✗ machen: Training → Eigene Zeichen lesen…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>Ein Bild oder ein Modell öffnen oder hierher ziehen.</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Nächster Hinweis</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>Einige Seiten über das, was hier möglich ist (F1)</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>Keine Hinweise mehr (Esc)</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
    <message>
        <source>{number} of {count} · {hint}</source>
        <translation>{number} von {count} · {hint}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>HowGoodWindow</name>
    <message>
        <source>How good?</source>
        <translation>Wie gut?</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>Die Messung anhalten; was zu sehen ist, bleibt</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>Verwechslungen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>Falsch beschriftet</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustheit</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>Arten zu betrachten, wie gut es ist</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model} liest ganze Zeilen. Es wird mit „digitpad evaluate MODEL --numbers FILE“ gemessen; MODEL ist seine Datei.</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>Die Bilder werden vorbereitet…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>{done} von {count} gemessen</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>{done} von {count} Bildern vorbereitet</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>Jetzt liest {model}. Noch einmal messen.</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>Jetzt liest ein anderes Modell namens {model}. Noch einmal messen.</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>Fehlende Datensätze: im Trainingsbereich des Hauptfensters einen wählen, dann „Herunterladen“, oder „Ordner…“, wenn die Dateien schon da sind.</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Alle Bilder</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>Nur falsch gelesene</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>Fehler, die sichersten zuerst</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>Wohl falsch beschriftet</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>Welche Bilder</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>Was sich hier wählen lässt, wenn sie gelesen sind: Fehler</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>Nur Bilder dieser Klasse</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>Nur Bilder, die so gelesen werden</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>Nummer eines Bildes</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>Zum Bild mit dieser Nummer gehen; das erste ist 0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>Bild {number} ist nicht unter den gezeigten.</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>jede Klasse</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>Klasse {name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>beliebig gelesen</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>als {name} gelesen</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>Bild {number}: {reading}. Ein Klick bringt es auf die Zeichenfläche.</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>{first} bis {last} von {count} Bildern</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>Solche Bilder gibt es nicht.</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}, Bild {number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>Ein Klick oder die Eingabetaste bringt ein Bild auf die Zeichenfläche.</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>„Messen“ findet die Fehler darunter.</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>Gelesen von {model}. Ein Klick oder die Eingabetaste bringt ein Bild auf die Zeichenfläche.</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Photos ({patterns})</source>
        <translation>Fotos ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>Fotos öffnen</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>Foto der Kamera</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>In diesem Ordner ist kein Bild.</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>In dem Abgelegten ist kein Bild.</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>Zahlen irgendwo auf der Seite oder die Zellen einer Tabelle: Ein Wechsel liest das Foto neu</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>Seite oder Tabelle</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>Zahlen auf einer Seite</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Eine Tabelle</translation>
    </message>
    <message>
        <source>Found: a table</source>
        <translation>Gefunden: eine Tabelle</translation>
    </message>
    <message>
        <source>Found: a page</source>
        <translation>Gefunden: eine Seite</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>{about}: {text}</source>
        <translation>{about}: {text}</translation>
    </message>
</context>
<context>
    <name>LabelsTab</name>
    <message>
        <source>Images whose label, rather than whose reading, may be wrong: the model takes them for another class as surely as it takes images of that class.</source>
        <translation>Bilder, bei denen eher die Beschriftung falsch ist als das Gelesene: Das Modell hält sie so sicher für eine andere Klasse wie deren eigene Bilder.</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{count} von {all}, die wahrscheinlichsten zuerst.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>Ein Autoencoder klassifiziert nicht: Er widerspricht keiner Beschriftung.</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>Diese Bilder wurden mit ihren Beschriftungen erzeugt: Keine ist falsch. Bilder wählen, die von Menschen beschriftet wurden.</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>Das Modell liest {accuracy} dieser Bilder richtig: Wo es widerspricht, irrt es meist selbst. Ein Modell wählen, das mindestens {least} richtig liest.</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>Damit trainieren</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>Dem mitgelieferten Leser eine neue letzte Schicht für diese Klassen geben: dauert Sekunden</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Anhalten; das Modell bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>Den Leser speichern und von nun an mit ihm lesen, auch beim nächsten Start</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>Anderes Netz…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>Im Trainingsbereich ein Netz von Grund auf mit diesem Satz trainieren</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>Zehn oder zwanzig von jeder genügen. Es dauert Sekunden.</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>Zuerst einige von jeder Klasse zeichnen oder Bilder auf ihre Zeile ziehen.</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>Es lernt…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Neu trainieren</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>{right} von {count} Zeichnungen werden richtig gelesen, jede, ohne sie gelernt zu haben. Von {others} anderen Dingen werden {refused} abgelehnt.</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth} als {read} gelesen: {count}.</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>Am schlechtesten gelesen, ohne sie gelernt zu haben: die Schrift von {writer}, {right}.</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>Im Hauptfenster liest es jetzt.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>Je blasser, desto weniger zählt es.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>Über die Lektion</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Leave this lesson; its settings end with it</source>
        <translation>Diese Lektion verlassen; ihre Einstellungen enden mit ihr</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>Eine Lektion aus einer Datei beginnen, etwa eine eigene</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Die Lektionen verlassen</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Verlassen (Esc)</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>Mit der Tastatur zu dem gehen, was umrandet ist</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>Zu „{control}“</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>Überspringen ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>LivePlot</name>
    <message>
        <source>Plot of the loss</source>
        <translation>Diagramm des Verlusts</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>Diagramm der Genauigkeit</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>Training: Bilder, aus denen es lernt, schwieriger, wenn sie variiert werden
Test: Bilder, aus denen es nie gelernt hat, wie sie sind</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>Menü dieses Diagramms</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>Das Diagramm oder seine Zahlen speichern, sein Aussehen ändern</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>Zeilen richtig, Zeichen falsch</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>Wie viele Zeilen es ganz richtig liest, und welcher Anteil der Zeichen falsch ist.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>Wie viele der Bilder es richtig liest, während es lernt.</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>Verlust: mittlerer quadratischer Fehler</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>Wie weit die Rekonstruktion von dem abweicht, was es sieht, während es lernt: Kleiner ist besser. Ein Autoencoder klassifiziert nicht, er hat also keine Genauigkeit.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>Wie falsch das Netz liegt, während es lernt: Kleiner ist besser.</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>mittlerer quadratischer Fehler</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}, logarithmisch</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>Training, voriger Lauf</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>Test, voriger Lauf</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>Epoche {epoch}</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>vorher, mit {dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>andere Daten</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>Der vorige Lauf wurde mit {dataset} getestet.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>Über digitpad</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>Nichts wurde eingerichtet</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>Noch ist etwas in Arbeit; {language} kommt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>In Meine Handschrift als {digit} behalten</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>Das Training läuft noch; gleich noch einmal schließen.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>Das Bild, ohne Farben</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;verwendet</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>Letzte M&amp;odelle</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache (Language)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>Ausschnittgröße</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>Die Seite der Quadrate in Pixeln, in die das Bild zerschnitten wird</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>Vom Bild zur Antwort, mit Kommas: {example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>Bauen…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>Im Bild des Netzes Schichten hinzufügen, ändern und entfernen</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>{count} Klassen</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>{count} Ausschnitte: {side} Reihen zu {side}</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>Das Modell, das das nächste Foto liest oder dieses noch einmal</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>Modell, das Fotos liest</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (mitgeliefert)</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>Das Modell wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model} (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>Anderes Modell…</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelle ({patterns})</translation>
    </message>
    <message>
        <source>Choose the model that reads photos</source>
        <translation>Das Modell wählen, das Fotos liest</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The network to train</source>
        <translation>Das Netz, das trainiert wird</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>Veröffentlichte Netze, Farbbilder, Zahlen</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>Über das Modell</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>{parameters} Parameter · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>Seine Schichten:</translation>
    </message>
</context>
<context>
    <name>MoreCombo</name>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
</context>
<context>
    <name>NamingRow</name>
    <message>
        <source>Label of the drawing</source>
        <translation>Beschriftung der Zeichnung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>Die Zeichnung wieder aus Meine Handschrift nehmen</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>Es ist nichts davon (Taste 0)</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>Es ist „{label}“</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>Es ist die Ziffer {digit} (Taste {digit})</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>Es ist keine Ziffer (Taste {key})</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>Hier erscheinen die {count} Trainingsbilder, die für das Netz der Zeichnung am ähnlichsten sind.</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>Merkmale der Trainingsbilder werden berechnet…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>„{digit}“ der Trainingsbilder, Ähnlichkeit {likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>Von {count} Trainingsbildern von „{dataset}“ hält es diese für die ähnlichsten: {digits}.</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>Die Zahl: wie ähnlich es dem Netz ist, höchstens 1. Ein Klick bringt eines auf die Zeichenfläche; „Rückgängig“ bringt die Zeichnung zurück.</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>Trainingsbild</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>Die Rekonstruktion des Netzes</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>Die Rekonstruktion des Netzes von dem, was es sieht</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28 × 28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>Was das Netz sieht</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>Schwellen…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>Wählen, unter welcher Sicherheit es „4 oder 9?“ fragt oder „keine Ziffer“ sagt (F3)</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>Was es sieht, und die Rekonstruktion</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>Testbild {number}, wie es ist, mit 32 × 32 Pixeln</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>Zahlen auf der Schreibzeile: „Ansicht“, „Zahlen schreiben“</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>Das mittlere Quadrat des Bildes, mit 32 × 32 Pixeln</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>Die im Bild gefundene Tinte, mit 28 × 28 Pixeln, skaliert und zentriert</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28 × 28 Pixel, skaliert und zentriert wie das, woraus es gelernt hat</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28 × 28 Pixel, gefärbt nach der Richtung des Stifts (rot: nach rechts, cyan: nach links), spätere Tinte heller</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>Was das Netz sieht. {what}.</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>Gelesen von {model}</translation>
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
        <translation>Das Netz zeigen, das liest</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>Das Netz zeigen, das „Trainieren“ trainiert</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>Über das Netz</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>Moment des Laufs</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>Zu einem beliebigen Moment des Laufs zurückgehen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>Dies als Bild speichern, oder den Lauf als bewegtes</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>PyTorch wird geladen; die ersten Gewichte brauchen es…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>Liest: {model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>eigene Schichten</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>Zu trainieren: {model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} Gewichte</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}, feste Schichten</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}: eine Zahl lesen lassen, damit es leuchtet</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}: eine Ziffer zeichnen, damit es leuchtet</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}: ein Bild öffnen, damit es leuchtet</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>Epoche {epoch}</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}, bei {epoch}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{epoch}: {answer}</source>
        <translation>{epoch}: {answer}</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>Kein bewegtes Bild (GIF): Das Netz ist zu groß, um seine Momente zu behalten</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>Noch kein bewegtes Bild (GIF): zuerst das Netz trainieren</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>Den Lauf als bewegtes Bild speichern (GIF)…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>Auf eine Einheit zeigen, um ihre Verbindungen zu sehen; ein Klick zeigt, wie sie berechnet wird</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>Das Netz</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}, Einheit {number}: {value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>Ein Netz mit {count} Spalten</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>Spalte {column} von {count}: {unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>Diese Schicht entfernen</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>Hinter dieser eine Schicht hinzufügen</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>Diese Schicht ändern: Breite, Faltungskern, Aktivierungsfunktion</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>Ein Klick zeigt, wie es berechnet wird.</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>Was unterschieden wird</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>Zeichen, Buchstaben oder Wörter, mit Leerzeichen oder Kommas dazwischen: ✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>Der Name des Satzes</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>Dies unterscheiden</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>Zwei oder mehr: Zeichen, Buchstaben, Formen, was sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>{count} Klassen: {names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>Meine Zeichen</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>Wie sicher das Gelesene ist</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>Die Verbesserung zurücknehmen, und die Zeichnung aus Meine Handschrift</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Zahl kopieren</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>Die Zahl als Text in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>Einzelne Ziffern</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>Wieder einzelne Ziffern zeichnen</translation>
    </message>
    <message>
        <source>It is:</source>
        <translation>Es ist:</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>Ziffern und {signs} schreiben.</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>„?“: kein Zeichen einer Zahl. Zum Verbessern oben anklicken.</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>Jedes Zeichen ist wie angegeben. Zum Verbessern oben anklicken.</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>Bei jedem Zeichen mindestens {share} sicher. Zum Verbessern oben anklicken.</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>Gelesen von den mitgelieferten Netzen.</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>Gelesen von {model} zusammen mit mitgelieferten Netzen.</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>Gelesen von {model}.</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>Kopiert: {number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}, unsicher: {share}. Zum Verbessern anklicken.</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}, wie angegeben. Zum Verbessern anklicken.</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}, {share} sicher. Zum Verbessern anklicken.</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>Zeichen {number} von {count}: {sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>Was da ist, wird gelesen…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>{photo} neu lesen und verwerfen, was gelesen und verbessert wurde?</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Was gelesen wurde, ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Verwerfen und lesen</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>1 geprüfte Zelle hat in der neu gelesenen Tabelle keinen Platz.</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>{count} geprüfte Zellen haben in der neu gelesenen Tabelle keinen Platz.</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>Die Tabelle hat jetzt andere Zellen</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>Die Tabelle lassen, wie sie war</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>Die neue verwenden</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>Ein Bild: {file}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Leer.</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>Striche: {count}.</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>Welches davon</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>Eine Nummer eintippen, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Nothing could be read there: type what it is.</source>
        <translation>Dort ließ sich nichts lesen: eintippen, was es ist.</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>{number} hinzugefügt. Zum Verbessern tippen; Ctrl+Z nimmt es weg.</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>{number} hinzugefügt, aber unsicher. Zum Verbessern tippen; zweimal Eingabetaste bestätigt.</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>1 Zeile kopiert.</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>{count} Zeilen kopiert.</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>1 Zahl darin ist unsicher.</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>{count} Zahlen darin sind unsicher.</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}: %Ln Zahl gelesen</numerusform>
            <numerusform>{photo}: %Ln Zahlen gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}: nur {sure} von {count} Zahlen sind sicher</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}: keine von {count} Zahlen ist sicher</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>Tabelle mit {rows} × {columns} Zellen</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>von {model}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>%Ln unsichere hervorgehoben</numerusform>
            <numerusform>%Ln unsichere hervorgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>um {angle}° gedreht</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo} wurde früher gelesen und ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo} ist noch hier: Nichts wurde darauf gelesen.</translation>
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
        <translation>Seiten und Tabellen</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Das Lesen anhalten</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>eingefügtes Bild</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>Die anderen Blätter werden noch gelesen.</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>Alle unsicheren Zahlen sind geprüft.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Verworfen.</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}: Was gelesen wurde, ist nicht abgelegt und geht verloren. {why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Was gelesen wurde, ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>Fotos öffnen…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>Fotos von Seiten oder Tabellen öffnen (oder sie oder einen Ordner hierher ziehen, oder eines einfügen)</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>Foto aufnehmen…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>Dieses Foto neu lesen, mit der hier gewählten Art und dem Modell</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>Das Foto eine Vierteldrehung nach links drehen und neu lesen</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>Nächste unsichere</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>Zur nächsten unsicheren Zahl gehen (F3); die Eingabetaste bestätigt sie und geht weiter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>Das Ausgewählte entfernen (Entf); Ctrl+Z stellt es wieder her</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>Alles als Text kopieren, für eine Tabellenkalkulation oder einen Brief</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>Als CSV speichern (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Als Excel speichern…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>Als Excel-Datei speichern (.xlsx)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>Verwerfen, was gelesen wurde; bis dahin bleibt es</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>Schließen; was gelesen wurde, bleibt, bis es gespeichert oder verworfen wird</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>Das gilt für das nächste Foto. „Neu lesen“ wendet es auf dieses an.</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>Dies ließ sich nicht von selbst ablegen; jetzt speichern. {why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>{count} Fotos wurden früher gelesen und sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>Verwerfen, was auf {photo} gelesen und verbessert wurde? Es ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>{photo} verwerfen? Es ist in keiner Datei gespeichert.</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>Eine Seite lesen, die diese Kamera sieht</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>Ecken markieren</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>Zahl hinzufügen</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>Die Tabelle markieren, wo ihre Zeilen und Spalten nicht gefunden wurden (Einfg)</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>Eine nicht gefundene Zahl markieren und lesen (Einfg)</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>Breite des Stifts. Das Lesen hängt nicht davon ab.</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Stiftbreite</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>Ein Foto von Zahlen auf Papier oder von einer Tabelle öffnen, hierher ziehen oder einfügen</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>Mausrad, + und − vergrößern und verkleinern, 0 zeigt alles, Ziehen verschiebt; ein Klick auf eine Zahl verbessert sie</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>Die Tabelle neu lesen, mit ihrem anderen wahrscheinlichen Raster</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>Zum Verbessern tippen; farbige Zellen sind unsicher</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>Zurück zu {rows} und {columns}</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>Stattdessen {rows} und {columns} versuchen</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>Unsicher: „{text}“ in Zeile {row}, Spalte {column}; insgesamt {count}</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>Auf dem Foto oder in der Liste wählen, was entfernt wird.</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>Die Ecken auf die der Tabelle ziehen, dann mit der Eingabetaste neu lesen. Mit der Tastatur: Tab geht zur nächsten Ecke, Pfeiltasten bewegen sie, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>Einen Rahmen um die Zahl ziehen. Mit der Tastatur: Pfeiltasten bewegen den Rahmen, mit Umschalt ändern sie seine Größe, die Eingabetaste liest, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>PhotoReading</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Reading {photo}…</source>
        <translation>{photo} wird gelesen…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>Rahmen um das Gelesene: {count}, unsicher: {unsure}.</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>Testbild {number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>Ein Bild hierher ziehen, einfügen oder öffnen</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>Das Bild, das gelesen wird. Die Pfeiltasten blättern durch die Testbilder.</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>Zahlen speichern (CSV)…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>Dieses Diagramm als PNG speichern…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>Dieses Diagramm als SVG speichern…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>Dieses Diagramm kopieren</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>Den vorigen Lauf entfernen</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Noch nichts gelesen</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}: noch nichts gelesen</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}: {share} wahrscheinlich</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>S&amp;uchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Da&amp;teityp:</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>Voriges Bild</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ein Bild öffnen</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>Vorige Zeichnung</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>Nächste Zeichnung</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>Das Modell {model} liest {what}, keine Zeichnungen. Ein Bild öffnen oder ein Modell wählen, das Zeichnungen liest.</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>Die Zeichnung wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>Keine Ziffer gefunden</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>Schreiber {writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Hier zeichnen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>Hier sind keine Testbilder</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>Zuverlässigkeitsdiagramm</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Noch nicht gemessen</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>{count} Antworten, mittlere Sicherheit {confidence}: {right} richtig (95-%-Intervall {low} bis {high})</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>Genauigkeit bei jeder Änderung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>Wie viele Ziffern</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>Mehr Ziffern: dauert länger, die Zahlen sind sicherer</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>die ersten {count}</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>Die Tabelle für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>Die Diagramme als Bild speichern</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>Wie robust ist das Modell?</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>Ziffern werden schrittweise verändert, und gezählt wird, was richtig gelesen wird.</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>Wie robust ist {model}?</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>{model}, learning (epoch {epoch})</source>
        <translation>{model}, lernt (Epoche {epoch})</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>Dieser Lauf ließ sich nicht von selbst ablegen; jetzt speichern. {why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>Den Lauf beenden; was behalten wird, ist wählbar, und kein gespeichertes Modell wird angetastet</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>Wie der Lauf vorankommt</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>Geschwindigkeit des Trainings</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Bereit zum Trainieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>Das Netz mit diesen Einstellungen trainieren</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Den Lauf fortsetzen</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Den Lauf pausieren</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>Wird vorbereitet: {what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>Wird vorbereitet: {what} ({done} / {total} MB)</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>Epoche {epoch} von {epochs}</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>Test läuft</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count} Bilder/s</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{model} mit {dataset}</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>Beim Lernen zeichnen: Es liest mit dem, was es bisher kann.</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>Beim Lernen ein Bild öffnen: Es liest mit dem, was es bisher kann.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>Beim Lernen eine Zahl schreiben: Es liest mit dem, was es bisher kann.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>Beim Lernen eine Zahl schreiben: Es liest mit dem, was es bisher kann, zusammen mit mitgelieferten Netzen.</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>das Netz und seine Daten</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>Das Training beginnt: {what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>Die ersten Schritte…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>{model} wird mit {count} Bildern trainiert, auf {device}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>pausiert gleich…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Pausiert gleich…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>Pausiert vor dem nächsten Schritt</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>Wie der Lauf endete</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>„{model}“ ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>Jetzt liest {model}.</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>Das Ergebnis des letzten Laufs ist nicht gespeichert, und der nächste ersetzt es.</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>Das dauert auf diesem Computer etwa {time}.</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Bereit zum Trainieren</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>Training gescheitert</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>Vor dem ersten Schritt angehalten</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>Nichts ist verloren: Es geht weiter, wo es aufgehört hat.</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>Fertig in {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>Nach {time} angehalten</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>Der Verlust ist nach {time} explodiert</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>Das Gerät ist nach {time} ausgefallen</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>Behalten; noch in keiner Datei gespeichert</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>Das Ergebnis wurde verworfen. Bis zum nächsten Lauf lässt es sich wiederherstellen.</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>Das Ergebnis wurde verworfen. Der Lauf bleibt in „Läufe“, weil sein Modell benutzt wird.</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>Das Ergebnis wurde verworfen. Es lässt sich hier bis zum nächsten Lauf wiederherstellen, und in „Läufe“ einen Tag lang.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>Wiederhergestellt; noch in keiner Datei gespeichert</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run} (nicht lesbar)</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>Behaltene Läufe; zwei bis fünf zum Vergleichen auswählen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Einstellungen und Ergebnisse der ausgewählten Läufe</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>Sein Modell laden</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>Mit seinen Gewichten lesen</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Wiederholen…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>Den Trainingsbereich mit seinen Einstellungen einrichten; „Trainieren“ beginnt</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>Die Netze von einem bis drei Läufen lesen lassen, was gezeichnet wird</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>Eine Seite darüber schreiben: Kurven, Verwechslungen, schlimmste Fehler, Einstellungen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Ihm einen anderen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>Ihn löschen (Entf); einen Tag lang lässt er sich wiederherstellen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>Das zuletzt Gelöschte wiederherstellen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>Noch wurde kein Lauf behalten: ein Netz trainieren, dann erscheint er hier.</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>Die Gewichte sind nicht mehr da; Einstellungen und Kurven schon.</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>Vergleichen lassen sich bis zu fünf Läufe; das sind {count}.</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>Die kräftigen Kurven sind die Tests, die blassen das Training.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>%Ln Lauf, {size}. Zwei bis fünf zum Vergleichen auswählen.</numerusform>
            <numerusform>%Ln Läufe, {size}. Zwei bis fünf zum Vergleichen auswählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>Ein Lauf belegt {size}.</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>Die kräftige Kurve ist der Test, die blasse das Training.</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>Nur der letzte Lauf seit dem Start hat Momente, zu denen man zurückgehen kann, und ein bewegtes Bild.</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>Von nun an liest „{model}“.</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>Der Bericht wird geschrieben: Die Testbilder werden gelesen…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>Der Lauf wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>Der Lauf ließ sich nicht wiederherstellen</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Das Gespeicherte öffnen</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>Format der CSV-Dateien: Spaltentrenner, Byte-Order-Mark, zweifelhafte Zellen</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>Format der CSV-Dateien</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>1 Zahl ist unsicher und nicht geprüft.</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>{count} Zahlen sind unsicher und nicht geprüft.</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>Eine Spalte „doubtful“ (zweifelhaft) hinzufügen, die sie nennt</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>In Excel sind unsichere Zellen farbig und haben einen Kommentar.</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>Nicht alles ist geprüft</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>Trotzdem speichern…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Die Datei wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>Gespeichert als {file}: {count} Blätter</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>Das Gelesene speichern</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>Für jedes von {count} Blättern eine CSV-Datei in einem Ordner speichern</translation>
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
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>Spalten durch &amp;Kommas getrennt</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>Spalten durch &amp;Semikolons getrennt</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>Mit &amp;Byte-Order-Mark beginnen</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>Daran erkennt Excel UTF-8</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>Eine Spalte „&amp;doubtful“ (zweifelhaft)</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>Sie nennt die unsicheren Zellen ihrer Zeile; Buchstaben benennen die Spalten</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>{count} Punkte, {marked} davon mit einem Ring</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>Was das Netz sieht</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, {share} of them not black.</source>
        <translation>{width} × {height} Pixel, {share} davon nicht schwarz.</translation>
    </message>
</context>
<context>
    <name>SetChooser</name>
    <message>
        <source>What to collect</source>
        <translation>Was gesammelt wird</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>Die zehn Ziffern oder ein eigener Satz: Zeichen, Buchstaben, Formen</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>Klassen hinzufügen, umbenennen, vereinigen oder löschen</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neuer Satz…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>Einen eigenen Leser machen: benennen, was er unterscheidet, zeichnen, trainieren</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>Ziffern 0–9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>Es wurde kein Satz angelegt</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>Umbenennen oder mit einer anderen vereinigen…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>Mit ihren Zeichnungen löschen</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>Klassen hinzufügen</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>Namen, mit Leerzeichen oder Kommas dazwischen:</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>Ein neuer Name; mit dem einer anderen Klasse werden die beiden vereinigt:</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>Ein Blatt auswählen, um es zu sehen; mehrere, um sie neu zu lesen oder zu verwerfen</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>{read} von {count} Blättern gelesen</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} Blätter</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} unsicher</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>Das Foto lässt sich nicht zeigen. {why} Zum Ansehen zurücklegen und digitpad neu starten; das Gelesene lässt sich auch ohne das Foto verbessern und speichern.</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Dieses Modell entfernen</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Was dafür und was dagegen spricht</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Modell hinzufügen…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>Ein weiteres Modell dieselben Striche lesen lassen: eines Laufs, ein geöffnetes oder aus einer Datei</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Was dieses Fenster zeigt als Bild speichern</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>für {digit}</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>„Modell hinzufügen…“ wählen, um zu sehen, wie ein anderes dieselben Striche liest.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Das benutzte Modell</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>Das Modell wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>Modelle (*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>Blau spricht für {one}, Orange für {other}.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>eines öffnen oder trainieren</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · nicht gespeichert</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>hält an</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>One step of the training</source>
        <translation>Ein Schritt des Trainings</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>Schritt {step}: {count} Bilder, Verlust {loss}. {key} macht den nächsten.</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}: {before} → {after}, Gradient {gradient} (von allen: {norm})</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>Wie das Bild vorbereitet wurde</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>keine Tinte</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>die Tinte</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>gleich hell</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>invertiert</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>Es wurde keine Tinte gefunden: Nichts hebt sich vom Papier ab. Einen dunkleren Stift oder mehr Licht nehmen.</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>Es wurde keine Ziffer gefunden: Was sich abhebt, ist zu klein oder am Rand. Näher herangehen.</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>Das Bild hat schon die Form, in der Netze Ziffern sehen.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>Auf dem Bild sind mehrere Ziffern. Auf eine davon zuschneiden, oder „Datei“, „Seiten und Tabellen lesen“ wählen.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>Auf dem Bild sind mehrere Ziffern. Auf eine davon zuschneiden.</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>Licht, Schatten, Papier und Linien sind entfernt; die Tinte ist skaliert, auf die übliche Stiftbreite gebracht und zentriert.</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>Der Lauf bleibt in „Läufe“, weil sein Modell benutzt wird.</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>Der Lauf wurde verworfen.</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>Der Lauf wurde verworfen. Er lässt sich hier wiederherstellen, und in „Läufe“ einen Tag lang.</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>Nur eine einzelne Ziffer lässt sich erklären: hier zeichnen.</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>TeachingPanel</name>
    <message>
        <source>Teach the model these</source>
        <translation>Das Modell damit anlernen</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>Das Modell, das liest, die Zeichnungen an der Wand lernen lassen, gemischt mit dem, womit es trainiert wurde, damit es nichts vergisst</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>Fortschritt des Anlernens</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Anhalten; das Modell bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>Das angelernte Modell speichern und von nun an damit lesen, auch beim nächsten Start</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>Trotzdem anlernen</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>Die Testbilder werden gelesen…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>Die Zeichnungen werden gelernt…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>Test mit ausgelassenen Zeichnungen…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>Die Testbilder werden noch einmal gelesen…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>Davon wird nichts falsch gelesen, zu gewinnen ist also wenig. Einige zeichnen, die falsch gelesen werden, oder trotzdem anlernen: Das dauert etwa eine Minute.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>Richtig gelesen: die eigenen Ziffern</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>Richtig gelesen: {images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Die eigenen Ziffern werden schlechter gelesen als vorher. Zurückgehen und neu anlernen, wenn mehr von den falsch gelesenen da sind.</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Kein Gewinn: Die eigenen Ziffern werden nicht besser gelesen als vorher. Zurückgehen und neu anlernen, wenn mehr von den falsch gelesenen da sind.</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>Es hat etwas vergessen: Die Testbilder werden schlechter gelesen als vorher.</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>Jede der Zeichnungen wurde von einem Netz gelesen, das ohne sie angelernt war.</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>Getestet mit %Ln Zeichnung, die nicht angelernt wurde.</numerusform>
            <numerusform>Getestet mit %Ln Zeichnungen, die nicht angelernt wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>Eine Zeichnung lässt sich nicht testen.</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>Jetzt liest das angelernte Modell: ausprobieren, dann behalten oder zurückgehen.</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>milde</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>streng</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>Die Einstellung des Modells selbst.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>Dieses Netz ist ein Autoencoder: Es klassifiziert nicht.</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>Dieses Netz wurde nicht mit Nicht-Ziffern trainiert, es sagt also nie „keine Ziffer“.</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>Dieses Netz kennt nur seine Klassen, es sagt also nie „nichts davon“.</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>Nötige Sicherheit, um sich festzulegen</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>Nötiger Punktwert, um als Ziffer zu gelten</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>Nötiger Punktwert, um als eine seiner Klassen zu gelten</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>Fragt nie: Es gibt immer die wahrscheinlichste Antwort.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>Unter {threshold}: Es fragt zwischen den zwei wahrscheinlichsten.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>Unter {threshold}: Es fragt zwischen den zwei wahrscheinlichsten. {kept} der {what} bekommen eine Antwort; {passed} davon sind richtig.</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>Sagt nie {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>Unter einem Punktwert von {threshold}: {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>Unter einem Punktwert von {threshold}: {verdict}. Nimmt {kept} der {what} an.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>Unter einem Punktwert von {threshold}: {verdict}. Nimmt {kept} der {what} und {passed} der {others} an.</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>„keine Ziffer“</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>Buchstaben, Symbole, Formen und Kritzeleien</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>Zeichnungen seiner Klassen</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>„nichts davon“</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>anderen Dinge</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>Zurück zu denen des Modells</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>Für {model} eingestellt und gemerkt. Seine Datei wird nicht geändert.</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>Gemessen an {dataset}.</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>Die Wirkung dieser Einstellungen wurde für dieses Modell nicht gemessen; „digitpad calibrate“ auf der Befehlszeile misst sie.</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>Keines der {count} hier gemessenen Bilder wird mit mindestens dieser Sicherheit gelesen.</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>Von den {count} hier gemessenen Bildern werden {kept} mit mindestens dieser Sicherheit gelesen, und {right} davon richtig.</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>digitpads eigene Einstellungen, die einen Bruchteil der Zeit brauchen: eine Lernrate, die einmal steigt und fällt, wenige Epochen, und geringere Rechengenauigkeit, wo es sich lohnt</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>Schnelle Einstellungen</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>Einstellungen, die selten geändert werden</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Die Einstellungen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>Zurück zum Rezept</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>Zu den Einstellungen des Modells zurückkehren</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>Die veröffentlichten {count} Epochen verwenden</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>So lange trainieren wie das veröffentlichte Rezept: {count} Epochen</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>unsere schnellen Einstellungen</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>das Rezept des Modells</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln Epoche</numerusform>
            <numerusform>%Ln Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · Batch {batch_size} · {optimizer} · Rate {learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>variiert</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Press Train to continue training this model.</source>
        <translation>„Trainieren“ drücken, um dieses Modell weiter zu trainieren.</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>Ein Lauf ist im Gange; zuerst anhalten.</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>Nichts wurde eingerichtet: Ein Lauf ist im Gange. Zuerst anhalten.</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>Nichts wurde eingerichtet.</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>Nichts wurde eingerichtet. {reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>Bereit: „Trainieren“ drücken.</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>Im Trainingsbereich eingerichtet: dort „Trainieren“ drücken.</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>In {place} sind keine Bilder, aus denen sich lernen lässt.</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images} „Trainieren“ drücken, um daraus zu lernen.</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>Mit den Gewichten dieses Modells beginnen statt von Grund auf</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>Abwählen, um mit allen Bildern zu trainieren; der wieder eingerichtete Lauf nahm so viele</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>„{name}“ weiter trainieren</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>Stattdessen „{name}“ weiter trainieren</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>Stattdessen „{name}“ ({network}) weiter trainieren</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>Nur mit den ersten {count} Bildern trainieren</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>Nur mit den ersten {count} Bildern testen</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>Für {model} gibt es hier kein Rezept.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}, Seite {number}</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>wartet auf das Lesen</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>nicht gelesen: {why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} unsicher</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>alle sicher</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>Mit dem Modell lesen, wie es vorher war</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>Angehalten. Das Modell ist, wie es war.</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>Jetzt liest {model}; „Behalten“ holt das angelernte Modell zurück.</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>Behalten: Von nun an liest es.</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>Das Modell ist, wie es war.</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>Unerwarteter Fehler: {reason}. Zeichnung und Modelle sind noch da: weitermachen, oder sie speichern und digitpad neu starten. Bitte melden: „Bericht kopieren“ enthält die Einzelheiten.</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>In digitpad ist etwas schiefgegangen</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nichts gezeichnet</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>PyTorch wird geladen; dies braucht es…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>Zeichnungen nach Klassen</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>Auf der Zeichenfläche ausführen</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>Die Zeichnung so ändern; „Rückgängig“ holt sie zurück</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>Hier mit der Maus Tinte wegradieren und sehen, als was es dann gelesen wird.</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>Die kleinste Änderung wird gesucht…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>Wie weit lässt sich das Bild verändern?</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>Keine kleine Änderung macht etwas anderes als {digit} daraus.</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>Die Zeichnung; was geändert würde, ist hohl</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>Die Zeichnung</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>Die kleinste Änderung macht {digit} daraus ({share}).</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>Diese Änderung macht {digit} daraus ({share}).</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>Wird weiterhin als {digit} gelesen, wenn nur eines davon geändert wird:</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>Gilt weiterhin nicht als Ziffer, wenn nur eines davon geändert wird:</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}: {range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>Dies wegradieren: {digit} ({share})</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>Diese Lücke schließen: {digit} ({share})</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>Hier weiterzeichnen: {digit} ({share})</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>An der Stelle des Trainingsbereichs zeigen, wo es nichts verdeckt</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>Die Datei wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>Schreibzeile</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>Hier eine Zahl schreiben</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Hier eine Zahl schreiben. Die Pfeiltasten bewegen einen Stift, die Leertaste setzt ihn auf.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>Eine Zeichnung, das Bild einer Ziffer oder ein Modell öffnen</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>Zeichnun&amp;g speichern…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>Die Zeichnung als Tinte (InkML) oder als Bild (PNG) speichern</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>&amp;Rekonstruktion speichern…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>Die Eingabe eines Autoencoders neben seiner Rekonstruktion als Bild speichern</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>&amp;Modell öffnen…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>Mit einem Modell aus einer Datei lesen und trainieren</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>Mitgeliefertes Modell &amp;benutzen</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>Mit dem Modell lesen, das digitpad mitbringt</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>Mitgeliefertes Modell für B&amp;ilder benutzen</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>Mit dem Modell lesen, messen und erklären, das Bilder liest; von Zeichnungen sieht es nur die Form</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>&amp;Nebeneinander…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>Bis zu drei Modelle lesen lassen, was gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>Modell &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>Das Modell, das liest, in einer Datei speichern</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>Pi&amp;xel des Modells…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>Sagen, wie die Pixel skaliert waren, mit denen fremde Gewichte trainiert wurden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>digitpad schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>Den letzten Strich, das Löschen oder Öffnen zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>Die Zeichenfläche leeren</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>R&amp;adierer</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>Teile der Zeichnung wegradieren oder wieder zeichnen; das andere Ende eines Stifts radiert immer</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>Die Zeichnung kopieren, als Bild und als Tinte</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>Den Inhalt der Zwischenablage auf der Zeichenfläche einfügen</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>Mit den Einstellungen rechts ein Netz trainieren</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>Das Training pausieren oder fortsetzen</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>&amp;Ein Batch</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>Mit einem Batch trainieren und zeigen, was er geändert hat</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>&amp;Zeitlupe</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>Batch für Batch trainieren, jeder einen Augenblick gezeigt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>Das Training beenden und das Gelernte behalten</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>Dieses Modell &amp;weiter trainieren</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>Einen Lauf vorbereiten, der mit diesen Gewichten beginnt</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>&amp;Läufe…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>Die abgelegten Läufe: vergleichen, ein Modell laden, wiederholen, einen Bericht schreiben</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>Ei&amp;gene Zeichen lesen…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>Die Zeichen benennen, jedes einige Male zeichnen und in Sekunden einen Leser dafür trainieren</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>&amp;Meine Sachen…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>Einen Leser eigener Zeichen machen oder dem Modell die eigene Schrift beibringen</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Make all text larger, and what goes with it</source>
        <translation>Allen Text größer machen, und was dazugehört</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>Allen Text kleiner machen, und was dazugehört</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>Text in der Größe des Systems zeigen</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>&amp;Zahlen schreiben</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>Ganze Zahlen auf einer breiten Zeile schreiben, oder wieder einzelne Ziffern</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>&amp;Training zeigen</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>Den Trainingsbereich zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>Das ganze Netz zeigen, erleuchtet von der Zeichnung, oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>Den ganzen Bildschirm nutzen, mit Text für einen Beamer, oder wieder das Fenster</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>Einige Seiten über das, was hier möglich ist</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>Geführte Versuche von je ein paar Minuten, neben den laufenden Kurven</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>Welche Tasten was tun</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>&amp;Über digitpad</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>Was digitpad ist, und die Versionen seiner Teile</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>&amp;Warum diese Antwort…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>Beim Zeichnen sehen, welche Tinte für die Antwort spricht und welche dagegen</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>&amp;Robustheit…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>Messen, wie weit sich Ziffern verändern lassen, bis das Modell sie falsch liest</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>Wie &amp;gut?…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>Das Modell an einem Datensatz messen: Genauigkeit, Verwechslungen, Bilder, Robustheit, Schwellen</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>&amp;Bilder durchsehen…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>Einen Datensatz durchblättern: was jedes Bild ist, was das Modell liest, seine Fehler</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>Schwellen der &amp;Sicherheit…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>Wählen, unter welcher Sicherheit es „4 oder 9?“ fragt oder „keine Ziffer“ sagt</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>Seiten und &amp;Tabellen lesen…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>Die Zahlen auf dem Foto einer Seite oder Tabelle für eine Tabellenkalkulation lesen</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>Shift</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Stiftbreite</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · etwa 30 s · 99 %</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · etwa 20 s · 92 %</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · etwa 4 min · 99 %</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · etwa 3 min · 98 %</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · etwa 1 min · 98 %</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>Vorgabe: {default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Diese Hilfe zeigen und beenden.</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>Eine Ziffer zeichnen und lesen lassen; ein Netz trainieren und ihm beim Lernen zusehen.</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>Ohne Argumente, oder mit zu öffnenden Dateien (digitpad photo.jpg), öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>digitpad in das Menü dieses Benutzers aufnehmen und für Tintendateien und Modelle anbieten.</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>Es wieder aus dem Menü nehmen.</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>Diese Installation prüfen: das Fenster öffnen, zeichnen, lesen, schließen.</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>Nur Ergebnisse und Fehler ausgeben.</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>Sagen, was gelesen wird und wie lange es dauerte.</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>Auch den Traceback eines Fehlers ausgeben.</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>Die Vervollständigung für die benutzte Shell einrichten.</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>Die Vervollständigung für die benutzte Shell zeigen, um sie zu kopieren oder anzupassen.</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>Auf dem Desktop</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>Überall in der Zeile</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>Bilder und Tintendateien lesen.</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>Die Zahlen auf Fotos von Seiten lesen.</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>Die Tabelle auf jedem Foto lesen: ihr Raster und ihre Zahlen.</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>Zeigen, welche Tinte für das Gelesene spricht und welche dagegen.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>Ein Modell trainieren.</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>Ein Modell mit wenigen beschrifteten Zeichnungen an jemandes Schrift anlernen.</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>„Zu 90 % sicher“ soll heißen: in neun von zehn Fällen richtig.</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>Eine Seite über einen Lauf oder ein Modell schreiben.</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>Die behaltenen Läufe auflisten, den letzten zuerst.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>Ein Modell an beschrifteten Bildern messen, mit denen es nicht trainiert wurde.</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>Ein Modell an verschobenen, gedrehten, geneigten oder verrauschten Ziffern messen.</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>Speichern, was ein Autoencoder rekonstruiert, neben den Originalen.</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Modelldateien</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>Zeigen, was eine Modelldatei enthält, und prüfen, ob sie ganz ist.</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>Gewichte von oder nach candle, tch-rs, PyTorch, numpy umwandeln.</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>Ein Modell als ONNX-Datei oder als Ordner einer Sammlung schreiben, mit allem, was darüber bekannt ist.</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Was es gibt</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>Die Architekturen mit ihren Rezepten auflisten.</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>Die Datensätze auflisten, und was jeder vor dem Gebrauch braucht.</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>Die Geräte zum Trainieren auflisten, das beste zuerst.</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>Datensätze holen, um sie ohne Netzwerk zu haben.</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>Zeigen, wo Modelle, Läufe, Datensätze und Einstellungen liegen, und welche Variablen das ändern.</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>Bilder und Tintendateien lesen. Eine unlesbare Datei hält die anderen nicht auf.</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>Bilder und Tintendateien (.inkml); „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>Modelldatei; ohne Angabe die mitgelieferte.</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>Wie die Pixel skaliert waren, mit denen die Gewichte eines anderen Programms trainiert wurden.</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>Die Schritte jedes Bildes in diesem Ordner speichern: das Bild, seine Tinte, 28×28.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Eine vorhandene Datei ersetzen.</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>„Keine Ziffer“ unter diesem Punktwert; ohne Angabe, was die Modelldatei sagt.</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>„Unsicher“ unter dieser Wahrscheinlichkeit; ohne Angabe, was die Modelldatei sagt.</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>Ein JSON-Objekt je Zeile ausgeben.</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>Ein Foto und eine Tintendatei lesen:</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>Lesen, was ein anderes Programm übergibt:</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>Mit einem eigenen Modell:</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>Die Zahlen auf Fotos von Seiten lesen. Ein unlesbares Foto hält die anderen nicht auf.</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>Fotos oder Scans von Seiten; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>Die Zahlen in diese Datei schreiben, eine je Zeile; „-“ gibt sie als CSV aus.</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>Die Spalten von CSV durch Semikolons trennen.</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>CSV mit einer Byte-Order-Mark beginnen, an der Excel UTF-8 erkennt.</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>Jede Zelle unverändert in CSV schreiben, auch was eine Tabellenkalkulation für eine Formel oder ein Datum hält.</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>Die Zahlen auf einem Foto, in eine Tabellenkalkulation:</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>Dasselbe, für ein anderes Programm:</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>Ein unlesbares Foto hält die anderen nicht auf.</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>Fotos oder Scans von Tabellen, jedes ein Blatt der Excel-Datei; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>Die Zellen in diese Datei schreiben; „-“ gibt sie als CSV aus.</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>CSV eine Spalte „doubtful“ hinzufügen, die die zweifelhaften Zellen jeder Zeile nennt.</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>Mit dem anderen Raster lesen, das angeboten wird, wo Zeilen und Spalten unsicher sind.</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>Eine ausgefüllte Tabelle, nach Excel:</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>In CSV, das sagt, was zu prüfen ist:</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>Eine unlesbare Datei hält die anderen nicht auf.</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>Diese Klasse erklären; ohne Angabe, was gelesen wird.</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>Damit vergleichen: eine andere Klasse, runner-up, all oder none (ihr Logit).</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime, occlusion, integrated-gradients oder input-x-gradient; ohne Angabe lime.</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>Von jeder Karte ein Bild in diesem Ordner speichern.</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>Eine Karte speichern, welche Tinte für die Antwort sprach:</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>Warum könnte es eine 9 sein und keine 4?</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>Ein Modell trainieren. Nicht angegebene Einstellungen kommen aus dem Rezept der Architektur.</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-C hält den Lauf an und behält die bisher besten Gewichte; sie werden gespeichert, wenn --output angegeben war, und der Exit-Code ist 130.</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>„digitpad models“ listet sie auf; ohne Angabe quick.</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>Eigene Schichten: „conv 16 3, relu, pool 2, dense 10“.</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>Eine Einstellung der Architektur, wenn sie eine hat, z. B. patch=7.</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>Mit den Gewichten dieser Modelldatei beginnen.</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>Datensatz, oder mehrere mit „+“ verbunden; „digitpad datasets“ listet sie auf. Ohne Angabe: mnist, wenn vorhanden, sonst handwriting; für Zeilen und Farbbilder deren eigene.</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>Ordner mit den Originaldateien des Datensatzes, oder mit eigenen Bildern (zusammen mit --dataset).</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>Was eigene Bilder brauchen, um wie die von MNIST zu sein: weiße Tinte auf Schwarz, aufrecht.</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>Höchstens N Trainingsbilder verwenden.</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>Höchstens N Testbilder verwenden.</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>Das eigene Rezept der Architektur, oder Einstellungen, die schnell lernen.</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>Auch aus den Antworten dieses Modells lernen.</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Wie oft das Netz jedes Trainingsbild sieht</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Bilder für jeden Schritt; „full“: alle für einen Schritt</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Wie die Gewichte geändert werden</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Wie weit jeder Schritt geht; ist sie zu groß, divergiert das Training</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Die Bilder jedes Mal ein wenig drehen, verschieben, biegen und verdicken, damit auch andere Handschriften gelesen werden (Augmentierung)</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Farbbilder paarweise, und ihre Klassen auch: mixup überblendet zwei, cutmix setzt ein Stück des einen in das andere; für lange Läufe</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>Derselbe Startwert wiederholt einen Lauf genau; ein anderer beginnt und mischt anders</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto, oder eines von „digitpad devices“.</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>Prozessor-Threads; ohne Angabe einer je Kern.</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>Das beste Modell hier speichern; ein Zwischenstand liegt daneben.</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>Die Gewichte der im Test besten Epoche speichern, oder die letzten.</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>Von diesem Zwischenstand aus fortsetzen, oder von dem neben diesem Modell; „last“: der letzte Lauf, den das Fenster nicht beendet hat.</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>Für jede Epoche eine Zeile in diese CSV-Datei schreiben.</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>Zahlen und falsch gelesene Bilder für TensorBoard in diesen Ordner schreiben.</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>Eine Notiz, die in der Modelldatei gespeichert wird.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>Wie es lernt</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was behalten wird</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>Das schnelle Netz trainieren; eine halbe Minute:</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>Eine andere Architektur, mit MNIST:</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>Einen angehaltenen Lauf fortsetzen:</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>Eigene Schichten:</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>Zeichnungen, die als etwas anderes als eine Ziffer beschriftet sind, bringen ihm bei abzulehnen, was ihnen ähnelt. Die Zeichnungen werden vorher und nachher gelesen, jede von einem Netz, das ohne sie angelernt wurde, ebenso Testbilder: die von MNIST, wenn sie gefunden werden, sonst erzeugte. Ctrl-C hält es an, dann wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>Mit --things bekommt das Modell in Sekunden eine neue letzte Schicht für diese Klassen. Es lehnt ab, was zu keiner gehört, und jede Zeichnung wird von einer Schicht gelesen, die nicht aus ihr gelernt hat.</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>Das angelernte Modell hier speichern.</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>Eine Modelldatei; ohne Angabe die mitgelieferte.</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>Die Modelldatei, als Option.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>Eine Tintendatei mit beschrifteten Zeichnungen; ohne Angabe Meine Handschrift.</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>Eigene Klassen statt Ziffern anlernen: ein Satz aus Meine Sachen mit seinem Namen, eine .digitpad-class- oder Tintendatei, oder ein Ordner mit einem Ordner voller Bilder für jede Klasse.</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>Das mitgelieferte Modell an jemandes Schrift anlernen:</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>Einen Leser des eigenen Satzes machen:</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>Passt Temperatur und Schwellen des Modells an. MODEL selbst bleibt, wie es ist, außer mit --in-place. Daten verwenden, mit denen das Modell weder trainiert wurde noch gemessen wird.</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>Eine Modelldatei (.safetensors, .npz, .pt oder .onnx), oder der Name eines mitgelieferten Netzes.</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>Der Testteil dieses Datensatzes; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>Anteil der Ziffern, die angenommen werden müssen.</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>Das Modell hierhin schreiben; ohne Angabe neben MODEL, als MODEL.calibrated.safetensors.</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>MODEL selbst ersetzen.</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>Die Sicherheit an erzeugten Ziffern anpassen:</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>Über einen Lauf: Kurven, Verwechslungen, schlimmste Fehler und Einstellungen. Über ein Modell: worauf es achtet, was für es typisch ist und was nicht, und was es verwechselt. Es ist eine einzige Datei, die nichts weiter braucht, zum Ansehen, Drucken oder Abgeben.</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>Ein behaltener Lauf (sein Name, der aus „digitpad runs“, oder „last“), oder eine Modelldatei.</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>Die Seite hierhin schreiben; „-“ gibt sie aus.</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>Eine Seite über den letzten Lauf:</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>Die behaltenen Läufe auflisten, den letzten zuerst. Einen zeigen, umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>Alles zeigen, was über einen Lauf bekannt ist.</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>Läufe löschen.</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>Einem Lauf einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>Was trainiert wurde:</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>Alles über den letzten Lauf:</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>Ihm einen Namen geben:</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>Ihn löschen:</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>Ein Lauf: sein Name, der seines Ordners, oder „last“.</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>Läufe löschen; einen Tag lang kann das Fenster sie zurückholen.</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>Läufe: ihre Namen, die ihrer Ordner, oder „last“.</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>Sein neuer Name.</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>Das Zuverlässigkeitsdiagramm zeigt, ob es so oft recht hat, wie es angibt.</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>Eine Modelldatei; mit --numbers kann sie fehlen, dann lesen die mitgelieferten Netze.</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>Der Testteil dieses Datensatzes.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>Eine Tintendatei mit beschrifteten Zeichnungen.</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>Ein Ordner mit einem Ordner voller Bilder für jede Beschriftung.</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>Zahlen aus mehreren Ziffern: eine Tintendatei, oder eine Liste mit den Spalten file und digits.</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>Höchstens N Bilder verwenden, gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>Dasselbe wie MODEL.</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>Das Zuverlässigkeitsdiagramm in diese Datei zeichnen.</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>Mit den Testbildern von MNIST:</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>Wie gut die mitgelieferten Netze Zahlen lesen:</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>Mit Tinte, samt Diagramm:</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>Bilder eines Datensatzes werden nach ihrer Vorverarbeitung verändert. Striche werden davor gedreht und geneigt, wie sie geschrieben wurden; aber skaliert, mit anderem Stift gezeichnet und verschoben werden sie im Bild von 28×28, weil die Vorverarbeitung das rückgängig machen würde.</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>Die Testbilder dieses Datensatzes verändern.</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>Die Striche einer Tintendatei mit beschrifteten Zeichnungen verändern.</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>Die Kurven in diese Datei zeichnen.</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>Mit 500 erzeugten Ziffern, samt Kurven:</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>Die Datei eines Autoencoders.</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>Ordner für die Paare; er wird angelegt, wenn er fehlt.</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>Bilder aus dem Testteil dieses Datensatzes nehmen.</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>Welcher Teil des Datensatzes.</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>Bilder zufällig mit diesem Startwert wählen (Vorgabe: die ersten).</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>Jedes Original und seine Rekonstruktion als zwei Dateien in ihrer eigenen Größe speichern.</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>Wie viele Bilder des Datensatzes, vom ersten an; ohne Angabe 8.</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>Was ein Autoencoder aus einem Foto macht:</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>Was das mitgelieferte Modell enthält:</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>Wenn eine Datei nicht sagt, wie sie gemacht wurde, sagt man es mit --set heads=8 oder --layers.</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>Eine Modelldatei: .safetensors, .npz, .pt oder .onnx.</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>Wie --output.</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>Wohin geschrieben wird; die Endung sagt, welche Art von Datei.</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>Wessen Namen und Formen die Tensoren bekommen.</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>Art der Zahlen, die gespeichert werden.</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>Die Genauigkeit vorher und nachher an diesem Datensatz angeben.</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>Welche Schichten es hat, wenn die Datei es nicht sagt.</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>Für ein Programm, das candle benutzt:</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>Die ONNX-Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>Oder ein Ordner für eine Modellsammlung: Modellkarte, Konfiguration, Gewichte.</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>Für jedes Programm, das ONNX-Dateien ausführt:</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>Was schon da ist, wird nicht noch einmal geholt. Ctrl-C behält die vollständigen Dateien.</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>Datensätze; „digitpad datasets“ listet sie auf.</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>Vor einer Stunde ohne Netzwerk:</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>Es wird kein Ordner angelegt. DIGITPAD_HOME=FOLDER hält alle in einem Ordner.</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>Wo Modelle, Läufe und Datensätze liegen:</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>70.000 echte Ziffern</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>MNIST-Testziffern</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>meist unter CC BY-SA 3.0 angegeben</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>Eigene Daten</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>eigene Ziffern als IDX, CSV, .npz, Parquet, oder ein Zip davon</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>eigene Testziffern</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>Eigene Bilder</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>ein Ordner voller Bilder für jede Klasse, in Grau gesehen</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>eigene Testbilder</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>Eigene Bilder in Farbe</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>ein Ordner voller Bilder für jede Klasse</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>Erzeugte Handschrift</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>eingebaut, ohne Herunterladen</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>erzeugte Testziffern</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>Kleiner erzeugter Satz</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>Handschrift, eingebaut, in Sekunden bereit</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>Hastige Hände</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>erzeugt, Haken und steile Striche, eingebaut</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>erzeugte Testziffern hastiger Hände</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>Absichtlich kaputt</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>Papier und Tinte vertauscht</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>invertierte erzeugte Testziffern</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>Drei von zehn Beschriftungen falsch</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>erzeugte Ziffern, absichtlich falsch beschriftet</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>Ausgeloste Beschriftungen</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>erzeugte Ziffern, deren Beschriftungen nichts sagen</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>Tintendateien</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>beschriftete Handschrift (.inkml), eigene oder fremde</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>Testzeichnungen</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>Meine Handschrift</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>eigene beschriftete Zeichnungen</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>eigene Zeichnungen</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>in digitpad gezeichnet und von den Zeichnenden benannt</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>Zeichen erzeugter Zahlen</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>erzeugte Testkandidaten</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>digitpads eigener Generator geschriebener Zeilen</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>Zeilen erzeugter Zahlen</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>erzeugte Testzeilen</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>Zahlenzeilen aus Tintendateien</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>in den Schriften ihrer Schreiber</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>Testzeilen anderer Schreiber</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>Zahlenzeilen aus Bildern</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>aus MNIST- und erzeugten Ziffern zusammengesetzt</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>Zeilen aus MNIST-Testziffern</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}; digitpads eigener Generator</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>Zeilen erzeugter Zahlen auf gemustertem Papier</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>eingebaut, wie auf Fotos von Schecks</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>Zahlenzeilen auf gemustertem Papier</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>aus MNIST- und erzeugten Ziffern zusammengesetzt, wie auf Fotos von Schecks</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>Zahlenzeilen aus Tintendateien auf gemustertem Papier</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>in den Schriften ihrer Schreiber, wie auf Fotos</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>kleine Bilder von Kleidung, schwieriger als Ziffern</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>Fashion-MNIST-Testbilder</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>zehn japanische Schriftzeichen</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>KMNIST-Testzeichen</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>kleine Farbfotos</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>CIFAR-10-Testbilder</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>keine veröffentlicht; zu zitieren ist Krizhevsky 2009</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>EMNIST-Ziffern</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>280.000 echte Ziffern</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>EMNIST-Testziffern</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>keine veröffentlicht; die Daten des NIST sind gemeinfrei</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>EMNIST-Buchstaben</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>145.600 echte Buchstaben, für Netze aus eigenen Schichten</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>EMNIST-Testbuchstaben</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>MNIST mit sechsmal so vielen Testziffern</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>QMNIST-Testziffern</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>eine BSD-Lizenz</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>9.298 Ziffern von Postleitzahlen</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>USPS-Testziffern</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>keine veröffentlicht; zu zitieren ist Hull 1994</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>Hausnummern, kleine Farbfotos</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>SVHN-Testbilder</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>nur für nicht-kommerzielle Zwecke</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Meine Sachen</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>selbst gezeichnete oder gesammelte Klassen</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>eigene Zeichnungen</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>invertiert</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>transponiert</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>invertiert und transponiert</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>Das mitgelieferte Modell liest nur {before} von {count} dieser Bilder, wie auch immer sie invertiert oder transponiert werden: Sie sind anzusehen.</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>Diese Bilder sehen {convention} aus: Das mitgelieferte Modell liest {before} von {count}, wie sie sind, und {after}, wenn sie richtiggestellt sind.</translation>
    </message>
    <message>
        <source>{title}: {about}</source>
        <translation>{title}: {about}</translation>
    </message>
    <message>
        <source>MIT, generated by digitpad</source>
        <translation>MIT, von digitpad erzeugt</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written digits</source>
        <translation>digitpads eigener Generator geschriebener Ziffern</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>die der Dateien</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>InkML-Dateien mit der wahren Ziffer, und dem Schreiber, wo er bekannt ist</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>eigene Dateien</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>Kein Teil zum Testen: {count:,} von {all:,} Bildern werden dafür zurückgehalten.</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path} hat keine Beschriftungen und wird ausgelassen.</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path} enthält Zeilen von 784 Zahlen, gelesen als Bilder von 28×28.</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>die der Bilder</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>eigene Bilder</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>{count:,} weitere Dateien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>Nach keiner Klasse benannt und ausgelassen: {names}.</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>{count:,} Zeichnungen ohne Beschriftung werden ausgelassen.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>eigene Sachen</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>Testbilder</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>{count:,} Zeichnungen, jede einmal ausgelassen</translation>
    </message>
</context>
<context>
    <name>devices</name>
    <message>
        <source>{device}, {memory:.0f} GiB</source>
        <translation>{device}, {memory:.0f} GiB</translation>
    </message>
    <message>
        <source>{processor}, cores: {count}</source>
        <translation>{processor}, Kerne: {count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>sie ist kein Zip-Archiv oder beschädigt</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>sie stammt nicht aus Meine Sachen von digitpad</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>{path} lässt sich nicht als Datei von Klassen lesen: {why}.</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>sie enthält mehr als {most:,} Bilder</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>{name} darin ist entpackt größer als {most:,} Bytes</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>2 bis {most} lassen sich unterscheiden, nicht {count}</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>ein Name kommt zweimal vor</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>ein Name hat 1 bis {longest} druckbare Zeichen</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>„{nothing}“ heißen schon alle anderen</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>Diese Klassen sind nicht möglich: {why}.</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>Meine Handschrift lässt sich nicht lesen ({path}): {why}.</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>Meine Handschrift lässt sich nicht schreiben ({path}): {why}.</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>ein anderes Fenster oder Programm schreibt sie gerade; gleich noch einmal versuchen. Hilft das nie, liegt ihr Ordner vielleicht auf einem Netzlaufwerk ohne Sperren: dann {variable} auf einen Ordner dieses Computers setzen</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>das Laufwerk meldet einen Fehler; es ist vielleicht voll oder entfernt, oder ein Netzlaufwerk ohne Sperren: dann {variable} auf einen Ordner dieses Computers setzen</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>Ein Satz kann nicht „{name}“ heißen: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>Einen Satz namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>Meine Handschrift ({path}) wurde von einer anderen Version von digitpad geschrieben ({version}) und bleibt deshalb unberührt. Diese Version benutzen, oder die Datei verschieben, um eine neue zu beginnen.</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path} ist keine Datei von Meine Handschrift und bleibt deshalb unberührt. Sie verschieben, um eine neue zu beginnen.</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>die Datei ist beschädigt. Sie bleibt, wie sie ist: eine unbeschädigte Kopie zurücklegen, oder sie verschieben, um eine neue zu beginnen</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>die Striche sind nicht so lang, wie sie angeben</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>Nichts ist gezeichnet, also gibt es nichts zu behalten.</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>Eine Zeichnung hat {point_count:,} Punkte, mehr als die {max_points:,}, die von einer behalten werden. Sie weglassen oder mit weniger zeichnen.</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>das zweischichtige Beispiel von tch hat 128 verborgene Neuronen, das von candle 100</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>das zweischichtige Beispiel von candle hat 100 verborgene Neuronen, das von tch 128</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>{name} lässt sich nicht umwandeln: {why}.</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>Eine Genauigkeit braucht ein Modell, das Klassen liest, und Bilder.</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>Das Ziel „{given}“ gibt es nicht. Verfügbar: {known}.</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>Gewichte lassen sich nicht als „{given}“ speichern. Verfügbar: {known}.</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>Der Name des Ergebnisses muss auf eines von {endings} enden.</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>In den Ordner {folder} lässt sich nicht schreiben: {why}.</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result} ist eine Datei, aus der gelesen wird; für das Ergebnis einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result} gibt es schon: --force ersetzt die Datei.</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output - und --json geben beide auf der Standardausgabe aus: nur eines von beiden angeben.</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path} kann nicht zwei Ergebnisse aufnehmen: einem davon einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>Der Name {name} ist zu lang: Zwischenstände des Laufs heißen ebenso, mit einer Endung dahinter. Höchstens {most} Byte sind möglich; er hat {size}.</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}: Der Name muss {better} sein.</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>Ein Modell ist eine safetensors-Datei</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>Das Diagramm ist eine PNG-Datei</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder} ist ein Link, der nirgendwohin führt</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder} ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>in {folder} zu schreiben ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>In {folder} lässt sich nicht schreiben: Das ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {why}.</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>{file} lässt sich nicht umbenennen: {why}.</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>Einen Datensatz namens „{name}“ gibt es nicht. Verfügbar: {there}.</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>Bilder lassen sich als {known} lesen, nicht als „{name}“.</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>{folder} lässt sich nicht anlegen: {why}.</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>{file} ließ sich nicht herunterladen. Das Netzwerk prüfen und noch einmal versuchen, oder einen Ordner mit den Dateien wählen{instead}. (Versucht: {tried}.)</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>Keine Verbindung zum Internet: {file} ließ sich nicht herunterladen. Das Netzwerk prüfen und noch einmal versuchen, oder einen Ordner mit den Dateien wählen{instead}. (Versucht: {tried}.)</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}, {reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>dort kam der Fehler {code} zurück</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>dessen Zertifikat wird hier nicht anerkannt</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>mehr Daten, als die Datei haben kann</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>die empfangene Datei ist beschädigt (falsche Prüfsumme)</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>die Verbindung brach ab</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>{archive} lässt sich nicht entpacken: {why}.</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder} ist eine Datei: einen Ordner mit Bildern wählen; ein Zip-Archiv zuerst entpacken.</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>Der Ordner {folder} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>In {folder} sind keine Bilder, nur ein Zip-Archiv: Es ist erst zu entpacken. {wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>In {folder} sind keine Bilder. {wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>Kein Ordner in {folder} ist nach einer Klasse benannt; da sind {names}. {wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>Die Bilder in {folder} liegen in keinen Ordnern, die sagen, was sie zeigen. {wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>Nötig ist ein Ordner für jede Klasse ({classes}), zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>Bereit, in {folder}.</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>Unvollständig: {missing} fehlt in {folder}.</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>In {folder} sind keine Dateien von {name}.</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>Herunterzuladen: {megabytes} MB.</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>{files} fehlen; da ist: {names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>Der Datensatz {name} in {folder} ist nicht vollständig: {what}. Den Ordner mit seinen veröffentlichten Dateien wählen oder ihn herunterladen{instead}.</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>; der Datensatz „handwriting“ ist eingebaut</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path} ist entpackt größer als {most} MiB; abgelehnt.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>{path} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path} ist abgeschnitten oder beschädigt ({why}). Die Datei noch einmal holen.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path} ist abgeschnitten oder beschädigt. Die Datei noch einmal holen.</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path} ist beschädigt oder keine veröffentlichte CIFAR-10-Datei. Die Datei noch einmal holen.</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path} enthält „{name}“, was außerhalb davon liegt; abgelehnt.</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path} ist durch ein Passwort gesperrt: zuerst entpacken.</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>Die Pixel in {path} gehen von {low:.4g} bis {high:.4g}, nicht von 0 bis 255.</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path} enthält mehr als einfache Zahlen: {why}.</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path} ist keine Zahlentabelle: {why}.</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path} ist eine Parquet-Datei, die pyarrow braucht: pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path} ist keine Tabelle von Bildern einer Größe mit einer Spalte „label“.</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>Eingebaut: nichts herunterzuladen.</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>Die Dateien in {folder} sind die von MNIST, nicht die von {name}; beide heißen gleich. Den Ordner mit {name} wählen.</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>Die Bilder in {path} sind {sides}, nicht {wanted}.</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path} enthält Zeilen von {sides} Zahlen statt Bilder von {wanted}.</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>Die Pixel in {path} sind keine Bytes (0–255).</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path} und {other} gehören nicht zusammen: {count:,} Bilder, {labels:,} Beschriftungen.</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>Die Beschriftung {label} in {path} ist keine von {first}–{last}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path} ist keine IDX-Datei: {kind}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path} ist keine IDX-Datei, wie die von MNIST es sind.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path} ist abgeschnitten oder beschädigt: {count:,} von {whole:,} Bytes sind da. Die Datei noch einmal holen.</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>Bereit: {count} Tintendateien in {folder}.</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>In {folder} sind keine Tintendateien (.inkml, .inkml.gz). Einen Ordner mit solchen wählen.</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>Nur {count} Zeichnungen in {folder} sagen, welche Ziffer sie sind, zu wenige zum Lernen: Mindestens {test_drawings} sind nötig. Einen Ordner mit mehr davon wählen.</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>Keine Zeichnung in {folder} sagt, welche Ziffer sie ist, also gibt es nichts zu lernen. Einen Ordner mit beschrifteten Zeichnungen wählen: Tintendateien (.inkml), in denen jede eine Annotation „truth“ mit ihrer Ziffer hat.</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>Meine Handschrift ist leer: mindestens {least} Ziffern zeichnen und angeben, was jede ist (Training → Meine Sachen).</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>Meine Handschrift hat zu wenige Ziffern zum Lernen ({count}): mindestens {least} zeichnen und angeben, was jede ist (Training → Meine Sachen).</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>Bereit: {count:,} Ziffern aus Meine Handschrift.</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>Die Tintendatei {path} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>Die Tintendateien enthalten nicht jede Ziffer, also lassen sich keine Zeilen daraus machen.</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>Die Bilder enthalten nicht jede Ziffer, also lassen sich keine Zeilen daraus machen.</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>Bereit: {files} in {folder}.</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>In {folder} sind keine Bilder von Ziffern{there}. Einen Ordner mit IDX-Dateien wählen, eine CSV-Datei mit einer Beschriftung und 784 Pixeln je Zeile, eine .npz- oder Parquet-Datei oder ein Zip davon; bei Bildern ein Zip entpacken und den Datensatz „pictures“ nehmen.</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path} hat keine Bilder mit Beschriftungen. {remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path} hat zu wenige Bilder zum Trainieren.</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path} hat zu wenige Bilder zum Testen.</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>, nur {names}</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>Einen Ordner wählen, der für jede Klasse einen Ordner voller Bilder hat.</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>Bereit: {count:,} Bilder ({classes}) in {folder}.</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>In {folder} sind zu wenige Bilder.</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>Die Bilder in {folder} sind aus {count:,} Klassen; von 2 bis {most:,} lassen sich unterscheiden. Für jede Klasse gibt es einen Ordner.</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>Einen Satz aus Meine Sachen wählen oder die Datei eines solchen.</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>Von jeder Klasse sind {least} Zeichnungen zum Lernen und Testen nötig; {named}.</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>Bereit: {named} in {path}.</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path} hat keine Zeichnungen, nur Bilder.</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first} und {part} lassen sich nicht verbinden: Ihre Bilder oder Klassen sind verschieden.</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model} unterscheidet {count} Klassen, aber {dataset} hat {given}. Einen anderen Datensatz wählen, oder eigene Schichten, die mit „dense {given}“ enden.</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model} unterscheidet {classes}, aber {name} hat {others}. Ein anderes Modell oder einen anderen Datensatz wählen.</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model} liest Bilder der Form {wanted}, aber {name} hat solche der Form {given}. Ein anderes Modell oder einen anderen Datensatz wählen.</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>Eine Bibliothek dieser Installation lässt sich nicht laden, meist weil Windows die Visual-C++-Laufzeit von Microsoft fehlt: {address} installieren und digitpad neu starten. ({error})</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>Dies braucht {name}, das in diesem Paket fehlt: das ganze digitpad mit pip installieren, wie die Dokumentation sagt.</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>Dies braucht {name}, das nicht installiert ist. Installieren mit: {command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>Das Modell {model} liest Bilder der Form {wanted}, nicht {given}.</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>Das Modell {model} liest ganze Zeilen. Es wird mit „digitpad evaluate MODEL --numbers FILE“ gemessen; MODEL ist seine Datei.</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>Es sind {count} Bilder, aber {labels} Beschriftungen.</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>Keines der {count} Bilder gehört zu einer Klasse, die {model} kennt.</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>Es gibt keine Bilder zum Messen.</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model} sagt, was ein Bild zeigt, und rekonstruiert keines. Einen Autoencoder wählen: digits-autoencoder oder cifar-autoencoder.</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>Das Modell {model} liest Bilder der Form {wanted}, nicht {given}.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>Das Modell {model} liest {reads}, keine Zeichnungen. Ein Modell wählen, das Zeichnungen liest.</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model} zeichnet Bilder nach und hat keine Genauigkeit. Ein Modell wählen, das Klassen liest.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model} ist ein Autoencoder: Es rekonstruiert Bilder, also gibt es keine Antwort zu erklären. Ein Modell wählen, das Ziffern oder Bilder liest.</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>Eine Methode namens „{name}“ gibt es nicht. Verfügbar: {there}.</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>Es sind keine Bilder da, aus denen {model} gelernt haben könnte. Ihren Ordner neben dem Datensatz wählen.</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against} lässt sich nicht mit sich selbst vergleichen: eine andere Klasse wählen.</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model} kennt keine Klasse „{name}“. Es kennt: {there}.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>keine Datei kann so heißen</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>unter Windows darf kein Name {sign} enthalten; einen anderen wählen</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>unter Windows darf kein Name einen Zeilenumbruch oder Tabulator enthalten; einen anderen wählen</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>unter Windows darf kein Name mit einem Punkt oder Leerzeichen enden; einen anderen wählen</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>mit seinen Ordnern hat der Name mehr als {most} Zeichen; einen kürzeren oder einen höheren Ordner wählen</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>sie ist schreibgeschützt; einen anderen Namen wählen oder das in ihren Eigenschaften ändern</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>die Berechtigung dafür fehlt; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>das Laufwerk ist voll; Platz schaffen oder einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>das Speicherkontingent ist aufgebraucht; Platz schaffen oder einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>das Laufwerk ist schreibgeschützt; einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>ein Teil des Pfads ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>es ist eine Verknüpfung, die auf sich selbst führt</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>es ist eine Pipe, die niemand liest</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>{path:.200} lässt sich nicht schreiben: {why}.</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>ein Gerät heißt so; anders benennen</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>In {folder} lässt sich nicht schreiben: {why}.</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>Ein anderer Lauf schreibt gerade {path}. Darauf warten oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>{path:.200} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path} ist größer als {size}, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>ein anderes Programm hat sie geöffnet; dort schließen und noch einmal versuchen</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>ein anderes Programm hat sie geöffnet, oder die Berechtigung fehlt; dort schließen oder einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable} ist {home!s:.200}, aber einen Benutzer dieses Namens gibt es nicht: auf einen Ordner setzen.</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>dort ist eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {why}. {home_variable} auf einen beschreibbaren Ordner setzen.</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>Die Datei resources/{name} fehlt in dieser Installation von digitpad: neu installieren.</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>Auf diesem System ist keine Schrift, also könnte das Fenster keinen Text zeigen. Auf Debian und Ubuntu bringt „sudo apt-get install fonts-dejavu-core“ eine.</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>Das Bild {picture} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>Ein Bild hat keine Striche, die sich als Tinte speichern ließen. Als PNG speichern.</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>Dieses Netz rekonstruiert nichts. Einen Autoencoder wählen.</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>Die Testbilder von {title} sind nicht in {folder}. {title} als Datensatz wählen und herunterladen, oder seinen Ordner wählen.</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>PyTorch lässt sich nicht laden ({kind}: {why}).</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>Die Tintendatei {path!s:.200} lässt sich nicht entpacken: Sie ist abgeschnitten oder beschädigt. Noch einmal holen.</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>Die Tintendatei {path!s:.200} ist entpackt größer als {max_file_bytes} MiB, mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>sie ist XML, aber ihre Wurzel ist &lt;{tag:.40}&gt;, nicht &lt;ink&gt;</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>sie enthält keine Striche</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>{name} lässt sich nicht als InkML lesen: Es definiert XML-Entitäten, die nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>{name} lässt sich nicht als InkML lesen: unbekannte Zeichenkodierung.</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>sie hat mehr als {most:,} {what}</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>ihre Gruppen sind mehr als {max_depth}-fach verschachtelt</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>sie zu lesen dauert länger als {max_seconds:.0f} Sekunden</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>sie enthält mehr als {max_annotations:,} Annotationen</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>sie enthält mehr als {max_strokes:,} Striche</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>in ihrem Strich Nummer {stroke_count:,}: {why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>sie enthält mehr als {max_points:,} Punkte</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>eine Ansicht verweist auf den Strich „{name:.40}“, der nicht davor steht</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>ihr Strichformat hat keinen X- oder keinen Y-Kanal</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>sie enthält verschiedene Strichformate, was digitpad nicht unterstützt</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>{path!s:.200} lässt sich nicht schreiben: Diese Zeichnungen sind mehr, als eine wieder lesbare Tintendatei fasst. Auf mehrere Dateien verteilen, etwa eine je Person.</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>Die Annotation {kind!a} enthält ein Zeichen, das XML nicht erlaubt.</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>eine Koordinate ist zu groß</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>Punkt {number:,} hat zu wenige Werte</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>Punkt {number:,} hat kein x oder kein y</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>Punkt {number:,} ist länger als möglich</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>Punkt {number:,} hat „{found:.20}“, wo eine Zahl stehen sollte</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,} Striche oder Flecken sind keine Schriftzeile.</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpy kennt kein bfloat16; .npz als float32 oder float16 speichern</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>sie ist ein beschädigtes Zip-Archiv</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>sie ist ein TorchScript-Archiv, das ein Programm enthält; stattdessen das state_dict speichern</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>sie ist ein Zip-Archiv, aber weder numpys .npz noch PyTorchs .pt</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>sie enthält mehr als {max_members:,} Dateien</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>sie ist ein beschädigtes Zip-Archiv: Seine Dateien überlappen</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>sie ist entpackt größer als {most} MB, was keine Gewichte sind</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>sie ist auf eine Art gepackt, wie weder numpy noch PyTorch schreibt</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>das Array {name} {why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>das Array {name} ist beschädigt</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>ihre Metadaten sind beschädigt</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>ist von einer unbekannten Version des Formats</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>enthält Objekte, die hier nie geöffnet werden</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>hat nicht so viele Bytes, wie seine Form braucht</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>seine Zahlen sind in einer Reihenfolge, die diese Version nicht liest</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>sie beschreibt mehr, als ein Modell braucht</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorch kann sie nicht lesen; sie ist beschädigt</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>der Tensor {name} ist beschädigt</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>der Tensor {name} enthält keine einfachen Zahlen</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>sie enthält mehr als Gewichte, was hier nie geöffnet wird; das state_dict des Modells speichern</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>sie enthält keine Tabelle benannter Tensoren</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>sie hat einen Tensor mit dem unmöglichen Namen {name}</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>der Tensor {name} steht zweimal darin</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>Eine Kalibrierung kann nicht die Temperatur {temperature} haben.</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>Die Schwellen einer Kalibrierung müssen zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>Die Kurve einer Kalibrierung muss steigen, zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>ihre Metadaten „classes“ sind keine Liste von Namen</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>ihre Metadaten „arguments“ enthalten mehr als ganze Zahlen und Wörter</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}. Was eine andere Version gemacht hat, öffnet sich in dieser</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>sie verlangt die Vorverarbeitung {wanted}, die diese Version nicht kennt (sie kennt {list}); mit der Version öffnen, die sie gemacht hat</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>ihre Eingabeform, Vorverarbeitung und Architektur passen nicht zusammen ({shape}, {wanted}, {model})</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>sie nennt {count} Klassen; {model} braucht {class_count} verschiedene</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>ihre Metadaten „{key}“ lassen sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>ihre Metadaten „{key}“ lassen sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>ihre Metadaten „{key}“ sind kein {value}</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>ihre Metadaten behaupten eine Genauigkeit, die nicht zwischen 0 und 1 liegt</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>ihre Metadaten behaupten eine ungültige Zahl von Testbildern</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>ihre Metadaten „calibration“ ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>sie ist eine beschädigte ONNX-Datei</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>sie ist eine ONNX-Datei, deren Gewichte in einer anderen liegen; in einer exportieren</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>sie ist eine ONNX-Datei, die {sizes} nimmt, keine Bilder von 28×28 grauen Pixeln</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>sie ist eine ONNX-Datei mit dem Knoten {name} ({kind}), der zu keiner Schicht gehört, die digitpad baut</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>sie ist ein Python-Pickle, das hier nie geöffnet wird, weil es Programme ausführen kann</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>sie ist im Format vor PyTorch 1.6, einem Pickle, das Programme ausführen kann und hier nie geöffnet wird; mit einem neueren PyTorch laden und das state_dict mit torch.save neu speichern</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>sie ist ein Bild</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>sie ist mit gzip gepackt; zuerst entpacken</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>sie ist ein numpy-Array</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>sie ist eine HDF5-Datei, wie Keras sie schreibt</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>sie ist eine GGUF-Datei</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>sie ist ein PDF-Dokument</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>sie ist eine XML-Datei</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>sie ist eine Tintendatei</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>der Tensor {name} enthält {dtype}-Zahlen; diese Version liest {list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>der Tensor {name} ist beschädigt oder wurde beim Lesen geändert</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>sie ist zu kurz für ein safetensors-Modell</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>sie ist kein safetensors-Modell</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>ihr Kopf behauptet {length} Bytes; mehr als {max_header_bytes} MB werden abgelehnt</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>ihr Kopf ist abgeschnitten; die Datei ist unvollständig</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>ihr Kopf ist kein Text</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>ihr Kopf lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>sie ist größer als {max_file_bytes} MB, mehr wird nicht gelesen</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>sie ist beschädigt: Ihr Inhalt ist nicht, was gespeichert wurde. Eine Kopie benutzen, wenn es eine gibt</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>ihre Metadaten sind zu lang, um wieder gelesen zu werden</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>der Tensor {name} enthält Werte, die keine endlichen Zahlen sind</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>der Tensor {name} hat Werte, die float16 nicht fasst; als bfloat16 oder float32 speichern</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>ihre Metadaten sind keine Tabelle von Texten</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>sie führt mehr als {max_tensors} Tensoren auf</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>der Tensor {name} lässt eine Lücke vor sich; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>der Tensor {name} überlappt einen anderen; die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>{size} Bytes an ihrem Ende gehören zu keinem Tensor</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>der Tensor {name} ist nicht durch dtype, shape, offsets beschrieben</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>der Tensor {name} hat eine unmögliche Form</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>der Tensor {name} hat unmögliche Positionen</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>der Tensor {name} ist abgeschnitten; die Datei ist unvollständig</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>der Tensor {name} hat nicht so viele Bytes, wie seine Form braucht</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>der Tensor {name} hat keinen dtype</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>ihr Kopf enthält kaputten Text</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model} hat keinen Tensor {found}</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>{path} lässt sich nicht speichern: {why}.</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>{shown} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>ihre Tensoren enthalten {found}-Zahlen; diese Version liest {list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>sie wurde von einer anderen Version von digitpad gemacht (ihr Format ist {version}, diese Version liest {format}); mit jener öffnen</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model} hat keinen Tensor {unknown}</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>Die Tensoren von {name} passen nicht zu {network} mit {given}.</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>er hat nicht so viele Zahlen, wie seine Form braucht</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>sie hat kein Ende</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>sie enthält eine Anweisung ({name}), die Modelldateien nicht brauchen</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>sie hat keine Marke</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>sie enthält einen Aufruf, den Modelldateien nicht brauchen</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>sie hat einen Tensor ohne Zahlen</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>sie hat einen Tensor von unmöglicher Form</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>sie hat einen Tensor unbekannter Zahlen</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>{count:,.1f} Milliarden Multiplikationen für ein Bild; die Grenze ist {most:g} Milliarden, damit es live gelesen werden kann</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>Ein Modell namens „{name}“ gibt es nicht. Verfügbar: {there}.</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>Es nimmt keine.</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>Es nimmt diese (mit Vorgaben): {arguments}.</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>Das Modell {name} nimmt kein Argument „{argument}“. {takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>Das Argument „{argument}“ von {name} ist {wanted}, nicht {value}.</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>Die Schichten haben {count:,} Zeichen; die Grenze ist {most:,}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>„{step_text}“ wird nicht verstanden: Es sollte sein wie {example}.</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>„{step_text}“ sagt nicht, wie viele Ausgaben: etwa {example} schreiben.</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>„{word}“ weglassen: digitpad macht die letzten Ausgaben selbst zu Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>Eine Schicht namens „{word}“ gibt es nicht. Verfügbar: {kinds}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>„{step_text}“ wird nicht verstanden: „{text}“ steht, wo eine Zahl stehen sollte.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>„{step_text}“: {number} ist eine ganze Zahl von {least:g} bis {most:,.0f}, nicht {text}.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>„{step_text}“: {number} ist eine Zahl von {least:g} bis {most:,.0f}, nicht {text}.</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>Bilder sind 28×28 (Ziffern) oder 32×32 (Farbbilder), nicht {image}×{image}.</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>Schicht {number}, „{layer}“: {why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>Schicht {number}, „{layer}“, ergibt {count:,} Werte für ein Bild; die Grenze ist {most:,}. Ihr weniger Ausgaben geben.</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>Es gibt noch keine Schichten. Etwa mit „{start}“ beginnen.</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>Das sind {count} Schichten; die Grenze ist {most}.</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>Die letzte Schicht hat {shape} Ausgaben, und es gibt zehn Klassen: mit „{end}“ enden.</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>Die letzte Schicht ergibt {shape}, und es gibt zehn Klassen: mit „{end}“ enden.</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>Das Netz hat {count:,} Gewichte; die Grenze ist {most:,}. Schicht {number}, „{layer}“, kleiner machen, oder ein „pool 2“ davor setzen.</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>Das Netz braucht {operations}. Schicht {number}, „{layer}“, weniger Ausgaben geben, oder ein „pool 2“ davor setzen.</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>sie braucht ein Bild, aber was davor kommt, ergibt eine Reihe von Werten.</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>ihre {kernel}×{kernel} Pixel sind mehr, als da sind: Ein Bild von {height}×{width} kommt herein.</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>ein Bild von {height}×{width} ist zu klein dafür.</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>sie würde alles weglassen; 0,5 ist schon viel.</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>Wie viele Köpfe die Attention hat, steht nicht in der Datei: {heads} ist eine Vermutung.</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>keine Tensoren passen zu ihrer Schicht „{layer}“</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>sie hat keine Schicht für „{layer}“</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>Die Tensoren sind nicht die von „{layers}“: {why}.</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>sie passt nicht zu {model}: {what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}, und {count} weitere passen nicht</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>der Tensor „{name}“ {sizes} fehlt</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>der Tensor „{name}“ ist {found}, nicht {sizes}</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>ihre Einbettung der Ausschnitte hat die Formen {positions} und {projection}, nicht [1, patches + 1, width] und [width, channels, patch, patch]</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{rows} Zeilen für {image}×{image} (grau) in {patches} Ausschnitten</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{rows} Zeilen für {image}×{image} (Farbe) in {patches} Ausschnitten</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>kein Bild, das digitpad liest (28×28 oder 32×32), lässt sich so teilen</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>ihre Einbettung der Positionen hat {rows} Zeilen, das ist {image} mit {channels} Kanälen; mit Ausschnitten von {patch}×{patch} braucht vit {fits}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>ihre Einbettung der Positionen hat {rows} Zeilen, das ist {given}; das Modell braucht {patches}, für ein Bild von {image}×{image}, zerschnitten in {patches_2} Ausschnitte von {patch}×{patch}</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>ein Klassen-Token und {patches} Ausschnitte, was kein quadratisches Bild hat</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>ein Klassen-Token, mit einem Destillations-Token, das vit nicht hat, und {patches} Ausschnitte, was kein quadratisches Bild hat</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>ein Bild von {side}×{side}, zerschnitten in {patches} Ausschnitte von {patch}×{patch}</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>ein Bild von {side}×{side}, zerschnitten in {patches} Ausschnitte von {patch}×{patch}, mit einem Destillations-Token, das vit nicht hat</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>sie enthält keine Tensoren</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>Den Formen der Tensoren nach wird es für {model} gehalten; sie sagen nicht, was dazwischen kommt; angenommen ist: {layers}. Wurde es mit anderen Schichten gemacht, etwa ReLU nach jeder Faltung, liest es schlechter: digitpad convert --layers sagt ihm, mit welchen.</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>sie sieht aus wie {model}, aber {problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>Eigene Klassen sind 2 bis {most}, auf dem Leser {readers}; nicht {classes} auf {base}.</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>Seine Pixel werden als „{pixels}“ genommen, womit es {accuracy} von {count} erzeugten Ziffern liest: Wurde es mit anderen trainiert, ist das anzugeben (--pixels, oder „Pixel des Modells“ im Fenster)</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model} zeichnet selbst Pixel: Nur 0-1 ist bekannt.</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>Pixel sind 0-1, 0-255, inverted oder wie „mean 0.1307 std 0.3081“ (von Werten 0 bis 1, je einer oder einer je Kanal), nicht {text}.</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>ihr Tensor „{name}“ {sizes} gehört zu keiner der Schichten, die sich allein aus Tensoren nachbauen lassen: dense, Faltung, Batch-Normalisierung</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>ihre letzte Schicht, „{layer}“, ergibt {count:,} Punktwerte; bei Bildern von {image}×{image} weiß digitpad, wofür {known} stehen</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>Aktivierungsfunktionen (angenommen: {kind})</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>{layers}, nach den Formen der Tensoren</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>{layers}, nach den Formen der Tensoren; sie sagen nichts über: {guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>keine ihrer Schichten nimmt graue 28×28- oder farbige 32×32-Bilder, also 784 und 3.072 Werte: „{layer}“ hat die Gewichte {sizes}</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>ihre Schichten bilden keine einfache Reihe: „{before}“ ergibt {outputs:,} Kanäle oder Werte, und „{layer}“ mit den Gewichten {sizes} nimmt sie nicht</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>kein üblicher Rand, Schritt und kein übliches Pooling ihrer Faltungen ergibt die {count:,} Werte, die „{layer}“ von einem Bild von {image}×{image} nimmt</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>eine ganze Zahl von mindestens {least:,g}</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>eine ganze Zahl von mindestens {least:,g} und höchstens {most:,.0f}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>eine Zahl von mindestens {least:,g}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>eine Zahl von mindestens {least:,g} und höchstens {most:,.0f}</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>eine Zahl über 0 und höchstens {most:,.0f}</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}, oder {choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>{name} muss {wanted} sein, nicht {value}.</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>Dieses Netz liest Bilder von 28×28 (Ziffern) oder 32×32 (Farbbilder) und unterscheidet 2 bis {most} Klassen, nicht {image}×{image} und {classes}.</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>Ein vit dieser Größe braucht {too_many}. Weniger Ausschnitte oder Blöcke nehmen.</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vit liest Bilder von 28×28 (Ziffern) oder 32×32 (Farbbilder), nicht {image}×{image}.</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>Ein Bild von {image} Pixeln lässt sich nicht in Ausschnitte von {patch} schneiden, aber von {fitting}.</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vit hat 1 bis {most} Blöcke, nicht {blocks}.</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>Eine Breite von {width} lässt sich nicht auf {heads} Köpfe verteilen.</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>Auf diesem Foto ist keine Zahlentabelle: Nichts darauf sieht aus wie eine Zahl.</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>Die Kamera liefert kein Bild: Vielleicht benutzt sie ein anderes Programm, oder dieses darf es nicht (siehe die Datenschutz-Einstellungen des Systems).</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>ihre Zeilen sind nicht gleich lang</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>sie enthält mehr Zellen als jedes Foto</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>eine Tabelle hat vier Ecken</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>ein Raster hat Zeilen und Spalten</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>Das ist keine lesbare Tabelle: Sie hat mehr als {most:,} Zellen.</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name} ist ein graues Bild von 28×28 Pixeln, wie es Modelle für Ziffern lesen, aber dieses Modell liest Farbbilder. Ein Modell für Ziffern oder ein anderes Bild wählen.</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name} lässt sich nicht von einem Netz allein für die Zeichen von Zahlen lesen: Es arbeitet neben einem für Ziffern. Ein Modell für Ziffern wählen und Zahlen auf der Schreibzeile schreiben.</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name} ist ein Farbfoto von 32×32 Pixeln, aber das Modell liest Ziffern. Ein Modell für Farbbilder oder das Bild einer Ziffer wählen.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>{name} lässt sich nicht als Bild lesen: Es ist leer.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>{name} lässt sich nicht als Bild lesen: Es ist zu lang; als PNG speichern.</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name} hat keine Seite {number}.</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>Seite {number} von {name}</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>Nur die erste Seite von {name} ist lesbar: Der Rest ist beschädigt.</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,} × {height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>{name} lässt sich nicht als Bild lesen: Von {width:,} × {height:,} Pixeln ist eine Seite länger als die {max_side_px:,}, die gelesen werden; in Teile schneiden.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>{name} lässt sich nicht als Bild lesen: Die {format}-Daten sind beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>die Größe in ihrem Kopf</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>es ist ein HEIC- oder AVIF-Foto; als JPEG oder PNG speichern, oder für HEIC installieren, was es liest: pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>es ist ein PDF; die Seite als PNG oder JPEG speichern</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>es ist mit gzip gepackt, wie Datensätze es sind; den Ordner dort angeben, wo die Daten zum Trainieren gewählt werden</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>es ist Text; eine Liste von Zahlen liest digitpad evaluate --numbers, und Daten zum Trainieren werden dort angegeben, wo sie gewählt werden</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>es ist keines von {formats}, oder sein Anfang ist beschädigt</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>{name} lässt sich nicht als Bild lesen: {kind}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>{name} lässt sich nicht als Bild lesen: {size} ist mehr als die {max_pixels} Millionen Pixel, die gelesen werden; verkleinern.</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name} enthält Stiftstriche, aber das Modell liest {reads}.</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>Ein Streifen von {width:,} × {height:,} Pixeln ist keine Schriftzeile.</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name} ist ein Bild, aber das Modell liest die Striche einer Zeichnung. Die Ziffer zeichnen oder ein Modell wählen, das Bilder liest.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Dies wurde abgebrochen.</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>Es liest {accuracy} von {count} erzeugten Ziffern, wie auch immer es genommen wird: Es hat andere Schichten oder wurde mit anderen Bildern trainiert</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>{whose} liefert keine Zahlen: Die Gewichte sind zu groß, weil das Training divergierte. Ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>Das Modell {model} liest {reads}, keine Zeichnungen. Ein Bild öffnen oder ein Modell für Ziffern wählen.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>Das Modell {model} liest {reads}, aber dies ist {why}. Ein anderes Bild öffnen oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>Das Modell {model} liest ganze Zeilen. Ein Modell für Ziffern wählen und Zahlen auf der Schreibzeile schreiben.</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>Das Modell {model} liest keine Ziffern. Eines wählen, das es tut.</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{kind} von {width}×{height} Pixeln</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>ein Farbbild von {width}×{height}</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>ein graues von {width}×{height}</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>ein Array der Form {shape}</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name} liest {reads}, keine Bilder eines Zeichens.</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>Ein Bild ist ein Tensor (channels, h, w), nicht {shape}: eines nach dem anderen.</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>Es gibt noch keine Läufe. Ein Lauf wird abgelegt, wenn er endet: im Fenster „Trainieren“ drücken oder den Befehl digitpad train benutzen.</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>Der Lauf lässt sich nicht in {folder} behalten: {why}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>Einen Lauf namens „{wanted}“ gibt es nicht. Verfügbar: {named}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>Einen Lauf namens „{wanted}“ gibt es nicht. Verfügbar: {named} und {rest} weitere; „digitpad runs“ listet sie auf.</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>Der Lauf {folder} lässt sich nicht verschieben: {why}.</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>Ein Lauf braucht einen Namen.</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path} wurde von einer anderen Version von digitpad geschrieben; mit jener öffnen.</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>er endete aus unbekanntem Grund</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path} ist beschädigt ({why}).</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>eine Zahl darin ist zu groß</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>die Kurve hat die falsche Form</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path} ist beschädigt (keine Tabelle).</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>Die Gewichte sind nicht mehr da.</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>Der Stand des Laufs wurde nicht in {path} geschrieben: {why}.</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>Der Stand des Laufs enthält Werte, die nicht endlich sind, in {name}.</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>er ist nicht, wie er gespeichert wurde</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>Der Zwischenstand {path} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path} ist beschädigt oder kein Zwischenstand, lässt sich also nicht fortsetzen ({why}). Eine früher gespeicherte Modelldatei ist nicht betroffen.</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>er ist nicht als Zwischenstand gekennzeichnet</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>seine Summen sind ungültig</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>sein Tensor {found} passt nicht zu seinen Einstellungen</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>seine Tabellen haben die falsche Form</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>er enthält eine ungültige Anzahl</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>er enthält einen ungültigen Text</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>seine Vorgeschichte hat nicht die Spalten, die sie behauptet</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>Das Gerät „{wanted}“ ist nicht da. Dieser Computer bietet: {names}.</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>Das Gerät {device} ist vor dem ersten Schritt ausgefallen ({why}).</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>Das Gerät {device} ist in Schritt {step:,} ausgefallen ({why}); die letzten guten Gewichte sind behalten.</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>Der Speicher von {device} ist schon vor dem ersten Schritt voll ({why}).</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>Der Speicher von {device} ist in Schritt {step:,} voll ({why}); die letzten guten Gewichte sind behalten.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>Noch einmal versuchen, oder auf dem Prozessor trainieren.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>Einen kleineren Batch oder ein kleineres Netz wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>Einen kleineren Batch oder ein kleineres Netz wählen, oder auf dem Prozessor trainieren.</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened} {cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>Das Gerät {device} kann dieses Netz nicht berechnen ({why}); der Prozessor kann es.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE sagt, dass mehrere Prozesse zusammen trainieren, aber ihre Beschreibung ist unvollständig ({given}). Mit torchrun starten oder WORLD_SIZE löschen.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE sagt, dass mehrere Prozesse zusammen trainieren, aber nicht, wo sie sich treffen (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Mit torchrun starten oder WORLD_SIZE löschen.</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>Mehrere Prozesse können nicht auf {kind} trainieren: das Gerät cpu wählen.</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>Dieses torch kann nicht mit mehreren Prozessen trainieren.</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>Prozess {rank} von {count} hat die anderen verloren: Einer wurde beendet, sein Computer oder das Netzwerk fiel aus, oder er antwortete {seconds:g} s lang nicht ({why}). Alle neu starten; ein Lauf mit Zwischenstand lässt sich von dort fortsetzen.</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable} muss eine Zahl von Sekunden sein, nicht {given}.</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>Behalten werden die Gewichte „best“ oder „last“, nicht „{keep}“.</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>Betas müssen zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>ein Name ist kein Text</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>Die aufgezeichneten Trainingseinstellungen lassen sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>Eine Voreinstellung „{preset}“ gibt es nicht. Verfügbar: {list}.</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model} hat keine Voreinstellung „{preset}“: sein Rezept nehmen, oder eines dieser Modelle: {having}.</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>seine Kurve hat zu viele Punkte</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>Es sind zu wenige Zeichnungen zum Lernen: von jeder mindestens {least} zeichnen ({names}).</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file} ist keine Lektion: kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file} ist keine Lektion, die sich beginnen lässt. {why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Eine Lektion beginnt mit ihrem Titel: „# Titel“.</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>Sie hat keine Schritte: Jeder beginnt mit „## Titel“.</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>Dies gehört zu einem Schritt, der mit „## Titel“ beginnt.</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>Überschriften sind „# Titel“, einmal, und „## Titel“.</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>Eine Auswahl steht unter ihrer Frage: „? Frage“.</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>Davon gibt es in diesem Schritt schon eines.</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>Diesem Schritt fehlt der Text, der sagt, was zu tun ist.</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>Eine Frage hat {fewest} bis {most} Antworten zur Auswahl, jede eine Zeile „- Antwort“.</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>Keine Antwort sagt, wann sie richtig ist: „[right]“ oder „[test &gt; 90]“.</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>„{word}“ ist hier nicht bekannt. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>Diese Antwort hat keinen Text.</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>„{text}“ ist keine Bedingung wie „test &gt; 90“ oder „run = done“.</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>„{name}“ ist ein Wort: mit = oder != vergleichen.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>„{text}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>„{text}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why} Der Lauf findet dort statt.</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>Die Bilder von {dataset} sind, wie sie sein sollen: „{convention}“ weglassen.</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>Der Lauf lernt von einem Lehrer, dessen Modelldatei nicht angegeben wurde.</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher} kann {model} nicht lehren: Es liest nicht dieselben Bilder als dieselben Klassen.</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>Das Modell, mit dem begonnen werden soll, ist {model}; seine Gewichte passen nicht zu {wanted}.</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>Die Prozesse haben nicht dasselbe: {what}. Allen denselben Befehl geben, und dieselben Dateien, wo sie keinen Ordner teilen.</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>Der Zwischenstand gehört zu einem anderen Lauf ({changes}).</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>Der Zwischenstand wurde mit anderen Bildern trainiert als diesen.</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>seine Lernrate steigt und fällt einmal über alle hinweg</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>seine Bilder werden zu ihrem Ende hin immer weniger variiert</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>Der Lauf war für {planned} Epochen geplant, und {depends}: Mit {wanted} wären seine Schritte andere gewesen. Stattdessen einen neuen Lauf mit den Gewichten beginnen.</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>Der Lauf hat schon {step:g} Epochen gemacht, und Epochen zählen von seinem Anfang: {wanted} ließe nichts zu tun.</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>Der Speicher von {device} ist voll. Ab Schritt {step} geht ein Batch in Teilen von höchstens {images} durch das Netz; es ist derselbe Batch.</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why} Der Lauf geht weiter, ließe sich aber nicht fortsetzen.</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model} unterscheidet keine Farbbilder, und nur diese werden gemischt: none wählen.</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size} Prozesse können sich {smallest} Bilder, den kleinsten Teil eines Batches hier, nicht teilen. Eine andere Batchgröße oder weniger Prozesse wählen.</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why} Das Anlernen findet dort statt.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model} ist ein Autoencoder: Es rekonstruiert Bilder, lässt sich also keine Schrift beibringen. Ein Modell wählen, das Ziffern liest.</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>Es gibt nichts, woraus gelernt werden könnte: einige Ziffern zeichnen und sagen, was sie sind.</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>Alle {count} Zeichnungen sind als „keine Ziffer“ beschriftet, wofür {model} keine Ausgabe hat. Zeichnungen von Ziffern hinzufügen oder das Modell wählen, das digitpad mitbringt.</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>Das Anlernen endete ohne Ergebnis.</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>TensorBoard ist nicht installiert; das hilft: pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>es ist eine Webseite; die Datei selbst herunterladen, über den Link „raw“ oder „download“</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>es ist ein Git-LFS-Zeiger, der die Datei nur nennt; sie mit „git lfs pull“ holen</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name} steht zweimal darin</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>Optionen gehören zu einem Befehl, etwa: digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>Die Datei {file} gibt es nicht. Befehle: digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}. Siehe: {command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem} Siehe: {command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>Etwas Unerwartetes ist geschehen ({kind}: {text}). Bitte melden; digitpad --debug oder {variable}=1 gibt den Traceback aus.</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem} Die Option dafür: {option}.</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>Unbekannte Option: {option} (Mögliche Optionen: {options})</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>Unbekannte Option: {option}</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>Die Option {option} braucht einen Wert</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>Die Option {option} nimmt keinen Wert an</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>Die Option {option} fehlt</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>Das Argument {argument} fehlt</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>Ungültiger Wert für {option}: {why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>es muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>es muss eine Zahl sein</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>Unerwartete weitere Argumente ({arguments})</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>Unbekannter Befehl {command}. War {other} gemeint?</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>Unbekannter Befehl {command}</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>Ein Befehl fehlt</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>Das Modell wird eine ONNX-Datei</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>Der Bericht ist eine HTML-Datei</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>„{name}“ ist eine Architektur, aber ein trainiertes Netz davon wird nicht mitgeliefert. Eines trainieren und dessen Datei nennen: digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dir gehört zu --dataset.</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>„-“ liest von der Standardeingabe: digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>Auf der Standardeingabe ist nichts.</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>Auf der Standardeingabe sind mehr als {most} MiB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>Zeichnung {number} von {path} hat keine Beschriftung: Zum Auswerten braucht jede Gruppe eine Anmerkung vom Typ „truth“.</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text} ist hier kein Text: Er muss in UTF-8 geschrieben sein.</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--set ist NAME=NUMBER, nicht {text}.</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>Die Zahlen werden eine Excel-Datei (.xlsx) oder eine CSV-Datei</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>Die Zellen werden eine Excel-Datei (.xlsx) oder eine CSV-Datei</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>der Datenträger meldet einen Fehler; vielleicht wurde er entfernt</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>{name} lässt sich nicht als InkML lesen: {why}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>{name} lässt sich nicht als InkML lesen: Es ist kein wohlgeformtes XML (Zeile {line}, Spalte {column}).</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>es ist kein JSON (Zeichen {place})</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>jede Ausgabe sieht jede Eingabe</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>kleine Filter gleiten über das Bild</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Faltungskern</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>der größte Wert jedes Quadrats</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>der Mittelwert jedes Quadrats</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>lässt im Training einen zufälligen Teil weg</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>Batch-Normalisierung: Mittelwert 0, Streuung 1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>negative Werte werden 0</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>staucht Werte auf −1 … 1</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>staucht Werte auf 0 … 1</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>ein glattes ReLU</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>macht aus einem Bild eine Reihe; dense tut es von selbst</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>Zwei Schichten</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>Klein, mit Faltungen</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>Tiefer, normalisiert</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,} × {height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>Faltung {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>transponierte Faltung {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>linear {inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>Batch-Normalisierung</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>Schicht-Normalisierung</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patches} Ausschnitte von {patch}×{patch}, Breite {width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>Transformer-Block, Köpfe: {heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>Klassen-Token</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>max-pool {size}</source>
        <translation>Max-Pooling {size}</translation>
    </message>
    <message>
        <source>average-pool {size}</source>
        <translation>Mittelwert-Pooling {size}</translation>
    </message>
    <message>
        <source>pixels × {factors} + {offsets}</source>
        <translation>Pixel × {factors} + {offsets}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>Faltung {inputs}→{outputs}, {kernel} entlang der Zeile</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>Faltung {inputs}→{outputs}, {kernel} entlang der Zeile, Abstand {dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>flatten</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>Dropout {rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>Gewichtung der Kanäle</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>Block mit einem Weg daran vorbei, {inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>Unbekannt: Die Datei sagt es nicht.</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>Hier angeben, unter welcher die Gewichte weitergegeben werden.</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}, in {epochs} Epochen, Startwert {seed}.</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}: eine neue letzte Schicht auf den Merkmalen von {base}, in geschlossener Form.</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>Die Daten: {data}.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Nicht gemessen.</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>{share} von {n:,} Testbildern von {dataset} werden richtig gelesen.</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>{share} von {n:,} Zeichnungen werden richtig gelesen, jede von einem Netz, das nicht aus ihr gelernt hat. Von {others:,} anderen Dingen werden {refused} abgelehnt.</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>Was zu keiner seiner Klassen gehört, hält es für eine davon: Es kann nicht ablehnen.</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>Was zu keiner seiner Klassen gehört, lehnt es meist ab, aber nicht immer.</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>Es liest eine Sache in einem Bild. Die Zahlen gelten für Bilder wie diese; von anderen Schreibern, Stiften und Kameras liest es vielleicht weniger richtig.</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>von einem anderen Programm, seit digitpad es gespeichert hat</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>{height}×{width} Tinte</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>{height}×{width} grau</translation>
    </message>
    <message>
        <source>{height}×{width} colour</source>
        <translation>{height}×{width} Farbe</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>Farbbilder</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>digitpads eigene</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>Selbst gebaut</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>Eigene Schichten</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>Selbst gewählte Schichten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>digitpads eigenes Netz, das schon trainiert mitkommt</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>Ziffernleser</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>Sechs kleine Faltungen mit Batch-Normalisierung, gemacht, um jede Handschrift zu lesen; es sagt auch, wenn eine Zeichnung keine Ziffer ist.</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>99,64 % der 10.000 Testbilder von MNIST, wie mitgeliefert</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>Tintenleser</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>Der Ziffernleser nur für Zeichnungen: Er sieht auch, in welcher Richtung und Reihenfolge der Stift lief.</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>99,5 % der Ziffern von zehn Schreibern, die er nie gesehen hatte</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>Eigene Klassen</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>digitpads eigenes Netz</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>Die Faltungen des Ziffernlesers und eine neue Schicht, die eigene Klassen voneinander und von allem anderen unterscheidet.</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>98 % der Buchstaben eines Schreibers</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>Zeichen einer Zahl</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>Drei kleine Faltungen, die sagen, welcher Teil einer geschriebenen Zahl ein ganzes Zeichen ist, und welches: das Ausgeschnittene im ersten Kanal, das Umgebende im zweiten.</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>92 % der erzeugten Kandidaten, richtige und falsche</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>Leser ganzer Zeilen</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>Faltungen über das Bild einer Zeile, dann an ihr entlang, die an jedem vierten Pixel ein Zeichen oder keines nennen; es lernt aus ganzen Zeilen, ohne zu erfahren, wo ihre Zeichen stehen.</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>53 % der Bilder von etwa zwei Zahlen aus MNIST-Testziffern ganz richtig</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>Tieferer Leser ganzer Zeilen</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>Der Leser ganzer Zeilen mit sechs Faltungen über das Bild und mehr Kanälen, der zehn Zeichen nach jeder Seite schaut.</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>84 % von 806 Zahlen aus Instituten, aus denen er nicht gelernt hat, ganz richtig</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnelles Netz</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>Zwei kleine Faltungen mit Batch-Normalisierung, gemacht, um in einer halben Minute zu lernen.</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>99,4 % der Testbilder von MNIST, 97,3 % allein nach erzeugten Ziffern (3 Startwerte)</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>die CIFAR-10-Rezepte des Mamezou-Entwicklerblogs, 2023</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>Linear (candle)</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>Eine Matrix: Jede Ziffer ist eine gewichtete Summe der Pixel. Beginnt bei null und wird mit allen Bildern zugleich trainiert, also ergibt jeder Lauf dieselben Zahlen.</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>etwa 91,5 % der Testbilder von MNIST nach 200 Epochen</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>Zwei Schichten (candle)</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>Eine verborgene Schicht von 100 Neuronen zwischen den Pixeln und den Ziffern.</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>200 Epochen SGD mit allen Bildern</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>Mit Faltungen (candle)</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>Zwei Faltungen finden Striche und Ecken; zwei volle Schichten entscheiden.</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>etwa 99 % der Testbilder von MNIST</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>Linear (tch-rs)</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>Eine Matrix, andersherum gespeichert als die von candle: eine Zeile für jedes Pixel.</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>91,5–92 % der Testbilder von MNIST nach 199 Epochen</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>Zwei Schichten (tch-rs)</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>Eine verborgene Schicht von 128 Neuronen, mit Adam auf allen Bildern zugleich trainiert.</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>96–97 % der Testbilder von MNIST nach 199 Epochen</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>Mit Faltungen (tch-rs)</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>Die Schichten des Faltungsnetzes von candle, langsamer mit Adam trainiert.</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99–99,1 % der Testbilder von MNIST nach 99 Epochen</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>Autoencoder (Ziffern)</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>Der CIFAR-10-Autoencoder für Ziffern: rekonstruiert, was gezeichnet wird.</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>mittlerer quadratischer Fehler 0,0088 auf den Testbildern von MNIST nach 4 Epochen</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>Voll verbunden (CIFAR-10)</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>Jedes Pixel und jede Farbe ist mit 3.072 Neuronen verbunden: viele Gewichte, wenig Sinn für Form.</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>etwa 41 % der Testbilder von CIFAR-10</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>Klein, mit Faltungen (CIFAR-10)</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>Zwei kleine Faltungen: 6.738 Gewichte leisten mehr als neun Millionen ohne sie.</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>67 % der Testbilder von CIFAR-10</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>Autoencoder (CIFAR-10)</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>Verdichtet ein Bild auf ein Sechstel seiner Zahlen und rekonstruiert es.</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>Umrisse erhalten, Farben kaum, nach 9.999 Epochen über die 10.000 Testbilder; eine Zahl wurde nicht veröffentlicht</translation>
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
        <translation>Acht Blöcke, von denen jeder dem, was er bekommt, etwas hinzufügt. Groß: Ein Prozessor braucht lange für das Training.</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>in dieser Größe nicht gemessen</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>MobileNetV3 klein (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision (Howard et al. 2019, arXiv 1905.02244)</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>Für Telefone gemacht: Faltungen auf je einem Kanal, und ein Blick auf das ganze Bild, der die Kanäle gewichtet.</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>in dieser Größe nicht gemessen; viel kleiner als die veröffentlichten</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{share} der Testbilder von MNIST nach {epochs} Epochen; viel kleiner als die veröffentlichten</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>Schneidet das Bild in {count} Ausschnitte und lässt jeden alle anderen ansehen.</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>der Ausschnitt-Encoder von ViT, DeiT, BEiT und TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>Farbbilder</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>die Zeichen von Zahlen</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>mit einem Stift gezeichnete Ziffern</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>Das Bild als Zahlen: 0 ist Papier, 1 ist volle Tinte.</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>Eine kleine Schablone, der Faltungskern, gleitet über das Bild: Tinte auf Blau addiert, Tinte auf Orange zieht ab.</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>Jede Zahl davor ist ein Stempel, der ein kleines Quadrat des neuen Bildes druckt.</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>Jede Zahl davor stimmt ab, mit ihrem Wert mal ihrem Gewicht, dafür oder dagegen; die Stimmen werden addiert.</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>Von jedem kleinen Quadrat geht nur die größte Zahl weiter; die Merkmalskarte wird also kleiner.</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>Das Bild wird in Quadrate geschnitten, und jedes wird eine Reihe von Zahlen.</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>Jedes Quadrat sieht alle Quadrate an und übernimmt etwas von denen, die für es wichtig sind.</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>Die Schichten im Innern berechnen eine Änderung. Sie wird zu dem addiert, was davor da war und um sie herumgeführt wird.</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>Eine Reihe von Zahlen hat gesammelt, was die Quadrate sagen; daran wird die Antwort abgelesen.</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>Die Schichten im Innern berechnen neue Merkmalskarten. Diese haben eine andere Größe, darum lässt sich nichts dazu addieren.</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>Von jedem kleinen Quadrat geht nur der Mittelwert weiter; die Merkmalskarte wird also kleiner.</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>so verschoben und gestreckt, dass ihr üblicher Mittelwert 0 und ihre übliche Streuung 1 ist</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>alle ihre Zahlen: Mittelwert 0, Streuung 1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>was unter 0 liegt, wird 0</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>durch eine Kurve gebogen</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>beim Lernen werden einige zufällig weggelassen; jetzt nicht</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>alle Merkmalskarten werden in eine Reihe gelegt</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>Pixel, wie das Netz sie gelernt hat</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>Die Punktwerte werden zu Anteilen, die zusammen 100 % ergeben: Der höchste nimmt das meiste.</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>Faltung: Schablonen, die darüber gleiten</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>Pooling: halb so breit und hoch</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>Voll verbunden: Jede Zahl sieht sie alle</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>Einheiten: wie viele sie hat</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>Faltungskern: Breite der Schablone</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>Rand aus Nullen um das Bild</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>Aktivierung: die Kurve, die es biegt</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>Dropout: zufällig weggelassener Teil</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>Pooling: was von jedem Quadrat bleibt</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>Batch-Normalisierung: Mittel 0, Streuung 1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>Schritt der Schablone</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>Größe der Quadrate</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>der größte</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>der Mittelwert</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>Ausschnitte</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>Zeile der Antwort</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ {count} weitere</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+ Eingabe</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>Dieses Netz liest eine ganze Zeile auf einmal: Seine Merkmalskarten sind so breit wie die Zeile, achtmal so breit wie hoch, und zu flach für Spalten. Auf der Zeile schreiben und ein Zeichen anklicken, um zu sehen, was es sonst sein könnte, oder hier „number-signs“ ansehen, das ein Zeichen nach dem anderen liest.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>Trotzdem trainieren</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>Pausieren, anhalten und fortsetzen geht jederzeit</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>Lieber das schnelle</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>Diesen Lauf anhalten und das Netz einrichten, das in Sekunden lernt</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>Das Ergebnis des Laufs wieder benutzen, als wäre es nicht verworfen</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>Den Lauf wieder anbieten, als wäre er nicht verworfen</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>Beste behalten</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>Die Gewichte behalten, die im Test am besten waren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>Die jetzigen, nicht getesteten Gewichte behalten</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>Letzte behalten</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>Die Gewichte behalten, wie sie am Ende waren</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>Das Gelernte verwerfen; das vorige Modell kommt zurück</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>Das trainierte Modell in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>Damit lesen</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>Wieder mit dem trainierten Modell lesen</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>Ohne Speichern trainieren</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>Den nächsten Lauf beginnen; das nicht gespeicherte Ergebnis geht verloren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>Diesen Lauf von seinem letzten Zwischenstand fortsetzen</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Den Lauf fortsetzen</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>Genau dort fortsetzen, wo er endete</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>Verwerfen, was der Lauf gelernt hatte</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>Verwechslungstabelle</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{count:,} {images}; eine Zeile für das, was ein Bild ist, eine Spalte für das, als was es gelesen wurde.</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>Klasse für Klasse</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>{name}: {source} ({licence})</source>
        <translation>{name}: {source} ({licence})</translation>
    </message>
    <message>
        <source>Written by digitpad {version}. Images: {licences}.</source>
        <translation>Geschrieben von digitpad {version}. Bilder: {licences}.</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}, als {read} gelesen</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Schlimmste Fehler</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{count} von {all:,}; zuerst der, bei dem es sich am sichersten war.</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading} ({confidence})</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>für wie sicher es sich hält</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>wie oft es recht hat</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>Antworten, die so sicher waren (logarithmisch)</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}, n = {count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>{right} richtig, Kalibrierungsfehler {error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>Worauf es achtet, was es typisch findet und was es verwechselt.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Sieht</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trainiert mit</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Getestet mit</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>Liest richtig</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}: eine Vorlage für jede Klasse.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}: die Gewichte der ersten Schicht.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}: die Gewichte der ersten Schicht, die ersten {count} von {all:,}.</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>Tinte auf Blau spricht dafür, Tinte auf Orange dagegen.</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>Worauf es achtet</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>Typische und ungewöhnliche Bilder</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>Von den ersten {count:,} Testbildern die, die dem Mittel ihrer Klasse in den Merkmalen des Netzes am ähnlichsten und am unähnlichsten sind.</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typisch</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>ungewöhnlich</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>Was es am häufigsten verwechselt</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{count:,} von {all:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>Nichts: Alle Bilder werden richtig gelesen.</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→ {shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>Ein Lauf von {model} mit „{data}“, beendet {time} UTC.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>What it misreads</source>
        <translation>Was es falsch liest</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>Verlust nach Epochen</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>Genauigkeit in % nach Epochen</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>Falsche Zeichen in % nach Epochen</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Nichts wurde gemessen.</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>Höhere Werte, bis {most:.3g}, sind abgeschnitten.</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>Die ersten Schritte sind abgeschnitten.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>Unsicher: auf dem Foto nachsehen.</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>Die Seiten 1 bis {most} von {count} werden gelesen.</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>Das Foto ist unscharf: die Kamera ruhig halten und noch einmal aufnehmen.</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>Zeilen und Spalten sind vielleicht falsch: bitte jede Zelle ansehen.</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>Nichts ist darauf geschrieben, oder die Schrift ist zu blass oder zu klein.</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>Es ist Schrift darauf, aber keine Zahl; liegt sie auf der Seite, das Foto drehen.</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>Die Ziffern sind nur {height:.0f} Pixel hoch: jeweils einen Teil fotografieren.</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>Trainingsbilder höchstens</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>Testbilder höchstens</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>Nicht-Ziffern je 100 Bilder</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>Augmentierung lässt nach über</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>Betas</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>Verlauf der Lernrate</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>Gemischt werden</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>Ein kleinerer letzter Batch entfällt</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Rechengenauigkeit</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>Kanäle zuletzt im Speicher</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>Abklingen des Gewichtsmittels</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Label-Glättung</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>Abgenutzt wie schlechte Scans</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>Gewicht der Antworten des Lehrers</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>Trainiert nur die letzte Schicht</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>Erste Gewichte</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>Behaltene Gewichte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>{value} Testbilder</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>Rate {value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>Batch {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>Startwert {value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>alle Bilder</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>variiert</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>Mit verschiedenen Bildern getestet ({tests}): Ihre Zahlen sagen nicht, was besser ist.</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>Nicht gleich für alle: {tests}. Ihre Zahlen sagen nicht, was besser ist.</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>Verlust {loss:.4f} ({images})</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result} (hat nichts gelernt)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{count} (stopped)</source>
        <translation>{count} (angehalten)</translation>
    </message>
    <message>
        <source>{count} (the loss exploded)</source>
        <translation>{count} (der Verlust explodierte)</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count} (das Gerät fiel aus)</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>Beste Testgenauigkeit</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Getestet mit</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>nicht getestet</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>Bester Testverlust</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>In Epoche</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>Epochen gemacht</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>Trainingsbilder</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Wie oft das Netz jedes Trainingsbild sieht</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Bilder für jeden Schritt; „alle“: ein Schritt mit allen</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Wie die Gewichte geändert werden</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Wie weit jeder Schritt geht; ist sie zu groß, divergiert das Training</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>Bilder variieren: drehen, schieben, biegen, verdicken</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Die Bilder jedes Mal ein wenig drehen, verschieben, biegen und verdicken, damit auch andere Handschriften gelesen werden (Augmentierung)</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>Bilder mischen</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Farbbilder paarweise, und ihre Klassen auch: mixup überblendet zwei, cutmix setzt ein Stück des einen in das andere; für lange Läufe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>Derselbe Startwert wiederholt einen Lauf genau; ein anderer beginnt und mischt anders</translation>
    </message>
    <message>
        <source>full</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>gleichbleibend</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>ein Zyklus</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzte</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln Epoche</numerusform>
            <numerusform>%Ln Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>Es hat nichts gelernt: Die Genauigkeit ist die des Ratens. Eine andere Lernrate versuchen (kleiner, wenn der Verlust sprang, größer, wenn er sich kaum bewegte), oder mehr Epochen.</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>Es hat nichts gelernt: Der Verlust fiel nie unter den des Ratens. Eine andere Lernrate versuchen (kleiner, wenn der Verlust sprang, größer, wenn er sich kaum bewegte), oder mehr Epochen.</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>Es hat nichts gelernt: Die Gewichte sind keine Zahlen mehr, es lässt sich also nicht speichern. Eine kleinere Lernrate versuchen.</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>Vor dem ersten Schritt angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>%Ln Epoche trainiert.</numerusform>
            <numerusform>%Ln Epochen trainiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>Nach {done} angehalten, vor dem ersten Test.</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>Nach {done} angehalten.</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>Der Verlust ist keine Zahl mehr (Schritt {step}, Lernrate {rate:g}); die letzten guten Gewichte sind behalten. Eine kleinere Lernrate versuchen.</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>Das Gerät ist ausgefallen; die letzten guten Gewichte sind behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} and {steps}</source>
        <translation>{epochs} und {steps}</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>der schnellste Rechenweg</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
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
        <translation>12.345,6</translation>
    </message>
    <message>
        <source>{some}, {item}</source>
        <translation>{some}, {item}</translation>
    </message>
    <message>
        <source>{some}; {item}</source>
        <translation>{some}; {item}</translation>
    </message>
    <message>
        <source>{some} {item}</source>
        <translation>{some} {item}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
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
        <translation>Klein im Bild? Näher herangehen, oder „Datei“, „Seiten und Tabellen lesen“ wählen.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>Dieses Netz ist ein Autoencoder: Es rekonstruiert Bilder, statt sie zu klassifizieren.</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Rekonstruiert</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>nicht benannt: Das Modell ist ein Autoencoder, den „digitpad reconstruct“ zeigt</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict} (mehrere Ziffern? Es lässt sich immer nur eine lesen)</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>Als {digit} gelesen, mit {share}.</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>Alle Antworten sind etwa gleich wahrscheinlich; vorn liegt {first}, mit {share}.</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>Noch unklar</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>{first}?</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>{first} oder {second}?</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>Es könnte {first} sein, mit {share}, oder {second}.</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>Mehrere Ziffern?</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>Hier stehen Teile getrennt; digitpad liest immer nur eine Ziffer.</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>Hier wird immer nur eine Ziffer gelesen.</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>Das sieht nach keiner der Klassen aus; am nächsten ist {label}.</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>Zu {share} etwas davon. Die Balken: was es dann wäre.</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>Zu {share} eine Ziffer. Die Balken: welche es dann wäre.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>Das sieht nach keiner Ziffer aus; am nächsten ist {digit}.</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>Keine Ziffer</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>Nichts zu sehen</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>Das Bild hat nur eine Farbe.</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>Zu wenig zum Lesen</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>Ein Punkt oder kaum mehr: zu wenig für eine Ziffer.</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nichts gezeichnet</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>Auf der Zeichenfläche ist noch nichts.</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>Diesem digitpad fehlt der Teil „{part}“, der hier nötig ist: das ganze digitpad installieren.</translation>
    </message>
</context>
</TS>
