<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>rackwright::FindingsCard</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackwright::TopologyCard</name>
    <message numerus="yes">
        <source>Outlined: DP rank %1, on %n server(s)</source>
        <translation>
            <numerusform>Outlined: DP rank %1, on %n server</numerusform>
            <numerusform>Outlined: DP rank %1, on %n servers</numerusform>
        </translation>
    </message>
</context>
</TS>
