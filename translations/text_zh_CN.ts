<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Ways</name>
    <message>
        <source>Deadline %1 and %2</source>
        <translation>工期 %1，功率 %2</translation>
    </message>
    <message>
        <source>Two limits are in the way, and each alone is not enough.</source>
        <translation>两项约束同时超限，只放宽一项不够。</translation>
    </message>
    <message>
        <source>Use %1 × %2</source>
        <translation>改用 %1 × %2</translation>
    </message>
    <message>
        <source>Deadline %1</source>
        <translation>工期放宽到 %1</translation>
    </message>
    <message>
        <source>Train on %1 tokens</source>
        <translation>只训练 %1 token</translation>
    </message>
    <message>
        <source>Train in FP8</source>
        <translation>改用 FP8 训练</translation>
    </message>
    <message>
        <source>Use %1 of the memory</source>
        <translation>显存用到 %1</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>功率放宽到 %1</translation>
    </message>
    <message>
        <source>Let the search choose the split</source>
        <translation>并行策略交给搜索</translation>
    </message>
    <message>
        <source>Sequence of %1 tokens</source>
        <translation>序列长度 %1</translation>
    </message>
    <message>
        <source>%1 servers instead of %2. Every limit is kept.</source>
        <translation>服务器由 %2 台改为 %1 台，各项约束均满足。</translation>
    </message>
    <message>
        <source>The same cluster, later. Every other limit is kept.</source>
        <translation>集群不变，只是更晚完成，其余约束均满足。</translation>
    </message>
    <message>
        <source>%1 less data; still %2 tokens per parameter.</source>
        <translation>数据减少 %1，每个参数仍有 %2 个 token。</translation>
    </message>
    <message>
        <source>Matrix products in 8 bits. Check the loss before you rely on it.</source>
        <translation>矩阵乘改用 8 位，采用前请先验证损失曲线。</translation>
    </message>
    <message>
        <source>As many servers as now. Price and delivery follow the part.</source>
        <translation>服务器数量不变，价格和交付随型号变化。</translation>
    </message>
    <message>
        <source>Your margin shrinks: test the memory before you commit.</source>
        <translation>余量变小，定案前请实测显存。</translation>
    </message>
    <message>
        <source>The room must feed and cool it.</source>
        <translation>机房的供电和制冷需要跟上。</translation>
    </message>
    <message>
        <source>Your fixed dimensions rule out every split.</source>
        <translation>当前固定的并行维度排除了所有策略。</translation>
    </message>
    <message>
        <source>Longer documents are cut or packed anew.</source>
        <translation>更长的文档需要截断或重新打包。</translation>
    </message>
    <message>
        <source>Another accelerator</source>
        <translation>更换加速卡</translation>
    </message>
    <message numerus="yes">
        <source>Change %n input(s)</source>
        <translation>
            <numerusform>调整 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Not possible yet: the deadline is in the way</source>
        <translation>暂不可行：工期不满足</translation>
    </message>
    <message>
        <source>Not possible yet: the power limit is in the way</source>
        <translation>暂不可行：功率超限</translation>
    </message>
    <message>
        <source>Not possible yet: the memory is in the way</source>
        <translation>暂不可行：显存不足</translation>
    </message>
    <message>
        <source>Not possible yet: no split matches your settings</source>
        <translation>暂不可行：没有符合设置的并行策略</translation>
    </message>
</context>
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
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>按参数量生成</translation>
    </message>
    <message>
        <source>Imported model</source>
        <translation>导入的模型</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP8, per tensor or block</source>
        <translation>FP8（按张量或分块）</translation>
    </message>
    <message>
        <source>FP8, per row</source>
        <translation>FP8（按行）</translation>
    </message>
    <message>
        <source>MXFP8</source>
        <translation>MXFP8</translation>
    </message>
    <message>
        <source>NVFP4</source>
        <translation>NVFP4</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Pretraining</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Continued pretraining</source>
        <translation>继续预训练</translation>
    </message>
    <message>
        <source>Long-context phase</source>
        <translation>长上下文阶段</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>16-bit with FP32 master</source>
        <translation>16 位，FP32 主副本</translation>
    </message>
    <message>
        <source>FP32 weights, 16-bit compute</source>
        <translation>FP32 权重，16 位计算</translation>
    </message>
    <message>
        <source>16-bit only</source>
        <translation>仅 16 位</translation>
    </message>
    <message>
        <source>16-bit gradients and moments</source>
        <translation>16 位梯度与动量</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>8-bit Adam</source>
        <translation>8 位 Adam</translation>
    </message>
    <message>
        <source>4-bit Adam</source>
        <translation>4 位 Adam</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>GaLore</source>
        <translation>GaLore</translation>
    </message>
    <message>
        <source>BAdam</source>
        <translation>BAdam</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Classic attention</source>
        <translation>传统注意力</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Chunked</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>NF4</source>
        <translation>NF4</translation>
    </message>
    <message>
        <source>NF4, double quantised</source>
        <translation>NF4（双重量化）</translation>
    </message>
    <message>
        <source>GPTQ / AWQ 4-bit</source>
        <translation>GPTQ / AWQ 4 位</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>Rail-optimised fat tree</source>
        <translation>轨道优化胖树</translation>
    </message>
    <message>
        <source>Fat tree</source>
        <translation>胖树</translation>
    </message>
    <message>
        <source>Rail-only</source>
        <translation>纯轨道</translation>
    </message>
    <message>
        <source>None, full copies</source>
        <translation>不切分，完整副本</translation>
    </message>
    <message>
        <source>ZeRO-1, optimizer states</source>
        <translation>ZeRO-1，切分优化器状态</translation>
    </message>
    <message>
        <source>ZeRO-2, and gradients</source>
        <translation>ZeRO-2，并切分梯度</translation>
    </message>
    <message>
        <source>ZeRO-3, and weights</source>
        <translation>ZeRO-3，并切分权重</translation>
    </message>
    <message>
        <source>FSDP, everything</source>
        <translation>FSDP，全部切分</translation>
    </message>
    <message>
        <source>HSDP, inside groups</source>
        <translation>HSDP，组内切分</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>成熟</translation>
    </message>
    <message>
        <source>New platform</source>
        <translation>新平台</translation>
    </message>
    <message>
        <source>Burn-in</source>
        <translation>老化测试期</translation>
    </message>
    <message>
        <source>Mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>欧盟</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他地区</translation>
    </message>
    <message>
        <source>US dollar</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>Yuan</source>
        <translation>人民币</translation>
    </message>
    <message>
        <source>Euro</source>
        <translation>欧元</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>托管单价</translation>
    </message>
    <message>
        <source>Own room</source>
        <translation>自有机房</translation>
    </message>
    <message>
        <source>Whichever costs less</source>
        <translation>取成本较低者</translation>
    </message>
    <message>
        <source>Cabled, ready to step in</source>
        <translation>热备，已接线待命</translation>
    </message>
    <message>
        <source>Cold, on the shelf</source>
        <translation>冷备，存放于库房</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>In-band management switch</source>
        <translation>带内管理交换机</translation>
    </message>
    <message>
        <source>Out-of-band management switch</source>
        <translation>带外管理交换机</translation>
    </message>
    <message>
        <source>Patch cable</source>
        <translation>网线</translation>
    </message>
    <message>
        <source>Parallel storage</source>
        <translation>并行存储</translation>
    </message>
    <message>
        <source>Job scheduler</source>
        <translation>作业调度软件</translation>
    </message>
    <message>
        <source>Monitoring</source>
        <translation>监控软件</translation>
    </message>
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
        <source>recomputes 1 layer a stage</source>
        <translation>每阶段重计算 1 层</translation>
    </message>
    <message>
        <source>recomputes %1 layers a stage</source>
        <translation>每阶段重计算 %1 层</translation>
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
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Spare server</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>Leaf switch</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switch</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Core switch</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Storage switch</source>
        <translation>存储交换机</translation>
    </message>
    <message>
        <source>Management switch</source>
        <translation>管理交换机</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>Cable, server to leaf</source>
        <translation>线缆，服务器至叶交换机</translation>
    </message>
    <message>
        <source>Cable, leaf to spine</source>
        <translation>线缆，叶至脊交换机</translation>
    </message>
    <message>
        <source>Cable, spine to core</source>
        <translation>线缆，脊至核心交换机</translation>
    </message>
    <message>
        <source>Cable, storage network</source>
        <translation>线缆，存储网络</translation>
    </message>
    <message>
        <source>Cable, management network</source>
        <translation>线缆，管理网络</translation>
    </message>
    <message>
        <source>Optical transceiver</source>
        <translation>光模块</translation>
    </message>
    <message>
        <source>Optical transceiver, storage network</source>
        <translation>光模块，存储网络</translation>
    </message>
    <message>
        <source>Network adapter</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Shared storage</source>
        <translation>共享存储</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Power distribution unit</source>
        <translation>配电单元（PDU）</translation>
    </message>
    <message>
        <source>Coolant distribution unit</source>
        <translation>冷却液分配单元（CDU）</translation>
    </message>
    <message>
        <source>Installation and commissioning</source>
        <translation>安装调试</translation>
    </message>
    <message>
        <source>Spare optics</source>
        <translation>备用光模块</translation>
    </message>
    <message>
        <source>Management node</source>
        <translation>管理节点</translation>
    </message>
    <message>
        <source>Login node</source>
        <translation>登录节点</translation>
    </message>
    <message>
        <source>Fabric manager</source>
        <translation>网络管理器</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Compute network</source>
        <translation>计算网络</translation>
    </message>
    <message>
        <source>Storage and management</source>
        <translation>存储与管理</translation>
    </message>
    <message>
        <source>Racks and power</source>
        <translation>机柜与供电</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>全部层</translation>
    </message>
    <message>
        <source> server</source>
        <translation> 服务器</translation>
    </message>
    <message>
        <source> TFLOPS bin)</source>
        <translation> TFLOPS 档)</translation>
    </message>
    <message>
        <source> compute tray</source>
        <translation> 计算托盘</translation>
    </message>
    <message>
        <source> dies)</source>
        <translation> 芯粒)</translation>
    </message>
    <message>
        <source>Head node</source>
        <translation>主控节点</translation>
    </message>
    <message>
        <source>Uninterruptible power supply, module</source>
        <translation>UPS 模块</translation>
    </message>
    <message>
        <source>Software support, per accelerator</source>
        <translation>软件支持服务（按加速卡）</translation>
    </message>
</context>
<context>
    <name>entries</name>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Rental offer</source>
        <translation>租赁报价</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>采购价</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>残值</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>交付地</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>显存（GB）</translation>
    </message>
    <message>
        <source>Usable memory (GiB)</source>
        <translation>可用显存（GiB）</translation>
    </message>
    <message>
        <source>Memory bandwidth (GB/s)</source>
        <translation>显存带宽（GB/s）</translation>
    </message>
    <message>
        <source>Dense BF16 peak (TFLOPS)</source>
        <translation>BF16 稠密峰值（TFLOPS）</translation>
    </message>
    <message>
        <source>Dense FP16 peak (TFLOPS)</source>
        <translation>FP16 稠密峰值（TFLOPS）</translation>
    </message>
    <message>
        <source>Dense FP8 peak (TFLOPS)</source>
        <translation>FP8 稠密峰值（TFLOPS）</translation>
    </message>
    <message>
        <source>Dense FP4 peak (TFLOPS)</source>
        <translation>FP4 稠密峰值（TFLOPS）</translation>
    </message>
    <message>
        <source>Dense INT8 peak (TOPS)</source>
        <translation>INT8 稠密峰值（TOPS）</translation>
    </message>
    <message>
        <source>Dense TF32 peak (TFLOPS)</source>
        <translation>TF32 稠密峰值（TFLOPS）</translation>
    </message>
    <message>
        <source>Scale-up bandwidth, both ways (GB/s)</source>
        <translation>卡间互联双向带宽（GB/s）</translation>
    </message>
    <message>
        <source>Scale-up bandwidth of a pair (GB/s)</source>
        <translation>两卡之间的互联带宽（GB/s）</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>卡间互联域</translation>
    </message>
    <message>
        <source>Bridge bandwidth (GB/s)</source>
        <translation>桥接带宽（GB/s）</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe 代次</translation>
    </message>
    <message>
        <source>Board power (W)</source>
        <translation>单卡功耗（W）</translation>
    </message>
    <message>
        <source>Usual network adapter (Gb/s)</source>
        <translation>常配网卡（Gb/s）</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速卡数量</translation>
    </message>
    <message>
        <source>Height (U)</source>
        <translation>高度（U）</translation>
    </message>
    <message>
        <source>Network adapters</source>
        <translation>网卡数量</translation>
    </message>
    <message>
        <source>Network adapter (Gb/s)</source>
        <translation>网卡速率（Gb/s）</translation>
    </message>
    <message>
        <source>Storage adapters</source>
        <translation>存储网卡数量</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 核数</translation>
    </message>
    <message>
        <source>Local NVMe (TB)</source>
        <translation>本地 NVMe（TB）</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源模块数</translation>
    </message>
    <message>
        <source>Power supplies needed</source>
        <translation>所需电源模块数</translation>
    </message>
    <message>
        <source>Nameplate power (kW)</source>
        <translation>铭牌功率（kW）</translation>
    </message>
    <message>
        <source>Measured power (kW)</source>
        <translation>实测功率（kW）</translation>
    </message>
    <message>
        <source>Idle power (kW)</source>
        <translation>空闲功率（kW）</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口数</translation>
    </message>
    <message>
        <source>Port speed (Gb/s)</source>
        <translation>端口速率（Gb/s）</translation>
    </message>
    <message>
        <source>Split ports</source>
        <translation>拆分端口数</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>光模块槽位</translation>
    </message>
    <message>
        <source>Typical power (W)</source>
        <translation>典型功耗（W）</translation>
    </message>
    <message>
        <source>Maximum power (W)</source>
        <translation>最大功耗（W）</translation>
    </message>
    <message>
        <source>Speed (Gb/s)</source>
        <translation>速率（Gb/s）</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Age (months)</source>
        <translation>使用月数</translation>
    </message>
    <message>
        <source>Share of the purchase price</source>
        <translation>占采购价比例</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>VAT (share)</source>
        <translation>增值税率</translation>
    </message>
    <message>
        <source>Recoverable VAT (share)</source>
        <translation>可抵扣增值税比例</translation>
    </message>
    <message>
        <source>Electricity (USD/kWh)</source>
        <translation>电价（美元/kWh）</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Grid emissions (kg/kWh)</source>
        <translation>电网排放因子（kg/kWh）</translation>
    </message>
    <message>
        <source>Colocation (USD per kW and month)</source>
        <translation>机柜托管（美元/kW·月）</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>显存峰值</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>Effective training time</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>Rent this run</source>
        <translation>租：本次训练</translation>
    </message>
    <message>
        <source>Buy the cluster</source>
        <translation>买：整套集群</translation>
    </message>
    <message>
        <source>Buying wins from month</source>
        <translation>购置更省的起始月</translation>
    </message>
    <message>
        <source>no longer offered</source>
        <translation>已不再提供</translation>
    </message>
    <message>
        <source>new since then</source>
        <translation>其后新增</translation>
    </message>
    <message>
        <source>after %1 months</source>
        <translation>满 %1 个月</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>This plan has no figure “{figure}”. Leave it out for the list.</source>
        <translation>此方案没有“{figure}”这个数字。省略该参数可列出全部。</translation>
    </message>
    <message>
        <source>No split of the model fits into its memory.</source>
        <translation>模型怎么切分都放不进它的显存。</translation>
    </message>
    <message>
        <source>It draws {value}; the limit is {limit}.</source>
        <translation>用电 {value}，超过上限 {limit}。</translation>
    </message>
    <message>
        <source>It takes {value} from the start; the deadline is {limit}.</source>
        <translation>从开始算要 {value}，超过期限 {limit}。</translation>
    </message>
    <message>
        <source>It costs {value}; the budget is {limit}.</source>
        <translation>要花 {value}，超过预算 {limit}。</translation>
    </message>
    <message>
        <source>Nobody rents it out there and no purchase price is known.</source>
        <translation>当地无人出租，采购价也未知。</translation>
    </message>
    <message>
        <source>{accelerator} is left out: another vendor was asked for.</source>
        <translation>未考虑 {accelerator}：不在指定的厂商之内。</translation>
    </message>
    <message>
        <source>{accelerator} is left out: nobody published its {missing}.</source>
        <translation>未考虑 {accelerator}：没有公开的{missing}数据。</translation>
    </message>
    <message>
        <source>{accelerator} is left out: it cannot be delivered to the destination.</source>
        <translation>未考虑 {accelerator}：无法交付到目的地。</translation>
    </message>
    <message>
        <source>A run to be diagnosed is one JSON object of keys and values.</source>
        <translation>待诊断的训练应为一个由键和值组成的 JSON 对象。</translation>
    </message>
    <message>
        <source>{where} needs a number between 0 and {maximum}.</source>
        <translation>{where} 应为 0 到 {maximum} 之间的数。</translation>
    </message>
    <message>
        <source>Something is wrong that has no sentence yet ({id}) at “{where}”.</source>
        <translation>出现未定义说明的错误（{id}），位置“{where}”。</translation>
    </message>
    <message>
        <source>TP × PP × CP × DP is {value}, but there are {limit} accelerators.</source>
        <translation>TP × PP × CP × DP 等于 {value}，而加速卡共有 {limit} 张。</translation>
    </message>
    <message>
        <source>The {value} ranks that hold experts do not divide into groups of {limit}.</source>
        <translation>承载专家的 {value} 个进程不能按 {limit} 个一组划分。</translation>
    </message>
    <message>
        <source>A shard group of {value} does not divide the {limit} replicas.</source>
        <translation>{value} 个一组的切分组不能整除 {limit} 个副本。</translation>
    </message>
    <message>
        <source>TP{value} does not divide the {limit} attention heads.</source>
        <translation>TP{value} 不能整除 {limit} 个注意力头。</translation>
    </message>
    <message>
        <source>{value} key-value heads do not split over TP{limit}.</source>
        <translation>{value} 个 KV 头不能按 TP{limit} 切分。</translation>
    </message>
    <message>
        <source>TP{value} does not divide the MLP width {limit}.</source>
        <translation>TP{value} 不能整除 MLP 宽度 {limit}。</translation>
    </message>
    <message>
        <source>TP{value} does not divide the hidden width {limit}.</source>
        <translation>TP{value} 不能整除隐层宽度 {limit}。</translation>
    </message>
    <message>
        <source>Sequence parallel cuts into {value} parts, which do not divide {limit} tokens.</source>
        <translation>序列并行切成 {value} 份，不能整除 {limit} 个 token。</translation>
    </message>
    <message>
        <source>TP{value} together with EP{limit} needs sequence parallel.</source>
        <translation>TP{value} 与 EP{limit} 同用时必须开启序列并行。</translation>
    </message>
    <message>
        <source>EP{value} needs experts; this model is dense.</source>
        <translation>EP{value} 需要专家；该模型是稠密模型。</translation>
    </message>
    <message>
        <source>EP{value} does not divide the {limit} experts.</source>
        <translation>EP{value} 不能整除 {limit} 个专家。</translation>
    </message>
    <message>
        <source>ETP{value} does not divide the expert width {limit}.</source>
        <translation>ETP{value} 不能整除专家宽度 {limit}。</translation>
    </message>
    <message>
        <source>ETP{value} is larger than TP{limit}.</source>
        <translation>ETP{value} 大于 TP{limit}。</translation>
    </message>
    <message>
        <source>VPP{value} needs a pipeline of at least 2 stages.</source>
        <translation>VPP{value} 需要至少 2 级流水线。</translation>
    </message>
    <message>
        <source>{limit} layers do not split into {value} equal stages.</source>
        <translation>{limit} 层不能均分为 {value} 级。</translation>
    </message>
    <message>
        <source>{limit} layers do not split into {value} equal chunks.</source>
        <translation>{limit} 层不能均分为 {value} 段。</translation>
    </message>
    <message>
        <source>{value} sequences of all replicas do not divide the global batch of {limit}.</source>
        <translation>各副本共 {value} 条序列，不能整除全局批 {limit}。</translation>
    </message>
    <message>
        <source>Interleaving needs micro-batches in multiples of {value}; there are {limit}.</source>
        <translation>交错调度要求微批数为 {value} 的倍数，现为 {limit}。</translation>
    </message>
    <message>
        <source>{value} recomputed layers are more than the {limit} of a stage.</source>
        <translation>重计算 {value} 层，超过每级的 {limit} 层。</translation>
    </message>
    <message>
        <source>Context parallel cuts into {value} parts, which do not divide {limit} tokens.</source>
        <translation>上下文并行切成 {value} 份，不能整除 {limit} 个 token。</translation>
    </message>
    <message>
        <source>{value} ranks do not divide the {limit} attention heads.</source>
        <translation>{value} 个进程不能整除 {limit} 个注意力头。</translation>
    </message>
    <message>
        <source>{value} key-value heads do not split over {limit} ranks.</source>
        <translation>{value} 个 KV 头不能切分到 {limit} 个进程。</translation>
    </message>
    <message>
        <source>{stack} has no tensor parallel.</source>
        <translation>{stack} 不支持张量并行。</translation>
    </message>
    <message>
        <source>{stack} has no pipeline parallel.</source>
        <translation>{stack} 不支持流水线并行。</translation>
    </message>
    <message>
        <source>{stack} has no interleaved pipeline.</source>
        <translation>{stack} 不支持交错流水线。</translation>
    </message>
    <message>
        <source>{stack} has no context parallel.</source>
        <translation>{stack} 不支持上下文并行。</translation>
    </message>
    <message>
        <source>{stack} has no expert parallel.</source>
        <translation>{stack} 不支持专家并行。</translation>
    </message>
    <message>
        <source>{stack} has no sequence parallel.</source>
        <translation>{stack} 不支持序列并行。</translation>
    </message>
    <message>
        <source>{stack} has no selective recomputation.</source>
        <translation>{stack} 不支持选择性重计算。</translation>
    </message>
    <message>
        <source>{stack} cannot recompute single layers.</source>
        <translation>{stack} 不支持按层重计算。</translation>
    </message>
    <message>
        <source>{stack} cannot move the optimizer to host memory.</source>
        <translation>{stack} 不能把优化器卸载到主机内存。</translation>
    </message>
    <message>
        <source>{stack} does not offer this sharding.</source>
        <translation>{stack} 不支持这种状态切分。</translation>
    </message>
    <message>
        <source>{stack} cannot combine this sharding with a pipeline.</source>
        <translation>{stack} 的这种状态切分不能与流水线同用。</translation>
    </message>
    <message>
        <source>Every parallel degree must be at least {limit}.</source>
        <translation>每个并行度至少为 {limit}。</translation>
    </message>
    <message>
        <source>No plan keeps every limit, so there is nothing to launch. “advise” says what is in the way.</source>
        <translation>没有满足全部限制的方案，因此没有可导出的启动文件。运行“advise”查看是哪一项限制受阻。</translation>
    </message>
    <message>
        <source>This launch has several files. Name a folder for them with -o.</source>
        <translation>本次导出包含多个文件，请用 -o 指定目录。</translation>
    </message>
    <message>
        <source>{where} has more than {limit}: that is no launch file.</source>
        <translation>{where} 超过 {limit}，不是启动文件。</translation>
    </message>
    <message>
        <source>At most {limit} launch files are read together.</source>
        <translation>一次最多读取 {limit} 个启动文件。</translation>
    </message>
    <message>
        <source>{where} is not a DeepSpeed configuration in JSON.</source>
        <translation>{where} 不是 JSON 格式的 DeepSpeed 配置。</translation>
    </message>
    <message>
        <source>{where}, line {line}: neither a table nor a key with a value.</source>
        <translation>{where} 第 {line} 行：既不是表头，也不是键值对。</translation>
    </message>
    <message>
        <source>{where} holds no option of Megatron-LM, DeepSpeed or torchtitan.</source>
        <translation>{where} 中没有 Megatron-LM、DeepSpeed 或 torchtitan 的任何选项。</translation>
    </message>
    <message>
        <source>Not understood: {option}</source>
        <translation>未能识别：{option}</translation>
    </message>
    <message>
        <source>Not stated, the framework&apos;s default is taken: {field}</source>
        <translation>文件未给出，按框架默认值处理：{field}</translation>
    </message>
    <message>
        <source>The files do not say which model is trained; the plan keeps the default.</source>
        <translation>文件未说明训练哪个模型，方案沿用默认模型。</translation>
    </message>
    <message>
        <source>The files do not say on how many accelerators the run stands; the plan keeps the default.</source>
        <translation>文件未说明使用多少加速卡，方案沿用默认数量。</translation>
    </message>
    <message>
        <source>Not expressed: which layers see a sliding window only.</source>
        <translation>无法表达：哪些层只使用滑动窗口注意力。</translation>
    </message>
    <message>
        <source>Not expressed: the vision or audio encoder.</source>
        <translation>无法表达：视觉或音频编码器。</translation>
    </message>
    <message>
        <source>Not expressed: attention sinks.</source>
        <translation>无法表达：注意力汇聚点（attention sink）。</translation>
    </message>
    <message>
        <source>Not expressed: where and how this model normalises.</source>
        <translation>无法表达：该模型归一化的位置与方式。</translation>
    </message>
    <message>
        <source>Not expressed: the full-width norm of queries and keys.</source>
        <translation>无法表达：对整个 Q、K 宽度做的归一化。</translation>
    </message>
    <message>
        <source>Not expressed: ALiBi positions.</source>
        <translation>无法表达：ALiBi 位置编码。</translation>
    </message>
    <message>
        <source>Not expressed: biases on some of the matrices only.</source>
        <translation>无法表达：仅部分矩阵带偏置。</translation>
    </message>
    <message>
        <source>Not expressed: an embedding narrower than the layers.</source>
        <translation>无法表达：比隐藏层更窄的词嵌入。</translation>
    </message>
    <message>
        <source>Not expressed: special parts of this architecture.</source>
        <translation>无法表达：该架构的特殊部件。</translation>
    </message>
    <message>
        <source>Not expressed: low-rank adapters; the launch trains every weight.</source>
        <translation>无法表达：低秩适配器；按导出文件启动会训练全部权重。</translation>
    </message>
    <message>
        <source>Not expressed: the optimizer; Adam is written.</source>
        <translation>无法表达：所选优化器；导出文件写的是 Adam。</translation>
    </message>
    <message>
        <source>Not expressed: sharding inside groups; all replicas share one.</source>
        <translation>无法表达：组内切分；全部副本共用一个切分组。</translation>
    </message>
    <message>
        <source>Not expressed: context parallel.</source>
        <translation>无法表达：上下文并行。</translation>
    </message>
    <message>
        <source>Not expressed: the interleaved pipeline.</source>
        <translation>无法表达：交错式流水线。</translation>
    </message>
    <message>
        <source>Not expressed: which modules are recomputed.</source>
        <translation>无法表达：重计算哪些模块。</translation>
    </message>
    <message>
        <source>Not expressed: recomputing some layers only; all of them are.</source>
        <translation>无法表达：只重计算部分层；导出文件会重计算全部层。</translation>
    </message>
    <message>
        <source>Not expressed: moving states to host memory.</source>
        <translation>无法表达：把状态卸载到主机内存。</translation>
    </message>
    <message>
        <source>Not expressed: the model, which torchtitan does not ship; register it there and fill in name and flavor.</source>
        <translation>无法表达：模型；torchtitan 未自带该模型，请先在其中注册，再填写 name 与 flavor。</translation>
    </message>
    <message>
        <source>Not expressed: this sharding; torchtitan shards weights, gradients and optimizer together and needs less memory.</source>
        <translation>无法表达：该切分方式；torchtitan 会同时切分权重、梯度和优化器，所需显存更少。</translation>
    </message>
    <message>
        <source>Not expressed: this sharding; only the optimizer is sharded, which needs more memory than planned.</source>
        <translation>无法表达：该切分方式；仅切分优化器，所需显存多于方案。</translation>
    </message>
    <message>
        <source>Not expressed: latent attention (MLA).</source>
        <translation>无法表达：多头潜在注意力（MLA）。</translation>
    </message>
    <message>
        <source>Needs {required}, {over} over your limit of {limit}.</source>
        <translation>需要 {required}，超出上限 {limit} 达 {over}。</translation>
    </message>
    <message>
        <source>There is no input called “{input}”. Run “rackwright-cli inputs” for the list.</source>
        <translation>没有名为“{input}”的参数。运行“rackwright-cli inputs”查看列表。</translation>
    </message>
    <message>
        <source>{input} is {value}; it must lie between {minimum} and {maximum}.</source>
        <translation>{input}为 {value}，应在 {minimum} 到 {maximum} 之间。</translation>
    </message>
    <message>
        <source>{input} needs a number.</source>
        <translation>{input}应为数字。</translation>
    </message>
    <message>
        <source>{input} needs a whole number; {value} is not one.</source>
        <translation>{input}应为整数，{value} 不是整数。</translation>
    </message>
    <message>
        <source>{input} needs true or false.</source>
        <translation>{input}应为 true 或 false。</translation>
    </message>
    <message>
        <source>{input} needs a text.</source>
        <translation>{input}应为文本。</translation>
    </message>
    <message>
        <source>{input} has no choice “{value}”. Run “rackwright-cli inputs” for the choices.</source>
        <translation>{input}没有选项“{value}”。运行“rackwright-cli inputs”查看可选项。</translation>
    </message>
    <message>
        <source>{input} is too long; at most {limit} bytes are kept.</source>
        <translation>{input}过长，最多 {limit} 字节。</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}. Check the path and your rights.</source>
        <translation>无法打开 {path}：{reason}。请检查路径和权限。</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. The old file is unchanged; choose another folder or free some space.</source>
        <translation>无法写入 {path}：{reason}。原文件未改动；请另选文件夹或清理空间。</translation>
    </message>
    <message>
        <source>{path} has more than {limit}. That is no file of this program; choose another one.</source>
        <translation>{path} 超过 {limit}，不是本程序的文件；请另选文件。</translation>
    </message>
    <message>
        <source>This is not a JSON file: reading stopped at byte {byte}. Choose a .rackwright file.</source>
        <translation>这不是 JSON 文件：读到第 {byte} 字节时出错。请选择 .rackwright 文件。</translation>
    </message>
    <message>
        <source>This is JSON, but not a Rackwright scenario: “format” must be “rackwright-scenario”.</source>
        <translation>这是 JSON，但不是算筹方案文件：“format” 应为 “rackwright-scenario”。</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a plan.</source>
        <translation>文件嵌套过深，不是方案文件。</translation>
    </message>
    <message>
        <source>{where}: this value cannot be used. {detail}</source>
        <translation>{where}：该值不可用。{detail}</translation>
    </message>
    <message>
        <source>{where}: this entry is missing.</source>
        <translation>{where}：缺少该项。</translation>
    </message>
    <message>
        <source>{where}: the catalogue file has an entry that cannot be used: {detail}.</source>
        <translation>{where}：目录文件中有不可用的条目：{detail}。</translation>
    </message>
    <message>
        <source>The file was written by a newer version ({version}). It opens read-only; save a copy to work on it.</source>
        <translation>该文件由更新的版本（{version}）写入，以只读方式打开；如需修改请另存为副本。</translation>
    </message>
    <message>
        <source>No model is called “{preset}”. Pick one from the list or import a config.json.</source>
        <translation>没有名为“{preset}”的模型。请从列表选择，或导入 config.json。</translation>
    </message>
    <message>
        <source>No software stack is called “{stack}”.</source>
        <translation>没有名为“{stack}”的软件栈。</translation>
    </message>
    <message>
        <source>No accelerator is called “{accelerator}”.</source>
        <translation>没有名为“{accelerator}”的加速卡。</translation>
    </message>
    <message>
        <source>No server is called “{server}”.</source>
        <translation>没有名为“{server}”的服务器。</translation>
    </message>
    <message>
        <source>{server} does not exist with {accelerator}. Pick a server from the list.</source>
        <translation>{server} 没有 {accelerator} 的机型。请从列表中选择服务器。</translation>
    </message>
    <message>
        <source>{accelerator} cannot be computed: no published figure for {missing}. Ask the vendor for a signed measurement.</source>
        <translation>无法计算 {accelerator}：缺少公开数据 {missing}。请向厂商索取盖章的实测数据。</translation>
    </message>
    <message>
        <source>No network link is called “{link}”.</source>
        <translation>没有名为“{link}”的链路。</translation>
    </message>
    <message>
        <source>{endpoints} ports are more than three tiers of this switch hold ({maximum}). Use a larger switch, more planes or fewer servers.</source>
        <translation>{endpoints} 个端口超出该交换机三层组网的上限（{maximum}）。请改用更大的交换机、增加平面或减少服务器。</translation>
    </message>
    <message>
        <source>{where} must lie between {minimum} and {maximum}.</source>
        <translation>{where} 须在 {minimum} 到 {maximum} 之间。</translation>
    </message>
    <message>
        <source>{where} This is not a JSON file.</source>
        <translation>{where} 这不是 JSON 文件。</translation>
    </message>
    <message>
        <source>The catalogue file has more than {limit}.</source>
        <translation>目录文件超过 {limit}。</translation>
    </message>
    <message>
        <source>{where}: this is no catalogue file; “format” must be “rackwright-overrides”.</source>
        <translation>{where}：这不是目录文件，“format”应为“rackwright-overrides”。</translation>
    </message>
    <message>
        <source>This plan was written by a newer version of the program. Update the program, or open the plan in the window, where it can be read and saved as a copy.</source>
        <translation>该方案由更新版本的程序写出。请升级程序，或在窗口中打开：可以查看，也可以另存为副本。</translation>
    </message>
    <message>
        <source>{where}: the catalogue file was written by a newer version.</source>
        <translation>{where}：目录文件由更新版本的程序写出。</translation>
    </message>
    <message>
        <source>{where} is missing from this program.</source>
        <translation>程序中缺少 {where}。</translation>
    </message>
    <message>
        <source>{where} is missing from the catalogue file.</source>
        <translation>目录文件中缺少 {where}。</translation>
    </message>
    <message>
        <source>{where}: {value} cannot be used here.</source>
        <translation>{where}：{value} 在此处不可用。</translation>
    </message>
    <message>
        <source>{where}: the id “{id}” is used twice.</source>
        <translation>{where}：标识“{id}”重复。</translation>
    </message>
    <message>
        <source>{where} names “{id}”, which the catalogue does not have.</source>
        <translation>{where} 引用了“{id}”，目录中没有该项。</translation>
    </message>
    <message>
        <source>The computation was cancelled.</source>
        <translation>计算已取消。</translation>
    </message>
    <message>
        <source>The file is larger than a model configuration can be ({limit}).</source>
        <translation>文件过大，不可能是模型配置（上限 {limit}）。</translation>
    </message>
    <message>
        <source>This is not a JSON file. Choose the model&apos;s config.json.</source>
        <translation>这不是 JSON 文件。请选择模型的 config.json。</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a model configuration.</source>
        <translation>文件嵌套过深，不是模型配置。</translation>
    </message>
    <message>
        <source>The file is JSON, but not a model configuration.</source>
        <translation>文件是 JSON，但不是模型配置。</translation>
    </message>
    <message>
        <source>{where}: the architecture “{architecture}” is not known. Supported are decoder-only transformers; enter the shape by hand.</source>
        <translation>{where}：未知架构“{architecture}”。仅支持纯解码器 Transformer；请手动填写结构。</translation>
    </message>
    <message>
        <source>{where}: “{architecture}” mixes attention with recurrent or linear layers. Such models are refused until they can be counted exactly.</source>
        <translation>{where}：“{architecture}”混用了注意力与循环或线性层。在能精确计数之前不予支持。</translation>
    </message>
    <message>
        <source>{where}: this field is missing and has no default in this architecture.</source>
        <translation>{where}：缺少该字段，且该架构没有默认值。</translation>
    </message>
    <message>
        <source>{where}: {value} is outside what a model can have.</source>
        <translation>{where}：{value} 超出模型的合理范围。</translation>
    </message>
    <message>
        <source>{where}: this field has the wrong type; a number is needed.</source>
        <translation>{where}：字段类型不对，应为数字。</translation>
    </message>
    <message>
        <source>The sheet is larger than {limit}.</source>
        <translation>表格超过 {limit}。</translation>
    </message>
    <message>
        <source>The sheet has no header line with known column names.</source>
        <translation>表格没有可识别的表头。</translation>
    </message>
    <message>
        <source>This is no price list: columns provider, accelerator and price are needed, or those of a SkyPilot catalogue.</source>
        <translation>这不是价格表：需要 provider、accelerator、price 三列，或 SkyPilot 目录的各列。</translation>
    </message>
    <message>
        <source>A SkyPilot catalogue does not name its provider. Say whose prices it holds.</source>
        <translation>SkyPilot 目录不含供应商名称，请注明是哪家的价格。</translation>
    </message>
    <message>
        <source>{where}: this is no quotation; columns item, quantity and unit_price are needed.</source>
        <translation>{where}：这不是报价单；需要 item、quantity 和 unit_price 三列。</translation>
    </message>
    <message>
        <source>{where}: no line of this quotation can be used.</source>
        <translation>{where}：这份报价单没有可用的行。</translation>
    </message>
    <message>
        <source>The sheet is empty.</source>
        <translation>表格为空。</translation>
    </message>
    <message>
        <source>The sheet has more than {limit} columns.</source>
        <translation>表格超过 {limit} 列。</translation>
    </message>
    <message>
        <source>The sheet has more than {limit} lines.</source>
        <translation>表格超过 {limit} 行。</translation>
    </message>
    <message>
        <source>Line {where} cannot be read: a quotation mark is never closed.</source>
        <translation>第 {where} 行无法读取：引号未闭合。</translation>
    </message>
    <message>
        <source>Line {where} cannot be read: a quotation mark stands inside a cell.</source>
        <translation>第 {where} 行无法读取：单元格内出现多余的引号。</translation>
    </message>
    <message>
        <source>Line {where} cannot be read: it has more cells than the header.</source>
        <translation>第 {where} 行无法读取：单元格数多于表头。</translation>
    </message>
    <message>
        <source>Line {where} cannot be read: a cell is too long.</source>
        <translation>第 {where} 行无法读取：单元格内容过长。</translation>
    </message>
    <message>
        <source>The model is not known: give a known model_name, params_b, or layers and hidden.</source>
        <translation>无法确定模型：请填写已知的 model_name、params_b，或 layers 与 hidden。</translation>
    </message>
    <message>
        <source>The mixture of experts is not known: give layers, hidden, experts, topk and moe_ffn_hidden.</source>
        <translation>无法确定 MoE 结构：请填写 layers、hidden、experts、topk 与 moe_ffn_hidden。</translation>
    </message>
    <message>
        <source>No step time: the accelerator is not stated (column gpu).</source>
        <translation>无法计算单步时间：未填写加速卡（gpu 列）。</translation>
    </message>
    <message>
        <source>No step time: “{accelerator}” is no accelerator of the catalogue, or could be several.</source>
        <translation>无法计算单步时间：目录中没有“{accelerator}”，或该名称对应多种加速卡。</translation>
    </message>
    <message>
        <source>The figures of this run lead to no finite result; check its dimensions.</source>
        <translation>该行数据得不到有限的结果，请检查各项尺寸。</translation>
    </message>
    <message>
        <source>The sheet has no run “{id}”.</source>
        <translation>表格中没有编号为“{id}”的行。</translation>
    </message>
    <message>
        <source>The Chinese report font WenQuanYi Micro Hei is missing; another font is used. Install fonts-wqy-microhei so that text can be searched and copied.</source>
        <translation>缺少报告所用的中文字体文泉驿微米黑，已改用其他字体。安装 fonts-wqy-microhei 后，PDF 中的文字可检索和复制。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({detail}). Your plan is kept; please report this.</source>
        <translation>程序内部出错（{detail}）。你的方案已保留，请反馈此问题。</translation>
    </message>
    <message>
        <source>{input} needs a date such as 2027-03-31.</source>
        <translation>{input}应为日期，例如 2027-03-31。</translation>
    </message>
    <message>
        <source>“{setting}” is not a setting; write ID=VALUE.</source>
        <translation>“{setting}”不是有效的设置，请写成 ID=值。</translation>
    </message>
    <message>
        <source>“{piece}” is no entry of an inventory. Write a number, a server, its age and book value: 16 x dgx-h100, 2 y, 150000.</source>
        <translation>“{piece}”不是有效的自有资源条目。请写数量、服务器型号、机龄和账面价值，例如：16 x dgx-h100, 2 y, 150000。</translation>
    </message>
    <message>
        <source>The inventory names an unknown server: “{piece}”.</source>
        <translation>自有资源中有未知的服务器型号：“{piece}”。</translation>
    </message>
    <message>
        <source>The inventory has {piece} entries; 64 are read.</source>
        <translation>自有资源共有 {piece} 条，最多读取 64 条。</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <source>trains %1, at most %2 (P90)</source>
        <translation>训练 %1，最长 %2（P90）</translation>
    </message>
    <message>
        <source>rent %1, done on %2</source>
        <translation>租赁 %1，%2 完成</translation>
    </message>
    <message>
        <source>buy %1, done on %2</source>
        <translation>购置 %1，%2 完成</translation>
    </message>
    <message>
        <source>%1 clusters considered, %2 planned in full, the others proven worse.</source>
        <translation>共考虑 %1 种集群，完整规划了 %2 种，其余可证明更差。</translation>
    </message>
    <message>
        <source>No cluster keeps every limit: %1 considered, %2 planned in full. The nearest ones follow.</source>
        <translation>没有集群能满足全部限制：共考虑 %1 种，完整规划了 %2 种。最接近的如下。</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>超出限制</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>rent, then own</source>
        <translation>先租后买</translation>
    </message>
    <message>
        <source>buy and rent for %1 until it arrives: %2, done on %3</source>
        <translation>购置并在到货前租赁 %1：%2，%3 完成</translation>
    </message>
</context>
<context>
    <name>inputs</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>A known model with its exact shape, or a shape made for the size you set below. Drop a config.json on the window to use your own.</source>
        <translation>选择已知模型的精确结构，或按下方参数量自动生成结构。把 config.json 拖进窗口即可使用自己的模型。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Size of the model in billions of parameters. Moving it leaves the preset and makes a sensible shape of that size. Raises memory, time and cost.</source>
        <translation>模型参数量，单位十亿（B）。拖动后不再使用预设，改为按该规模生成合理结构。增大会提高显存、时长与费用。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens in one training sequence. Raises activation memory and, through attention, the work per token.</source>
        <translation>单条训练序列的 token 数。增大会提高激活显存，并因注意力增加每个 token 的计算量。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>训练 token</translation>
    </message>
    <message>
        <source>Training tokens in trillions, all passes counted. Time and rent grow in proportion.</source>
        <translation>训练 token 总量，单位万亿，多轮重复计入。时长与租金随之等比增长。</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批大小</translation>
    </message>
    <message>
        <source>Sequences in one optimizer step. Larger batches keep more accelerators busy, but beyond the critical batch size each token teaches less.</source>
        <translation>每次优化器更新的序列数。批越大越能喂饱更多加速卡，但超过临界批大小后，每个 token 的收益下降。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Number format of the matrix multiplications. 8 and 4 bit are faster where the accelerator supports them; weights keep a higher-precision master copy.</source>
        <translation>矩阵乘法的数值格式。加速卡支持时，8 位和 4 位更快；权重仍保留高精度主副本。</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Training from scratch, continuing, or fine-tuning all weights or low-rank adapters only.</source>
        <translation>从头预训练、继续预训练、全参数微调，或只微调低秩适配器。</translation>
    </message>
    <message>
        <source>Weight copies</source>
        <translation>权重副本</translation>
    </message>
    <message>
        <source>Which copies of the weights are kept. Automatic follows the software stack; mixed keeps 16-bit weights and an FP32 master.</source>
        <translation>保留哪些权重副本。自动按软件栈确定；混合精度保留 16 位权重和 FP32 主副本。</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Format in which gradients are accumulated. FP32 takes two bytes more per parameter than BF16.</source>
        <translation>梯度累加所用的格式。FP32 比 BF16 每个参数多占 2 字节。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Sets the bytes of optimizer state per parameter; Adam keeps two moments.</source>
        <translation>决定每个参数的优化器状态字节数；Adam 保留两个动量。</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Format of the optimizer moments. Automatic follows the software stack.</source>
        <translation>优化器动量的格式。自动按软件栈确定。</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>注意力内核</translation>
    </message>
    <message>
        <source>Flash attention never stores the score matrix; the classic kernel does, and needs memory that grows with the square of the sequence.</source>
        <translation>FlashAttention 不保存得分矩阵；传统内核需要保存，显存随序列长度的平方增长。</translation>
    </message>
    <message>
        <source>Loss kernel</source>
        <translation>损失内核</translation>
    </message>
    <message>
        <source>How the vocabulary logits are held. Chunked or fused loss saves several GiB on the last stage with large vocabularies.</source>
        <translation>词表 Logits 的保存方式。词表较大时，分块或融合损失可为末级节省数 GiB。</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>适配器秩</translation>
    </message>
    <message>
        <source>Rank of the LoRA matrices. Used for LoRA and QLoRA only.</source>
        <translation>LoRA 矩阵的秩。仅用于 LoRA 和 QLoRA。</translation>
    </message>
    <message>
        <source>Adapt all layers</source>
        <translation>适配所有线性层</translation>
    </message>
    <message>
        <source>On: adapters on every linear layer. Off: on queries and values only. Used for LoRA and QLoRA only.</source>
        <translation>打开：所有线性层都加适配器；关闭：只加在 Q、V 上。仅用于 LoRA 和 QLoRA。</translation>
    </message>
    <message>
        <source>Base weights</source>
        <translation>基座权重</translation>
    </message>
    <message>
        <source>How the frozen base weights are stored. Used for QLoRA only.</source>
        <translation>冻结基座权重的存储格式。仅用于 QLoRA。</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>The chip that does the work. The list holds every part with enough published data to compute; export status depends on the destination.</source>
        <translation>承担计算的芯片。列表包含公开数据足以计算的全部型号；能否交付取决于目的地。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>The machine that holds the accelerators. Only servers that exist with the chosen accelerator are listed.</source>
        <translation>承载加速卡的整机。只列出确有该加速卡的机型。</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器数量</translation>
    </message>
    <message>
        <source>Number of servers. More servers finish sooner, until communication and the batch size set a limit.</source>
        <translation>服务器台数。台数越多完成越快，直到受通信和批大小限制。</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>The training framework whose measured efficiency is used. Automatic takes the usual one for accelerator and task.</source>
        <translation>采用其实测效率的训练框架。自动选取该加速卡与任务的常用框架。</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Network between servers; the speed is per port and direction.</source>
        <translation>服务器之间的网络；速率按单端口、单方向计。</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Rail-optimised: adapter i of every server goes to leaf i of its unit. Fat tree: a server&apos;s adapters share a leaf. Rail-only: no spine between rails.</source>
        <translation>轨道优化：各服务器的第 i 块网卡接本单元第 i 台叶交换机。胖树：同一服务器的网卡接同一叶交换机。纯轨道：轨道之间不设脊交换机。</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Bandwidth down to the servers against bandwidth up to the spine, at the leaf. 1 means non-blocking; more saves switches and slows traffic between units.</source>
        <translation>叶交换机下行带宽与上行带宽之比。1 表示无收敛；增大可省交换机，但单元间通信变慢。</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Splits every layer over this many accelerators. Keep it inside the fast domain. Automatic lets the search decide.</source>
        <translation>把每一层切分到若干加速卡上，应限制在高速互联域内。自动表示由搜索确定。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Splits the layers into this many stages. Needs many micro-batches to keep the bubble small.</source>
        <translation>把各层切分为若干流水级。需要足够多的微批才能压低气泡。</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>虚拟流水级</translation>
    </message>
    <message>
        <source>Chunks of layers per stage for the interleaved schedule. Shrinks the bubble, adds messages and activation memory.</source>
        <translation>交错调度中每级的层块数。可减小气泡，但增加通信与激活显存。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Splits each sequence over this many accelerators. For long sequences.</source>
        <translation>把每条序列切分到若干加速卡上，适合长序列。</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Spreads the experts of a mixture-of-experts model over this many accelerators.</source>
        <translation>把 MoE 模型的专家分布到若干加速卡上。</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Sequences an accelerator processes at once. Larger ones run more efficiently and need more memory.</source>
        <translation>加速卡一次处理的序列数。越大效率越高，显存占用也越多。</translation>
    </message>
    <message>
        <source>State sharding</source>
        <translation>状态切分</translation>
    </message>
    <message>
        <source>What the data-parallel group shares: optimizer states (ZeRO-1), gradients (ZeRO-2) or the weights too (ZeRO-3, FSDP).</source>
        <translation>数据并行组内切分的内容：优化器状态（ZeRO-1）、梯度（ZeRO-2），或连同权重（ZeRO-3、FSDP）。</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>Recomputes activations in the backward pass to save memory. Full recomputation costs about a third more compute.</source>
        <translation>反向传播时重新计算激活以节省显存。完全重计算约增加三分之一计算量。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>工期上限</translation>
    </message>
    <message>
        <source>Longest acceptable training time in calendar days, interruptions included.</source>
        <translation>可接受的最长训练时间，按日历天计，含中断。</translation>
    </message>
    <message>
        <source>Memory use</source>
        <translation>显存上限</translation>
    </message>
    <message>
        <source>Share of the usable memory a plan may take. The rest covers fragmentation and what no formula sees.</source>
        <translation>方案可占用的可用显存比例。其余留给碎片和公式未计入的部分。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Largest power at the meter, cooling included.</source>
        <translation>电表侧最大功率，含制冷。</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算上限</translation>
    </message>
    <message>
        <source>Largest amount for the cheaper of renting and buying.</source>
        <translation>租赁与购置中较低一方的最高金额。</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台成熟度</translation>
    </message>
    <message>
        <source>How settled hardware and software are; sets the interruption rate from published clusters.</source>
        <translation>软硬件的稳定程度；据此采用公开集群的中断率。</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断率</translation>
    </message>
    <message>
        <source>Job-stopping interruptions per 1,000 server-days. Automatic follows the platform&apos;s maturity.</source>
        <translation>每 1000 台·天的作业中断次数。自动按平台成熟度取值。</translation>
    </message>
    <message>
        <source>Repair time</source>
        <translation>返修时间</translation>
    </message>
    <message>
        <source>Days until a failed server is back. Sets the number of spares.</source>
        <translation>故障服务器恢复所需天数，决定备机数量。</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>Minutes from a failure until training goes on: detection, rescheduling, start and loading.</source>
        <translation>从故障到恢复训练的分钟数：检测、重新调度、启动与加载。</translation>
    </message>
    <message>
        <source>Save stall</source>
        <translation>保存停顿</translation>
    </message>
    <message>
        <source>Seconds that training stands still for one checkpoint. Asynchronous saving brings it to a few seconds.</source>
        <translation>每次保存检查点时训练停顿的秒数。异步保存可降到几秒。</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目的地</translation>
    </message>
    <message>
        <source>Where the machines will stand. Sets currency, taxes, energy price, rental providers, and what may be delivered there.</source>
        <translation>设备部署的地区。决定币种、税费、电价、租赁供应商以及可交付的型号。</translation>
    </message>
    <message>
        <source>Allow restricted parts</source>
        <translation>允许受限型号</translation>
    </message>
    <message>
        <source>Plan with parts that the export rules on file do not let into the destination. Check with your counsel.</source>
        <translation>允许使用按现有出口规则不能交付到目的地的型号。请先咨询法务。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Currency of the plan. Automatic follows the destination.</source>
        <translation>方案所用币种。自动随目的地确定。</translation>
    </message>
    <message>
        <source>Rent from</source>
        <translation>租赁来源</translation>
    </message>
    <message>
        <source>Rental offer to compare with. Automatic takes the median of the destination&apos;s offers for this accelerator.</source>
        <translation>用于对比的租赁报价。自动取目的地该加速卡报价的中位数。</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Share of the clock hours in which the machines run a job. Owned machines cost money while idle too.</source>
        <translation>设备实际运行作业的时间占比。自有设备闲置时同样产生费用。</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>测算期</translation>
    </message>
    <message>
        <source>Months over which renting and buying are compared.</source>
        <translation>租赁与购置对比所覆盖的月数。</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Energy price per kilowatt-hour. Automatic takes the destination&apos;s average industrial price.</source>
        <translation>每千瓦时电价。自动取目的地的平均工业电价。</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Facility power over IT power. Automatic takes the destination&apos;s usual value.</source>
        <translation>机房总功率与 IT 功率之比。自动取目的地的常见值。</translation>
    </message>
    <message>
        <source>Housing</source>
        <translation>机房方式</translation>
    </message>
    <message>
        <source>Colocation pays per contracted kilowatt and month; in your own room only energy is counted.</source>
        <translation>托管按合同功率每月计费；自有机房只计电费。</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>托管单价</translation>
    </message>
    <message>
        <source>Price per contracted kilowatt and month, energy not included.</source>
        <translation>每千瓦合同功率的月费，不含电费。</translation>
    </message>
    <message>
        <source>Server price</source>
        <translation>整机价格</translation>
    </message>
    <message>
        <source>Price of one server without tax. Automatic takes the price book; many entries there are estimates.</source>
        <translation>单台服务器不含税价格。自动取价格库，其中不少为估算值。</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维保费率</translation>
    </message>
    <message>
        <source>Support and repair a year, as a share of the server price. The default is an estimate.</source>
        <translation>每年维保费用占整机价格的比例。默认值为估算。</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险费率</translation>
    </message>
    <message>
        <source>Insurance a year, as a share of the server price. The default is an estimate.</source>
        <translation>每年保险费用占整机价格的比例。默认值为估算。</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>运维人力</translation>
    </message>
    <message>
        <source>Full-time equivalents per server. The default is an estimate.</source>
        <translation>每台服务器的全职人力。默认值为估算。</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>人力成本</translation>
    </message>
    <message>
        <source>Cost of one full-time equivalent a year. The default is an estimate.</source>
        <translation>每名全职人员的年成本。默认值为估算。</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>折现率</translation>
    </message>
    <message>
        <source>Yearly rate that makes later payments worth less today. The default is an estimate.</source>
        <translation>把以后的支付折算到今天所用的年利率。默认值为估算。</translation>
    </message>
    <message>
        <source>Selling cost</source>
        <translation>处置费率</translation>
    </message>
    <message>
        <source>Share of the resale price lost in selling. The default is an estimate.</source>
        <translation>转售时损失的售价比例。默认值为估算。</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>增值税率</translation>
    </message>
    <message>
        <source>Value-added tax on equipment. Automatic takes the destination&apos;s rate.</source>
        <translation>设备增值税率。自动取目的地税率。</translation>
    </message>
    <message>
        <source>VAT recovered</source>
        <translation>进项抵扣比例</translation>
    </message>
    <message>
        <source>Share of the VAT that comes back as input tax.</source>
        <translation>可作为进项税抵扣的比例。</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>交货期</translation>
    </message>
    <message>
        <source>Weeks from order to delivery. Training on bought machines starts after delivery, installation and acceptance.</source>
        <translation>从下单到到货的周数。购置的设备在到货、安装、验收后才能开始训练。</translation>
    </message>
    <message>
        <source>Yuan per dollar</source>
        <translation>美元兑人民币</translation>
    </message>
    <message>
        <source>Exchange rate used for every conversion between yuan and dollars.</source>
        <translation>人民币与美元换算统一采用的汇率。</translation>
    </message>
    <message>
        <source>Dollars per euro</source>
        <translation>欧元兑美元</translation>
    </message>
    <message>
        <source>Exchange rate used for every conversion between euros and dollars.</source>
        <translation>欧元与美元换算统一采用的汇率。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the plan, shown in the window and on the report&apos;s cover.</source>
        <translation>方案标题，显示在窗口和报告封面上。</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Name on the report&apos;s cover.</source>
        <translation>报告封面上的客户名称。</translation>
    </message>
    <message>
        <source>Internal notes</source>
        <translation>内部备注</translation>
    </message>
    <message>
        <source>For you only: never printed and left out of a customer&apos;s copy.</source>
        <translation>仅供内部使用：不会打印，也不会写入客户副本。</translation>
    </message>
    <message>
        <source>Start date</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Day from which finish dates count, as year-month-day. Empty takes the date of the data.</source>
        <translation>完工日期的起算日，格式为年-月-日。留空则取数据日期。</translation>
    </message>
    <message>
        <source>Oversubscription above</source>
        <translation>上层收敛比</translation>
    </message>
    <message>
        <source>Bandwidth down to the leafs against bandwidth up to the core, at the spine of a three-tier network. 1 means non-blocking; it slows only traffic between pods.</source>
        <translation>三层网络中，脊交换机下行（至叶交换机）带宽与上行（至核心交换机）带宽之比。1 表示无收敛；只影响 Pod 之间的流量。</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>网络平面数</translation>
    </message>
    <message>
        <source>Parallel networks over which every adapter splits its rate. The bandwidth stays, the switches have more and slower ports: larger networks in two tiers, and one dead leaf costs only a share.</source>
        <translation>并行网络的数目，每块网卡的带宽均分到各平面。总带宽不变，交换机端口更多、单口速率更低：两层即可组更大的网络，坏一台叶交换机也只损失一部分带宽。</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>备用服务器</translation>
    </message>
    <message>
        <source>Cabled spares take leaf ports and step in at once; cold ones wait on the shelf and are swapped in by hand, which costs training time.</source>
        <translation>热备机已接线，占用叶交换机端口，可立即顶替；冷备机存放在库房，需人工上架更换，会占用训练时间。</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>把握度</translation>
    </message>
    <message>
        <source>Chance with which the calendar days that are promised shall be kept; from a simulation of interruptions and of the step time&apos;s band.</source>
        <translation>按期完成所承诺日历天数的概率；由对中断次数与步时误差带的模拟得出。</translation>
    </message>
    <message>
        <source>Own servers</source>
        <translation>自有服务器</translation>
    </message>
    <message>
        <source>Number and type of servers already there, then age in years and book value of one: 16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640. A semicolon starts another type.</source>
        <translation>已有服务器的数量与型号，其后为机龄（年）和单台账面价值，例如：16 x dgx-h100, 2 y, 150000; 8 x dgx-a100-640。用分号分隔不同型号。</translation>
    </message>
    <message>
        <source>Free leaf ports</source>
        <translation>空闲叶端口</translation>
    </message>
    <message>
        <source>Ports still free on the present leaf switches, at the network&apos;s link rate. Automatic: not known, not limited.</source>
        <translation>现有叶交换机上仍空闲的端口数（按网络链路速率计）。自动：未知，不作限制。</translation>
    </message>
    <message>
        <source>Free racks</source>
        <translation>空闲机柜</translation>
    </message>
    <message>
        <source>Racks still free in the room. Automatic: not known, not limited.</source>
        <translation>机房内仍空闲的机柜数。自动：未知，不作限制。</translation>
    </message>
    <message>
        <source>Free power</source>
        <translation>可用电力</translation>
    </message>
    <message>
        <source>Power still to be had at the room&apos;s feeds, for machines added to those already there. Automatic: not known, not limited.</source>
        <translation>机房供电中仍可分配给新增设备的功率。自动：未知，不作限制。</translation>
    </message>
</context>
<context>
    <name>misquotes</name>
    <message>
        <source>That is the rate with 2:4 sparsity. Training runs dense, at half of it.</source>
        <translation>这是 2:4 结构化稀疏下的速率；训练为稠密计算，只有其一半。</translation>
    </message>
    <message>
        <source>No precision of the H100 has this rate. It is probably the memory bandwidth of 3,350 GB/s or the sparse FP8 rate of an H100 NVL, 3,341. Dense FP16 is 989.</source>
        <translation>H100 没有任何一种精度达到该速率。它多半是显存带宽 3350 GB/s，或 H100 NVL 的 FP8 稀疏速率 3341；FP16 稠密为 989。</translation>
    </message>
    <message>
        <source>One H100 has 80 GB, an H100 NVL 94 GB. 160 GB are two cards.</source>
        <translation>单张 H100 为 80 GB，H100 NVL 为 94 GB；160 GB 是两张卡之和。</translation>
    </message>
    <message>
        <source>That is a bridged pair. One card has 94 GB.</source>
        <translation>这是桥接的一对卡；单卡为 94 GB。</translation>
    </message>
    <message>
        <source>That is the 16-bit rate. Dense FP8 is twice as fast, 1,979.</source>
        <translation>这是 16 位速率；FP8 稠密为其两倍，即 1979。</translation>
    </message>
    <message>
        <source>That is the rate with 2:4 sparsity, and also the dense INT8 rate. Dense FP16 is 312.</source>
        <translation>这是 2:4 结构化稀疏下的速率，也等于 INT8 稠密速率；FP16 稠密为 312。</translation>
    </message>
    <message>
        <source>No figure of the MI250X is near this. Both dies together reach 383, each 191.5.</source>
        <translation>MI250X 没有任何指标接近该值；两个芯粒合计 383，各 191.5。</translation>
    </message>
    <message>
        <source>That rate accumulates in 16 bits. Training accumulates in 32, at half of it on this card.</source>
        <translation>该速率以 16 位累加；训练以 32 位累加，此卡上只有其一半。</translation>
    </message>
    <message>
        <source>The white paper assumes 1.75 GHz. The part runs at 1.6 GHz and reaches 1,677.</source>
        <translation>白皮书按 1.75 GHz 计算；实际运行在 1.6 GHz，为 1677。</translation>
    </message>
    <message>
        <source>The keynote rounds up. Both dies together reach 752, each 376.</source>
        <translation>发布会取了整；两个芯粒合计 752，各 376。</translation>
    </message>
    <message>
        <source>Often quoted: %1. %2</source>
        <translation>常见说法：%1。%2</translation>
    </message>
    <message>
        <source>A bridge can join two cards at %1 GB/s, both directions together.</source>
        <translation>两张卡可加装桥接器，双向合计 %1 GB/s。</translation>
    </message>
</context>
<context>
    <name>sensitivity</name>
    <message>
        <source>%1: does not fit</source>
        <translation>%1：放不下</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 would end the run %4 sooner, with %5 servers instead of %6.</source>
        <translation>%1：由 %3 放宽到 %2，可提前 %4 完成，服务器由 %6 台改为 %5 台。</translation>
    </message>
    <message>
        <source>%1: each day more would save %2, up to %3 with %4 servers instead of %5.</source>
        <translation>%1：每放宽一天约省 %2，放宽到 %3 为止，服务器由 %5 台改为 %4 台。</translation>
    </message>
    <message>
        <source>Rent price</source>
        <translation>租赁价格</translation>
    </message>
    <message>
        <source>Resale value</source>
        <translation>残值</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>T</source>
        <translation>万亿</translation>
    </message>
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
        <source>Memory per GPU: %1 of %2, %3.</source>
        <translation>单卡显存：%1 / %2，%3。</translation>
    </message>
    <message>
        <source>Renting this run costs %1; no purchase price on file.</source>
        <translation>租赁完成本次训练需 %1；库中没有购置价格。</translation>
    </message>
    <message>
        <source>Buying the cluster costs %1; no rental offer on file.</source>
        <translation>购置整套集群需 %1；库中没有租赁报价。</translation>
    </message>
    <message>
        <source>Renting this run costs %1, buying the cluster %2; buying never pays back within the horizon.</source>
        <translation>租赁完成本次训练需 %1，购置整套集群需 %2；测算期内购置始终不比租赁省。</translation>
    </message>
    <message>
        <source>Renting this run costs %1, buying the cluster %2; buying wins from month %3.</source>
        <translation>租赁完成本次训练需 %1，购置整套集群需 %2；第 %3 个月起购置更省。</translation>
    </message>
    <message>
        <source>%1, no network between servers.</source>
        <translation>%1，服务器之间没有网络。</translation>
    </message>
    <message>
        <source>%1 in %2, %3, %4, oversubscription %5 : 1.</source>
        <translation>%1，%2，%3，%4，收敛比 %5 : 1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 scalable unit(s)</source>
        <translation>
            <numerusform>%1 个可扩展单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 switch(es)</source>
        <translation>
            <numerusform>%1 台交换机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cable(s)</source>
        <translation>
            <numerusform>%1 根线缆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 server(s)</source>
        <translation>
            <numerusform>%1 台服务器</numerusform>
        </translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>自有资源</translation>
    </message>
</context>
</TS>
