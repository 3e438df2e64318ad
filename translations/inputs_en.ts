<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rackwright::GroupHeader</name>
    <message numerus="yes">
        <source>%n changed out of sight</source>
        <translation>
            <numerusform>%n changed out of sight</numerusform>
            <numerusform>%n changed out of sight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
</TS>
