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
</TS>
