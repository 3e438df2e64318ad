<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>diagnosis</name>
    <message>
        <source>Invalid parallel split</source>
        <translation>并行切分不合法</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>显存不足</translation>
    </message>
    <message>
        <source>Bound by computation</source>
        <translation>计算受限</translation>
    </message>
    <message>
        <source>Bound by memory bandwidth</source>
        <translation>显存带宽受限</translation>
    </message>
    <message>
        <source>Tensor parallel traffic</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <source>Data parallel network</source>
        <translation>数据并行网络</translation>
    </message>
    <message>
        <source>Expert all-to-all</source>
        <translation>专家并行全交换</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>Kernel launch overhead</source>
        <translation>算子下发开销</translation>
    </message>
    <message>
        <source>Data loading</source>
        <translation>数据加载</translation>
    </message>
    <message>
        <source>Checkpoint writing</source>
        <translation>检查点写入</translation>
    </message>
    <message>
        <source>A slow GPU or server</source>
        <translation>慢卡或慢节点</translation>
    </message>
    <message>
        <source>Heat or power limit</source>
        <translation>过热或功率受限</translation>
    </message>
    <message>
        <source>Network congestion</source>
        <translation>网络拥塞</translation>
    </message>
    <message>
        <source>A hang</source>
        <translation>训练挂起</translation>
    </message>
    <message>
        <source>Software version</source>
        <translation>软件版本</translation>
    </message>
    <message>
        <source>Wrong measurement</source>
        <translation>测量有误</translation>
    </message>
    <message>
        <source>The description mentions “{words}”.</source>
        <translation>描述中提到“{words}”。</translation>
    </message>
    <message>
        <source>TP {value} does not divide {limit} attention heads.</source>
        <translation>TP {value} 不能整除 {limit} 个注意力头。</translation>
    </message>
    <message>
        <source>TP {value} and {limit} key/value heads do not divide each other.</source>
        <translation>TP {value} 与 {limit} 个 KV 头互不整除。</translation>
    </message>
    <message>
        <source>TP {value} does not divide the hidden width {limit}.</source>
        <translation>TP {value} 不能整除隐藏维度 {limit}。</translation>
    </message>
    <message>
        <source>TP {value} does not divide the MLP width {limit}.</source>
        <translation>TP {value} 不能整除 MLP 宽度 {limit}。</translation>
    </message>
    <message>
        <source>TP {value} does not divide the vocabulary of {limit}; pad it.</source>
        <translation>TP {value} 不能整除词表 {limit}，请先补齐。</translation>
    </message>
    <message>
        <source>EP {value} does not divide {limit} experts.</source>
        <translation>EP {value} 不能整除 {limit} 个专家。</translation>
    </message>
    <message>
        <source>PP {value} needs more stages than the model has layers ({limit}).</source>
        <translation>PP {value} 所需的流水级多于模型的 {limit} 层。</translation>
    </message>
    <message>
        <source>{value} virtual stages do not divide {limit} layers.</source>
        <translation>{value} 个虚拟流水级不能整除 {limit} 层。</translation>
    </message>
    <message>
        <source>{value} ranks of the head-splitting context parallel do not divide {limit} heads.</source>
        <translation>按头切分的上下文并行共 {value} 路，不能整除 {limit} 个头。</translation>
    </message>
    <message>
        <source>TP × PP × CP = {value} does not divide {limit} GPUs.</source>
        <translation>TP × PP × CP = {value}，不能整除 {limit} 张卡。</translation>
    </message>
    <message>
        <source>The degrees multiply to {value}, but there are {limit} GPUs.</source>
        <translation>各并行度之积为 {value}，而卡数为 {limit}。</translation>
    </message>
    <message>
        <source>Micro-batch × DP = {value} does not divide the global batch {limit}.</source>
        <translation>微批 × DP = {value}，不能整除全局批大小 {limit}。</translation>
    </message>
    <message>
        <source>The interleaved schedule needs a multiple of PP {value} micro-batches; there are {limit}.</source>
        <translation>交错调度要求微批数是 PP {value} 的整数倍，现为 {limit}。</translation>
    </message>
    <message>
        <source>With this few micro-batches the pipeline idles {value} of the step.</source>
        <translation>微批太少，流水线有 {value} 的时间空转。</translation>
    </message>
    <message>
        <source>TP {value} is wider than the {limit} GPUs of a server.</source>
        <translation>TP {value} 超过了一台服务器的 {limit} 张卡。</translation>
    </message>
    <message>
        <source>The reported speed is {value} of the dense peak; published runs stay below 65 %.</source>
        <translation>所报速度达到稠密峰值的 {value}，公开的训练都低于 65 %。</translation>
    </message>
    <message>
        <source>Two reported figures for one speed differ by a factor of {ratio}.</source>
        <translation>同一速度的两个数字相差 {ratio} 倍。</translation>
    </message>
    <message>
        <source>The reported MFU of {value} is more than the matrix units were active.</source>
        <translation>所报 MFU {value} 高于矩阵单元的活跃时间。</translation>
    </message>
    <message>
        <source>The plan needs {value} of the memory of one GPU.</source>
        <translation>方案需要单卡显存的 {value}。</translation>
    </message>
    <message>
        <source>The formulas expect {value} of the step for this part.</source>
        <translation>按公式，这一部分占单步时间的 {value}。</translation>
    </message>
    <message>
        <source>The measured step takes {ratio} times the predicted one.</source>
        <translation>实测单步时间是预测值的 {ratio} 倍。</translation>
    </message>
    <message>
        <source>8-bit casts do not pay for matrices this small (hidden width {value}).</source>
        <translation>矩阵太小（隐藏维度 {value}），8 位转换得不偿失。</translation>
    </message>
    <message>
        <source>The monitor shows {value} GPU utilisation.</source>
        <translation>监控显示 GPU 利用率为 {value}。</translation>
    </message>
    <message>
        <source>The matrix units are active {value} of the time.</source>
        <translation>矩阵单元活跃时间为 {value}。</translation>
    </message>
    <message>
        <source>The network carries {value} of its line rate.</source>
        <translation>网络流量为线速的 {value}。</translation>
    </message>
    <message>
        <source>The step waits {value} of its time for data.</source>
        <translation>单步有 {value} 的时间在等数据。</translation>
    </message>
    <message>
        <source>List heads, key/value heads, layers, experts, vocabulary and global batch beside TP, PP, EP and DP, and start one step with degrees that divide them.</source>
        <translation>把注意力头、KV 头、层数、专家数、词表、全局批大小与 TP、PP、EP、DP 列在一起，用能整除的并行度先跑一步。</translation>
    </message>
    <message>
        <source>Record a memory snapshot of the first step on the fullest rank and compare it with the predicted parts.</source>
        <translation>在显存最满的卡上记录第一步的显存快照，与预测的各部分对比。</translation>
    </message>
    <message>
        <source>Time the model's own matrix shapes alone on one GPU: if MFU is near that figure, only fewer or faster FLOPs help.</source>
        <translation>在单卡上单独测模型自身的矩阵形状：若 MFU 已接近该值，只有减少计算量或换更快的卡才有用。</translation>
    </message>
    <message>
        <source>Profile one step for DRAM activity and the share of normalisation, elementwise and optimizer kernels.</source>
        <translation>对一步做性能剖析，看显存读写活跃度，以及归一化、逐元素与优化器算子的占比。</translation>
    </message>
    <message>
        <source>Halve TP, double PP or DP and compare; run the all-reduce test inside one server against its floor.</source>
        <translation>TP 减半、PP 或 DP 加倍再比较；在单机内跑 all-reduce 测试，与下限对比。</translation>
    </message>
    <message>
        <source>Run the all-reduce test over the same GPUs and the training on one server: low bus bandwidth means fabric, a fast single server means the plan.</source>
        <translation>在同一批卡上跑 all-reduce 测试，并在单机上训练：总线带宽低说明网络有问题，单机快说明方案有问题。</translation>
    </message>
    <message>
        <source>Log tokens per expert and the time of dispatch and combine; repeat with forced even routing.</source>
        <translation>记录每个专家的 token 数以及分发、合并的时间；再强制均匀路由重测。</translation>
    </message>
    <message>
        <source>Double the micro-batches at the same micro-batch size: the time for each must fall as the bubble shrinks.</source>
        <translation>微批大小不变，微批数加倍：气泡变小，单个微批的时间应随之下降。</translation>
    </message>
    <message>
        <source>Trace one step and look for gaps between kernels while one CPU core is full; try CUDA graphs or a larger micro-batch.</source>
        <translation>采集一步的时间线，看单个 CPU 核满载时算子之间是否有空隙；试用 CUDA Graph 或加大微批。</translation>
    </message>
    <message>
        <source>Feed random batches from memory: if the step gets faster, data loading is the cause.</source>
        <translation>直接从内存喂随机数据：若单步变快，就是数据加载的问题。</translation>
    </message>
    <message>
        <source>Switch saving off for an hour and see whether the periodic peaks vanish.</source>
        <translation>关闭保存一小时，看周期性尖峰是否消失。</translation>
    </message>
    <message>
        <source>Plot forward time for each rank; leave out half of the servers in turn until the slow one is found.</source>
        <translation>画出各卡前向时间的热力图；依次排除一半服务器，直到找出慢的那台。</translation>
    </message>
    <message>
        <source>Read clocks, temperatures and throttle reasons of every GPU over a day.</source>
        <translation>连续一天读取每张卡的频率、温度与降频原因。</translation>
    </message>
    <message>
        <source>Read pause frames, congestion notifications, retransmissions and symbol errors of the ports during a step; test one pair alone.</source>
        <translation>在一步之内读取端口的暂停帧、拥塞通知、重传与误码计数；再单独测一对节点。</translation>
    </message>
    <message>
        <source>Dump the collective flight recorder and the stacks of all ranks: the rank that is missing from the collective is the one.</source>
        <translation>导出集合通信记录与各进程的调用栈：没进入集合通信的那张卡就是问题所在。</translation>
    </message>
    <message>
        <source>Run the same job in the last image that worked and compare driver, framework and communication library versions.</source>
        <translation>用上次正常的镜像重跑同一任务，比较驱动、框架与通信库的版本。</translation>
    </message>
    <message>
        <source>Count tokens and FLOPs again by hand over 100 synchronised steps after warm-up, against the dense peak.</source>
        <translation>预热之后同步计时 100 步，按稠密峰值重新手算 token 数与计算量。</translation>
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
        <source>Norms and elementwise</source>
        <translation>归一化与逐元素</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>Logits 与损失</translation>
    </message>
    <message>
        <source>Kernel launches</source>
        <translation>算子下发</translation>
    </message>
    <message>
        <source>Tensor parallel, exposed</source>
        <translation>张量并行（未掩盖）</translation>
    </message>
    <message>
        <source>Context parallel, exposed</source>
        <translation>上下文并行（未掩盖）</translation>
    </message>
    <message>
        <source>Expert parallel, exposed</source>
        <translation>专家并行（未掩盖）</translation>
    </message>
    <message>
        <source>Gathering sharded weights, exposed</source>
        <translation>权重分片聚合（未掩盖）</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>负载不均</translation>
    </message>
    <message>
        <source>Pipeline sends</source>
        <translation>流水线收发</translation>
    </message>
    <message>
        <source>Data parallel, exposed</source>
        <translation>数据并行（未掩盖）</translation>
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
        <source>Matrix units active (counter)</source>
        <translation>矩阵单元活跃（计数器）</translation>
    </message>
    <message>
        <source>Waiting for data (counter)</source>
        <translation>等待数据（计数器）</translation>
    </message>
    <message>
        <source>Not explained</source>
        <translation>未能解释</translation>
    </message>
    <message>
        <source>A step takes %1; the plan predicts %2 (%3).</source>
        <translation>单步实测 %1，方案预测 %2（%3）。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步合计</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>So few GPU-hours would need {value} of the dense peak; published runs stay below 65 %.</source>
        <translation>卡时这么少，需要达到稠密峰值的 {value}，而已公开的训练都低于 65 %。</translation>
    </message>
    <message>
        <source>The GPU-hours are {ratio} times what parameters and tokens explain (MFU {mfu}): a distilled or pruned model, an untuned stack, or work beside the run.</source>
        <translation>卡时是参数量与 token 数所能解释的 {ratio} 倍（MFU {mfu}）：可能是蒸馏或剪枝模型、软件栈未调优，或另有其他工作。</translation>
    </message>
</context>
</TS>
