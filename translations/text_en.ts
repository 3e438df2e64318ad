<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Ways</name>
    <message numerus="yes">
        <source>Change %n input(s)</source>
        <translation>
            <numerusform>Change %n input</numerusform>
            <numerusform>Change %n inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%1 server(s)</source>
        <translation>
            <numerusform>%1 server</numerusform>
            <numerusform>%1 servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scalable unit(s)</source>
        <translation>
            <numerusform>%1 scalable unit</numerusform>
            <numerusform>%1 scalable units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 switch(es)</source>
        <translation>
            <numerusform>%1 switch</numerusform>
            <numerusform>%1 switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cable(s)</source>
        <translation>
            <numerusform>%1 cable</numerusform>
            <numerusform>%1 cables</numerusform>
        </translation>
    </message>
</context>
</TS>
