<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name />
        <message numerus="yes">
            <source>%Ln drawing(s)</source>
            <translation>
                <numerusform>%Ln drawing</numerusform>
                <numerusform>%Ln drawings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CollectionController</name>
        <message numerus="yes">
            <source>Imported %Ln drawing(s) from {file}.</source>
            <translation>
                <numerusform>Imported %Ln drawing from {file}.</numerusform>
                <numerusform>Imported %Ln drawings from {file}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln without a label left out.</source>
            <translation>
                <numerusform>%Ln without a label left out.</numerusform>
                <numerusform>%Ln without a label left out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileOpener</name>
        <message numerus="yes">
            <source>%Ln other file(s) not opened</source>
            <translation>
                <numerusform>%Ln other file not opened</numerusform>
                <numerusform>%Ln other files not opened</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaperDocument</name>
        <message numerus="yes">
            <source>{photo}: %Ln number(s) read</source>
            <translation>
                <numerusform>{photo}: %Ln number read</numerusform>
                <numerusform>{photo}: %Ln numbers read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln uncertain, highlighted</source>
            <translation>
                <numerusform>%Ln uncertain, highlighted</numerusform>
                <numerusform>%Ln uncertain, highlighted</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PhotoAndCells</name>
        <message numerus="yes">
            <source>%Ln row(s)</source>
            <translation>
                <numerusform>%Ln row</numerusform>
                <numerusform>%Ln rows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln column(s)</source>
            <translation>
                <numerusform>%Ln column</numerusform>
                <numerusform>%Ln columns</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunsWindow</name>
        <message numerus="yes">
            <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
            <translation>
                <numerusform>%Ln run, {size}. Choose two to five to compare them.</numerusform>
                <numerusform>%Ln runs, {size}. Choose two to five to compare them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TeachingPanel</name>
        <message numerus="yes">
            <source>Tested on %Ln drawing(s) that it was not taught.</source>
            <translation>
                <numerusform>Tested on %Ln drawing that it was not taught.</numerusform>
                <numerusform>Tested on %Ln drawings that it was not taught.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrainingForm</name>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln epoch</numerusform>
                <numerusform>%Ln epochs</numerusform>
            </translation>
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
            <source>Trained %Ln epoch(s).</source>
            <translation>
                <numerusform>Trained %Ln epoch.</numerusform>
                <numerusform>Trained %Ln epochs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln step(s)</source>
            <translation>
                <numerusform>%Ln step</numerusform>
                <numerusform>%Ln steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln epoch</numerusform>
                <numerusform>%Ln epochs</numerusform>
            </translation>
        </message>
    </context>
</TS>
