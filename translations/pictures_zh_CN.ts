<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>SchedulePicture</name>
    <message>
        <source>bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>forward, chunk 1 – %1</source>
        <translation>前向，第 1 – %1 块</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
</context>
<context>
    <name>TopologyWords</name>
    <message>
        <source>%1 core switches</source>
        <translation>%1 台核心交换机</translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>核心 %1</translation>
    </message>
    <message>
        <source>%1 spine</source>
        <translation>%1 台脊交换机</translation>
    </message>
    <message>
        <source>S%1</source>
        <comment>spine switch</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>%1 leaf</source>
        <translation>%1 叶</translation>
    </message>
    <message>
        <source>Leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>SU %1</source>
        <comment>scalable unit</comment>
        <translation>SU %1</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>NIC %1</source>
        <translation>网卡 %1</translation>
    </message>
    <message>
        <source>%1 × NVSwitch</source>
        <translation>%1 × NVSwitch</translation>
    </message>
    <message>
        <source>NVSwitch %1</source>
        <translation>NVSwitch %1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>PCIe %1</source>
        <translation>PCIe %1</translation>
    </message>
    <message>
        <source>%1 srv</source>
        <comment>servers</comment>
        <translation>%1 台</translation>
    </message>
    <message>
        <source>Scalable unit %1: %2</source>
        <translation>可扩展单元 %1：%2</translation>
    </message>
    <message>
        <source>%1 servers from %2</source>
        <translation>自 %2 号起 %1 台服务器</translation>
    </message>
    <message>
        <source>Server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>%1: not used by this plan</source>
        <translation>%1：本方案未使用</translation>
    </message>
    <message>
        <source>%1: pipeline stage %2, replica %3</source>
        <translation>%1：流水线第 %2 级，%3 号副本</translation>
    </message>
    <message>
        <source>%1: %2, %3, TP rank %4</source>
        <translation>%1：%2，%3，TP 序号 %4</translation>
    </message>
    <message>
        <source>%1: rail %2, %3 Gb/s</source>
        <translation>%1：轨道 %2，%3 Gb/s</translation>
    </message>
    <message>
        <source>%1: rail %2</source>
        <translation>%1：轨道 %2</translation>
    </message>
    <message>
        <source>%1, rack %2</source>
        <translation>%1，%2 号机柜</translation>
    </message>
    <message>
        <source>%1: a spare, cabled and waiting</source>
        <translation>%1：备机，已接线待命</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Rail %1</source>
        <translation>轨道 %1</translation>
    </message>
    <message>
        <source>GPU %1 of server %2 and its partners:</source>
        <translation>服务器 %2 的 GPU %1 及其通信伙伴：</translation>
    </message>
    <message>
        <source>scale-up %1 busy</source>
        <translation>机内互联占用 %1</translation>
    </message>
    <message>
        <source>to leaf %1</source>
        <translation>至叶 %1</translation>
    </message>
    <message>
        <source>to spine %1</source>
        <translation>至脊 %1</translation>
    </message>
    <message>
        <source>to core %1</source>
        <translation>至核心 %1</translation>
    </message>
    <message>
        <source>share leaf switches: fail together</source>
        <translation>共用叶交换机：一同故障</translation>
    </message>
    <message>
        <source>a rack: shares its feeds</source>
        <translation>同一机柜：共用供电</translation>
    </message>
    <message>
        <source>a tensor parallel group</source>
        <translation>一个张量并行组</translation>
    </message>
    <message>
        <source>a replica</source>
        <translation>一个副本</translation>
    </message>
    <message>
        <source>the next, in turn</source>
        <translation>下一个，交替</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>备机</translation>
    </message>
</context>
<context>
    <name>Tornado</name>
    <message>
        <source>buying wins</source>
        <translation>买更省</translation>
    </message>
    <message>
        <source>renting wins</source>
        <translation>租更省</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message>
        <source>Smaller parts</source>
        <translation>其余各项</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步合计</translation>
    </message>
</context>
</TS>
