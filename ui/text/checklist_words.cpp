// Titles of the software checklist and why each item matters.
#include "ui/text/cluster_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace rackwright::text {

namespace {

struct ItemWords {
    std::string_view id;
    const char* title;
    const char* reason;
};

constexpr ItemWords kItems[] = {
    {"driver-ampere", QT_TRANSLATE_NOOP("checklist", "Driver and CUDA, at least"),
     QT_TRANSLATE_NOOP("checklist", "The first release that knows this generation.")},
    {"driver-hopper", QT_TRANSLATE_NOOP("checklist", "Driver and CUDA, at least"),
     QT_TRANSLATE_NOOP("checklist", "The first release that knows this generation.")},
    {"driver-blackwell", QT_TRANSLATE_NOOP("checklist", "Driver, CUDA and PyTorch, at least"),
     QT_TRANSLATE_NOOP("checklist", "The first release that knows this generation.")},
    {"rocm-cdna3", QT_TRANSLATE_NOOP("checklist", "ROCm, at least"),
     QT_TRANSLATE_NOOP("checklist", "The first release that knows this generation.")},
    {"rocm-cdna4", QT_TRANSLATE_NOOP("checklist", "ROCm, at least"),
     QT_TRANSLATE_NOOP("checklist", "The first release that knows this generation.")},
    {"cann-versions", QT_TRANSLATE_NOOP("checklist", "CANN, driver and torch_npu of one release"),
     QT_TRANSLATE_NOOP("checklist",
                       "Ascend publishes which versions belong together; others fail in odd ways.")},
    {"iommu-passthrough", QT_TRANSLATE_NOOP("checklist", "IOMMU in pass-through"),
     QT_TRANSLATE_NOOP("checklist", "Translated DMA slows transfers between accelerators and adapters.")},
    {"acs-off", QT_TRANSLATE_NOOP("checklist", "PCIe access control off on bare metal"),
     QT_TRANSLATE_NOOP("checklist",
                       "It sends peer traffic through the root complex. Set it after every boot; "
                       "virtual machines keep it and use address translation instead.")},
    {"relaxed-ordering", QT_TRANSLATE_NOOP("checklist", "Relaxed ordering and read depth of adapters"),
     QT_TRANSLATE_NOOP("checklist", "Strict ordering keeps an adapter below its line rate.")},
    {"large-bar", QT_TRANSLATE_NOOP("checklist", "Large address windows in the BIOS"),
     QT_TRANSLATE_NOOP("checklist", "Peer access needs the whole memory of an accelerator mapped.")},
    {"pcie-width", QT_TRANSLATE_NOOP("checklist", "Full PCIe width"),
     QT_TRANSLATE_NOOP("checklist",
                       "A card trained to eight lanes halves every transfer; the kernel logs it.")},
    {"numa-balancing", QT_TRANSLATE_NOOP("checklist", "NUMA balancing off"),
     QT_TRANSLATE_NOOP("checklist", "Migrating pages stalls the process that launches kernels.")},
    {"cpu-governor", QT_TRANSLATE_NOOP("checklist", "CPU governor at performance"),
     QT_TRANSLATE_NOOP("checklist", "Slow cores launch kernels late.")},
    {"swap-off", QT_TRANSLATE_NOOP("checklist", "No swap"),
     QT_TRANSLATE_NOOP("checklist", "A swapping reader starves the whole job.")},
    {"memlock", QT_TRANSLATE_NOOP("checklist", "Locked memory without limit"),
     QT_TRANSLATE_NOOP("checklist", "RDMA registers its buffers as locked pages.")},
    {"container-limits", QT_TRANSLATE_NOOP("checklist", "Shared memory and limits of containers"),
     QT_TRANSLATE_NOOP("checklist",
                       "Data readers and collectives inside a server talk through shared memory.")},
    {"socket-buffers", QT_TRANSLATE_NOOP("checklist", "Socket buffers of 64 MiB"),
     QT_TRANSLATE_NOOP("checklist", "Storage and start-up traffic over TCP need them at high rates.")},
    {"congestion-control", QT_TRANSLATE_NOOP("checklist", "Fair queueing and BBR"),
     QT_TRANSLATE_NOOP("checklist", "For TCP traffic only; RDMA has its own congestion control.")},
    {"peer-memory", QT_TRANSLATE_NOOP("checklist", "Peer memory module, or DMA-BUF"),
     QT_TRANSLATE_NOOP("checklist", "Without it every byte between servers goes through host memory.")},
    {"rdma-bandwidth", QT_TRANSLATE_NOOP("checklist", "Bandwidth of every adapter, from accelerator memory"),
     QT_TRANSLATE_NOOP("checklist", "One slow adapter sets the pace of every collective.")},
    {"link-flaps", QT_TRANSLATE_NOOP("checklist", "No flapping links"),
     QT_TRANSLATE_NOOP("checklist", "A link that drops for seconds stalls the job or ends it.")},
    {"roce-qos", QT_TRANSLATE_NOOP("checklist", "Lossless class and congestion marking of RoCE"),
     QT_TRANSLATE_NOOP("checklist", "Pause frames on one priority only, marking on, trust by DSCP.")},
    {"roce-gid", QT_TRANSLATE_NOOP("checklist", "RoCE v2 address of the adapters"),
     QT_TRANSLATE_NOOP("checklist", "Needed where the library does not find it by itself.")},
    {"ib-hca", QT_TRANSLATE_NOOP("checklist", "Compute adapters named to the library"),
     QT_TRANSLATE_NOOP("checklist", "Otherwise it may pick ports of the storage or management network.")},
    {"socket-ifname", QT_TRANSLATE_NOOP("checklist", "Interface for starting up"),
     QT_TRANSLATE_NOOP("checklist", "Servers with many interfaces otherwise wait for the wrong one.")},
    {"ib-timeout", QT_TRANSLATE_NOOP("checklist", "Longer transport timeout"),
     QT_TRANSLATE_NOOP("checklist",
                       "In a large network a link that flaps for seconds then does not end the job.")},
    {"queue-pairs", QT_TRANSLATE_NOOP("checklist", "Four queue pairs a connection"),
     QT_TRANSLATE_NOOP("checklist", "More flows spread better over the spines.")},
    {"cross-nic", QT_TRANSLATE_NOOP("checklist", "No traffic across rails"),
     QT_TRANSLATE_NOOP("checklist", "The rails of this network have no spine between them.")},
    {"pxn", QT_TRANSLATE_NOOP("checklist", "Forwarding over NVLink to the right rail"),
     QT_TRANSLATE_NOOP("checklist", "It is what makes rails pay for all-to-all traffic.")},
    {"algorithm-unset", QT_TRANSLATE_NOOP("checklist", "Algorithm and protocol left to the library"),
     QT_TRANSLATE_NOOP("checklist", "Set them for benchmarks only; left-over settings cost bandwidth.")},
    {"error-handling", QT_TRANSLATE_NOOP("checklist", "Failed collectives end the job"),
     QT_TRANSLATE_NOOP("checklist", "A hanging job costs more than a restart.")},
    {"persistence", QT_TRANSLATE_NOOP("checklist", "Persistence mode"),
     QT_TRANSLATE_NOOP("checklist", "The driver stays loaded between jobs.")},
    {"fabric-manager", QT_TRANSLATE_NOOP("checklist", "Fabric manager running"),
     QT_TRANSLATE_NOOP("checklist", "NVSwitch systems have no NVLink without it.")},
    {"rccl-affinity", QT_TRANSLATE_NOOP("checklist", "RCCL ignores the CPU affinity of the launcher"),
     QT_TRANSLATE_NOOP("checklist", "Its threads then run beside their adapter.")},
    {"hccl-connect", QT_TRANSLATE_NOOP("checklist", "Longer connection timeout of HCCL"),
     QT_TRANSLATE_NOOP("checklist", "120 s by default: too short for a large cluster to start.")},
    {"hccl-exec", QT_TRANSLATE_NOOP("checklist", "Execution timeout of HCCL"),
     QT_TRANSLATE_NOOP("checklist", "Saving a checkpoint must not look like a hang.")},
    {"hccl-ifname", QT_TRANSLATE_NOOP("checklist", "Interface for starting up"),
     QT_TRANSLATE_NOOP("checklist", "Servers with many interfaces otherwise wait for the wrong one.")},
    {"task-queue", QT_TRANSLATE_NOOP("checklist", "Task queue and core binding"),
     QT_TRANSLATE_NOOP("checklist", "Operators are launched ahead of time, from cores of their own.")},
    {"npu-allocator", QT_TRANSLATE_NOOP("checklist", "Expandable memory segments"),
     QT_TRANSLATE_NOOP("checklist", "Less memory is lost to fragmentation.")},
    {"xfs-mount", QT_TRANSLATE_NOOP("checklist", "Mount options of local drives"),
     QT_TRANSLATE_NOOP("checklist", "For caches and checkpoint copies on XFS.")},
    {"nfs-slots", QT_TRANSLATE_NOOP("checklist", "Several connections for NFS"),
     QT_TRANSLATE_NOOP("checklist",
                       "One mount stops at 128 requests in flight, far below the adapter's rate.")},
    {"dcgm", QT_TRANSLATE_NOOP("checklist", "Diagnosis before a job and in quarantine"),
     QT_TRANSLATE_NOOP("checklist", "Level 2 takes minutes, level 4 an hour or two.")},
    {"ecc", QT_TRANSLATE_NOOP("checklist", "No uncorrected memory errors"),
     QT_TRANSLATE_NOOP("checklist", "A pending row remapping needs a reset before the next job.")},
    {"xid", QT_TRANSLATE_NOOP("checklist", "No driver error that calls for draining"),
     QT_TRANSLATE_NOOP("checklist", "These codes mean a reset, a repair or a replacement.")},
    {"rocm-health", QT_TRANSLATE_NOOP("checklist", "No uncorrectable errors"),
     QT_TRANSLATE_NOOP("checklist", "Drain a server that reports any.")},
    {"npu-health", QT_TRANSLATE_NOOP("checklist", "Health of every device"),
     QT_TRANSLATE_NOOP("checklist", "Drain a server that reports anything else.")},
};

const ItemWords* wordsOf(const std::string& id) {
    const auto* found = std::ranges::find(kItems, id, &ItemWords::id);
    return found == std::end(kItems) ? nullptr : found;
}

} // namespace

QString checklistTitle(const std::string& id) {
    const ItemWords* words = wordsOf(id);
    return words != nullptr ? QCoreApplication::translate("checklist", words->title) : QString();
}

QString checklistReason(const std::string& id) {
    const ItemWords* words = wordsOf(id);
    return words != nullptr ? QCoreApplication::translate("checklist", words->reason) : QString();
}

ClusterSection checklistSection(const Outcome& outcome) {
    static constexpr const char* title = QT_TRANSLATE_NOOP("cluster", "Software checklist");
    ClusterSection section{"checklist", QCoreApplication::translate("cluster", title), {}};
    for (const ChecklistItem& item : outcome.cluster.checklist)
        section.facts.push_back(
            {checklistTitle(item.id), QString::fromStdString(item.setting),
             QString::fromStdString(item.command) + QStringLiteral(" · ") + checklistReason(item.id),
             FactMark::none});
    return section;
}

} // namespace rackwright::text
