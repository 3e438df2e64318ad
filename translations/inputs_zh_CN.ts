<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>group_summary</name>
    <message>
        <source>partly fixed</source>
        <translation>部分固定</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>有效率 %1</translation>
    </message>
</context>
<context>
    <name>picklists</name>
    <message>
        <source>Not enough published data to compute with: %1</source>
        <translation>公开数据不足，无法计算：缺 %1</translation>
    </message>
    <message>
        <source>No server on file holds this part</source>
        <translation>目录中没有搭载此卡的服务器</translation>
    </message>
    <message>
        <source>data missing</source>
        <translation>数据缺失</translation>
    </message>
</context>
<context>
    <name>rackwright::GroupHeader</name>
    <message numerus="yes">
        <source>%n changed out of sight</source>
        <translation>
            <numerusform>%n 项已修改但未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold this group</source>
        <translation>折叠此组</translation>
    </message>
    <message>
        <source>Open this group</source>
        <translation>展开此组</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n 项已修改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackwright::InputPanel</name>
    <message>
        <source>Find a setting</source>
        <translation>搜索参数</translation>
    </message>
    <message>
        <source>Search the settings in English and Chinese (%1)</source>
        <translation>用中文或英文搜索参数（%1）</translation>
    </message>
    <message>
        <source>No setting matches “%1”. Clear the field to see them all.</source>
        <translation>没有匹配“%1”的参数。清空搜索框可查看全部。</translation>
    </message>
    <message>
        <source>%1 more in Expert</source>
        <translation>专家视图另有 %1 项</translation>
    </message>
    <message>
        <source>%1 more in Expert, %2 changed</source>
        <translation>专家视图另有 %1 项，其中 %2 项已修改</translation>
    </message>
    <message>
        <source>All settings are shown</source>
        <translation>已显示全部参数</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>只看常用参数</translation>
    </message>
    <message>
        <source>Show expert settings</source>
        <translation>查看专家参数</translation>
    </message>
</context>
<context>
    <name>rackwright::InputRow</name>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>恢复为 %1</translation>
    </message>
</context>
<context>
    <name>rackwright::PicklistMatches</name>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>没有匹配“%1”的项</translation>
    </message>
</context>
<context>
    <name>rackwright::ValueSpinBox</name>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>vendors</name>
    <message>
        <source>NVIDIA</source>
        <translation>英伟达</translation>
    </message>
    <message>
        <source>AMD</source>
        <translation>超威</translation>
    </message>
    <message>
        <source>Huawei</source>
        <translation>华为 昇腾</translation>
    </message>
    <message>
        <source>Intel</source>
        <translation>英特尔</translation>
    </message>
    <message>
        <source>Google</source>
        <translation>谷歌</translation>
    </message>
    <message>
        <source>Hygon</source>
        <translation>海光</translation>
    </message>
    <message>
        <source>Cambricon</source>
        <translation>寒武纪</translation>
    </message>
    <message>
        <source>Moore Threads</source>
        <translation>摩尔线程</translation>
    </message>
    <message>
        <source>Biren</source>
        <translation>壁仞</translation>
    </message>
    <message>
        <source>MetaX</source>
        <translation>沐曦</translation>
    </message>
    <message>
        <source>Iluvatar</source>
        <translation>天数智芯</translation>
    </message>
    <message>
        <source>Enflame</source>
        <translation>燧原</translation>
    </message>
</context>
</TS>
