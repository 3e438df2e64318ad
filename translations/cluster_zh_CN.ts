<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>checklist</name>
    <message>
        <source>IOMMU in pass-through</source>
        <translation>IOMMU 设为直通</translation>
    </message>
    <message>
        <source>Translated DMA slows transfers between accelerators and adapters.</source>
        <translation>DMA 地址转换会拖慢加速卡与网卡之间的传输。</translation>
    </message>
    <message>
        <source>PCIe access control off on bare metal</source>
        <translation>裸机上关闭 PCIe ACS</translation>
    </message>
    <message>
        <source>It sends peer traffic through the root complex. Set it after every boot; virtual machines keep it and use address translation instead.</source>
        <translation>ACS 会让点对点流量绕经根复合体。每次开机后都要重新设置；虚拟机则保留 ACS，改用 ATS。</translation>
    </message>
    <message>
        <source>Relaxed ordering and read depth of adapters</source>
        <translation>网卡的宽松排序与读深度</translation>
    </message>
    <message>
        <source>Strict ordering keeps an adapter below its line rate.</source>
        <translation>严格排序会使网卡跑不满线速。</translation>
    </message>
    <message>
        <source>Large address windows in the BIOS</source>
        <translation>BIOS 中启用大地址窗口</translation>
    </message>
    <message>
        <source>Peer access needs the whole memory of an accelerator mapped.</source>
        <translation>点对点访问要求完整映射加速卡显存。</translation>
    </message>
    <message>
        <source>Full PCIe width</source>
        <translation>PCIe 满宽度</translation>
    </message>
    <message>
        <source>A card trained to eight lanes halves every transfer; the kernel logs it.</source>
        <translation>降到 8 通道的卡会使传输带宽减半；内核日志有记录。</translation>
    </message>
    <message>
        <source>NUMA balancing off</source>
        <translation>关闭 NUMA 自动均衡</translation>
    </message>
    <message>
        <source>Migrating pages stalls the process that launches kernels.</source>
        <translation>页迁移会卡住下发算子的进程。</translation>
    </message>
    <message>
        <source>CPU governor at performance</source>
        <translation>CPU 调频策略为 performance</translation>
    </message>
    <message>
        <source>Slow cores launch kernels late.</source>
        <translation>核心降频会使算子下发变慢。</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>关闭交换分区</translation>
    </message>
    <message>
        <source>A swapping reader starves the whole job.</source>
        <translation>一个读取进程换页，整个任务都会等数据。</translation>
    </message>
    <message>
        <source>Locked memory without limit</source>
        <translation>锁定内存不设上限</translation>
    </message>
    <message>
        <source>RDMA registers its buffers as locked pages.</source>
        <translation>RDMA 缓冲区需注册为锁定页。</translation>
    </message>
    <message>
        <source>Shared memory and limits of containers</source>
        <translation>容器的共享内存与资源限制</translation>
    </message>
    <message>
        <source>Data readers and collectives inside a server talk through shared memory.</source>
        <translation>数据读取进程与机内集合通信都走共享内存。</translation>
    </message>
    <message>
        <source>Socket buffers of 64 MiB</source>
        <translation>套接字缓冲区 64 MiB</translation>
    </message>
    <message>
        <source>Storage and start-up traffic over TCP need them at high rates.</source>
        <translation>存储与启动阶段的 TCP 流量在高速率下需要大缓冲区。</translation>
    </message>
    <message>
        <source>Fair queueing and BBR</source>
        <translation>公平队列与 BBR</translation>
    </message>
    <message>
        <source>For TCP traffic only; RDMA has its own congestion control.</source>
        <translation>仅用于 TCP 流量；RDMA 有自己的拥塞控制。</translation>
    </message>
    <message>
        <source>Peer memory module, or DMA-BUF</source>
        <translation>peermem 模块或 DMA-BUF</translation>
    </message>
    <message>
        <source>Without it every byte between servers goes through host memory.</source>
        <translation>否则机间的每个字节都要经过主机内存。</translation>
    </message>
    <message>
        <source>Bandwidth of every adapter, from accelerator memory</source>
        <translation>逐块网卡测显存直达带宽</translation>
    </message>
    <message>
        <source>One slow adapter sets the pace of every collective.</source>
        <translation>一块慢网卡就会拖慢所有集合通信。</translation>
    </message>
    <message>
        <source>No flapping links</source>
        <translation>链路无闪断</translation>
    </message>
    <message>
        <source>A link that drops for seconds stalls the job or ends it.</source>
        <translation>链路中断几秒就会使任务停顿甚至退出。</translation>
    </message>
    <message>
        <source>Lossless class and congestion marking of RoCE</source>
        <translation>RoCE 的无损队列与拥塞标记</translation>
    </message>
    <message>
        <source>Pause frames on one priority only, marking on, trust by DSCP.</source>
        <translation>只在一个优先级上启用 PFC，打开 ECN，按 DSCP 信任。</translation>
    </message>
    <message>
        <source>RoCE v2 address of the adapters</source>
        <translation>网卡的 RoCE v2 GID</translation>
    </message>
    <message>
        <source>Needed where the library does not find it by itself.</source>
        <translation>通信库无法自动识别时需要指定。</translation>
    </message>
    <message>
        <source>Compute adapters named to the library</source>
        <translation>向通信库指明计算网卡</translation>
    </message>
    <message>
        <source>Otherwise it may pick ports of the storage or management network.</source>
        <translation>否则可能选中存储网或管理网的端口。</translation>
    </message>
    <message>
        <source>Interface for starting up</source>
        <translation>启动用网络接口</translation>
    </message>
    <message>
        <source>Servers with many interfaces otherwise wait for the wrong one.</source>
        <translation>多接口服务器否则会在错误的接口上等待。</translation>
    </message>
    <message>
        <source>Longer transport timeout</source>
        <translation>加长传输超时</translation>
    </message>
    <message>
        <source>In a large network a link that flaps for seconds then does not end the job.</source>
        <translation>大规模网络中，链路闪断几秒就不会导致任务退出。</translation>
    </message>
    <message>
        <source>Four queue pairs a connection</source>
        <translation>每连接 4 个 QP</translation>
    </message>
    <message>
        <source>More flows spread better over the spines.</source>
        <translation>流数越多，在脊交换机间分布越均匀。</translation>
    </message>
    <message>
        <source>No traffic across rails</source>
        <translation>禁止跨轨流量</translation>
    </message>
    <message>
        <source>The rails of this network have no spine between them.</source>
        <translation>该网络各轨之间没有脊交换机。</translation>
    </message>
    <message>
        <source>Forwarding over NVLink to the right rail</source>
        <translation>经 NVLink 转发到对应轨道（PXN）</translation>
    </message>
    <message>
        <source>It is what makes rails pay for all-to-all traffic.</source>
        <translation>全交换流量能用好多轨网络，靠的就是它。</translation>
    </message>
    <message>
        <source>Algorithm and protocol left to the library</source>
        <translation>算法与协议交由通信库选择</translation>
    </message>
    <message>
        <source>Set them for benchmarks only; left-over settings cost bandwidth.</source>
        <translation>只在测试时设置；遗留的设置会损失带宽。</translation>
    </message>
    <message>
        <source>Failed collectives end the job</source>
        <translation>集合通信失败即结束任务</translation>
    </message>
    <message>
        <source>A hanging job costs more than a restart.</source>
        <translation>任务挂死比重启更费时。</translation>
    </message>
    <message>
        <source>Persistence mode</source>
        <translation>持久模式</translation>
    </message>
    <message>
        <source>The driver stays loaded between jobs.</source>
        <translation>任务之间驱动保持加载。</translation>
    </message>
    <message>
        <source>Fabric manager running</source>
        <translation>Fabric Manager 处于运行状态</translation>
    </message>
    <message>
        <source>NVSwitch systems have no NVLink without it.</source>
        <translation>没有它，NVSwitch 系统的 NVLink 不可用。</translation>
    </message>
    <message>
        <source>RCCL ignores the CPU affinity of the launcher</source>
        <translation>RCCL 忽略启动器的 CPU 亲和性</translation>
    </message>
    <message>
        <source>Its threads then run beside their adapter.</source>
        <translation>其线程便可运行在网卡邻近的核心上。</translation>
    </message>
    <message>
        <source>Longer connection timeout of HCCL</source>
        <translation>加长 HCCL 建链超时</translation>
    </message>
    <message>
        <source>120 s by default: too short for a large cluster to start.</source>
        <translation>默认 120 s，大集群来不及启动。</translation>
    </message>
    <message>
        <source>Execution timeout of HCCL</source>
        <translation>HCCL 执行超时</translation>
    </message>
    <message>
        <source>Saving a checkpoint must not look like a hang.</source>
        <translation>保存检查点不应被误判为挂死。</translation>
    </message>
    <message>
        <source>Task queue and core binding</source>
        <translation>任务队列与绑核</translation>
    </message>
    <message>
        <source>Operators are launched ahead of time, from cores of their own.</source>
        <translation>算子提前下发，并使用专属核心。</translation>
    </message>
    <message>
        <source>Expandable memory segments</source>
        <translation>可扩展显存段</translation>
    </message>
    <message>
        <source>Less memory is lost to fragmentation.</source>
        <translation>减少显存碎片损失。</translation>
    </message>
    <message>
        <source>Mount options of local drives</source>
        <translation>本地盘挂载选项</translation>
    </message>
    <message>
        <source>For caches and checkpoint copies on XFS.</source>
        <translation>用于 XFS 上的缓存与检查点副本。</translation>
    </message>
    <message>
        <source>Several connections for NFS</source>
        <translation>NFS 多连接</translation>
    </message>
    <message>
        <source>One mount stops at 128 requests in flight, far below the adapter's rate.</source>
        <translation>单个挂载点最多 128 个并发请求，远低于网卡速率。</translation>
    </message>
    <message>
        <source>Diagnosis before a job and in quarantine</source>
        <translation>作业前与隔离时的诊断</translation>
    </message>
    <message>
        <source>Level 2 takes minutes, level 4 an hour or two.</source>
        <translation>2 级需数分钟，4 级需一两个小时。</translation>
    </message>
    <message>
        <source>No uncorrected memory errors</source>
        <translation>无不可纠正的显存错误</translation>
    </message>
    <message>
        <source>A pending row remapping needs a reset before the next job.</source>
        <translation>若有待处理的行重映射，须在下个作业前复位。</translation>
    </message>
    <message>
        <source>No driver error that calls for draining</source>
        <translation>无需要下线的驱动错误</translation>
    </message>
    <message>
        <source>These codes mean a reset, a repair or a replacement.</source>
        <translation>这些错误码意味着复位、维修或更换。</translation>
    </message>
    <message>
        <source>No uncorrectable errors</source>
        <translation>无不可纠正错误</translation>
    </message>
    <message>
        <source>Drain a server that reports any.</source>
        <translation>有报错的服务器应下线。</translation>
    </message>
    <message>
        <source>Health of every device</source>
        <translation>逐卡健康状态</translation>
    </message>
    <message>
        <source>Drain a server that reports anything else.</source>
        <translation>状态异常的服务器应下线。</translation>
    </message>
    <message>
        <source>Driver and CUDA, at least</source>
        <translation>驱动与 CUDA 最低版本</translation>
    </message>
    <message>
        <source>The first release that knows this generation.</source>
        <translation>首个支持该代产品的版本。</translation>
    </message>
    <message>
        <source>Driver, CUDA and PyTorch, at least</source>
        <translation>驱动、CUDA 与 PyTorch 最低版本</translation>
    </message>
    <message>
        <source>ROCm, at least</source>
        <translation>ROCm 最低版本</translation>
    </message>
    <message>
        <source>CANN, driver and torch_npu of one release</source>
        <translation>CANN、驱动与 torch_npu 版本配套</translation>
    </message>
    <message>
        <source>Ascend publishes which versions belong together; others fail in odd ways.</source>
        <translation>昇腾公布了版本配套表，版本不配套会出现各种异常。</translation>
    </message>
</context>
<context>
    <name>cluster</name>
    <message>
        <source>Scale-up link</source>
        <translation>机内互联链路</translation>
    </message>
    <message>
        <source>Server to leaf</source>
        <translation>服务器至叶交换机</translation>
    </message>
    <message>
        <source>Leaf to spine</source>
        <translation>叶至脊交换机</translation>
    </message>
    <message>
        <source>Spine to core</source>
        <translation>脊至核心交换机</translation>
    </message>
    <message>
        <source>stays in the scale-up domain</source>
        <translation>不出机内互联域</translation>
    </message>
    <message>
        <source>crosses leaf switches</source>
        <translation>经叶交换机</translation>
    </message>
    <message>
        <source>crosses spine switches</source>
        <translation>经脊交换机</translation>
    </message>
    <message>
        <source>crosses core switches</source>
        <translation>经核心交换机</translation>
    </message>
    <message>
        <source>%1 of memory bandwidth</source>
        <translation>显存带宽的 %1</translation>
    </message>
    <message>
        <source>Busiest link of each tier</source>
        <translation>各层最忙的链路</translation>
    </message>
    <message>
        <source>%1 busy of the step</source>
        <translation>占步时的 %1</translation>
    </message>
    <message>
        <source>%1 a step at %2</source>
        <translation>每步 %1，速率 %2</translation>
    </message>
    <message>
        <source>%1, mostly %2</source>
        <translation>%1，主要为 %2</translation>
    </message>
    <message>
        <source>Communication over computation</source>
        <translation>通信与计算之比</translation>
    </message>
    <message>
        <source>%1, exposed %2</source>
        <translation>%1，未掩盖 %2</translation>
    </message>
    <message>
        <source>Folk rule: network a tenth to a fifth of memory</source>
        <translation>经验说法：网络为显存带宽的 1/10 至 1/5</translation>
    </message>
    <message>
        <source>here %1</source>
        <translation>此处 %1</translation>
    </message>
    <message>
        <source>Not met, and not needed: the ratios above decide.</source>
        <translation>不满足，也无须满足：以上各比值才起决定作用。</translation>
    </message>
    <message>
        <source>network %1, memory %2</source>
        <translation>网络 %1，显存 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, cabled and ready</source>
        <translation>%1 台，热备，已接线</translation>
    </message>
    <message>
        <source>%1, cold on the shelf</source>
        <translation>%1 台，冷备，存放于库房</translation>
    </message>
    <message>
        <source>%1 for text, %2 for images, %3 for video</source>
        <translation>文本 %1，图像 %2，视频 %3</translation>
    </message>
    <message>
        <source>%1 too few</source>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>%1 used by this plan</source>
        <translation>本方案使用 %1 台</translation>
    </message>
    <message>
        <source>a pool of its own: a mixed job would run %1 × slower</source>
        <translation>单独成池：混合作业的步时会变为 %1 倍</translation>
    </message>
    <message>
        <source>a pool of its own</source>
        <translation>单独成池</translation>
    </message>
    <message>
        <source>Calendar and failures</source>
        <translation>工期与故障</translation>
    </message>
    <message>
        <source>Calendar days, P50</source>
        <translation>日历天数，P50</translation>
    </message>
    <message>
        <source>%1 simulated runs</source>
        <translation>模拟 %1 次</translation>
    </message>
    <message>
        <source>Calendar days, P90</source>
        <translation>日历天数，P90</translation>
    </message>
    <message>
        <source>Calendar days kept with %1</source>
        <translation>把握度 %1 的日历天数</translation>
    </message>
    <message>
        <source>Lost to interruptions</source>
        <translation>中断损失</translation>
    </message>
    <message>
        <source>P50 – P90, rework included</source>
        <translation>P50 – P90，含返工</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>中断次数</translation>
    </message>
    <message>
        <source>one in %1; %2 per 1,000 server-days</source>
        <translation>平均 %1 一次；每千服务器日 %2 次</translation>
    </message>
    <message>
        <source>Effective training time</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>detection, swap, loading</source>
        <translation>检测、更换、加载</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>备用服务器</translation>
    </message>
    <message>
        <source>Storage and checkpoints</source>
        <translation>存储与检查点</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>every %1</source>
        <translation>每 %1 保存一次</translation>
    </message>
    <message>
        <source>Synchronous save</source>
        <translation>同步保存</translation>
    </message>
    <message>
        <source>training waits for the storage</source>
        <translation>训练等待存储写完</translation>
    </message>
    <message>
        <source>Asynchronous save</source>
        <translation>异步保存</translation>
    </message>
    <message>
        <source>to host memory; then %1 behind the training</source>
        <translation>先写入主机内存，随后在后台用 %1 落盘</translation>
    </message>
    <message>
        <source>Read at a restart</source>
        <translation>重启时读取</translation>
    </message>
    <message>
        <source>Host memory for saving</source>
        <translation>保存所需主机内存</translation>
    </message>
    <message>
        <source>per server, two copies</source>
        <translation>每台服务器，两份副本</translation>
    </message>
    <message>
        <source>Write bandwidth to buy</source>
        <translation>需采购的写带宽</translation>
    </message>
    <message>
        <source>DGX SuperPOD guidance: %1</source>
        <translation>DGX SuperPOD 指南：%1</translation>
    </message>
    <message>
        <source>Read bandwidth to buy</source>
        <translation>需采购的读带宽</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>read at %1</source>
        <translation>读取速率 %1</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>kept checkpoints and data set</source>
        <translation>保留的检查点与数据集</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>自有资源</translation>
    </message>
    <message>
        <source>%1, %2 years old</source>
        <translation>%1，机龄 %2 年</translation>
    </message>
    <message>
        <source>Book value in use</source>
        <translation>在用账面价值</translation>
    </message>
    <message>
        <source>spent already; selling them is the alternative</source>
        <translation>已经支出；另一选择是出售</translation>
    </message>
    <message>
        <source>Servers to add</source>
        <translation>需增服务器</translation>
    </message>
    <message>
        <source>Switches and cables to add</source>
        <translation>需增交换机与线缆</translation>
    </message>
    <message>
        <source>%1 switches, %2 cables</source>
        <translation>%1 台交换机，%2 根线缆</translation>
    </message>
    <message>
        <source>Leaf ports needed</source>
        <translation>所需叶端口</translation>
    </message>
    <message>
        <source>Racks needed</source>
        <translation>所需机柜</translation>
    </message>
    <message>
        <source>Power needed</source>
        <translation>所需电力</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 核数</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Local NVMe drives</source>
        <translation>本地 NVMe 盘</translation>
    </message>
    <message>
        <source>PCIe slot of an adapter</source>
        <translation>网卡的 PCIe 插槽</translation>
    </message>
    <message>
        <source>Network adapters</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源模块</translation>
    </message>
    <message>
        <source>direct liquid cooling: above 60 kW, or the servers need it</source>
        <translation>直接液冷：超过 60 kW，或服务器要求</translation>
    </message>
    <message>
        <source>in-row or rear-door cooling: 30 to 60 kW</source>
        <translation>行级或背板门冷却：30 至 60 kW</translation>
    </message>
    <message>
        <source>room air is enough: up to 30 kW</source>
        <translation>房间风冷即可：不超过 30 kW</translation>
    </message>
    <message>
        <source>Server against what the plan asks</source>
        <translation>服务器与方案要求对照</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>asked for: %1</source>
        <translation>要求：%1</translation>
    </message>
    <message>
        <source>Power and cooling</source>
        <translation>供电与散热</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Feeds A and B</source>
        <translation>A、B 两路供电</translation>
    </message>
    <message>
        <source>each of a rack; either carries it at 80 % load</source>
        <translation>每柜各一路；任一路以 80% 负载即可承担</translation>
    </message>
    <message>
        <source>Power supplies of a server</source>
        <translation>单台服务器电源模块</translation>
    </message>
    <message>
        <source>%1 needed for %2</source>
        <translation>%2 需要 %1 个</translation>
    </message>
    <message>
        <source>Uninterruptible supply</source>
        <translation>不间断电源</translation>
    </message>
    <message>
        <source>storage, switches and management, long enough to save</source>
        <translation>存储、交换机与管理节点，足以完成保存</translation>
    </message>
    <message>
        <source>Step in load</source>
        <translation>负载阶跃</translation>
    </message>
    <message>
        <source>when all accelerators stop at once</source>
        <translation>全部加速卡同时停下时</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>年耗电</translation>
    </message>
    <message>
        <source>from measured power; by nameplate it would read %1</source>
        <translation>按实测功率；按铭牌会算成 %1</translation>
    </message>
    <message>
        <source>pace and interruptions together</source>
        <translation>速度误差与中断合计</translation>
    </message>
    <message>
        <source>1 tier: %1 switches</source>
        <translation>一层：%1 台交换机</translation>
    </message>
    <message>
        <source>2 tiers: %1 leaf, %2 spine</source>
        <translation>两层：叶 %1 台，脊 %2 台</translation>
    </message>
    <message>
        <source>3 tiers: %1 leaf, %2 spine, %3 core</source>
        <translation>三层：叶 %1 台，脊 %2 台，核心 %3 台</translation>
    </message>
    <message>
        <source>%1 cables, %2 ports left</source>
        <translation>%1 根线缆，剩余 %2 个端口</translation>
    </message>
    <message>
        <source>%1; bisection %2, %3 switches on the longest path</source>
        <translation>%1；对分带宽 %2，最长路径经 %3 台交换机</translation>
    </message>
    <message>
        <source>copper</source>
        <translation>铜缆</translation>
    </message>
    <message>
        <source>multimode fibre</source>
        <translation>多模光纤</translation>
    </message>
    <message>
        <source>single-mode fibre</source>
        <translation>单模光纤</translation>
    </message>
    <message>
        <source>Networks and cables</source>
        <translation>网络与线缆</translation>
    </message>
    <message>
        <source>Compute network</source>
        <translation>计算网络</translation>
    </message>
    <message>
        <source>Storage network</source>
        <translation>存储网络</translation>
    </message>
    <message>
        <source>In-band management</source>
        <translation>带内管理网</translation>
    </message>
    <message>
        <source>Out-of-band management</source>
        <translation>带外管理网</translation>
    </message>
    <message>
        <source>%1 × %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>Software checklist</source>
        <translation>软件检查清单</translation>
    </message>
</context>
</TS>
