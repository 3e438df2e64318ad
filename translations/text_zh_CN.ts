<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>choices</name>
    <message>
        <source>on demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>reserved, short</source>
        <translation>短期预留</translation>
    </message>
    <message>
        <source>reserved 1 year</source>
        <translation>预留 1 年</translation>
    </message>
    <message>
        <source>reserved 3 years</source>
        <translation>预留 3 年</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>预留</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Comm buffers</source>
        <translation>通信缓冲</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>框架开销</translation>
    </message>
    <message>
        <source>Matrix multiply</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Norms, elementwise</source>
        <translation>归一化与逐元素</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>Logits and embedding</source>
        <translation>Logits 与词嵌入</translation>
    </message>
    <message>
        <source>Kernel launch</source>
        <translation>内核启动</translation>
    </message>
    <message>
        <source>TP communication, exposed</source>
        <translation>TP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>CP communication, exposed</source>
        <translation>CP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>EP communication, exposed</source>
        <translation>EP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>Weight gathering, exposed</source>
        <translation>权重收集（未掩盖）</translation>
    </message>
    <message>
        <source>Stage imbalance</source>
        <translation>负载不均</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>PP send/receive, exposed</source>
        <translation>PP 收发（未掩盖）</translation>
    </message>
    <message>
        <source>DP reduce, exposed</source>
        <translation>DP 规约（未掩盖）</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>Fits, meets the deadline</source>
        <translation>可行，满足工期</translation>
    </message>
    <message>
        <source>Fits, misses the deadline</source>
        <translation>可行，但超出工期</translation>
    </message>
    <message>
        <source>Fits, over the power limit</source>
        <translation>可行，但超出功率上限</translation>
    </message>
    <message>
        <source>Not possible yet: memory</source>
        <translation>暂不可行：显存不足</translation>
    </message>
    <message>
        <source>Not possible yet: no valid split</source>
        <translation>暂不可行：没有合法切分</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>偏紧</translation>
    </message>
    <message>
        <source>over memory</source>
        <translation>显存超限</translation>
    </message>
    <message>
        <source>misses the deadline</source>
        <translation>超出工期</translation>
    </message>
    <message>
        <source>over power</source>
        <translation>功率超限</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>不合法</translation>
    </message>
    <message>
        <source>no recompute</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>selective recompute</source>
        <translation>选择性重计算</translation>
    </message>
    <message>
        <source>full recompute</source>
        <translation>完全重计算</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>阻断</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Improves</source>
        <translation>可改进</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已确认</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Something is wrong that has no sentence yet ({id}) at “{where}”.</source>
        <translation>出现未定义说明的错误（{id}），位置“{where}”。</translation>
    </message>
    <message>
        <source>TP × PP × CP × DP is {product}, but there are {accelerators} accelerators.</source>
        <translation>TP × PP × CP × DP 等于 {product}，而加速卡共有 {accelerators} 张。</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>$</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>yuan</source>
        <translation>元</translation>
    </message>
    <message>
        <source>€</source>
        <translation>欧元</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>seq</source>
        <translation>条</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>per 1,000 server-days</source>
        <translation>次/千台·天</translation>
    </message>
    <message>
        <source>million %1</source>
        <translation>百万%1</translation>
    </message>
    <message>
        <source>%1/kW-month</source>
        <translation>%1/kW·月</translation>
    </message>
    <message>
        <source>yuan/$</source>
        <translation>元/美元</translation>
    </message>
    <message>
        <source>$/€</source>
        <translation>美元/欧元</translation>
    </message>
    <message>
        <source>FTE</source>
        <translation>人</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1 on %2: %3. Closest split %4.</source>
        <translation>%1，%2：%3。最接近的切分为 %4。</translation>
    </message>
    <message>
        <source>%1 on %2: %3. %4, MFU %5, %6 (%7).</source>
        <translation>%1，%2：%3。%4，MFU %5，%6（%7）。</translation>
    </message>
    <message>
        <source>No memory figures.</source>
        <translation>没有显存数据。</translation>
    </message>
    <message>
        <source>%1 below your limit</source>
        <translation>低于上限 %1</translation>
    </message>
    <message>
        <source>%1 over your limit</source>
        <translation>超出上限 %1</translation>
    </message>
    <message>
        <source>Memory by stage. Highest: %1, %2 of %3, %4.</source>
        <translation>各级显存：最高为%1，%2 / %3，%4。</translation>
    </message>
    <message>
        <source>A step takes %1 (%2). Largest part: %3, %4.</source>
        <translation>单步 %1（%2）。占比最大：%3，%4。</translation>
    </message>
    <message>
        <source>No price on file for this hardware.</source>
        <translation>价格库中没有该硬件的价格。</translation>
    </message>
    <message>
        <source>Renting this run costs %1</source>
        <translation>租赁完成本次训练需 %1</translation>
    </message>
    <message>
        <source>buying the cluster %1</source>
        <translation>购置整套集群需 %1</translation>
    </message>
    <message>
        <source>buying wins from month %1</source>
        <translation>第 %1 个月起购置更省</translation>
    </message>
    <message>
        <source>buying never pays back within the horizon</source>
        <translation>测算期内购置不会打平</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 servers in %2 scalable units, %3 switches, %4 cables, oversubscription %5 : 1.</source>
        <translation>%1 台服务器，%2 个可扩展单元，%3 台交换机，%4 根线缆，收敛比 %5 : 1。</translation>
    </message>
</context>
</TS>
