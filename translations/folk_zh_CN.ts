<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>folk</name>
    <message>
        <source>Network bandwidth comes first, then memory, then compute.</source>
        <translation>网络带宽第一，显存其次，算力最后。</translation>
    </message>
    <message>
        <source>Below 100B parameters a single card needs at least 80 GB.</source>
        <translation>千亿以下模型，单卡显存不少于 80 GB。</translation>
    </message>
    <message>
        <source>Trillion-parameter models must use tensor parallel over many cards.</source>
        <translation>万亿参数模型必须用多卡张量并行。</translation>
    </message>
    <message>
        <source>The scale-up link needs 900 GB/s or more.</source>
        <translation>卡间互联带宽不低于 900 GB/s。</translation>
    </message>
    <message>
        <source>FP8 and sparsity raise efficiency a lot.</source>
        <translation>FP8 与稀疏能大幅提高效率。</translation>
    </message>
    <message>
        <source>InfiniBand is a must; Ethernet congests.</source>
        <translation>必须用 InfiniBand，以太网会拥塞。</translation>
    </message>
    <message>
        <source>400 Gb/s for a server are enough.</source>
        <translation>每个节点 400 Gb/s 就够。</translation>
    </message>
    <message>
        <source>In a fat tree any two servers are equally many hops apart.</source>
        <translation>胖树中任意两台服务器的跳数相同。</translation>
    </message>
    <message>
        <source>RDMA is always on.</source>
        <translation>始终启用 RDMA。</translation>
    </message>
    <message>
        <source>Below 10B data parallel, to 100B tensor and data, above all three.</source>
        <translation>百亿以下数据并行，百亿到千亿张量加数据并行，千亿以上三者并用。</translation>
    </message>
    <message>
        <source>Gradient accumulation stands in for a larger batch.</source>
        <translation>用梯度累积代替更大的批。</translation>
    </message>
    <message>
        <source>Overlap the gradient exchange with computation.</source>
        <translation>让梯度通信与计算重叠。</translation>
    </message>
    <message>
        <source>Asynchronous checkpoints avoid idle compute.</source>
        <translation>异步检查点可以避免算力空闲。</translation>
    </message>
    <message>
        <source>If GPU utilisation is below 40 %, the network is too small.</source>
        <translation>GPU 利用率低于 40 % 说明网络不足。</translation>
    </message>
    <message>
        <source>Network bandwidth should be a tenth to a fifth of memory bandwidth.</source>
        <translation>网络带宽应为显存带宽的 1/10 到 1/5。</translation>
    </message>
    <message>
        <source>Set NUMA affinity, TCP buffers and XFS on NVMe.</source>
        <translation>设置 NUMA 亲和、TCP 缓冲区，NVMe 用 XFS。</translation>
    </message>
    <message>
        <source>The failure rate grows exponentially with the number of servers.</source>
        <translation>故障率随节点数指数增长。</translation>
    </message>
    <message>
        <source>Retry, resume, evict and health-check automatically.</source>
        <translation>自动重试、断点续训、剔除故障节点并做健康检查。</translation>
    </message>
    <message>
        <source>Chinese accelerators are near parity alone and behind across servers.</source>
        <translation>国产加速卡单卡接近主流，多机生态有差距。</translation>
    </message>
    <message>
        <source>Below 60 % with a quiet network it is data loading; near 100 % without progress it is the network.</source>
        <translation>利用率低于 60 % 且网络空闲是数据加载问题，接近 100 % 却没有收益是网络问题。</translation>
    </message>
    <message>
        <source>Small companies: a small cluster of your own for debugging, rent the training.</source>
        <translation>小公司自建小集群用于调试，训练靠租赁。</translation>
    </message>
    <message>
        <source>Data parallel copies the model, model parallel splits it, the pipeline splits it by layers.</source>
        <translation>数据并行复制模型，模型并行切分模型，流水线按层切分。</translation>
    </message>
    <message>
        <source>InfiniBand is in the 10-gigabit class.</source>
        <translation>InfiniBand 属于万兆级。</translation>
    </message>
    <message>
        <source>To 10B: 4 to 8 A100 40GB or RTX 6000 Ada with PCIe 5 or NVLink.</source>
        <translation>百亿以下：4 到 8 张 A100 40GB 或 RTX 6000 Ada，PCIe 5 或 NVLink。</translation>
    </message>
    <message>
        <source>10B to 100B: 16 to 32 cards with NVLink.</source>
        <translation>百亿到千亿：16 到 32 张卡，须有 NVLink。</translation>
    </message>
    <message>
        <source>Above 100B: 64 cards and more, H100 “160 GB” or H20.</source>
        <translation>千亿以上：64 张卡起，H100 “160 GB”或 H20。</translation>
    </message>
    <message>
        <source>Memory a card by model size: 16, 40, 80, 160 GB.</source>
        <translation>按模型规模，单卡显存 16、40、80、160 GB。</translation>
    </message>
    <message>
        <source>Keep 20 to 30 % of the memory free.</source>
        <translation>显存保留 20 % 到 30 % 余量。</translation>
    </message>
    <message>
        <source>The MI250X has 128 GB.</source>
        <translation>MI250X 有 128 GB 显存。</translation>
    </message>
    <message>
        <source>16-bit rate by model size: 100, 300, 1 000 TFLOPS.</source>
        <translation>按模型规模，16 位算力 100、300、1 000 TFLOPS。</translation>
    </message>
    <message>
        <source>H100 3351, A100 624, MI250X 4800 TFLOPS.</source>
        <translation>H100 3351、A100 624、MI250X 4800 TFLOPS。</translation>
    </message>
    <message>
        <source>FP32 for small precise work, FP16 or BF16 for training, INT8 for inference.</source>
        <translation>FP32 用于小规模高精度任务，FP16/BF16 用于训练，INT8 用于推理。</translation>
    </message>
    <message>
        <source>Mind cooling and power from 400 W a card.</source>
        <translation>单卡 400 W 以上要重视散热与供电。</translation>
    </message>
    <message>
        <source>The server has to fit: slots or NVLink, power supplies, fast storage.</source>
        <translation>服务器要匹配：插槽或 NVLink、电源、高速存储。</translation>
    </message>
    <message>
        <source>Frameworks run better on NVIDIA; use Apex.</source>
        <translation>框架在 NVIDIA 上支持更好，使用 Apex。</translation>
    </message>
    <message>
        <source>Operating system, driver and card versions must match.</source>
        <translation>操作系统、驱动与加速卡版本须匹配。</translation>
    </message>
    <message>
        <source>With a limited budget rent; with steady work own a core and extend it.</source>
        <translation>预算有限就租赁；业务稳定则自建核心、弹性扩展。</translation>
    </message>
    <message>
        <source>Model parallelism lowers the number of cards.</source>
        <translation>模型并行可以减少卡数。</translation>
    </message>
    <message>
        <source>An H100 is two to three times as fast as an A100.</source>
        <translation>H100 是 A100 的 2 到 3 倍。</translation>
    </message>
    <message>
        <source>Rent for one to three months, buy from six months on.</source>
        <translation>1 到 3 个月租赁，6 个月以上购置。</translation>
    </message>
    <message>
        <source>NVLink is three to five times PCIe 4 and 20 to 40 % more efficient.</source>
        <translation>NVLink 是 PCIe 4 的 3 到 5 倍，效率高 20 % 到 40 %。</translation>
    </message>
    <message>
        <source>Three cases: 4 to 8, 16 to 32, 64 and more cards.</source>
        <translation>三类场景：4–8 卡、16–32 卡、64 卡以上。</translation>
    </message>
    <message>
        <source>Owning gives control of the computing power.</source>
        <translation>自建才能掌控算力。</translation>
    </message>
    <message>
        <source>In this plan {compute} of the step computes, {memory} is bound by memory and {network} waits for links.</source>
        <translation>本方案中，计算占单步时间的 {compute}，受显存带宽限制的占 {memory}，等待链路的占 {network}。</translation>
    </message>
    <message>
        <source>Sharded over the cluster, {parameters} parameters need {need_gb} GB on a card.</source>
        <translation>切分到整个集群后，{parameters} 参数单卡只需 {need_gb} GB。</translation>
    </message>
    <message>
        <source>The fastest split is TP {tp}, PP {pp}, DP {dp}: pipeline, expert parallel and sharded states carry as much.</source>
        <translation>最快的切分为 TP {tp}、PP {pp}、DP {dp}：流水线、专家并行和状态切分同样重要。</translation>
    </message>
    <message>
        <source>At {rate} (both directions) TP {tp} costs {share} of the step here.</source>
        <translation>双向 {rate} 时，TP {tp} 的未掩盖通信占单步时间的 {share}。</translation>
    </message>
    <message>
        <source>FP8 runs matrix multiplications {ratio} times as fast; they are {matmul} of the step, so at most {gain} is saved. 2:4 sparsity is not used in pretraining.</source>
        <translation>FP8 矩阵乘为 {ratio} 倍速度，矩阵乘占单步时间的 {matmul}，最多节省 {gain}；预训练并不使用 2:4 稀疏。</translation>
    </message>
    <message>
        <source>Over {link} traffic between servers costs {share} of the step. Clusters of 24,000 accelerators train over RoCE; it needs a lossless or tuned fabric.</source>
        <translation>采用 {link} 时，跨服务器通信占单步时间的 {share}。2.4 万卡规模已有 RoCE 训练实例，但需无损或经过调优的网络。</translation>
    </message>
    <message>
        <source>The plan moves {need} on average between servers, and in bursts: {claim} is the claim, {have} is what the server has. Usual today is 400 Gb/s for an accelerator.</source>
        <translation>本方案每台服务器平均需要 {need}，且为突发流量；该说法对应 {claim}，服务器实有 {have}。目前通行做法是每卡 400 Gb/s。</translation>
    </message>
    <message>
        <source>With {tiers} tiers the path crosses {near} to {far} switches, depending on the distance.</source>
        <translation>{tiers} 层网络中，路径经过 {near} 到 {far} 台交换机，取决于距离。</translation>
    </message>
    <message>
        <source>Right: without it the host copies every message and {rate} per accelerator is out of reach.</source>
        <translation>正确：否则每条消息都要经主机拷贝，达不到每卡 {rate}。</translation>
    </message>
    <message>
        <source>For {parameters} parameters the fastest split here is TP {tp}, PP {pp}, DP {dp}.</source>
        <translation>对 {parameters} 参数，本方案最快的切分为 TP {tp}、PP {pp}、DP {dp}。</translation>
    </message>
    <message>
        <source>{micro_batches} micro-batches a step; the pipeline bubble is {bubble}.</source>
        <translation>每步 {micro_batches} 个微批，流水线气泡占 {bubble}。</translation>
    </message>
    <message>
        <source>{hidden} are hidden, {exposed} are exposed.</source>
        <translation>已掩盖 {hidden}，未掩盖 {exposed}。</translation>
    </message>
    <message>
        <source>Writing in the foreground would take {foreground} a save instead of {stall}: {saved} over the run.</source>
        <translation>同步写入每次约 {foreground}，异步为 {stall}，全程可节省 {saved}。</translation>
    </message>
    <message>
        <source>The utilisation that nvidia-smi shows stays high while a card waits. Look at the MFU (here {mfu} expected) and at tensor activity; the network is {share} of the step.</source>
        <translation>卡在等待通信时 nvidia-smi 的利用率仍然很高。应看 MFU（本方案预期 {mfu}）和张量核心活跃度；网络占单步时间的 {share}。</translation>
    </message>
    <message>
        <source>Here it is {ratio}, and the network costs {share} of the step. Only the scale-up link comes near the rule, at {scale_up}.</source>
        <translation>本方案为 {ratio}，而网络仅占单步时间的 {share}；只有卡间互联接近这一比例，为 {scale_up}。</translation>
    </message>
    <message>
        <source>Right, and cheap: host and jitter are {share} of the step. The checklist has the commands.</source>
        <translation>正确且成本很低：主机开销与抖动占单步时间的 {share}，检查清单中有相应命令。</translation>
    </message>
    <message>
        <source>It grows linearly: {per_day} interruptions a day here, {doubled} with twice the servers. What falls exponentially is the chance of a quiet day: {quiet}, then {quiet_doubled}.</source>
        <translation>故障率是线性增长：本集群每天 {per_day} 次，规模加倍为 {doubled} 次。呈指数下降的是一天内无中断的概率：{quiet}，加倍后 {quiet_doubled}。</translation>
    </message>
    <message>
        <source>Right: goodput is {goodput}; with a person restarting it would be {by_hand}.</source>
        <translation>正确：有效训练时间占比 {goodput}；若靠人工重启则为 {by_hand}。</translation>
    </message>
    <message>
        <source>This part: {peak} peak, {mfu} MFU expected with {stack}, {network} of the step on the network. Plan engineering time and measure first.</source>
        <translation>该型号峰值 {peak}，在 {stack} 上预期 MFU {mfu}，网络占单步时间的 {network}。请预留适配时间并先做实测。</translation>
    </message>
    <message>
        <source>Incomplete: a straggler, the bubble ({bubble} here), launch gaps or a slow checkpoint look the same. Expected are {mfu} MFU and {share} on the network.</source>
        <translation>不完整：慢节点、气泡（本方案 {bubble}）、启动间隙、慢检查点都有同样表现。预期 MFU {mfu}，网络占 {share}。</translation>
    </message>
    <message>
        <source>This run costs {rent} rented and {own} as a share of own machines.</source>
        <translation>本次训练租赁 {rent}，自有设备分摊 {own}。</translation>
    </message>
    <message>
        <source>TP {tp}, PP {pp}, DP {dp}: a card holds {held} of {parameters} parameters. Sharded data parallel does not copy.</source>
        <translation>TP {tp}、PP {pp}、DP {dp}：单卡持有 {held}，全模型 {parameters}。分片数据并行并不复制。</translation>
    </message>
    <message>
        <source>A port runs at {gbps} Gb/s: {ratio} times as much.</source>
        <translation>单端口 {gbps} Gb/s，是万兆的 {ratio} 倍。</translation>
    </message>
    <message>
        <source>Within {deadline} this needs about {needed} × {accelerator}. Both cards have PCIe 4, and the RTX 6000 Ada has no NVLink.</source>
        <translation>在 {deadline} 内约需 {needed} 张 {accelerator}。两种卡都是 PCIe 4，RTX 6000 Ada 没有 NVLink。</translation>
    </message>
    <message>
        <source>Within {deadline} this needs about {needed} × {accelerator}; from 16 cards on the network between servers counts, and the rule leaves it out.</source>
        <translation>在 {deadline} 内约需 {needed} 张 {accelerator}；16 卡以上已跨服务器，该说法没有提到服务器间网络。</translation>
    </message>
    <message>
        <source>Within {deadline} this needs about {needed} × {accelerator}. There is no H100 of 160 GB, and the H20 has 148 dense TFLOPS.</source>
        <translation>在 {deadline} 内约需 {needed} 张 {accelerator}。不存在 160 GB 的 H100，H20 的稠密算力只有 148 TFLOPS。</translation>
    </message>
    <message>
        <source>The rule says {claim_gb} GB; this plan needs {need_gb} GB.</source>
        <translation>该说法对应 {claim_gb} GB，本方案需要 {need_gb} GB。</translation>
    </message>
    <message>
        <source>The prediction's own error is {band} and the plan leaves {free}: the margin should follow the error.</source>
        <translation>预测误差为 {band}，本方案余量 {free}：余量应以误差为准。</translation>
    </message>
    <message>
        <source>It is two devices of {memory_gb} GB each; a process sees one.</source>
        <translation>它是两个设备，各 {memory_gb} GB，一个进程只能看到其中一个。</translation>
    </message>
    <message>
        <source>The rule asks for {claim}; this card has {have}, and the deadline decides, not the card's class.</source>
        <translation>该说法要求 {claim}，本卡为 {have}；起决定作用的是工期，而不是单卡等级。</translation>
    </message>
    <message>
        <source>Dense 16-bit rates are {h100}, {a100} and {mi250x}.</source>
        <translation>16 位稠密算力分别为 {h100}、{a100}、{mi250x}。</translation>
    </message>
    <message>
        <source>Right, with one gap: this card trains in 16 bits at {peak16} and in FP8 at {peak8}.</source>
        <translation>大体正确，但缺了 FP8：本卡 16 位 {peak16}，FP8 {peak8}。</translation>
    </message>
    <message>
        <source>A card draws {board}, a full rack {rack}: plan for {cooling}.</source>
        <translation>单卡 {board}，满柜 {rack}：需要{cooling}。</translation>
    </message>
    <message>
        <source>Right: {server} needs feeds for {nameplate}.</source>
        <translation>正确：{server} 的供电须按 {nameplate} 配置。</translation>
    </message>
    <message>
        <source>The plan uses {stack} on {accelerator}. Apex is history: its functions are in PyTorch and Transformer Engine.</source>
        <translation>本方案在 {accelerator} 上使用 {stack}。Apex 已成历史，其功能已并入 PyTorch 与 Transformer Engine。</translation>
    </message>
    <message>
        <source>Right: take the versions that {stack} is tested with.</source>
        <translation>正确：以 {stack} 验证过的版本为准。</translation>
    </message>
    <message>
        <source>Owning pays from {break_even_use} use; you plan {utilisation}.</source>
        <translation>利用率达到 {break_even_use} 时自有划算，你的计划为 {utilisation}。</translation>
    </message>
    <message>
        <source>The memory does not shrink: {total_gb} GB over {cards} cards, whatever the split.</source>
        <translation>总显存需求不会减少：无论怎样切分，{cards} 张卡合计 {total_gb} GB。</translation>
    </message>
    <message>
        <source>Achievable matrix rates differ {speed} times, rents {price} times: the cheaper run is the one whose ratio is smaller.</source>
        <translation>可达矩阵算力相差 {speed} 倍，租价相差 {price} 倍；应比较单次训练的总成本。</translation>
    </message>
    <message>
        <source>At {rent} per GPU-hour cash comes back after {payback}; with resale buying wins after {crossover}.</source>
        <translation>租价每卡时 {rent} 时，静态回本 {payback}；计残值时 {crossover} 后购置更划算。</translation>
    </message>
    <message>
        <source>Here it is {ratio} times PCIe 4; over PCIe the step would be up to {slower} longer.</source>
        <translation>本机为 PCIe 4 的 {ratio} 倍；若走 PCIe，单步时间最多增加 {slower}。</translation>
    </message>
    <message>
        <source>Within {deadline} this plan needs about {needed} cards; the deadline decides, not the label.</source>
        <translation>在 {deadline} 内本方案约需 {needed} 张卡；起决定作用的是工期。</translation>
    </message>
    <message>
        <source>It does; a useful GPU-hour costs {own} owned and {rent} rented.</source>
        <translation>确实如此；每有效卡时自有 {own}，租赁 {rent}。</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>holds under conditions</source>
        <translation>有条件成立</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>a widely copied guide to multi-node training</source>
        <translation>广为转载的多机训练指南</translation>
    </message>
    <message>
        <source>a widely copied guide to choosing cards</source>
        <translation>广为转载的选卡指南</translation>
    </message>
</context>
</TS>
