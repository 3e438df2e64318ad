# rackwright_embed(target ROOT dir FILES...) links files into a target, readable through core/files/embedded.h.
# The files are taken in by the assembler's .incbin, so that a large catalogue costs no compile time.
function(rackwright_embed target)
    cmake_parse_arguments(ARG "" "ROOT" "FILES" ${ARGN})
    set(asm "${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded.S")
    set(cpp "${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded.cpp")
    set(asm_text "    .section .rodata\n")
    set(decl "")
    set(rows "")
    set(i 0)
    foreach(file IN LISTS ARG_FILES)
        file(RELATIVE_PATH name "${ARG_ROOT}" "${file}")
        string(APPEND asm_text
            "    .globl rackwright_embedded_${i}\n    .globl rackwright_embedded_${i}_end\n"
            "    .balign 16\nrackwright_embedded_${i}:\n    .incbin \"${file}\"\nrackwright_embedded_${i}_end:\n    .byte 0\n")
        string(APPEND decl "extern const char rackwright_embedded_${i}[];\nextern const char rackwright_embedded_${i}_end[];\n")
        string(APPEND rows "        {\"${name}\", {rackwright_embedded_${i}, static_cast<std::size_t>(rackwright_embedded_${i}_end - rackwright_embedded_${i})}},\n")
        math(EXPR i "${i} + 1")
    endforeach()
    string(APPEND asm_text "    .section .note.GNU-stack,\"\",%progbits\n")
    file(CONFIGURE OUTPUT "${asm}" CONTENT "${asm_text}" @ONLY)
    file(CONFIGURE OUTPUT "${cpp}" CONTENT
"// Generated: the files that travel inside the program.
#include \"core/files/embedded.h\"

extern \"C\" {
${decl}}

namespace rackwright {
std::span<const EmbeddedFile> embeddedFiles()
{
    static const EmbeddedFile files[] = {
${rows}    };
    return files;
}
} // namespace rackwright
" @ONLY)
    set_source_files_properties("${asm}" PROPERTIES OBJECT_DEPENDS "${ARG_FILES}")
    target_sources(${target} PRIVATE "${asm}" "${cpp}")
endfunction()
