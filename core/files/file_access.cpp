// Whole files in and out. Saving never leaves half a file behind.
#include "core/files/scenario_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace rackwright {

namespace {

Error pathError(const char* id, const std::string& path, int code) {
    return {id, path, {argument("path", path), argument("reason", std::string(std::strerror(code)))}};
}

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Permissions of the file that is replaced, or the usual ones of a new file.
mode_t modeFor(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) == 0) return info.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t limit) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return tl::unexpected<Error>(pathError("file.cannot_open", path, errno));
    if (!S_ISREG(info.st_mode)) return tl::unexpected<Error>(pathError("file.cannot_open", path, EISDIR));
    if (static_cast<std::size_t>(info.st_size) > limit)
        return fail("file.too_large", path,
                    {argument("path", path), argument("limit", ArgumentKind::bytes, double(limit))});
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return tl::unexpected<Error>(pathError("file.cannot_open", path, errno));
    std::string bytes(static_cast<std::size_t>(info.st_size), '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

Result<void> writeFileAtomically(const std::string& path, std::string_view bytes) {
    std::string temporary = path + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0) return tl::unexpected<Error>(pathError("file.cannot_write", path, errno));
    const bool written =
        ::fchmod(descriptor, modeFor(path)) == 0 && writeAll(descriptor, bytes) && ::fsync(descriptor) == 0;
    const int code = errno;
    const bool closed = ::close(descriptor) == 0;
    if (!written || !closed) {
        ::unlink(temporary.c_str());
        return tl::unexpected<Error>(pathError("file.cannot_write", path, written ? errno : code));
    }
    if (std::rename(temporary.c_str(), path.c_str()) != 0) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        return tl::unexpected<Error>(pathError("file.cannot_write", path, reason));
    }
    return {};
}

} // namespace rackwright
