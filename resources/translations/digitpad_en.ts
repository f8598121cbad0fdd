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
