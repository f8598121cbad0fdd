<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln dibujo</numerusform>
            <numerusform>%Ln dibujos</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}: error cuadrático medio {error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>{count} imágenes, píxeles de 0 a 1. Un autocodificador no clasifica.</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model} lee bien el {share} de {count} imágenes</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>Error de calibración {error}: la diferencia media entre su confianza y la frecuencia con que acierta.</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>Ha aprendido de estas imágenes; apartándolas una a una, leyó bien {share}.</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset} (otras imágenes o clases)</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset} (no está aquí)</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>Parte de prueba de {dataset}.</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>Parte de entrenamiento de {dataset}.</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>imágenes de entrenamiento de {dataset}</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{share} con {amount}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>siempre {share}</translation>
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
        <translation>solo sin cambios</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>Sin cambios: {share} bien leídos de los {count} primeros ({images})</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>Lo que más daña: {change} {amount}, {share} bien leídos</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>Lo que menos daña: {change} {amount}, {share} bien leídos</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>Medido con los {count} primeros ({images}); aún faltan cambios.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model} es un autocodificador. El informe es para modelos que leen dígitos.</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model} lee {what}. El informe es para modelos que leen dígitos.</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model} no lee dígitos. El informe es para modelos que leen dígitos.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>Se lee como {first} ({share}); lo siguiente: {second}.</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>Se lee como {first} ({share}); lo siguiente: {second} ({second_share}).</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>¿Por qué {first} y no {second}?</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>¿Por qué no es ninguno de estos?</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>No se toma por ninguno de estos: la probabilidad de que sea uno de ellos es de {score}. Si lo fuera: {first} ({share}), después {second}.</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>¿Por qué no es un dígito?</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>No se toma por un dígito: la probabilidad de que lo sea es de {score}. Si lo fuera: {first} ({share}), después {second}.</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>Todavía no tiene ni idea</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>Casi al azar: {first} va por delante ({share}), después viene {second} ({second_share}).</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>un dígito</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>uno de estos</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>Changed as in the second picture, it would be read as {digit} ({share}).</source>
        <translation>Cambiado como en la segunda imagen, se leería como {digit} ({share}).</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>Ninguna parte decide por sí sola: sin la parte enmarcada, el veredicto sería el mismo.</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>Ninguna parte decide por sí sola: sin la parte enmarcada seguiría siendo {digit} ({share}).</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>Se lee {answer} por su forma entera: sin lo enmarcado se leería {digit} ({share}), aunque esa parte sola no habla a favor de {answer}.</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>Sin esa tinta se leería {digit} ({share}), no {read}.</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>Sin eso se leería {digit} ({share}), no {read}.</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>Con un hueco ahí se leería {digit} ({share}), no {read}.</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Con el hueco cerrado se leería {digit} ({share}), no {read}.</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>Con el trazo prolongado como indica el marco se leería {digit} ({share}), no {read}.</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>Ningún cambio pequeño lo convierte en {digit}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>Se lee {answer} por lo que está enmarcado.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>Se lee {answer} porque la tinta enmarcada {place} cierra un bucle.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>Se lee {answer} porque el extremo enmarcado {place} estrecha una abertura.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>Se lee {answer} porque la tinta enmarcada {place} une dos partes.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>Se lee {answer} por la barra enmarcada {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>Se lee {answer} por el trazo enmarcado {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>Se lee {answer} por el final de trazo enmarcado {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>Se lee {answer} por la tinta enmarcada {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>Se lee {answer} porque un bucle queda abierto {place}, donde está el marco.</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>Se lee {answer} por el hueco enmarcado {place}.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>Se lee {answer} porque la abertura {place} es muy ancha.</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>Se lee {answer} porque el trazo acaba muy pronto {place}.</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>Aun así se leería {digit} ({share})</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>Entonces se leería {digit} ({share})</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>Aun así, el veredicto sería el mismo</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>Lo mismo sin lo enmarcado</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>Lo mismo con el hueco cerrado</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>Lo mismo con el trazo prolongado</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>Dibujar y ver qué lee</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>Entrenar y observar</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>Enseñarle tu letra</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>Números y papel</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>Modelos y archivos</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>¿Lee bien?</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>¿Por qué esta respuesta?</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>Imágenes y línea de comandos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>Las redes incluidas han aprendido de MNIST (LeCun, Cortes, Burges; suele darse como CC BY-SA 3.0), de los dígitos a lápiz de UCI (Alpaydin y Alimoglu, CC BY 4.0), de UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, modificado) y de escritura que genera digitpad.</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>Dibuja un dígito y mira qué lee. Entrena una red y mira cómo aprende.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>Ir directamente a una pestaña</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>En el lienzo</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>Mover el lápiz del teclado; con Mayús, más lejos</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>Apoyar el lápiz o levantarlo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>Abandonar el trazo que se está dibujando</translation>
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
        <translation>Lo aprendido aún no se ha probado.</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>Lo mejor: {accuracy} de {count} {images}, en la época {epoch}.</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>Lo mejor: pérdida de prueba {loss} con {count} {images}, en la época {epoch}.</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>Ha entrenado con solo {count} imágenes.</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>El entrenamiento ha fallado de forma inesperada ({kind}: {text}). El modelo anterior está intacto.</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>Un entrenamiento terminado de {model} con {dataset} no llegó a guardarse en un archivo.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>Un entrenamiento de {model} con {dataset} se detuvo o se interrumpió tras {done} de {all} épocas y no llegó a guardarse en un archivo.</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>Un entrenamiento de {model} con {dataset} se detuvo o se interrumpió en la primera de sus {all} épocas y no llegó a guardarse en un archivo.</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>No hay ningún modelo abierto. Abre uno o entrena uno.</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>{count} × «{name}»</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model} es un autocodificador: elige un modelo que lea dígitos o imágenes.</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>Hay varios dígitos: recorta la imagen a uno de ellos.</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model} lee números en la línea de escritura: elige uno para dígitos o imágenes.</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>Abre una imagen.</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>Error cuadrático medio {error}, con píxeles de 0 a 1.</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>quedan unos {time}</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>solo {count} imágenes</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>probado con solo {count}</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>Error inesperado ({kind}: {text}). Por favor, comunícalo.</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>No hay ninguna cámara conectada a este equipo.</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>No se pudo reservar ningún archivo para ello.</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>Se leyó una muestra regular de sus imágenes.</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>Lo aprendido está en «Entrenamientos».</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>Cómo se calcula</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>Términos: {terms}; otros: {rest}; sesgo: {bias}; suma: {total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>De las capas de dentro: {inside}; suma: {total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>su mapa</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>{sum} de otros {count}</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>{value} de las capas de dentro</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>{value} sesgo</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>de lo que contienen</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>unidad {number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>parche {number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>fila de la respuesta</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>Guardar diagrama…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>Página de informe…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>Escribir una página sobre el modelo: qué busca, qué es típico, qué confunde</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>Precisión y exhaustividad de cada clase</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>Precisión: cuántas de las imágenes leídas como esta clase lo son. Exhaustividad: cuántas de sus imágenes se leen como ella. Intro muestra sus errores.</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>Precisión, %</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>Exhaust., %</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>Midiendo {model}…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>Cada imagen se lee una vez.</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>El diagrama aparece aquí cuando todas estén leídas.</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>El modelo lee una parte de un conjunto de datos. El diagrama muestra si acierta tan a menudo como dice.</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>¿Lee bien?</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>Aún no se ha medido nada. Después de Medir, el diagrama aparece aquí.</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>Escribir una página de informe</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>Lo que muestra la imagen de prueba</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>Es un …</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>Ver qué tinta habla a favor de la respuesta y cuál en contra (F2)</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nada dibujado</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>Para escribir números: «123», abajo.</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>Etiqueta: {label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>Etiqueta: {label} · correcto</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>Etiqueta: {label} · incorrecto</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Aún no hay imagen</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>Esta red es un autocodificador: comprime lo que ve en menos números y lo reconstruye a partir de ellos. Abajo: a la izquierda lo que ve, a la derecha su reconstrucción.</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Text size: {size}</source>
        <translation>Tamaño del texto: {size}</translation>
    </message>
    <message>
        <source>Text size: {size}, the largest that fits here</source>
        <translation>Tamaño del texto: {size}, el mayor que cabe aquí</translation>
    </message>
</context>
<context>
    <name>CameraWindow</name>
    <message>
        <source>Take a photo</source>
        <translation>Tomar una foto</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Lo que ve la cámara</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>Iniciando la cámara…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>Tomar foto</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>Leer lo que ve ahora la cámara (Intro)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>Mantén el papel plano y quieto, de modo que llene la imagen.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>Lienzo de dibujo</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>Dibuja aquí un dígito</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Las flechas mueven un lápiz, la barra espaciadora lo apoya.</translation>
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
        <translation>leer de nuevo</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>añadir «{number}»</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>Inseguro: mira la foto y corrígelo o confírmalo.</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>Es «{number}» con una probabilidad del {chance}; también puede ser «{other}».</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>corregir «{number}»</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>El cambio mínimo, sobre el dibujo</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>Borra tinta con el ratón: la respuesta cambia con ella</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>El dibujo tal como es</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>El dibujo y, como línea hueca, lo que cambiaría</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>Es un … (o pulsa su tecla)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Siguiente (Intro)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>Guardar el dibujo como lo que se pedía y seguir</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>Quitar el dibujo sin guardarlo (Retroceso)</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>Dibujar otra vez (Retroceso)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>Guardar el dibujo como lo que se pedía, a pesar de todo</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>Qué escribir</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>Escribir lo que quieras y decir qué es, o que se te pida un dígito tras otro</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>Cada clase por turno</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>Cada dígito por turno</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>Solo {digit}</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>A tu gusto</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Cuántos de cada</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>Guardarlo como {digit} (tecla {digit})</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Aún no hay nada dibujado.</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Dibuja aquí</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>Dibuja aquí {name}.
Se guarda cuando el lápiz descansa.</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>Dibuja {name} ({number} de {count})</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>Todo dibujado. Ahora entrena con ello, abajo.</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>Dibuja algo y di después qué es</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>¿Qué dígito es?</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>Escribe un dígito y pulsa después su tecla</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>Todo escrito. ¡Gracias!</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>Esto no parece un dígito. ¿Guardarlo como {digit}?</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>Esto parece {read}. ¿Guardarlo como {digit}?</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>Escribe el dígito {digit} ({number} de {count})</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>Mi letra no se puede leer</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>El dibujo no se ha guardado</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>No se ha cambiado nada</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>Eliminando {drawings}…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>Moviendo {drawings}…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>Las clases están como estaban</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>No se ha deshecho nada</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>Deshaciendo el cambio en {drawings}…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>%Ln dibujo importado de {file}.</numerusform>
            <numerusform>%Ln dibujos importados de {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>%Ln sin etiqueta omitido.</numerusform>
            <numerusform>%Ln sin etiqueta omitidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se ha importado nada</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>Se ha añadido: {things}.</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>Guardado como {file}: {drawings}</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>El archivo no se ha escrito</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>Añadir los dibujos de un archivo de tinta; en un conjunto, también lo que alguien haya compartido</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>Guardar los dibujos del muro como archivo de tinta (InkML), o un conjunto para compartir</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>En un conjunto, suelta imágenes en la fila de su clase.</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>Archivos de tinta ({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>Conjuntos para compartir ({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>Importar escritura</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>Exportar escritura</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <source>My things</source>
        <translation>Mis cosas</translation>
    </message>
    <message>
        <source>Who writes</source>
        <translation>Quién escribe</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>El nombre que reciben los dibujos nuevos; escribe otro para otra persona</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>Dibujos de</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>De quién son los dibujos del muro, que también se aprenden</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>Probar con</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>Probar con dibujos apartados o con los de otra persona</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>dibujos apartados</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>Eliminar los dibujos seleccionados (Supr)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>Deshacer el último cambio en Mi letra (Ctrl+Z; mientras dibujas, deshace un trazo)</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>Qué hay aquí</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>Escribe antes algunos dígitos o importa un archivo de tinta.</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>Tarda alrededor de un minuto. Cinco de cada dígito ya se notan.</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>Todos estos son para probar: elige otros para enseñar.</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>Leyendo Mi letra…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Aún no hay nada</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>Dibuja dígitos a la izquierda o crea un conjunto de signos propios</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>{taught} para enseñar</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>{tested} de {writer} para probar</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>{count} mal leídos al dibujarlos (en rojo)</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>{count} no se pueden leer</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>Guardado para probar. El muro muestra lo que se va a enseñar.</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>Guardado. El muro solo muestra dibujos de {writer}.</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>Elige dibujos para moverlos o eliminarlos</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>Los elegidos son: … (∅: nada de esto)</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>El elegido es: … (∅: nada de esto)</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>Elige un entrenamiento, o de dos a
cinco para compararlos.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>los primeros pasos están recortados</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>Qué clases confunde el modelo, y las imágenes que hay detrás de cada número.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>Un autocodificador no clasifica: no confunde nada.</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>La tabla aparece aquí cuando todas estén leídas.</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}, {count} imágenes. Lo más frecuente: {mistakes}.</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}, {count} imágenes: sin errores.</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>Haz clic en una celda de la tabla para ver sus imágenes, y en una imagen para ponerla en el lienzo.</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth} leído como {read} ({count})</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>cómo se lee</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>qué es</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>{count} de {all} imágenes de {truth} se leen como {read}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Lecciones ({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>La lección no se ha abierto</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>Como predijiste.</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>No como predijiste.</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>Predice primero.</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>El entrenamiento se detuvo antes de terminar: entrena de nuevo.</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>Todavía no: este paso espera a {conditions}.</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact} {comparison} {value} (ahora {now})</translation>
    </message>
    <message>
        <source> ✓ {right} of {asked}</source>
        <translation> ✓ {right} de {asked}</translation>
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
        <translation>digitpad (incluido)</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>digitpad para imágenes (incluido)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>Aún sin medir</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>De qué conjunto se muestran y leen las imágenes</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>Imágenes para probar, o las que sirven para aprender</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>parte de prueba</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>parte de entrenamiento</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>Las imágenes de las que aprender</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>Parientes de MNIST, imágenes en color, números</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progreso de la descarga</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>Detener la descarga; los archivos completos se conservan</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>Descargar el conjunto de datos; no se envía nada</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>Elegir una carpeta propia con los archivos publicados de este conjunto de datos</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>Olvidar esta carpeta</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>Volver a usar la carpeta de descargas en lugar de la elegida</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ver…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>Ver las imágenes con sus etiquetas antes de entrenar, primero la parte de prueba</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>Leer las imágenes</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>Qué les falta para ser como las de MNIST: tinta blanca sobre negro, derechas</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNIST y escritura generada juntos</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>Descargar {megabytes} MB</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>Solo para modelos de imágenes en color, como cifar-cnn</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>Solo para resnet18, mobilenet-v3-small o capas que terminen en «dense {count}»</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>Solo para modelos de imágenes grises de 28×28, como candle-cnn</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>Solo para el modelo {model}</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found} Elige aquí «{convention}».</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>Solicitando los archivos…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>Descargando {file}: {done} MB</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Mis cosas</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>Qué conjunto aprender:</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>Carpeta con {dataset}</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>Dónde se entrena la red</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>El dispositivo disponible más rápido</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>El más rápido disponible: {device}</translation>
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
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>Copia las versiones, tu sistema y las últimas líneas del registro, sin tus rutas; no se envía nada</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>«{file}» no tiene la extensión de un archivo así: otros programas, y también digitpad, lo tomarían por otra cosa. ¿Guardar como «{other}»?</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>Guardar como {file}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>El entrenamiento y las ventanas acopladas aquí</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>Imágenes de prueba, colocadas por parecido</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>Cómo se colocan</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNE mantiene junto lo que se parece; PCA muestra dónde más difieren las características</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>Vecinos (t-SNE)</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>Direcciones principales (PCA)</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>La imagen elegida</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>Elegir la siguiente imagen mal leída; esas tienen un aro</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>Poner en el lienzo</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>Deshacer recupera tu dibujo</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>Color: lo que es. Aro: mal leída. Marco: lo que le muestras.</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>Cada punto es una imagen. Las que la red encuentra parecidas están cerca unas de otras. Dibuja algo y se moverá entre ellas.</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>Para la red se parece sobre todo a estos: {digits}.</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model} lee imágenes… {share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}: {wrong} de {count} imágenes de «{dataset}» mal leídas</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}; colocándolas…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>Señala una para verla.</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>Imagen {number}: {label}, leída como {read}</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>Imagen {number}: {label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>imagen de prueba</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>none of these</source>
        <translation>ninguna de estas</translation>
    </message>
    <message>
        <source>This is “{label}”</source>
        <translation>Esto es «{label}»</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>Esto es el dígito {digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>No es ninguna de estas</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>Esto no es un dígito</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>leído entonces como {digit}</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>Qué clase explica el mapa</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>y no</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>Con qué clase se compara</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>Colorear la tinta del lienzo</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>Poner el mapa sobre el dibujo mientras esta ventana esté abierta</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Qué habla a favor y qué en contra</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>Qué se leería como otra cosa</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>todos los demás</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}, como se lee</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}, lo siguiente</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>a favor de {digit}</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>Azul: a favor de {digit}; naranja: de {other}</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>en contra de {digit}</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>Azul: en contra de {digit}; naranja: a favor</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>a favor de otro</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>Azul: a favor de {digit}; naranja: de cualquier otro</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>Buscándolo…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>Buscando qué lo convierte en {digit}…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>El dibujo está en el portapapeles.</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>No hay ningún dibujo ni imagen en el portapapeles.</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>Pegado. Deshacer lo quita.</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>¿Por qué esta respuesta?</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indicios</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>¿Y si cambia?</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Parecidas</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>Formas de mirar la respuesta</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Guardar como PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Guardar como imagen lo que muestra esta ventana</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>Lo que {model} encuentra parecido</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Aún no hay nada dibujado.</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>Dibuja algo en la ventana principal: su tinta se colorea según lo que le dice a la red, azul a favor de la respuesta y naranja a favor de la siguiente.</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>Aún no hay nada que explicar</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>No se puede leer</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>Entrenamiento</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>Todo lo que lee digitpad ({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>Dibujos ({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imágenes ({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>Lecciones ({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Abrir modelo</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelos ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>Esto no se ha abierto</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>Píxeles del modelo</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model} lee los píxeles como «{pixels}»; guárdalo para conservarlo.</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>¿Con qué valores de píxeles se entrenaron los pesos de {model}? digitpad da 0 para el papel y 1 para la tinta, salvo que aquí se elija o escriba otra cosa.</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>El modelo no se ha abierto</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>Abierto: {file}</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file} no lo dice todo sobre su red; lo que falta se ha supuesto. Si lee mal, elige Archivo, Píxeles del modelo, o indica sus capas con «digitpad convert --layers».</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>Una parte de este modelo es una suposición</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>El modelo de la última vez no se ha abierto. {why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>{file} no se muestra: hay algo más nuevo</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>El archivo no se ha abierto</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}: dibujo 1 de {count}</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}: se lee la página 1 de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>%Ln archivo más sin abrir</numerusform>
            <numerusform>%Ln archivos más sin abrir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>Guardar el modelo «{model}»</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelos ({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX, para otros programas ({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>Carpeta para un repositorio de modelos ({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>El modelo no se ha guardado</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Imágenes ({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>Tinta ({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>Guardar dibujo</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>El dibujo no se ha guardado</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>Sin etiqueta</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>No es un dígito</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file} está guardado. ¿Qué muestra? Con su etiqueta, las redes pueden aprender de él.</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>Guardar reconstrucción</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>La reconstrucción no se ha guardado</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>Hay un entrenamiento en marcha</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>¿Detener el entrenamiento y cerrar? Lo que la red ha aprendido hasta ahora se conserva y se ofrece en el próximo inicio.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Detener y cerrar</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>El modelo entrenado no está guardado</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>¿Guardar el modelo entrenado {models} antes de cerrar?</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>Hay modelos sin guardar</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>Estos no están guardados: {models}. ¿Guardarlos antes?</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>El modelo enseñado no está guardado</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>¿Guardar el modelo enseñado {models} antes de cerrar?</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Página de la guía</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>Páginas de la guía</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>No se ha guardado nada: el dibujo no estaba terminado.</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>Guardado en Mis cosas; Ctrl+Shift+H lo muestra y enseña al modelo.</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>Quitado de nuevo de Mi letra.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>Aún no hay nada dibujado.</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>Solo se guarda lo que se dibuja aquí, no una imagen.</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>Las clases del conjunto han cambiado desde que se entrenó este modelo.</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>Guardado como {digit}</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>Guardado como ninguna de estas</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>Guardado como no dígito</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>El modelo enseñado no se ha guardado</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>El modelo enseñado se ha guardado como {file}</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>Consejos para el primer inicio</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>Dibuja un dígito: se lee mientras lo dibujas.</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>Pulsa Entrenar y mira cómo una red aprende a leerlo.</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>Crea un lector de ✓ ✗: Entrenar → Leer signos propios…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>Abre una imagen o un modelo, o suéltalo aquí.</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Consejo siguiente</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>Unas pocas páginas sobre lo que se puede hacer (F1)</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>Sin más consejos (Esc)</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Sin más consejos</translation>
    </message>
    <message>
        <source>{number} of {count} · {hint}</source>
        <translation>{number} de {count} · {hint}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>HowGoodWindow</name>
    <message>
        <source>How good?</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progreso de la medición</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>Dejar de medir; lo mostrado permanece</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>Confusiones</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>Etiquetas erróneas</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustez</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Umbrales</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>Formas de mirar la calidad</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model} lee líneas enteras. Mídelo con «digitpad evaluate MODEL --numbers FILE», donde MODEL es su archivo.</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>Preparando las imágenes…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>{done} de {count} medidas</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>{done} de {count} imágenes preparadas</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>El modelo actual es ahora {model}. Mide de nuevo.</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>Ahora lee otro modelo llamado {model}. Mide de nuevo.</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>Conjuntos de datos que faltan: elige uno en el panel de entrenamiento de la ventana principal y después Descargar, o Carpeta… si tienes los archivos.</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Siguiente ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>Todas las imágenes</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>Solo las mal leídas</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>Errores, los más confiados primero</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>Posibles etiquetas erróneas</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>Qué imágenes</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>Lo que se podrá elegir aquí cuando estén leídas: errores</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>Solo imágenes de esta clase</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>Solo imágenes que se leen como esto</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leída como</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>Número de una imagen</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>Ir a la imagen con este número; la primera es la 0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>imagen {number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>La imagen {number} no está entre las que se muestran.</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>todas las clases</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>clase {name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>leída como sea</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>leída como {name}</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>Imagen {number}: {reading}. Clic para ponerla en el lienzo.</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>{first} a {last} de {count} imágenes</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>No hay imágenes así.</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}, imagen {number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>Haz clic en una imagen o pulsa Intro para ponerla en el lienzo.</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>Pulsa Medir para encontrar los errores entre ellas.</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>Leídas por {model}. Haz clic en una imagen o pulsa Intro para ponerla en el lienzo.</translation>
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
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>Abrir fotos</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>foto de la cámara</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>No hay ninguna imagen en el portapapeles.</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>No hay ninguna imagen en esta carpeta.</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>No hay ninguna imagen en lo que se ha soltado.</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>Números en cualquier lugar de la página o las celdas de una tabla: al cambiarlo se lee la foto otra vez</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>Página o tabla</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>Números en una página</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Una tabla</translation>
    </message>
    <message>
        <source>Found: a table</source>
        <translation>Encontrada: una tabla</translation>
    </message>
    <message>
        <source>Found: a page</source>
        <translation>Encontrada: una página</translation>
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
        <translation>Imágenes cuya etiqueta, y no cuya lectura, puede estar mal: el modelo las toma por otra clase con tanta seguridad como a las imágenes de esa clase.</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{count} de {all}, las más probables primero.</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>Un autocodificador no clasifica: no contradice ninguna etiqueta.</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>Estas imágenes se generaron junto con sus etiquetas: ninguna está mal. Elige imágenes que haya etiquetado alguien.</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>El modelo lee bien el {accuracy} de estas imágenes: la mayor parte de lo que contradice es error suyo y no de una etiqueta. Elige un modelo que lea bien al menos el {least}.</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>Entrenar con esto</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>Dar al lector incluido una última capa nueva para estas clases: tarda segundos</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Detener; el modelo queda como está</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>Guardar el lector y leer con él desde ahora, también en el próximo inicio</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>Otra red…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>Entrenar una red desde cero con este conjunto, en el panel de entrenamiento</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>Diez o veinte de cada uno bastan. Tarda segundos.</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>Dibuja antes algunos de cada clase o suelta imágenes en su fila.</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>Aprendiendo…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>Entrenar de nuevo</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>{right} de {count} dibujos se leen bien, cada uno cuando estaba apartado. De otras {others} cosas se rechaza el {refused}.</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth} leído como {read}: {count}.</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>Lo que peor se lee, sin aprenderla: la letra de {writer}, {right}.</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>Ahora lee en la ventana principal.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>Más tenue: cuenta menos.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>Sobre la lección</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Siguiente ›</translation>
    </message>
    <message>
        <source>Leave this lesson; its settings end with it</source>
        <translation>Salir de esta lección; sus ajustes terminan con ella</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>Empezar una lección de un archivo, por ejemplo propio</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Salir de las lecciones</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Salir (Esc)</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>Llevar el teclado a lo que está enmarcado</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · paso {number} de {count}</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>Ir a «{control}»</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>Omitir ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
</context>
<context>
    <name>LivePlot</name>
    <message>
        <source>Plot of the loss</source>
        <translation>Gráfica de la pérdida</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>Gráfica de la exactitud</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>entr.: imágenes de las que aprende, más difíciles si se varían
prueba: imágenes de las que nunca ha aprendido, tal como son</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>Menú de esta gráfica</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>Guardar la gráfica o sus cifras, cambiar su aspecto</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>Líneas correctas, signos erróneos</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>Cuántas líneas lee del todo bien y qué proporción de los signos es errónea.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>Cuántas imágenes lee bien mientras aprende.</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>Pérdida: error cuadrático medio</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>Cuánto se aparta su reconstrucción de lo que ve, mientras aprende: cuanto menos, mejor. Un autocodificador no clasifica, así que no tiene exactitud.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>Cuánto se equivoca la red mientras aprende: cuanto menos, mejor.</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>exactitud (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>error cuadrático medio</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}, logarítmico</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>entr., anterior</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>prueba, anterior</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>época {epoch}</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>antes, con {dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>otros datos</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>El entrenamiento anterior se probó con {dataset}.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>Acerca de digitpad</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>No se ha preparado nada</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>Todavía hay algo en marcha; el próximo inicio será en este idioma: {language}.</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>Guardado en Mi letra como {digit}</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>Co&amp;ntinuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>El entrenamiento sigue en marcha; intenta cerrar de nuevo en un momento.</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>La imagen, sin colores</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Aún nada</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>Mod&amp;elos recientes</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Idioma (&amp;Language)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Ta&amp;maño del texto</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>En&amp;trenar</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>Tamaño de parche</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>El lado de los cuadrados en que se corta la imagen, en píxeles</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>De la imagen a la respuesta, separadas por comas: {example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>Construirla…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>Añadir, cambiar y quitar capas en la imagen de la red</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>{count} clases</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>{count} parches: {side} filas de {side}</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>El modelo que lee la próxima foto, o de nuevo esta</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>Modelo que lee fotos</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (incluido)</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>El modelo no se ha abierto</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model} (sin guardar)</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>Otro modelo…</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>Modelos ({patterns})</translation>
    </message>
    <message>
        <source>Choose the model that reads photos</source>
        <translation>Elegir el modelo que lee fotos</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The network to train</source>
        <translation>La red que se entrena</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>Redes publicadas, imágenes en color, números</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>Sobre el modelo</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>{parameters} parámetros · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>Sus capas:</translation>
    </message>
</context>
<context>
    <name>MoreCombo</name>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
</context>
<context>
    <name>NamingRow</name>
    <message>
        <source>Label of the drawing</source>
        <translation>Etiqueta del dibujo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>Quitar de nuevo el dibujo de Mi letra</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>No es ninguna de estas (tecla 0)</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>Es «{label}»</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>Es el dígito {digit} (tecla {digit})</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>No es un dígito (tecla {key})</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>Aquí aparecen las {count} imágenes de entrenamiento que para la red más se parecen a tu dibujo.</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>Calculando características de imágenes de entrenamiento…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>«{digit}» de las imágenes de entrenamiento, parecido {likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>De {count} imágenes de entrenamiento de «{dataset}», estas son para la red las más parecidas: {digits}.</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>El número: cuánto se le parece para la red, 1 como máximo. Haz clic en una para ponerla en el lienzo; Deshacer recupera tu dibujo.</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>imagen de entrenamiento</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>La reconstrucción de la red</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>La reconstrucción que hace la red de lo que ve</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28 × 28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>Lo que ve la red</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>Umbrales…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>Elegir por debajo de qué confianza pregunta «¿4 o 9?» o dice «no es un dígito» (F3)</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>Lo que ve y su reconstrucción</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>La imagen de prueba {number} tal como es, con 32 × 32 píxeles</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>Números en la línea de escritura: elige Ver, Escribir números</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>El cuadrado central de la imagen, con 32 × 32 píxeles</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>La tinta encontrada en la imagen, con 28 × 28 píxeles, escalada y centrada</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28 × 28 píxeles, escalados y centrados como lo que aprendió</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28 × 28 píxeles, coloreados según la dirección del lápiz (rojo: derecha, cian: izquierda), la tinta posterior más clara</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>Lo que ve la red. {what}.</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>Leído por {model}</translation>
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
        <translation>Mostrar la red que lee</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>Mostrar la red que entrena el botón Entrenar</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>Sobre la red</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>Momento del entrenamiento</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>Volver a cualquier momento del entrenamiento</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>Guardar esto como imagen, o el entrenamiento como imagen animada</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>Cargando PyTorch; sus primeros pesos lo necesitan…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>Lee: {model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>tus capas</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>Para entrenar: {model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} pesos</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}, capas fijas</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}: haz que lea un número para iluminarla</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}: dibuja un dígito para iluminarla</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}: abre una imagen para iluminarla</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>época {epoch}</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}, en {epoch}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>{epoch}: {answer}</source>
        <translation>{epoch}: {answer}</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Guardar como PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Guardar como SVG…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>Sin imagen animada (GIF): la red es demasiado grande para guardar sus momentos</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>Aún sin imagen animada (GIF): entrena antes la red</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>Guardar el entrenamiento como imagen animada (GIF)…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>Señala una unidad para ver qué se une a ella; haz clic para ver cómo se calcula</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>La red</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}, unidad {number}: {value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>Una red de {count} columnas</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>Columna {column} de {count}: {unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>Quitar esta capa</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>Añadir una capa después de esta</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>Cambiar esta capa: ancho, núcleo, activación</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>Haz clic para ver cómo se calcula.</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>Nuevo conjunto de cosas</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>Qué distinguir</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>Signos, letras o palabras, separados por espacios o comas: ✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>El nombre del conjunto</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>Distinguir</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>Dos o más: signos, letras, formas, lo que se pueda dibujar.</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>{count} clases: {names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>Mis signos</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>Seguridad de la lectura</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>Retirar la corrección y quitar el dibujo de Mi letra</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Copiar número</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>Poner el número en el portapapeles, como texto</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>Dígitos sueltos</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>Volver a dibujar dígitos sueltos</translation>
    </message>
    <message>
        <source>It is:</source>
        <translation>Es:</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguna de estas</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>Escribe dígitos y {signs}.</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>«?»: no es un carácter de un número. Para corregirlo, haz clic en él, arriba.</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>Cada signo es el que has dicho. Para corregir uno, haz clic en él, arriba.</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>Al menos {share} de seguridad en cada signo. Para corregir uno, haz clic en él, arriba.</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>Leído por las redes incluidas.</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>Leído por {model} junto con redes incluidas.</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>Leído por {model}.</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>Copiado: {number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}, inseguro: {share}. Clic para corregirlo.</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}, como has dicho. Clic para corregirlo.</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}, seguro: {share}. Clic para corregirlo.</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>Signo {number} de {count}: {sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>Leyendo lo que hay…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>¿Leer {photo} de nuevo y descartar lo leído y corregido?</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Lo leído no está guardado</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>Descartar y leer</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>1 celda comprobada no tiene sitio en la tabla tal como se lee ahora.</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>{count} celdas comprobadas no tienen sitio en la tabla tal como se lee ahora.</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>La tabla tiene ahora otras celdas</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>Conservar la tabla anterior</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>Usar la nueva</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>Una imagen: {file}.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>Vacío.</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>Trazos: {count}.</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>Cuál de ellas</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>Escribe un número para ir allí</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Nothing could be read there: type what it is.</source>
        <translation>Ahí no se ha podido leer nada: escribe lo que es.</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>Añadido {number}. Escribe para corregirlo; Ctrl+Z lo quita.</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>Añadido {number}, que es inseguro. Escribe para corregirlo; Intro dos veces lo confirma.</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>Copiada 1 fila.</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>Copiadas {count} filas.</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>1 de sus números es inseguro.</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>{count} de sus números son inseguros.</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}: %Ln número leído</numerusform>
            <numerusform>{photo}: %Ln números leídos</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}: solo {sure} de {count} números son seguros</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}: ninguno de los {count} números es seguro</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>tabla de {rows} × {columns} celdas</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>por {model}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>%Ln inseguro, resaltado</numerusform>
            <numerusform>%Ln inseguros, resaltados</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>girada {angle}°</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo} se leyó antes y aún no está guardada.</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo} sigue aquí: no se leyó nada en ella.</translation>
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
        <translation>Páginas y tablas</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Progreso de la lectura</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Dejar de leer</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>imagen pegada</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>Las demás hojas aún se están leyendo.</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>Todos los números inseguros están comprobados.</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>Descartado.</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}: lo leído no se ha conservado y se perderá. {why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>Lo leído no está guardado</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>Abrir fotos…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>Abrir fotos de páginas o tablas (o soltarlas, o una carpeta, o pegar una)</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>Tomar foto…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>Leer esta foto de nuevo, con el tipo y el modelo elegidos aquí</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>Girar la foto un cuarto de vuelta a la izquierda y leerla de nuevo</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>Siguiente inseguro</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>Ir al siguiente número inseguro (F3); Intro lo confirma y sigue</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>Quitar lo seleccionado (Supr); Ctrl+Z lo restaura</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>Copiar todo, como texto para una hoja de cálculo o una carta</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>Guardar como CSV (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Guardar Excel…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>Guardar como archivo de Excel (.xlsx)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>Descartar lo leído; hasta entonces se conserva</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>Cerrar; lo leído se conserva hasta que se guarde o se descarte</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>Esto vale para la próxima foto. «Leer de nuevo» lo aplica a esta.</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>Esto no se pudo conservar automáticamente; guárdalo ahora. {why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>{count} fotos se leyeron antes y aún no están guardadas.</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>¿Descartar lo leído y corregido en {photo}? No está guardado.</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>¿Descartar {photo}? No está en ningún archivo.</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>Leer una página que ve esta cámara</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>Marcar esquinas</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>Añadir número</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>Marcar la tabla si no se encontraron sus filas y columnas (Insert)</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>Marcar un número que no se encontró y leerlo (Insert)</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>Grosor del lápiz. La lectura no depende de él.</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Grosor del lápiz</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>Abre, suelta o pega una foto de números en papel o de una tabla</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>La rueda, + y − amplían o reducen, 0 muestra todo, arrastra para mover; haz clic en un número para corregirlo</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>Leer la tabla de nuevo con su otra cuadrícula probable</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Lo leído</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>Escribe para corregir; las celdas coloreadas son inseguras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>Volver a {rows} y {columns}</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>Probar con {rows} y {columns}</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>Inseguro: «{text}» en la fila {row}, columna {column}; {count} en total</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>Elige qué quitar, en la foto o en la lista.</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>Arrastra las esquinas hasta las de la tabla y pulsa Intro para leerla de nuevo. Con el teclado: Tab pasa a la siguiente esquina, las flechas la mueven, Esc abandona.</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>Arrastra un recuadro alrededor del número. Con el teclado: las flechas mueven el recuadro, con Mayús cambian su tamaño, Intro lo lee, Esc abandona.</translation>
    </message>
</context>
<context>
    <name>PhotoReading</name>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Reading {photo}…</source>
        <translation>Leyendo {photo}…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>Marcos alrededor de lo leído: {count}, inseguros: {unsure}.</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>imagen de prueba {number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>Suelta, pega o abre aquí una imagen</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>La imagen que se lee. Las flechas recorren las imágenes de prueba.</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>Guardar las cifras (CSV)…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>Guardar esta gráfica como PNG…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>Guardar esta gráfica como SVG…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>Copiar esta gráfica</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Eje logarítmico</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>Quitar el entrenamiento anterior</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>La gráfica está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>Aún no se ha leído nada</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}: aún no se ha leído nada</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}: probabilidad {share}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivo:</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>Imagen anterior</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Imagen siguiente</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Abrir una imagen</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>Dibujo anterior</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>Dibujo siguiente</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>El modelo {model} lee {what}, no dibujos. Abre una imagen o elige un modelo que lea dibujos.</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>El dibujo no se ha abierto</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>No se ha encontrado ningún dígito</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>autor {writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>Dibuja aquí</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>Aquí no hay imágenes de prueba</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>Ninguno todavía</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagrama de fiabilidad</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Aún sin medir</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>{count} lecturas, confianza media {confidence}: {right} correctas (intervalo de 95 %: {low} a {high})</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>Exactitud con cada cambio</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Cuánto</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>Cuántos dígitos</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>Más dígitos: tarda más, cifras más seguras</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>los {count} primeros</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>Guardar la tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Guardar como PNG…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>Guardar las gráficas como imagen</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>¿Es robusto el modelo?</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>Los dígitos se cambian paso a paso y se cuenta lo que se lee bien.</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>¿Es robusto {model}?</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>{model}, learning (epoch {epoch})</source>
        <translation>{model}, aprendiendo (época {epoch})</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>Este entrenamiento no se pudo conservar automáticamente; guárdalo ahora. {why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>Terminar el entrenamiento; después se elige qué conservar, y ningún modelo guardado se toca</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>Cómo va el entrenamiento</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>Velocidad del entrenamiento</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Listo para entrenar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>Entrenar la red con estos ajustes</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Continuar el entrenamiento</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>Pausar el entrenamiento</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>Preparando: {what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>Preparando: {what} ({done} / {total} MB)</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>Época {epoch} de {epochs}</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>probando</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count} imágenes/s</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{model} con {dataset}</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>Dibuja mientras aprende: lee con lo que sabe hasta ahora.</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>Abre una imagen mientras aprende: lee con lo que sabe hasta ahora.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>Escribe un número mientras aprende: lee con lo que sabe hasta ahora.</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>Escribe un número mientras aprende: lee con lo que sabe hasta ahora, junto con redes incluidas.</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>la red y sus datos</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>Empieza el entrenamiento: {what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>Dando los primeros pasos…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>Entrenando {model} con {count} imágenes, en {device}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>pausando…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Pausando…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>Se pausa antes del próximo paso</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>Cómo terminó el entrenamiento</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>«{model}» no está guardado.</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>Ahora lee {model}.</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>El resultado del último entrenamiento no está guardado, y el próximo lo sustituye.</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>Esto tarda unos {time} en este equipo.</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>Listo para entrenar</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>El entrenamiento ha fallado</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>Detenido antes del primer paso</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>No se pierde nada: continúa desde donde se detuvo.</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>Hecho en {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>Detenido tras {time}</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>La pérdida se disparó tras {time}</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>El dispositivo falló tras {time}</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>Conservado; aún sin guardar en un archivo</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>El resultado se ha descartado. Se puede restaurar hasta el próximo entrenamiento.</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>El resultado se ha descartado. El entrenamiento sigue en Entrenamientos, porque su modelo está en uso.</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>El resultado se ha descartado. Se puede restaurar aquí hasta el próximo entrenamiento, y en Entrenamientos durante un día.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartado</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>Restaurado; aún sin guardar en un archivo</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run} (no se puede leer)</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>Entrenamientos</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>Entrenamientos conservados; elige de dos a cinco para compararlos</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitud (%)</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Ajustes y resultados de los entrenamientos seleccionados</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>Cargar su modelo</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>Leer con sus pesos</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>Repetir…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>Preparar el panel de entrenamiento con sus ajustes; Entrenar lo inicia</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>Hacer que las redes de uno a tres entrenamientos lean lo que dibujas, mientras dibujas</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>Escribir una página sobre él: curvas, confusiones, peores errores, ajustes</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>Darle otro nombre (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>Eliminarlo (Supr); se puede restaurar durante un día</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>Restaurar lo último eliminado (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>Aún no se ha conservado ningún entrenamiento: entrena una red y aparecerá aquí.</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>Sus pesos ya no están; sí los ajustes y las curvas.</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>Se pueden comparar cinco entrenamientos; estos son {count}.</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>Las curvas gruesas son las pruebas; las tenues, el entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>%Ln entrenamiento, {size}. Elige de dos a cinco para compararlos.</numerusform>
            <numerusform>%Ln entrenamientos, {size}. Elige de dos a cinco para compararlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>Un entrenamiento ocupa {size}.</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>La curva gruesa es la prueba; la tenue, el entrenamiento.</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>Solo el último entrenamiento desde el inicio tiene momentos a los que volver y una imagen animada.</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>«{model}» lee desde ahora.</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>Escribiendo el informe: se leen sus imágenes de prueba…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Escribir un informe</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>El entrenamiento no se ha eliminado</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>El entrenamiento no se ha podido restaurar</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Abrir lo guardado</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>Formato de los archivos CSV: separador de columnas, marca de orden de bytes, celdas dudosas</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>Formato de los archivos CSV</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>1 número es inseguro y no se ha comprobado.</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>{count} números son inseguros y no se han comprobado.</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>Añadir una columna «doubtful» que los nombre</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>En Excel, las celdas inseguras llevan color y un comentario.</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>No está todo comprobado</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>Guardar igualmente…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>El archivo no se ha guardado</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>Guardado como {file}: {count} hojas</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>Guardar lo leído</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>Guardar en una carpeta un archivo CSV por cada una de las {count} hojas</translation>
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
        <translation>hojas</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>Columnas separadas por &amp;comas</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>Columnas separadas por &amp;punto y coma</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>Empezar con una &amp;marca de orden de bytes</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>Excel reconoce con ella UTF-8</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>Una columna «&amp;doubtful»</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>Nombra las celdas inseguras de su fila; las columnas se nombran con letras</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>{count} puntos, {marked} de ellos con un aro</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>Lo que ve la red</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, {share} of them not black.</source>
        <translation>{width} × {height} píxeles, {share} de ellos no negros.</translation>
    </message>
</context>
<context>
    <name>SetChooser</name>
    <message>
        <source>What to collect</source>
        <translation>Qué reunir</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>Los diez dígitos o un conjunto propio: signos, letras, formas</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>Añadir, renombrar, unir o eliminar clases</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>Crear un lector propio: nombrar lo que distingue, dibujarlo, entrenar</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>Dígitos 0–9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>No se ha creado ningún conjunto</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>Renombrar o unir con otra…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>Eliminarla con sus dibujos</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>Añadir clases</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>Nombres, separados por espacios o comas:</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>Renombrar «{name}»</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>Un nombre nuevo; con el de otra clase, las dos se unen:</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>Elige una hoja para verla; elige varias para leerlas de nuevo o descartarlas</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>{read} de {count} hojas leídas</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} hojas</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>inseguros: {count}</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>Su foto no se puede mostrar. {why} Devuélvela a su sitio y reinicia digitpad para verla; lo leído se puede corregir y guardar sin ella.</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Quitar este modelo</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>Qué habla a favor y qué en contra</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>Añadir un modelo…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>Hacer que otro modelo lea los mismos trazos: de un entrenamiento, uno abierto o un archivo</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Guardar como PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>Guardar como imagen lo que muestra esta ventana</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>por {digit}</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>Elige «Añadir un modelo…» para ver cómo lee otro los mismos trazos.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>El modelo en uso</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>El modelo no se ha añadido</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>Modelos (*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Añadir un modelo</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>Azul: a favor de {one}; naranja: de {other}.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>abre uno o entrena uno</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · sin guardar</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenando</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniendo</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>One step of the training</source>
        <translation>Un paso del entrenamiento</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>Paso {step}: {count} imágenes, pérdida {loss}. {key} da el siguiente.</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}: {before} → {after}, gradiente {gradient} (de todos: {norm})</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>Cómo se ha preparado la imagen</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal como es</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>sin tinta encontrada</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>su tinta</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>luz igualada</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>invertida</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>No se ha encontrado tinta: nada destaca sobre el papel. Usa un lápiz más oscuro o más luz.</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>No se ha encontrado ningún dígito: lo que destaca es demasiado pequeño o está en el borde. Acerca la cámara.</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>La imagen ya tiene la forma en que las redes ven los dígitos.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>Hay varios dígitos en la imagen. Recórtala a uno de ellos o elige Archivo, Leer páginas y tablas.</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>Hay varios dígitos en la imagen. Recórtala a uno de ellos.</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>Se quitan luz, sombras, papel y líneas; la tinta se escala, se lleva al grosor habitual y se centra.</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>El entrenamiento sigue en Entrenamientos, porque su modelo está en uso.</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>El entrenamiento se ha descartado.</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>El entrenamiento se ha descartado. Se puede restaurar aquí, y en Entrenamientos durante un día.</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>Solo se puede explicar un dígito suelto: dibújalo aquí.</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
</context>
<context>
    <name>TeachingPanel</name>
    <message>
        <source>Teach the model these</source>
        <translation>Enseñar al modelo</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>Hacer que el modelo que lee aprenda los dibujos del muro, mezclados con lo que ya aprendió, para que no olvide nada</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>Progreso de la enseñanza</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>Detener; el modelo queda como está</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>Guardar el modelo enseñado y leer con él desde ahora, también en el próximo inicio</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>Enseñar igualmente</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>Leyendo las imágenes de prueba…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>Aprendiendo tus dibujos…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>Probando con dibujos apartados…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>Leyendo de nuevo las imágenes de prueba…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>Ninguno de estos se lee mal, así que hay poco que ganar. Dibuja algunos que se lean mal o enseña igualmente: tarda alrededor de un minuto.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>Lectura correcta: tus dígitos</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>Lectura correcta: {images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Tus dígitos se leen peor que antes. Vuelve atrás y enseña de nuevo cuando haya más de los que se leen mal.</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>Sin mejora: tus dígitos no se leen mejor que antes. Vuelve atrás y enseña de nuevo cuando haya más de los que se leen mal.</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>Ha olvidado algo: las imágenes de prueba se leen peor que antes.</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>Cada dibujo tuyo lo ha leído una red enseñada sin él.</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>Probado con %Ln dibujo que no se le enseñó.</numerusform>
            <numerusform>Probado con %Ln dibujos que no se le enseñaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>Un dibujo no se puede probar.</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>Ahora lee el modelo enseñado: pruébalo y después consérvalo o vuelve atrás.</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>tolerante</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>estricto</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>El ajuste propio del modelo.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>Esta red es un autocodificador: no clasifica.</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>Esta red no se entrenó con cosas que no son dígitos, así que nunca dice «no es un dígito».</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>Esta red solo conoce sus clases, así que nunca dice «ninguna de estas».</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>Confianza mínima para estar seguro</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>Puntuación mínima para contar como dígito</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>Puntuación mínima para contar como una de sus clases</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>Nunca pregunta: siempre da la respuesta más probable.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>Por debajo de {threshold}: pregunta entre los dos más probables.</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>Por debajo de {threshold}: pregunta entre los dos más probables. Recibe respuesta el {kept} ({what}); de esas respuestas, el {passed} es correcto.</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>Nunca dice {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>Por debajo de una puntuación de {threshold}: {verdict}.</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>Por debajo de una puntuación de {threshold}: {verdict}. Acepta el {kept} ({what}).</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>Por debajo de una puntuación de {threshold}: {verdict}. Acepta el {kept} ({what}) y el {passed} ({others}).</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>«no es un dígito»</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>letras, símbolos, formas y garabatos</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>dibujos de sus clases</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>«ninguna de estas»</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>otras cosas</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>imágenes</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>Volver a los del modelo</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>Ajustado para {model} y recordado para él. Su archivo no cambia.</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>Medido con {dataset}.</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>El efecto de estos ajustes no se ha medido para este modelo; lo mide «digitpad calibrate» en la línea de comandos.</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>Ninguna de las {count} imágenes medidas aquí se lee al menos con esta confianza.</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>De las {count} imágenes medidas aquí, el {kept} se lee al menos con esta confianza y, de ese grupo, el {right} se lee bien.</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>los ajustes de digitpad, que tardan mucho menos: una tasa de aprendizaje que sube y baja una vez, pocas épocas y menos precisión numérica donde conviene</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>Ajustes rápidos</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>Ajustes que rara vez se cambian</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>Mostrar u ocultar los ajustes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>Volver a la receta</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>Volver a los ajustes propios del modelo</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>Usar las {count} épocas publicadas</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>Entrenar tanto como la receta publicada: {count} épocas</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>nuestros ajustes rápidos</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>la receta del modelo</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln época</numerusform>
            <numerusform>%Ln épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · lote {batch_size} · {optimizer} · tasa {learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>aumentado</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Press Train to continue training this model.</source>
        <translation>Pulsa Entrenar para seguir entrenando este modelo.</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>Hay un entrenamiento en marcha; detenlo primero.</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>No se ha preparado nada: hay un entrenamiento en marcha. Detenlo primero.</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>No se ha preparado nada.</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>No se ha preparado nada. {reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>Listo: pulsa Entrenar.</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>Preparado en el panel de entrenamiento: pulsa allí Entrenar.</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>No hay imágenes de las que aprender en {place}.</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images} Pulsa Entrenar para empezar a aprender.</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>Partir de los pesos de este modelo en lugar de empezar desde cero</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>Desmárcalo para entrenar con todas las imágenes; el entrenamiento que se repite usó esta cantidad</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>Continuar con «{name}»</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>Continuar en su lugar con «{name}»</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>Continuar en su lugar con «{name}» ({network})</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>Entrenar solo con las {count} primeras imágenes</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>Probar solo con las {count} primeras imágenes</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>Aquí no hay receta para {model}.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}, página {number}</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>leyéndose…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>espera a ser leída</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>no leída: {why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>page</source>
        <translation>página</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>inseguros: {count}</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>todo seguro</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>ningún número</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver atrás</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>Leer con el modelo tal como era antes</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>Detenido. El modelo está como estaba.</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>Ahora lee {model}; Conservar recupera el modelo enseñado.</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>Conservado: lee desde ahora.</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>El modelo está como estaba.</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>Error inesperado: {reason}. Tu dibujo y tus modelos siguen ahí: continúa, o guárdalos y reinicia digitpad. Por favor, comunícalo: «Copiar informe» tiene los detalles.</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>Algo ha fallado dentro de digitpad</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nada dibujado</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>Cargando PyTorch; esto lo necesita…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>Dibujos por clase</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>Hacerlo en el lienzo</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>Cambiar así el dibujo; Deshacer lo recupera</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>Borra aquí tinta con el ratón y mira cómo se lee entonces.</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>Buscando el cambio mínimo…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>¿Cuánto se puede cambiar la imagen?</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>Ningún cambio pequeño da algo que no sea {digit}.</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>Tu dibujo; lo que cambiaría está hueco</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>Tu dibujo</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>El cambio mínimo lo convierte en {digit} ({share}).</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>Este cambio lo convierte en {digit} ({share}).</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>Se sigue leyendo como {digit} si solo cambia una de estas cosas:</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>Sigue sin tomarse por un dígito si solo cambia una de estas cosas:</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}: {range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>Borrar esto: {digit} ({share})</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>Cerrar este hueco: {digit} ({share})</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>Prolongar así: {digit} ({share})</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>Mostrar esto en el lugar del panel de entrenamiento, donde no tapa nada</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Acoplar</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>El archivo no se ha guardado</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>Línea de escritura</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>Escribe aquí un número</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>Escribe aquí un número. Las flechas mueven un lápiz, la barra espaciadora lo apoya.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>Abrir un dibujo, la imagen de un dígito o un modelo</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>Guardar &amp;dibujo como…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>Guardar el dibujo como tinta (InkML) o como imagen (PNG)</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>Guardar re&amp;construcción…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>Guardar como imagen la entrada de un autocodificador junto a su reconstrucción</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>Abrir &amp;modelo…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>Leer y entrenar con un modelo de un archivo</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>Usar el modelo &amp;incluido</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>Leer con el modelo que viene con digitpad</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>Usar el modelo incluido para imá&amp;genes</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>Leer, medir y explicar con el modelo que lee imágenes; de los dibujos solo ve la forma</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>&amp;Lado a lado…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>Hacer que hasta tres modelos lean lo que dibujas, mientras dibujas</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>Guardar m&amp;odelo como…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>Guardar en un archivo el modelo que lee</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>Pí&amp;xeles del modelo…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>Indicar cómo se escalaron los píxeles con los que se entrenaron pesos de otro programa</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>Cerrar digitpad</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>Deshacer el último trazo, borrado o apertura</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>Borrar el lienzo</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Goma</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>Borrar partes del dibujo o volver a dibujar; el otro extremo de un lápiz siempre borra</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>C&amp;opiar imagen</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>Copiar el dibujo, como imagen y como tinta</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>Pegar en el lienzo lo que hay en el portapapeles</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entrenar</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>Entrenar una red con los ajustes de la derecha</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>Pausar el entrenamiento o continuarlo</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>&amp;Un lote</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>Entrenar con un lote y mostrar qué ha cambiado</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>Cámara &amp;lenta</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>Entrenar lote a lote, mostrando cada uno un momento</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>Terminar el entrenamiento y conservar lo aprendido</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>&amp;Continuar con este modelo</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>Preparar un entrenamiento que parta de estos pesos</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>En&amp;trenamientos…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>Los entrenamientos archivados: compararlos, cargar un modelo, repetir, escribir un informe</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>Leer &amp;signos propios…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>Darles nombre, dibujar algunos de cada uno y entrenar un lector en segundos</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>&amp;Mis cosas…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>Crear un lector de signos propios o enseñar tu letra al modelo</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Más grande</translation>
    </message>
    <message>
        <source>Make all text larger, and what goes with it</source>
        <translation>Agrandar todo el texto y lo que lo acompaña</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>Reducir todo el texto y lo que lo acompaña</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>Mostrar el texto con el tamaño del sistema</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>Escribir &amp;números</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>Escribir números enteros en una línea ancha, o volver a los dígitos sueltos</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>Panel de &amp;entrenamiento</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>Mostrar u ocultar el panel de entrenamiento</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>&amp;Red</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>Mostrar la red entera, iluminada por lo que dibujas, u ocultarla</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>Usar toda la pantalla, con texto para un proyector, o volver a la ventana</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>Unas pocas páginas sobre lo que se puede hacer</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>Experimentos guiados de unos minutos, junto a las curvas en marcha</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>Qué hace cada tecla</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>&amp;Acerca de digitpad</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>Qué es digitpad y las versiones de sus partes</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>¿&amp;Por qué esta respuesta?…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>Ver qué tinta habla a favor de la respuesta y cuál en contra, mientras dibujas</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>&amp;Robustez…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>Medir cuánto pueden cambiar los dígitos antes de que el modelo los lea mal</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>&amp;Calidad…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>Medir el modelo con un conjunto de datos: exactitud, confusiones, imágenes, robustez, umbrales</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>&amp;Explorar imágenes…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>Hojear un conjunto de datos: qué es cada imagen, qué lee el modelo, sus errores</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>&amp;Umbrales de confianza…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>Elegir por debajo de qué confianza pregunta «¿4 o 9?» o dice «no es un dígito»</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>Leer &amp;páginas y tablas…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>Leer los números de la foto de una página o tabla, para una hoja de cálculo</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>Shift</source>
        <translation>Traslación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>Inclinación</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>Grosor</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · unos 30 s · 99 %</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · unos 20 s · 92 %</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · unos 4 min · 99 %</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · unos 3 min · 98 %</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · cerca de 1 min · 98 %</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>por defecto: {default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Muestra este mensaje y termina.</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>Dibuja un dígito y mira qué lee; entrena una red y mira cómo aprende.</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>Sin argumentos, o con archivos que abrir (digitpad photo.jpg), la ventana.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>Pone digitpad en el menú de este usuario y lo ofrece para archivos de tinta y modelos.</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>Lo quita otra vez del menú.</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>Comprueba esta instalación: abre la ventana, dibuja, lee y la cierra.</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>Muestra solo resultados y fallos.</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>Dice qué se lee y cuánto ha tardado.</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>Muestra además la traza de un fallo.</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>Instala el autocompletado para la shell actual.</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>Muestra el autocompletado para la shell actual, para copiarlo o adaptar la instalación.</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>En un escritorio</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>En cualquier lugar de la línea</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>Lee imágenes y archivos de tinta.</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>Lee los números de fotos de páginas.</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>Lee la tabla de cada foto: su cuadrícula y sus números.</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>Muestra qué tinta habla a favor de lo que se lee y cuál en contra.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>Entrena un modelo.</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>Enseña a un modelo la letra de alguien con unos pocos dibujos etiquetados.</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>Hace que «90 % seguro» signifique acertar nueve de cada diez veces.</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>Escribe una página sobre un entrenamiento o sobre un modelo.</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>Enumera los entrenamientos conservados, el último primero.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>Mide un modelo con imágenes etiquetadas con las que no se entrenó.</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>Mide un modelo con dígitos desplazados, girados, inclinados o con ruido.</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>Guarda lo que reconstruye un autocodificador junto a los originales.</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>Archivos de modelos</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>Muestra qué contiene un archivo de modelo y comprueba que está intacto.</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>Convierte pesos de candle, tch-rs, PyTorch, numpy o a ellos.</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>Escribe un modelo como archivo ONNX o como carpeta de repositorio, con todo lo que se sabe de él.</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Qué hay</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>Enumera las arquitecturas, con sus recetas.</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>Enumera los conjuntos de datos y lo que necesita cada uno antes de poder usarse.</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>Enumera los dispositivos para entrenar, el mejor primero.</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>Descarga conjuntos de datos, para tenerlos sin conexión.</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>Muestra dónde se guardan modelos, entrenamientos, conjuntos de datos y ajustes, y qué variables lo cambian.</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>Lee imágenes y archivos de tinta. Un archivo que no se puede leer no detiene a los demás.</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>Imágenes y archivos de tinta (.inkml); «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>Archivo de modelo; sin él: el incluido.</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>Cómo se escalaron los píxeles con los que se entrenaron los pesos de otro programa.</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>Guarda en esta carpeta los pasos de cada imagen: la imagen, su tinta, 28×28.</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>Sustituye un archivo que ya exista.</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>«No es un dígito» por debajo de esta puntuación de dígito; sin ella: lo que diga el archivo de modelo.</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>«Inseguro» por debajo de esta probabilidad; sin ella: lo que diga el archivo de modelo.</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>Muestra un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>Leer una foto y un archivo de tinta:</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>Leer lo que entrega otro programa:</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>Con un modelo propio:</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>Lee los números de fotos de páginas. Una foto que no se puede leer no detiene a las demás.</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>Fotos o escaneos de páginas; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>Escribe los números en este archivo, uno por fila; «-» los muestra como CSV.</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>Separa las columnas del CSV con punto y coma.</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>Empieza el CSV con una marca de orden de bytes, por la que Excel reconoce UTF-8.</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>Escribe cada celda en el CSV tal como es, también lo que una hoja de cálculo toma por fórmula o fecha.</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>Los números de una foto, a una hoja de cálculo:</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>Lo mismo, para otro programa:</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>Una foto que no se puede leer no detiene a las demás.</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>Fotos o escaneos de tablas, cada uno una hoja del archivo de Excel; «-» es la entrada estándar.</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>Escribe las celdas en este archivo; «-» las muestra como CSV.</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>Añade al CSV una columna «doubtful», que nombra las celdas dudosas de cada fila.</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>Lee con la otra cuadrícula que se ofrece cuando las filas y columnas son inseguras.</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>Una tabla rellenada, a Excel:</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>A un CSV que dice qué comprobar:</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>Un archivo que no se puede leer no detiene a los demás.</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>Explica esta clase; sin ella: lo que se lee.</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>Con qué se compara: otra clase, runner-up, all o none (su puntuación).</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime, occlusion, integrated-gradients o input-x-gradient; sin él: lime.</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>Guarda en esta carpeta una imagen de cada mapa.</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>Guardar un mapa de qué tinta habló a favor de la respuesta:</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>¿Por qué podría ser un 9 y no un 4?</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>Entrena un modelo. Los ajustes que se omiten vienen de la receta de la arquitectura.</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-C detiene el entrenamiento y conserva los mejores pesos hasta entonces; se guardan si se dio --output, y el código de salida es 130.</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>«digitpad models» los enumera; sin él: quick.</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>Capas propias: «conv 16 3, relu, pool 2, dense 10».</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>Un ajuste de la arquitectura, si lo tiene; p. ej. patch=7.</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>Parte de los pesos de este archivo de modelo.</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>Conjunto de datos, o varios unidos con «+»; «digitpad datasets» los enumera. Sin él: mnist si está, si no handwriting; para líneas e imágenes en color, los suyos propios.</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>Carpeta con los archivos originales del conjunto de datos o con imágenes propias (se usa con --dataset).</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>Qué les falta a las imágenes propias para ser como las de MNIST: tinta blanca sobre negro, derechas.</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>Usa como máximo N imágenes de entrenamiento.</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>Usa como máximo N imágenes de prueba.</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>La receta propia de la arquitectura o ajustes que aprenden rápido.</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>Aprende también de las respuestas de este modelo.</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Cuántas veces ve la red cada imagen de entrenamiento</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Imágenes por paso; «full»: todas en un solo paso</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Cómo se actualizan los pesos</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Cuánto avanza cada paso; si es demasiado grande, el entrenamiento diverge</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Girar, desplazar, curvar y engrosar un poco las imágenes cada vez que se ven, para que también se lea la letra de otras personas (aumento de datos)</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Mezclar por pares las imágenes en color y también sus clases: mixup funde dos, cutmix pone un trozo de una en la otra; para entrenamientos largos</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>La misma semilla repite un entrenamiento exactamente; con otra, el comienzo y el orden son distintos</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto, o uno de «digitpad devices».</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>Hilos del procesador; sin él: uno por núcleo.</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>Guarda aquí el mejor modelo; junto a él se conserva un punto de control.</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>Guarda los pesos de la época con mejor prueba, o los últimos.</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>Continúa desde este punto de control o desde el que hay junto a este modelo; «last»: el último entrenamiento que la ventana no terminó.</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>Escribe una línea por época en este archivo CSV.</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>Escribe cifras e imágenes mal leídas en esta carpeta, para TensorBoard.</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>Una nota que se guarda en el archivo de modelo.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>Cómo aprende</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Qué se conserva</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>Entrenar la red quick; medio minuto:</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>Otra arquitectura, con MNIST:</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>Continuar un entrenamiento que se detuvo:</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>Capas propias:</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>Los dibujos etiquetados como algo que no es un dígito le enseñan a rechazar lo que se les parece. Los dibujos se leen antes y después, cada uno por una red enseñada sin él, y también las imágenes de prueba: las de MNIST si se encuentran, si no, generadas. Ctrl-C lo detiene, y entonces no se guarda nada.</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>Con --things, el modelo recibe en segundos una última capa nueva para estas clases. Rechaza lo que no es ninguna de ellas, y cada dibujo lo lee una capa que no ha aprendido de él.</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>Guarda aquí el modelo enseñado.</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>Un archivo de modelo; sin él: el incluido.</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>El archivo de modelo, como opción.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>Un archivo de tinta con dibujos etiquetados; sin él: Mi letra.</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>Enseña clases propias en lugar de dígitos: un conjunto de Mis cosas por su nombre, un archivo .digitpad-class o de tinta, o una carpeta con una carpeta de imágenes por clase.</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>Enseñar al modelo incluido la letra de alguien:</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>Crear un lector de un conjunto propio:</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>Ajusta la temperatura y los umbrales del modelo. MODEL se queda como está, salvo que se dé --in-place. Conviene usar datos con los que el modelo no se haya entrenado ni se vaya a medir.</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>Un archivo de modelo (.safetensors, .npz, .pt u .onnx) o el nombre de una red incluida.</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>La parte de prueba de este conjunto de datos; se puede repetir.</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>Proporción de dígitos que deben aceptarse.</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>Escribe aquí el modelo; sin él: junto a MODEL, como MODEL.calibrated.safetensors.</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>Sustituye el propio MODEL.</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>Ajustar la confianza con dígitos generados:</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>Sobre un entrenamiento: curvas, confusiones, peores errores y ajustes. Sobre un modelo: qué busca, qué es típico para él y qué no, y qué confunde. Es un solo archivo que no necesita nada más, para mirarlo, imprimirlo o entregarlo.</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>Un entrenamiento conservado (su nombre, el de «digitpad runs», o «last») o un archivo de modelo.</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>Escribe aquí la página; «-» la muestra.</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>Una página sobre el último entrenamiento:</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>Enumera los entrenamientos conservados, el último primero. Muestra, renombra o elimina uno.</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>Muestra todo lo que se sabe de un entrenamiento.</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>Elimina entrenamientos.</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>Da otro nombre a un entrenamiento.</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>Qué se ha entrenado:</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>Todo sobre el último entrenamiento:</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>Darle un nombre:</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>Eliminarlo:</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>Un entrenamiento: su nombre, el de su carpeta o «last».</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>Elimina entrenamientos; durante un día la ventana puede recuperarlos.</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>Entrenamientos: sus nombres, los de sus carpetas o «last».</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>Su nuevo nombre.</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>El diagrama de fiabilidad muestra si acierta tan a menudo como dice.</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>Un archivo de modelo; con --numbers se puede omitir y valen las redes incluidas.</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>La parte de prueba de este conjunto de datos.</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>Un archivo de tinta con dibujos etiquetados.</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>Una carpeta con una carpeta de imágenes por etiqueta.</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>Números de varios dígitos: un archivo de tinta, o una lista con las columnas file y digits.</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>Usa como máximo N imágenes, repartidas por igual.</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>Lo mismo que MODEL.</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>Dibuja el diagrama de fiabilidad en este archivo.</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>Con las imágenes de prueba de MNIST:</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>Cómo leen números las redes incluidas:</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>Con tinta, con un diagrama:</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>Las imágenes de un conjunto de datos se cambian después de su preprocesamiento. Los trazos se giran y se inclinan antes, tal como se escribieron; pero se escalan, se dibujan con otro lápiz y se desplazan dentro de la imagen de 28×28, porque el preprocesamiento lo desharía.</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>Cambia las imágenes de prueba de este conjunto de datos.</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>Cambia los trazos de un archivo de tinta con dibujos etiquetados.</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>Dibuja las curvas en este archivo.</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>Con 500 dígitos generados, con curvas:</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>El archivo de un autocodificador.</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>Carpeta para los pares; se crea si no existe.</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>Toma imágenes de la parte de prueba de este conjunto de datos.</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>Qué parte del conjunto de datos.</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>Elige imágenes al azar con esta semilla (por defecto: las primeras).</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>Guarda cada original y su reconstrucción en dos archivos, con su propio tamaño.</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>Cuántas imágenes del conjunto de datos, desde la primera; sin él: 8.</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>Qué hace un autocodificador con una foto:</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>Qué contiene el modelo incluido:</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>Si un archivo no dice cómo se creó, se indica con --set heads=8 o --layers.</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>Un archivo de modelo: .safetensors, .npz, .pt u .onnx.</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>Como --output.</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>Dónde escribir; la extensión indica el tipo de archivo.</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>De quién son los nombres y formas que reciben los tensores.</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>Tipo de números que se guardan.</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>Informa de la exactitud antes y después con este conjunto de datos.</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>Qué capas tiene, si el archivo no lo dice.</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>Para un programa que usa candle:</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>El archivo ONNX que se escribe.</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>O una carpeta para un repositorio de modelos: ficha del modelo, configuración, pesos.</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>Para cualquier programa que ejecute archivos ONNX:</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>Lo que ya está no se descarga de nuevo. Ctrl-C conserva los archivos completos.</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>Conjuntos de datos; «digitpad datasets» los enumera.</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>Antes de una clase sin red:</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>No se crea ninguna carpeta. DIGITPAD_HOME=FOLDER los reúne todos en una carpeta.</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>Dónde se guardan modelos, entrenamientos y conjuntos de datos:</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>70.000 dígitos reales</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>dígitos de prueba de MNIST</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>suele darse como CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>Datos propios</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>dígitos propios en IDX, CSV, .npz, parquet o un zip de ellos</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>dígitos de prueba propios</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>Imágenes propias</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>una carpeta de imágenes por clase, vistas en gris</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>imágenes de prueba propias</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>Imágenes propias en color</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>una carpeta de imágenes por clase</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>Escritura generada</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>sin descarga</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>dígitos de prueba generados</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>Generado pequeño</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>escritura, incorporada, lista en segundos</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>Letra apresurada</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>generada, con ganchos y muy inclinada, incorporada</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>dígitos de prueba generados de letra apresurada</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>Estropeado a propósito</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>papel y tinta intercambiados</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>dígitos de prueba generados e invertidos</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>Tres de cada diez etiquetas mal</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>dígitos generados, mal etiquetados a propósito</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>Etiquetas al azar</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>dígitos generados cuyas etiquetas no dicen nada</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>Archivos de tinta</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>escritura etiquetada (.inkml), propia o de cualquiera</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>dibujos de prueba</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>Mi letra</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>dibujos propios etiquetados</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>dibujos propios</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>dibujado en digitpad y nombrado por quien lo dibujó</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>Signos de números generados</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>incorporado</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>candidatos de prueba generados</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>el generador de líneas escritas de digitpad</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>Líneas de números generados</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>líneas de prueba generadas</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>Líneas de números de archivos de tinta</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>con la letra de sus autores</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>líneas de prueba de otros autores</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>Líneas de números de imágenes</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>compuestas con dígitos de MNIST y generados</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>líneas de dígitos de prueba de MNIST</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}; el generador de digitpad</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>Líneas de números generados sobre papel con dibujo</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>incorporadas, como en fotos de cheques</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>Líneas de números sobre papel con dibujo</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>compuestas con dígitos de MNIST y generados, como en fotos de cheques</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>Líneas de números de archivos de tinta sobre papel con dibujo</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>con la letra de sus autores, como en fotos</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>imágenes pequeñas de ropa, más difíciles que los dígitos</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>imágenes de prueba de Fashion-MNIST</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>diez caracteres japoneses</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>caracteres de prueba de KMNIST</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>pequeñas fotografías en color</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>imágenes de prueba de CIFAR-10</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>ninguna publicada; citar Krizhevsky 2009</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>Dígitos EMNIST</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>280.000 dígitos reales</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>dígitos de prueba de EMNIST</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>ninguna publicada; los datos del NIST son de dominio público</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>Letras EMNIST</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>145.600 letras reales, para redes de capas propias</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>letras de prueba de EMNIST</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>MNIST con seis veces más dígitos de prueba</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>dígitos de prueba de QMNIST</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>una licencia BSD</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>9298 dígitos de códigos postales</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>dígitos de prueba de USPS</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>ninguna publicada; citar Hull 1994</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>números de casas, pequeñas fotografías en color</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>imágenes de prueba de SVHN</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>solo para uso no comercial</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>Mis cosas</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>clases dibujadas o reunidas por ti</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>dibujos tuyos</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>tal como están</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>invertidas</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>traspuestas</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>invertidas y traspuestas</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>El modelo incluido lee bien solo {before} de {count} de estas imágenes, se inviertan o traspongan como se quiera: échales un vistazo.</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>Estas imágenes parecen {convention}: el modelo incluido lee bien {before} de {count} tal como están y {after} una vez corregidas.</translation>
    </message>
    <message>
        <source>{title}: {about}</source>
        <translation>{title}: {about}</translation>
    </message>
    <message>
        <source>MIT, generated by digitpad</source>
        <translation>MIT, generado por digitpad</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written digits</source>
        <translation>el generador de dígitos escritos de digitpad</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>la de los archivos</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>archivos InkML con el dígito verdadero y, si se conoce, el autor</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>archivos propios</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>Sin parte de prueba: se reservan para ella {count:,} de {all:,} imágenes.</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path} no tiene etiquetas y se omite.</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path} contiene filas de 784 números, leídas como imágenes de 28×28.</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>la de las imágenes</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>imágenes propias</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>Otros {count:,} archivos no se pueden leer.</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>No llevan el nombre de una clase y se omiten: {names}.</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>Se omiten {count:,} dibujos sin etiqueta.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>cosas propias</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>imágenes de prueba</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>{count:,} dibujos, cada uno apartado</translation>
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
        <translation>{processor}, núcleos: {count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>no es un zip, o está dañado</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>no procede de Mis cosas de digitpad</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>No se puede leer {path} como archivo de clases: {why}.</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>tiene más de {most:,} imágenes</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>{name}, dentro de él, ocupa al descomprimirse más de {most:,} bytes</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>se pueden distinguir de 2 a {most}, no {count}</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>un nombre aparece dos veces</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>un nombre tiene de 1 a {longest} caracteres imprimibles</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>«{nothing}» ya es el nombre de todas las demás</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>Estas clases no sirven: {why}.</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>No se puede leer Mi letra ({path}): {why}.</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>No se puede escribir Mi letra ({path}): {why}.</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>otra ventana u otro programa lo está escribiendo; inténtalo de nuevo en un momento. Si nunca funciona, su carpeta puede estar en una unidad de red sin bloqueos: en ese caso, asigna a {variable} una carpeta de este equipo</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>el disco comunica un error; puede estar lleno o desconectado, o ser una unidad de red sin bloqueos: en ese caso, asigna a {variable} una carpeta de este equipo</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>Un conjunto no se puede llamar «{name}»: elige otro nombre.</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>Ya hay un conjunto llamado «{name}».</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>Mi letra ({path}) la escribió otra versión de digitpad ({version}), así que no se toca. Usa esa versión o aparta el archivo para empezar uno nuevo.</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path} no es un archivo de Mi letra, así que no se toca. Apártalo para empezar uno nuevo.</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>el archivo está dañado. Se deja como está: sustitúyelo por una copia intacta o apártalo para empezar uno nuevo</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>los trazos no tienen la longitud que indican</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>No hay nada dibujado, así que no hay nada que guardar.</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>Un dibujo tiene {point_count:,} puntos, más que los {max_points:,} que se guardan de uno. Omítelo o dibújalo con menos.</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>el ejemplo de dos capas de tch tiene 128 neuronas ocultas; el de candle, 100</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>el ejemplo de dos capas de candle tiene 100 neuronas ocultas; el de tch, 128</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>No se puede convertir {name}: {why}.</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>Para una exactitud hacen falta imágenes y un modelo que lea clases.</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>No hay ningún destino «{given}». Disponibles: {known}.</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>Los pesos no se pueden guardar como «{given}». Disponibles: {known}.</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>El nombre del resultado debe terminar en uno de {endings}.</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>No se puede escribir en la carpeta {folder}: {why}.</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result} es un archivo del que se lee; elige otro nombre para el resultado.</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result} ya existe: --force lo reemplaza.</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output - y --json escriben los dos en la salida estándar: indica solo uno.</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path} no puede contener dos resultados: da otro nombre a uno de ellos.</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>El nombre {name} es demasiado largo: los puntos de control del entrenamiento se llaman igual, con un sufijo. Usa uno de {most} bytes como mucho; este tiene {size}.</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}: llámalo {better}.</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>Un modelo es un archivo safetensors</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>El gráfico es un archivo PNG</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder} es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder} es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>no tienes permiso para escribir en {folder}</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>No se puede escribir en {folder}: es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>No se puede crear la carpeta {folder}: {why}.</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>No se puede cambiar el nombre de {file}: {why}.</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>No hay ningún conjunto de datos llamado «{name}». Disponibles: {there}.</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>Las imágenes se pueden leer como {known}, no como «{name}».</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>No se puede crear {folder}: {why}.</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>No se ha podido descargar {file}. Comprueba la red e inténtalo de nuevo, o elige una carpeta que contenga los archivos{instead}. (Intentado: {tried}.)</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>Sin conexión a internet: no se ha podido descargar {file}. Comprueba la red e inténtalo de nuevo, o elige una carpeta que contenga los archivos{instead}. (Intentado: {tried}.)</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}, {reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>que respondió con el error {code}</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>cuyo certificado no se acepta aquí</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>más datos de los que puede tener el archivo</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>el archivo recibido está dañado (suma de comprobación incorrecta)</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>la conexión se interrumpió</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>No se puede descomprimir {archive}: {why}.</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder} es un archivo: elige una carpeta de imágenes; descomprime antes un zip.</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>No se puede leer la carpeta {folder}: {why}.</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>No hay imágenes en {folder}, solo un zip: descomprímelo. {wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>No hay imágenes en {folder}. {wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>Ninguna carpeta de {folder} lleva el nombre de una clase; hay {names}. {wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>Las imágenes de {folder} no están en carpetas que digan qué muestran. {wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>Hace falta una carpeta por clase ({classes}), por ejemplo {example}.</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>Listo, en {folder}.</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>Incompleto: falta {missing} en {folder}.</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>No hay archivos de {name} en {folder}.</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>Por descargar: {megabytes} MB.</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>falta {files}; lo que hay: {names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>El conjunto de datos {name} no está completo en {folder}: {what}. Elige la carpeta que contiene sus archivos publicados o descárgalo{instead}.</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>; el conjunto de datos «handwriting» viene incorporado</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path} ocupa al descomprimirse más de {most} MiB; se rechaza.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>No se puede leer {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path} está cortado o dañado ({why}). Descarga de nuevo el archivo.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path} está cortado o dañado. Descarga de nuevo el archivo.</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path} está dañado o no es un lote publicado de CIFAR-10. Descarga de nuevo el archivo.</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path} contiene «{name}», que queda fuera de él; se rechaza.</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path} está protegido con contraseña: descomprímelo antes.</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>Los píxeles de {path} van de {low:.4g} a {high:.4g}, no de 0 a 255.</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path} contiene algo más que números: {why}.</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path} no es una tabla de números: {why}.</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path} es un archivo parquet, que necesita pyarrow: pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path} no es una tabla de imágenes del mismo tamaño con una columna «label».</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>Incorporado: no hay nada que descargar.</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>Los archivos de {folder} son los de MNIST, no los de {name}; ambos se llaman igual. Elige la carpeta que contiene {name}.</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>Las imágenes de {path} son de {sides}, no de {wanted}.</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path} contiene filas de {sides} números en lugar de imágenes de {wanted}.</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>Los píxeles de {path} no son bytes (0–255).</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path} y {other} no van juntos: {count:,} imágenes, {labels:,} etiquetas.</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>La etiqueta {label} de {path} no está entre {first}–{last}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path} no es un archivo IDX: {kind}.</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path} no es un archivo IDX, como los de MNIST.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path} está cortado o dañado: contiene {count:,} de {whole:,} bytes. Descarga de nuevo el archivo.</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>Listo: {count} archivos de tinta en {folder}.</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>No hay archivos de tinta (.inkml, .inkml.gz) en {folder}. Elige una carpeta que los tenga.</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>Solo {count} dibujos de {folder} dicen qué dígito son, demasiado pocos para aprender: hacen falta al menos {test_drawings}. Elige una carpeta con más.</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>Ningún dibujo de {folder} dice qué dígito es, así que no hay nada de lo que aprender. Elige una carpeta con dibujos etiquetados: archivos de tinta (.inkml) en los que cada uno tenga una anotación «truth» con su dígito.</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>Mi letra está vacía: dibuja al menos {least} dígitos e indica qué es cada uno (Entrenar → Mis cosas).</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>Mi letra tiene muy pocos dígitos para aprender ({count}): dibuja al menos {least} e indica qué es cada uno (Entrenar → Mis cosas).</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>Listo: {count:,} dígitos de Mi letra.</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>No se puede leer el archivo de tinta {path}: {why}.</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>Los archivos de tinta no contienen todos los dígitos, así que no se pueden componer líneas con ellos.</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>Las imágenes no contienen todos los dígitos, así que no se pueden componer líneas con ellas.</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>Listo: {files} en {folder}.</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>No hay imágenes de dígitos en {folder}{there}. Elige una carpeta con archivos IDX, un CSV con una etiqueta y 784 píxeles en cada fila, un archivo .npz o parquet, o un zip de ellos; si son imágenes sueltas, descomprime el zip y elige el conjunto de datos «pictures».</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path} no tiene imágenes con etiqueta. {remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path} tiene demasiado pocas imágenes para entrenar.</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path} tiene demasiado pocas imágenes para probar.</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>, solo {names}</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>Elige una carpeta que tenga una carpeta de imágenes por clase.</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>Listo: {count:,} imágenes ({classes}) en {folder}.</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>Hay demasiado pocas imágenes en {folder}.</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>Las imágenes de {folder} son de {count:,} clases; se pueden distinguir de 2 a {most:,}. Hay una carpeta por clase.</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>Elige un conjunto de Mis cosas o el archivo de uno.</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>Hacen falta {least} dibujos de cada clase para aprender y probar; {named}.</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>Listo: {named} en {path}.</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path} no tiene dibujos, solo imágenes.</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first} y {part} no se pueden unir: sus imágenes o clases son distintas.</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model} distingue {count} clases, pero {dataset} tiene {given}. Elige otro conjunto de datos o capas propias que terminen con «dense {given}».</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model} distingue {classes}, pero {name} tiene {others}. Elige otro modelo u otro conjunto de datos.</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model} lee otro tipo de imágenes ({wanted}) que las de {name} ({given}). Elige otro modelo u otro conjunto de datos.</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>No se puede cargar una biblioteca de esta instalación, casi siempre porque a Windows le falta el runtime de Visual C++ de Microsoft: instala {address} y reinicia digitpad. ({error})</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>Esto necesita {name}, que no viene en este paquete: instala digitpad completo con pip, como dice su documentación.</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>Esto necesita {name}, que no está instalado. Instálalo con: {command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>El modelo {model} no lee imágenes de este tipo ({given}), sino de este otro: {wanted}.</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>El modelo {model} lee líneas enteras. Mídelo con «digitpad evaluate MODEL --numbers FILE», donde MODEL es su archivo.</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>Hay {count} imágenes, pero {labels} etiquetas.</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>Ninguna de las {count} imágenes es de una de las clases que conoce {model}.</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>No hay imágenes con las que evaluar.</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model} dice qué muestra una imagen y no reconstruye ninguna. Elige un autocodificador: digits-autoencoder o cifar-autoencoder.</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>El modelo {model} lee imágenes de la forma {wanted}, no {given}.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>El modelo {model} lee {reads}, no dibujos. Elige un modelo que lea dibujos.</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model} vuelve a dibujar imágenes y no tiene exactitud. Elige un modelo que lea clases.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model} es un autocodificador: reconstruye imágenes, así que no hay respuesta que explicar. Elige un modelo que lea dígitos o imágenes.</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>No hay ningún método llamado «{name}». Disponibles: {there}.</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>No hay a mano imágenes de las que {model} haya podido aprender. Elige su carpeta junto al conjunto de datos.</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against} no se puede comparar consigo mismo: elige otra clase.</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model} no conoce ninguna clase «{name}». Conoce: {there}.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>ningún archivo puede llamarse así</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>en Windows ningún nombre contiene {sign}; elige otro</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>en Windows ningún nombre contiene saltos de línea ni tabuladores; elige otro</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>en Windows ningún nombre termina en punto o espacio; elige otro</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>con sus carpetas, el nombre tiene más de {most} caracteres; elige uno más corto o una carpeta superior</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>es de solo lectura; elige otro nombre o cámbialo en sus propiedades</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>falta permiso para ello; elige otra carpeta</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>el disco está lleno; libera espacio o elige otra carpeta</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>tu cuota de disco está agotada; libera espacio o elige otra carpeta</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>el disco es de solo lectura; elige otra carpeta</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>una parte de su ruta es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>es un enlace que lleva a sí mismo</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>es una tubería sin lector</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>No se puede escribir {path:.200}: {why}.</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>un dispositivo tiene ese nombre; elige otro</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>No se puede escribir en {folder}: {why}.</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>Otro entrenamiento está escribiendo {path} en este momento. Espera a que termine o elige otro nombre.</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>No se puede leer {path:.200}: {why}.</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path} ocupa más de {size}, el máximo que se lee.</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>otro programa lo tiene abierto; ciérralo allí e inténtalo de nuevo</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>otro programa lo tiene abierto, o falta permiso para ello; ciérralo allí o elige otra carpeta</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable} es {home!s:.200}, pero no hay ningún usuario con ese nombre: asígnale una carpeta.</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>No se puede crear la carpeta {folder}: {why}. Asigna a {home_variable} una carpeta en la que se pueda escribir.</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>Falta el archivo resources/{name} en esta instalación de digitpad: instálalo de nuevo.</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>No hay ningún tipo de letra en este sistema, así que la ventana no podría mostrar texto. En Debian y Ubuntu, «sudo apt-get install fonts-dejavu-core» instala uno.</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>No se puede escribir la imagen {picture}.</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>Una imagen no tiene trazos que guardar como tinta. Guárdala como PNG.</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>Esta red no reconstruye nada. Elige un autocodificador.</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>Las imágenes de prueba de {title} no están en {folder}. Elige {title} como conjunto de datos y descárgalo o elige su carpeta.</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>No se puede cargar PyTorch ({kind}: {why}).</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>No se puede descomprimir el archivo de tinta {path!s:.200}: está cortado o dañado. Descárgalo de nuevo.</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>El archivo de tinta {path!s:.200} ocupa al descomprimirse más de {max_file_bytes} MiB, el máximo que se lee.</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>es XML, pero su raíz es &lt;{tag:.40}&gt;, no &lt;ink&gt;</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>no contiene trazos</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>No se puede leer {name} como InkML: define entidades XML, que no se permiten.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>No se puede leer {name} como InkML: codificación de texto desconocida.</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>tiene más de {most:,} {what}</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>sus grupos están anidados a más de {max_depth} niveles</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>se tarda más de {max_seconds:.0f} segundos en leerlo</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>contiene más de {max_annotations:,} anotaciones</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>contiene más de {max_strokes:,} trazos</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>en su trazo número {stroke_count:,} {why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>contiene más de {max_points:,} puntos</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>una vista remite al trazo «{name:.40}», que no está antes de ella</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>a su formato de trazos le falta el canal X o el Y</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>contiene formatos de trazos distintos, lo que digitpad no admite</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>No se puede escribir {path!s:.200}: estos dibujos son más de los que caben en un archivo de tinta que se pueda volver a leer. Escríbelos en varios archivos, por ejemplo uno por persona.</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>La anotación {kind!a} contiene un carácter que XML no permite.</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>una coordenada es demasiado grande</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>el punto {number:,} tiene demasiado pocos valores</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>al punto {number:,} le falta la x o la y</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>el punto {number:,} es más largo que cualquiera</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>el punto {number:,} tiene «{found:.20}» donde debería haber un número</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,} trazos o motas no son una línea de escritura.</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpy no tiene bfloat16; guarda .npz como float32 o float16</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>es un archivo zip dañado</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>es un archivo TorchScript, que contiene un programa; guarda en su lugar su state_dict</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>es un archivo zip, pero ni el .npz de numpy ni el .pt de PyTorch</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>contiene más de {max_members:,} archivos</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>es un archivo zip dañado: sus archivos se solapan</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>ocupa al descomprimirse más de {most} MB, como ningún archivo de pesos</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>está comprimido de un modo que no escriben ni numpy ni PyTorch</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>la matriz {name} {why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>la matriz {name} está dañada</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>sus metadatos están dañados</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>es de una versión desconocida del formato</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>contiene objetos, que aquí nunca se abren</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>no tiene tantos bytes como necesita su forma</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>tiene sus números en un orden que esta versión no lee</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>describe más de lo que necesita cualquier modelo</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorch no lo puede leer; está dañado</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>el tensor {name} está dañado</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>el tensor {name} no contiene simples números</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>contiene algo más que pesos, lo que aquí nunca se abre; guarda el state_dict del modelo</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>no contiene una tabla de tensores con nombre</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>tiene un tensor con el nombre imposible {name}</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>el tensor {name} aparece dos veces</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>Una calibración no puede tener la temperatura {temperature}.</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>Los umbrales de una calibración deben estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>La curva de una calibración debe subir, entre 0 y 1.</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>su metadato «classes» no es una lista de nombres</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>su metadato «arguments» contiene algo más que números enteros y palabras</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}. Lo que creó otra versión se abre con esa versión</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>pide el preprocesamiento {wanted}, que esta versión no conoce (conoce {list}); ábrelo con la versión que lo creó</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>su forma de entrada, su preprocesamiento y su arquitectura no van juntos ({shape}, {wanted}, {model})</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>nombra {count} clases; {model} necesita {class_count} distintas</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>su metadato «{key}» no se puede escribir: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>su metadato «{key}» no se puede leer: {why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>su metadato «{key}» no es del tipo {value}</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>sus metadatos afirman una exactitud que no está entre 0 y 1</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>sus metadatos afirman un número de imágenes de prueba que no es válido</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>su metadato «calibration» no tiene sentido</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>es un archivo ONNX dañado</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>es un archivo ONNX cuyos pesos están en otro; expórtalo en uno solo</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>es un archivo ONNX que recibe {sizes}, no imágenes grises de 28×28 píxeles</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>es un archivo ONNX con el nodo {name} ({kind}), que no es ninguna de las capas que construye digitpad</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>es un pickle de Python, que aquí nunca se abre porque puede ejecutar programas</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>tiene el formato de PyTorch anterior a 1.6, un pickle, que puede ejecutar programas y aquí nunca se abre; cárgalo con un PyTorch más reciente y guarda de nuevo su state_dict con torch.save</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>es una imagen</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>está comprimido con gzip; descomprímelo antes</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>es una matriz de numpy</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>es un archivo HDF5, como los que escribe Keras</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>es un archivo GGUF</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>es un documento PDF</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>es un archivo XML</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>es un archivo de tinta</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>el tensor {name} contiene números {dtype}; esta versión lee {list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>el tensor {name} está dañado o cambió mientras se leía</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>es demasiado corto para un modelo safetensors</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>no es un modelo safetensors</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>su cabecera afirma ocupar {length} bytes; más de {max_header_bytes} MB se rechaza</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>su cabecera está cortada; el archivo está incompleto</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>su cabecera no es texto</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>su cabecera no se puede leer: {why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>ocupa más de {max_file_bytes} MB, el máximo que se lee</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>está dañado: su contenido no es lo que se guardó. Usa una copia, si la hay</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>sus metadatos son demasiado largos para volver a leerlos</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>el tensor {name} contiene valores que no son números finitos</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>el tensor {name} tiene valores que no caben en float16; guárdalo como bfloat16 o float32</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>sus metadatos no son una tabla de textos</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>enumera más de {max_tensors} tensores</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>el tensor {name} deja un hueco delante; el archivo está dañado</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>el tensor {name} se solapa con otro; el archivo está dañado</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>{size} bytes al final no pertenecen a ningún tensor</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>el tensor {name} no está descrito por dtype, shape, offsets</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>el tensor {name} tiene una forma imposible</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>el tensor {name} tiene posiciones imposibles</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>el tensor {name} está cortado; el archivo está incompleto</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>el tensor {name} no tiene tantos bytes como necesita su forma</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>el tensor {name} no tiene dtype</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>su cabecera contiene texto dañado</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model} no tiene ningún tensor {found}</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>No se puede guardar {path}: {why}.</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>No se puede abrir {shown}: {why}.</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>sus tensores contienen números {found}; esta versión lee {list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>lo creó otra versión de digitpad (su formato es {version}, esta versión lee {format}); ábrelo con la versión que lo creó</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model} no tiene ningún tensor {unknown}</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>Los tensores de {name} no encajan en {network} con {given}.</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>no tiene tantos números como necesita su forma</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>no tiene final</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>contiene una instrucción ({name}) que los archivos de modelos no necesitan</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>no tiene marca</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>contiene una llamada que los archivos de modelos no necesitan</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>tiene un tensor sin números</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>tiene un tensor con una forma imposible</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>tiene un tensor de números desconocidos</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>{count:,.1f} mil millones de multiplicaciones para una imagen; el límite son {most:g} mil millones, para que se pueda leer en vivo</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>No hay ningún modelo llamado «{name}». Disponibles: {there}.</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>No admite ninguno.</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>Admite estos (con valores por defecto): {arguments}.</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>El modelo {name} no admite el argumento «{argument}». {takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>El argumento «{argument}» de {name} debe ser {wanted}, no {value}.</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>Las capas tienen {count:,} caracteres; el límite son {most:,}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>«{step_text}» no se entiende: debería ser como {example}.</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>«{step_text}» no dice cuántas salidas: escribe, por ejemplo, {example}.</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>Quita «{word}»: digitpad convierte por sí mismo las últimas salidas en probabilidades.</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>No hay ninguna capa llamada «{word}». Disponibles: {kinds}.</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>«{step_text}» no se entiende: hay «{text}» donde debería haber un número.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>«{step_text}»: {number} es un número entero de {least:g} a {most:,.0f}, no {text}.</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>«{step_text}»: {number} es un número de {least:g} a {most:,.0f}, no {text}.</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>Las imágenes son de 28×28 (dígitos) o de 32×32 (imágenes en color), no de {image}×{image}.</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>Capa {number}, «{layer}»: {why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>La capa {number}, «{layer}», da {count:,} valores por imagen; el límite son {most:,}. Dale menos salidas.</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>Aún no hay capas. Empieza, por ejemplo, con «{start}».</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>Esto son {count} capas; el límite son {most}.</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>La última capa tiene {shape} salidas, y hay diez clases: termina con «{end}».</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>La última capa da {shape}, y hay diez clases: termina con «{end}».</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>La red tiene {count:,} pesos; el límite son {most:,}. Reduce la capa {number}, «{layer}», o pon un «pool 2» delante.</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>La red necesita {operations}. Dale menos salidas a la capa {number}, «{layer}», o pon un «pool 2» delante.</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>necesita una imagen, pero lo que viene antes da una fila de valores.</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>sus {kernel}×{kernel} píxeles son más de los que hay: recibe una imagen de {height}×{width}.</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>una imagen de {height}×{width} es demasiado pequeña para ella.</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>lo omitiría todo; 0,5 ya es mucho.</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>El archivo no dice cuántas cabezas tiene su atención: {heads} es una suposición.</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>ningún tensor encaja en su capa «{layer}»</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>no tiene ninguna capa para «{layer}»</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>Los tensores no son los de «{layers}»: {why}.</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>no encaja en {model}: {what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}, y otros {count} no encajan</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>falta el tensor «{name}» {sizes}</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>el tensor «{name}» es {found}, no {sizes}</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>su incrustación de parches tiene las formas {positions} y {projection}, no [1, parches + 1, ancho] y [ancho, canales, parche, parche]</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{rows} filas para {image}×{image} (gris) en {patches} parches</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{rows} filas para {image}×{image} (color) en {patches} parches</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>ninguna imagen que lea digitpad (28×28 o 32×32) se divide así</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>sus incrustaciones de posición tienen {rows} filas, es decir, {image} con {channels} canales; con parches de {patch}×{patch}, vit necesita {fits}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>sus incrustaciones de posición tienen {rows} filas, es decir, {given}; el modelo necesita {patches}, para una imagen de {image}×{image} cortada en {patches_2} parches de {patch}×{patch}</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>un token de clase y {patches} parches, que ninguna imagen cuadrada tiene</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>un token de clase, con un token de destilación, que vit no tiene, y {patches} parches, que ninguna imagen cuadrada tiene</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>una imagen de {side}×{side} cortada en {patches} parches de {patch}×{patch}</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>una imagen de {side}×{side} cortada en {patches} parches de {patch}×{patch}, con un token de destilación, que vit no tiene</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>no contiene tensores</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>Se toma por {model} según la forma de sus tensores, que no dice qué hay entre ellos; se supone: {layers}. Si se creó con otras capas, por ejemplo ReLU tras cada convolución, leerá peor: digitpad convert --layers permite indicarlas.</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>parece {model}, pero {problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>Las clases propias son de 2 a {most}, sobre el lector {readers}; no {classes} sobre {base}.</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>Sus píxeles se toman como «{pixels}», y así lee bien {accuracy} de {count} dígitos generados: si se entrenó con otros, indícalo (--pixels, o «Píxeles del modelo» en la ventana)</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model} dibuja él mismo los píxeles: solo se conocen los de 0-1.</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>Los píxeles son 0-1, 0-255, inverted o del tipo «mean 0.1307 std 0.3081» (de valores de 0 a 1, uno en total o uno por canal), no {text}.</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>su tensor «{name}» {sizes} no pertenece a ninguna de las capas que se pueden reconstruir solo con los tensores: densa, convolución, normalización por lotes</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>su última capa, «{layer}», da {count:,} puntuaciones; de imágenes de {image}×{image}, digitpad sabe qué significan {known}</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>pooling</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>activaciones (se toman por {kind})</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>{layers}, según la forma de sus tensores</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>{layers}, según la forma de sus tensores; esta no permite saber: {guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>ninguna de sus capas recibe imágenes grises de 28×28 o en color de 32×32, que son 784 y 3072 valores: «{layer}» tiene los pesos {sizes}</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>sus capas no forman una sola fila: «{before}» da {outputs:,} canales o valores, y «{layer}», con los pesos {sizes}, no los recibe</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>ningún relleno, paso y pooling habitual de sus convoluciones da los {count:,} valores que «{layer}» recibe de una imagen de {image}×{image}</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>un número entero de al menos {least:,g}</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>un número entero de al menos {least:,g} y como máximo {most:,.0f}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>un número de al menos {least:,g}</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>un número de al menos {least:,g} y como máximo {most:,.0f}</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un número mayor que 0</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>un número mayor que 0 y como máximo {most:,.0f}</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}, o {choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>El valor de {name} debe ser {wanted}, no {value}.</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>Esta red lee imágenes de 28×28 (dígitos) o de 32×32 (imágenes en color) y distingue de 2 a {most} clases, no {image}×{image} y {classes}.</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>Un vit de este tamaño necesita {too_many}. Usa menos parches o bloques.</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vit lee imágenes de 28×28 (dígitos) o de 32×32 (imágenes en color), no de {image}×{image}.</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>Una imagen de {image} píxeles no se puede cortar en parches de {patch}, pero sí de {fitting}.</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vit tiene de 1 a {most} bloques, no {blocks}.</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>Un ancho de {width} no se puede repartir entre {heads} cabezas.</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>No hay ninguna tabla de números en esta foto: nada en ella parece un número.</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>La cámara no da imagen: puede estar usándola otro programa, o quizá a este no se le permita usarla (consulta los ajustes de privacidad del sistema).</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>sus filas no tienen la misma longitud</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>contiene más celdas que cualquier foto</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>una tabla tiene cuatro esquinas</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>una cuadrícula tiene filas y columnas</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>Esta no es una tabla que se pueda leer: tiene más de {most:,} celdas.</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name} es una imagen gris de 28×28 píxeles, como la leen los modelos para dígitos, pero este modelo lee imágenes en color. Elige un modelo para dígitos u otra imagen.</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name} no lo puede leer por sí sola una red para los signos de los números: trabaja junto a una para dígitos. Elige un modelo para dígitos y escribe números en la línea de escritura.</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name} es una fotografía en color de 32×32 píxeles, pero el modelo lee dígitos. Elige un modelo para imágenes en color o la imagen de un dígito.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>No se puede leer {name} como imagen: está vacío.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>No se puede leer {name} como imagen: es demasiado largo; guárdalo como PNG.</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name} no tiene página {number}.</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>página {number} de {name}</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>Solo se puede leer la primera página de {name}: el resto está dañado.</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,} × {height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>No se puede leer {name} como imagen: de {width:,} × {height:,} píxeles, un lado supera los {max_side_px:,} que se leen; córtala en partes.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>No se puede leer {name} como imagen: los datos {format} están dañados o cortados.</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>el tamaño que indica su cabecera</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>es una foto HEIC o AVIF; guárdala como JPEG o PNG o, para HEIC, instala lo que la lee: pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>es un PDF; guarda su página como PNG o JPEG</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>está comprimido con gzip, como los conjuntos de datos; indica la carpeta que lo contiene donde se eligen los datos para entrenar</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>es texto; una lista de números se lee con digitpad evaluate --numbers, y los datos para entrenar se indican donde se eligen</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>no es ninguno de {formats}, o su comienzo está dañado</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>No se puede leer {name} como imagen: {kind}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>No se puede leer {name} como imagen: {size} supera los {max_pixels} millones de píxeles que se leen; redúcela.</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name} contiene trazos, pero el modelo lee {reads}.</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>Una tira de {width:,} × {height:,} píxeles no es una línea de escritura.</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name} es una imagen, pero el modelo lee los trazos de un dibujo. Dibuja el dígito o elige un modelo que lea imágenes.</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Esto</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Esto se ha cancelado.</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>Lee bien {accuracy} de {count} dígitos generados, se tome como se tome: tiene otras capas o se entrenó con otras imágenes</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>No salen números de {whose}: sus pesos son demasiado grandes, porque su entrenamiento divergió. Elige otro modelo.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>El modelo {model} lee {reads}, no dibujos. Abre una imagen o elige un modelo para dígitos.</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>El modelo {model} lee {reads}, pero esto es {why}. Abre otra imagen o elige otro modelo.</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>El modelo {model} lee líneas enteras. Elige un modelo para dígitos y escribe números en la línea de escritura.</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>El modelo {model} no lee dígitos. Elige uno que los lea.</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{kind} de {width}×{height} píxeles</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>una imagen en color de {width}×{height}</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>una imagen gris de {width}×{height}</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>una matriz de la forma {shape}</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name} lee {reads}, no imágenes de un solo signo.</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>Una imagen es un tensor (canales, h, w), no {shape}: una cada vez.</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>Aún no hay entrenamientos. Se conservan cuando terminan: pulsa Entrenar en la ventana o usa el comando digitpad train.</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>No se puede conservar el entrenamiento en {folder}: {why}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>No hay ningún entrenamiento llamado «{wanted}». Disponibles: {named}.</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>No hay ningún entrenamiento llamado «{wanted}». Disponibles: {named} y {rest} más; «digitpad runs» los enumera.</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>No se puede mover el entrenamiento {folder}: {why}.</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>Un entrenamiento necesita un nombre.</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path} lo escribió otra versión de digitpad; ábrelo con esa.</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>terminó por una causa desconocida</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path} está dañado ({why}).</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>contiene un número demasiado grande</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>su curva está mal formada</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path} está dañado (no es una tabla).</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>Sus pesos ya no están ahí.</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>El estado del entrenamiento no se ha escrito en {path}: {why}.</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>El estado del entrenamiento contiene valores que no son finitos, en {name}.</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>no está como se guardó</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>No se puede leer el punto de control {path}: {why}.</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path} está dañado o no es un punto de control, así que no se puede reanudar ({why}). Un archivo de modelo anterior, si se guardó, no se ve afectado.</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>no está marcado como punto de control</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>sus totales no son válidos</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>su tensor {found} no encaja con sus ajustes</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>sus tablas están mal formadas</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>contiene un recuento no válido</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>contiene un texto no válido</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>su historial no tiene las columnas que afirma</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>El dispositivo «{wanted}» no está. Este equipo ofrece: {names}.</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>El dispositivo {device} falló antes del primer paso ({why}).</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>El dispositivo {device} falló en el paso {step:,} ({why}); se conservan los últimos pesos buenos.</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>La memoria de {device} está llena antes del primer paso ({why}).</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>La memoria de {device} está llena en el paso {step:,} ({why}); se conservan los últimos pesos buenos.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>Inténtalo de nuevo o entrena en el procesador.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>Elige un lote o una red más pequeños.</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>Elige un lote o una red más pequeños, o entrena en el procesador.</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened} {cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>El dispositivo {device} no puede calcular esta red ({why}); el procesador sí.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE dice que varios procesos entrenan juntos, pero su descripción está incompleta ({given}). Inícialos con torchrun o elimina WORLD_SIZE.</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE dice que varios procesos entrenan juntos, pero no dónde se encuentran (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Inícialos con torchrun o elimina WORLD_SIZE.</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>No pueden entrenar varios procesos en {kind}: elige el dispositivo cpu.</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>Esta compilación de torch no puede entrenar con varios procesos.</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>El proceso {rank} de {count} ha perdido a los demás: uno terminó, falló su equipo o la red, o no respondió durante {seconds:g} s ({why}). Inícialos todos de nuevo; un entrenamiento que guardó un punto de control se puede reanudar desde él.</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable} debe ser un número de segundos, no {given}.</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>Los pesos que se conservan son «best» o «last», no «{keep}».</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>betas debe estar entre 0 y 1</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>un nombre no es un texto</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>Los ajustes de entrenamiento registrados no se pueden leer: {why}.</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>No hay ningún preajuste «{preset}». Disponibles: {list}.</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model} no tiene el preajuste «{preset}»: usa su receta o uno de estos modelos: {having}.</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>su curva tiene demasiados puntos</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>Hay demasiado pocos dibujos de los que aprender: dibuja al menos {least} de cada ({names}).</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file} no es una lección: no es texto en UTF-8.</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file} no es una lección que se pueda empezar. {why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>Una lección empieza con su título: «# Título».</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>No tiene pasos: cada uno empieza con «## Título».</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>Línea {line}: {why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>Esto pertenece a un paso, que empieza con «## Título».</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>Los títulos son «# Título», una vez, y «## Título».</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>Una opción va debajo de su pregunta: «? Pregunta».</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>En este paso ya hay uno de estos.</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>Este paso no tiene texto que diga qué hacer.</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>Una pregunta tiene de {fewest} a {most} opciones, cada una en una línea «- Opción».</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>Ninguna opción dice cuándo es correcta: «[right]» o «[test &gt; 90]».</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>«{word}» no se conoce aquí. Hay: {known}.</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>Esta opción no tiene texto.</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>«{text}» no es una condición como «test &gt; 90» o «run = done».</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>«{name}» es una palabra: compárala con = o !=.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>«{text}» no es un número entero.</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>«{text}» no es un número.</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why} El entrenamiento se hace allí.</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>Las imágenes de {dataset} están como deben: omite «{convention}».</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>El entrenamiento aprende de un maestro, cuyo archivo de modelo no se ha indicado.</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher} no puede enseñar a {model}: no lee las mismas imágenes como las mismas clases.</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>El modelo del que partir es {model}; sus pesos no encajan en {wanted}.</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>No es lo mismo en todos los procesos: {what}. Da a todos el mismo comando, y los mismos archivos si no comparten una carpeta.</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>El punto de control es de otro entrenamiento ({changes}).</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>El punto de control se entrenó con otras imágenes.</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>su tasa de aprendizaje sube y baja una vez a lo largo de todas</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>sus imágenes se varían cada vez menos hacia el final</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>El entrenamiento se planeó para {planned} épocas y {depends}: con {wanted}, sus pasos habrían sido otros. Empieza en su lugar un entrenamiento nuevo a partir de los pesos.</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>El entrenamiento ya ha hecho {step:g} épocas, y las épocas se cuentan desde su comienzo: {wanted} no dejarían nada por hacer.</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>La memoria de {device} está llena. A partir del paso {step}, un lote pasa por la red en partes de {images} como máximo; es el mismo lote.</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why} El entrenamiento continúa, pero no se podría reanudar.</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model} no distingue imágenes en color, y solo estas se mezclan: elige none.</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size} procesos no pueden repartirse {smallest} imágenes, la parte más pequeña de un lote aquí. Elige otro tamaño de lote o menos procesos.</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why} La enseñanza se hace allí.</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model} es un autocodificador: reconstruye imágenes, así que no se le puede enseñar una letra. Elige un modelo que lea dígitos.</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>No hay nada de lo que aprender: dibuja algunos dígitos y di cuáles son.</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>Los {count} dibujos están etiquetados como no dígitos, para lo que {model} no tiene salida. Añade dibujos de dígitos o elige el modelo que viene con digitpad.</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>La enseñanza terminó sin resultado.</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>TensorBoard no está instalado; se instala así: pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>es una página web; descarga el archivo en sí, con el enlace «raw» o «download»</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>es un puntero de Git LFS, que solo nombra el archivo; obtenlo con «git lfs pull»</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name} aparece dos veces</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>Las opciones van con un comando, como: digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>No existe el archivo {file}. Comandos: digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>Interrumpido.</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}. Consulta: {command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem} Consulta: {command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>Ha ocurrido algo inesperado ({kind}: {text}). Avísanos, por favor; digitpad --debug o {variable}=1 muestra la traza.</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem} La opción para ello: {option}.</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>No existe la opción {option} (Opciones posibles: {options})</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>No existe la opción {option}</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>La opción {option} necesita un valor</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>La opción {option} no admite ningún valor</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>Falta la opción {option}</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>Falta el argumento {argument}</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>Valor no válido para {option}: {why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>tiene que ser un número entero</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>tiene que ser un número</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>Argumentos de más ({arguments})</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>No existe el comando {command}. ¿Querías decir {other}?</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>No existe el comando {command}</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>Falta un comando</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>El modelo será un archivo ONNX</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>El informe es un archivo HTML</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>«{name}» es una arquitectura, pero no se incluye ninguna red entrenada de ella. Entrena una e indica su archivo: digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dir va con --dataset.</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>«-» lee de la entrada estándar: digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>No hay nada en la entrada estándar.</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>En la entrada estándar hay más de {most} MiB, el máximo que se lee.</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>El dibujo {number} de {path} no tiene etiqueta: para evaluar hace falta una anotación de tipo «truth» en cada grupo.</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text} no es texto aquí: escríbelo en UTF-8.</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--set es NAME=NUMBER, no {text}.</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>Los números irán a un archivo Excel (.xlsx) o CSV</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>Las celdas irán a un archivo Excel (.xlsx) o CSV</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>el disco indica un error; puede que lo hayan retirado</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>No se puede leer {name} como InkML: {why}.</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>No se puede leer {name} como InkML: no es XML bien formado (línea {line}, columna {column}).</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>no es JSON (carácter {place})</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>salidas</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>sesgo</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>cada salida ve cada entrada</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>pequeños filtros recorren la imagen</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>núcleo</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>el mayor valor de cada cuadrado</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>la media de cada cuadrado</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>omite una parte al azar al entrenar</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>normalización por lotes: media 0, dispersión 1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>los valores negativos pasan a 0</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>comprime los valores a −1 … 1</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>comprime los valores a 0 … 1</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>una relu suave</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>convierte una imagen en una fila; dense lo hace por sí sola</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>Dos capas</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>Convolucional pequeña</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>Más profunda, normalizada</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,} × {height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>convolución {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>convolución transpuesta {inputs}→{outputs}, {kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>lineal {inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>normalización por lotes</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>normalización por capas</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patches} parches de {patch}×{patch}, ancho {width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>bloque transformer, cabezas: {heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>token de clase</translation>
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
        <translation>pooling de la media {size}</translation>
    </message>
    <message>
        <source>pixels × {factors} + {offsets}</source>
        <translation>píxeles × {factors} + {offsets}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>convolución {inputs}→{outputs}, {kernel} a lo largo de la fila</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>convolución {inputs}→{outputs}, {kernel} a lo largo de la fila, cada {dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>aplanar</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>dropout {rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>ponderación de canales</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>bloque con un camino que lo rodea, {inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>Se desconoce: su archivo no lo dice.</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>Indica aquí con qué licencia se ceden los pesos.</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}, en {epochs} épocas, semilla {seed}.</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}: una nueva última capa sobre las características de {base}, en forma cerrada.</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>Los datos: {data}.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Sin medir.</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>Se lee bien el {share} de {n:,} imágenes de prueba de {dataset}.</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>Se lee bien el {share} de {n:,} dibujos, cada uno por una red que no lo había aprendido. De {others:,} otras cosas se rechaza el {refused}.</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>Lo que no es de ninguna de sus clases lo toma por una de ellas: no puede rechazarlo.</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>Lo que no es de ninguna de sus clases lo rechaza casi siempre, pero no siempre.</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>Lee una sola cosa en una imagen. Las cifras valen para imágenes como esas; con otros autores, lápices y cámaras puede acertar menos.</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>por otro programa desde que digitpad lo guardó</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>tinta de {height}×{width}</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>gris de {height}×{width}</translation>
    </message>
    <message>
        <source>{height}×{width} colour</source>
        <translation>color de {height}×{width}</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápidos</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicados</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>Imágenes en color</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>De digitpad</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>Constrúyela</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>Capas propias</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>Capas que eliges, una tras otra.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>la red propia de digitpad, que viene ya entrenada</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>Lector de dígitos</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>Seis convoluciones pequeñas con normalización por lotes, hechas para leer la letra de cualquiera; también dice cuándo un dibujo no es un dígito.</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>99,64 % de las 10.000 imágenes de prueba de MNIST, tal como se incluye</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>Lector de tinta</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>El lector de dígitos solo para dibujos: ve además en qué dirección y orden se movió el lápiz.</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>99,5 % de los dígitos de diez personas cuya letra no conocía</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>Clases propias</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>la red propia de digitpad</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>Las convoluciones del lector de dígitos y una capa nueva que distingue tus clases entre sí y de todo lo demás.</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>98 % de las letras de una persona</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>Signos de un número</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>Tres convoluciones pequeñas que dicen qué parte de un número escrito es un signo entero, y cuál: en el primer canal lo recortado, en el segundo lo que lo rodea.</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>92 % de los candidatos generados, buenos y malos</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>Lector de líneas enteras</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>Convoluciones sobre la imagen de una línea y después a lo largo de ella, que cada cuatro píxeles dicen un signo o ninguno; aprende de líneas enteras, sin que nadie le diga dónde están sus signos.</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>53 % de las imágenes de unos dos números, con dígitos de prueba de MNIST, del todo bien</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>Lector más profundo de líneas enteras</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>El lector de líneas enteras con seis convoluciones sobre la imagen y más canales, que mira diez signos a cada lado.</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>84 % de 806 números de instituciones de las que no había aprendido, del todo bien</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>Dos convoluciones pequeñas con normalización por lotes, hechas para aprender en medio minuto.</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>99,4 % de las imágenes de prueba de MNIST; 97,3 % solo con dígitos generados (3 semillas)</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>las recetas para CIFAR-10 del blog de desarrollo de Mamezou, 2023</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>Lineal (candle)</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>Una matriz: cada dígito es una suma ponderada de los píxeles. Empieza en cero y se entrena con todas las imágenes a la vez, así que cada entrenamiento da los mismos números.</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>alrededor de 91,5 % del conjunto de prueba de MNIST tras 200 épocas</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>Dos capas (candle)</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>Una capa oculta de 100 neuronas entre los píxeles y los dígitos.</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>200 épocas de SGD con todas las imágenes a la vez</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>Convolucional (candle)</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>Dos convoluciones encuentran trazos y esquinas; dos capas densas deciden.</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>alrededor de 99 % del conjunto de prueba de MNIST</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>Lineal (tch-rs)</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>Una matriz, guardada al revés que la de candle: una fila por píxel.</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>91,5–92 % del conjunto de prueba de MNIST tras 199 épocas</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>Dos capas (tch-rs)</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>Una capa oculta de 128 neuronas, entrenada con Adam con todas las imágenes a la vez.</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>96–97 % del conjunto de prueba de MNIST tras 199 épocas</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>Convolucional (tch-rs)</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>Las capas de la red convolucional de candle, entrenadas más despacio con Adam.</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99–99,1 % del conjunto de prueba de MNIST tras 99 épocas</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>Autocodificador (dígitos)</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>El autocodificador de CIFAR-10, para dígitos: reconstruye lo que dibujas.</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>error cuadrático medio 0,0088 en el conjunto de prueba de MNIST tras 4 épocas</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>Totalmente conectada (CIFAR-10)</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>Cada píxel y color está unido a 3072 neuronas: muchos pesos y poco sentido de la forma.</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>alrededor de 41 % del conjunto de prueba de CIFAR-10</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>Convolucional pequeña (CIFAR-10)</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>Dos convoluciones pequeñas: 6738 pesos consiguen más que nueve millones sin ellas.</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>67 % del conjunto de prueba de CIFAR-10</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>Autocodificador (CIFAR-10)</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>Comprime una imagen a la sexta parte de sus números y la reconstruye.</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>los contornos se conservan, los colores apenas, tras 9999 épocas con las 10.000 imágenes de prueba; no se publicó ninguna cifra</translation>
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
        <translation>Ocho bloques, cada uno de los cuales suma algo a lo que recibe. Grande: un procesador tarda mucho en entrenarla.</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>sin medir en este tamaño</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>MobileNetV3 pequeña (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision (Howard et al. 2019, arXiv 1905.02244)</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>Hecha para teléfonos: convoluciones de un solo canal y una mirada a toda la imagen que pondera los canales.</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>sin medir en este tamaño; mucho más pequeña que las publicadas</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{share} del conjunto de prueba de MNIST tras {epochs} épocas; mucho más pequeña que las publicadas</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>Corta la imagen en {count} parches y deja que cada uno mire a todos los demás.</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>el codificador por parches de ViT, DeiT, BEiT y TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>imágenes en color</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>los signos de los números</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>dígitos dibujados con lápiz</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>La imagen como números: 0 es papel, 1 es tinta plena.</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>Una pequeña plantilla, el núcleo, recorre la imagen: la tinta sobre azul suma, la tinta sobre naranja resta.</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>Cada número anterior es un sello que estampa un cuadradito de la nueva imagen.</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>Cada número anterior vota: su valor por su peso, a favor o en contra; los votos se suman.</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>De cada cuadradito solo pasa el número mayor, así que el mapa se hace más pequeño.</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>La imagen se corta en cuadrados, y cada uno se convierte en una fila de números.</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>Cada cuadrado mira a todos los demás y toma algo de los que le importan.</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>Las capas de dentro calculan un cambio, que se suma a lo que había antes y que pasa por fuera de ellas.</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>Una fila de números ha reunido lo que dicen los cuadrados; de ella se lee la respuesta.</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>Las capas de dentro calculan mapas nuevos; como son de otro tamaño, no se pueden sumar a los anteriores.</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>De cada cuadradito solo pasa la media, así que el mapa se hace más pequeño.</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>desplazado y estirado para que su media habitual sea 0 y su dispersión habitual 1</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>todos sus números: media 0, dispersión 1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>lo que está por debajo de 0 pasa a 0</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>doblado por una curva</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>mientras aprende, algunos se omiten al azar; ahora no</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>todos los mapas se ponen en una fila</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>píxeles tal como los aprendió la red</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>Las puntuaciones se convierten en proporciones que suman 100 %: la mayor se lleva casi todo.</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>Convolución: plantillas que recorren la imagen</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>Pooling: la mitad de ancho y de alto</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>Densa: cada número los ve todos</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>Unidades: cuántas tiene</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>Núcleo: ancho de la plantilla</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>Borde de ceros alrededor de la imagen</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>Activación: la curva que la dobla</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>Dropout: parte omitida al azar</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>Pooling: qué queda de cada cuadrado</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>Normalización por lotes: media 0, dispersión 1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>Paso de la plantilla</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>Tamaño de los cuadrados</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>la media</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>parches</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atención</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>fila de la respuesta</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ {count} más</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+ entrada</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>Esta red lee una línea entera a la vez: sus mapas son tan anchos como la línea, ocho veces más anchos que altos y demasiado planos para columnas. Escribe en la línea y haz clic en un signo para ver qué más podría ser, o mira aquí «number-signs», que lee un signo tras otro.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>Entrenar igualmente</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>Se puede pausar, detener o reanudar en cualquier momento</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>Elegir Rápida</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>Detener este entrenamiento y preparar la red que aprende en segundos</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>Volver a usar el resultado del entrenamiento, como si no se hubiera descartado</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>Volver a ofrecer el entrenamiento, como si no se hubiera descartado</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>Conservar mejor</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>Conservar los pesos con mejor prueba</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>Conservar los pesos actuales, sin probar</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>Conservar último</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>Conservar los pesos tal como quedaron al final</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>Descartar lo aprendido; vuelve el modelo anterior</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>Escribir el modelo entrenado en un archivo</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>Leer con él</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>Hacer que vuelva a leer el modelo entrenado</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>Entrenar sin guardar</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>Empezar el próximo entrenamiento; el resultado sin guardar se pierde</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>Continuar este entrenamiento desde su último punto de control</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>Continuarlo</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>Continuar exactamente donde terminó</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>Descartar lo que se había aprendido</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{count:,} {images}; una fila por lo que es una imagen, una columna por lo que se leyó.</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>Clase por clase</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>exhaustividad</translation>
    </message>
    <message>
        <source>{name}: {source} ({licence})</source>
        <translation>{name}: {source} ({licence})</translation>
    </message>
    <message>
        <source>Written by digitpad {version}. Images: {licences}.</source>
        <translation>Escrito por digitpad {version}. Imágenes: {licences}.</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}, leído como {read}</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>imagen {number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Peores errores</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>No hay ninguno.</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{count} de {all:,}; primero aquel del que estaba más seguro.</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading} ({confidence})</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>lo seguro que dice estar</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>con qué frecuencia acierta</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>lecturas así de seguras (logarítmico)</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}, n = {count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>{right} bien leído, error de calibración {error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>Qué busca, qué encuentra típico y qué confunde.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{count:,} {images}</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Ve</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Entrenado con</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Probado con</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>Lee bien</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Error de calibración</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}: una plantilla por clase.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}: los pesos de la primera capa.</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}: los pesos de la primera capa, {count} primeros de {all:,}.</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>La tinta sobre azul habla a favor, la tinta sobre naranja en contra.</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>Qué busca</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>Imágenes típicas y raras</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>De las {count:,} primeras imágenes de prueba, las que más y las que menos se parecen a la media de su clase en las características de la propia red.</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>típica</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>rara</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>Qué confunde más</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{count:,} de {all:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>Nada: todas las imágenes se leen bien.</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→ {shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>Un entrenamiento de {model} con «{data}», terminado el {time} UTC.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>What it misreads</source>
        <translation>Qué lee mal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>Pérdida por épocas</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>Exactitud en % por épocas</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>Errores de caracteres en % por épocas</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>No se ha medido nada.</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>Los valores mayores, hasta {most:.3g}, están recortados.</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>Los primeros pasos están recortados.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>Inseguro: mira la foto.</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>Se leen las páginas 1 a {most} de {count}.</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>La foto está borrosa: mantén quieta la cámara y repítela.</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>Puede que las filas y columnas no sean correctas: conviene mirar cada celda.</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>No hay nada escrito en ella, o la escritura es demasiado tenue o pequeña.</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>Hay escritura en ella, pero ningún número; si está tumbada, gira la foto.</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>Los dígitos tienen solo {height:.0f} píxeles de alto: toma fotos por partes.</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Construido con</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>Imágenes de entrenamiento como máximo</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>Imágenes de prueba como máximo</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>No dígitos por cada 100 imágenes</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>El aumento de datos se desvanece durante</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>Betas</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>Programa de la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>Se barajan</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>Se omite un último lote menor</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>Canales al final en memoria</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>Decaimiento de la media de los pesos</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Suavizado de etiquetas</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>Desgastadas como malos escaneos</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>Peso de las respuestas del maestro</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>Entrena solo la última capa</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>Primeros pesos</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>Pesos conservados</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>{value} imágenes de prueba</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>tasa {value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>lote {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>semilla {value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>todas las imágenes</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>aumentado</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sin aumento</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>Probados con imágenes distintas ({tests}): sus cifras no dicen cuál es mejor.</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>Lo siguiente no fue igual para todos ({tests}): sus cifras no dicen cuál es mejor.</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>pérdida {loss:.4f} con {images}</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result} (no ha aprendido nada)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>{count} (stopped)</source>
        <translation>{count} (detenido)</translation>
    </message>
    <message>
        <source>{count} (the loss exploded)</source>
        <translation>{count} (la pérdida se disparó)</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count} (el dispositivo falló)</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>Mejor exactitud de prueba</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Probado con</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>sin probar</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>Mejor pérdida de prueba</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>En la época</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>Épocas hechas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>Imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>image</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>parche</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ancho</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabezas</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>Cuántas veces ve la red cada imagen de entrenamiento</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>Imágenes por paso; «completo»: todas en un solo paso</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>Cómo se actualizan los pesos</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>Cuánto avanza cada paso; si es demasiado grande, el entrenamiento diverge</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>Variar las imágenes: girar, desplazar, curvar, engrosar</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>Girar, desplazar, curvar y engrosar un poco las imágenes cada vez que se ven, para que también se lea la letra de otras personas (aumento de datos)</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>Mezclar imágenes</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>Mezclar por pares las imágenes en color y también sus clases: mixup funde dos, cutmix pone un trozo de una en la otra; para entrenamientos largos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>La misma semilla repite un entrenamiento exactamente; con otra, el comienzo y el orden son distintos</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>un ciclo</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>lotes</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>receta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicados</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejores</translation>
    </message>
    <message>
        <source>last</source>
        <translation>últimos</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln época</numerusform>
            <numerusform>%Ln épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>No ha aprendido nada: su exactitud es la del azar. Prueba otra tasa de aprendizaje (menor si la pérdida dio saltos, mayor si apenas se movió) o más épocas.</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>No ha aprendido nada: su pérdida no bajó nunca de la que se obtiene adivinando. Prueba otra tasa de aprendizaje (menor si la pérdida dio saltos, mayor si apenas se movió) o más épocas.</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>No ha aprendido nada: sus pesos ya no son números, así que no se puede guardar. Prueba una tasa de aprendizaje menor.</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>Detenido antes del primer paso.</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>Entrenado durante %Ln época.</numerusform>
            <numerusform>Entrenado durante %Ln épocas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>Detenido tras {done}, antes de la primera prueba.</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>Detenido tras {done}.</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>La pérdida ya no es un número (paso {step}, tasa de aprendizaje {rate:g}); se conservan los últimos pesos buenos. Prueba una tasa de aprendizaje menor.</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>El dispositivo ha fallado; se conservan los últimos pesos buenos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} and {steps}</source>
        <translation>{epochs} y {steps}</translation>
    </message>
    <message>
        <source>data</source>
        <translation>datos</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>la forma más rápida de calcular</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{share} of {images}</source>
        <translation>{share} de {images}</translation>
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
        <translation>«{text}»</translation>
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
        <translation>¿Es pequeño en la imagen? Acerca la cámara o elige Archivo, Leer páginas y tablas.</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>Esta red es un autocodificador: reconstruye imágenes en lugar de clasificarlas.</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstruido</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>sin nombre: el modelo es un autocodificador, que se muestra con «digitpad reconstruct»</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict} (¿varios dígitos? Solo se puede leer uno a la vez)</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>Se lee {digit}, con {share}.</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>Todas las respuestas son casi igual de probables; {first} va por delante, con {share}.</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>Aún ni idea</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>¿{first}?</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>¿{first} o {second}?</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>Podría ser {first}, con {share}, o {second}.</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>¿Varios dígitos?</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>Aquí hay cifras separadas; digitpad lee un dígito a la vez.</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>Aquí se lee un dígito a la vez.</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>No se parece a ninguna de las clases; la más cercana es {label}.</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>Probabilidad de que sea uno de ellos: {share}. Las barras: cuál sería entonces.</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>Probabilidad de que sea un dígito: {share}. Las barras: cuál sería entonces.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguna de estas</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>No se parece a ningún dígito; el más cercano es {digit}.</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>No es un dígito</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>Nada que ver</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>La imagen es de un solo color.</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>Demasiado poco para leer</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>Un punto o poco más: es demasiado poco para ser un dígito.</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nada dibujado</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>Todavía no hay nada en el lienzo.</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>A este digitpad le falta su parte «{part}», que esto necesita: instala digitpad completo.</translation>
    </message>
</context>
</TS>
