# One INTERFACE target that every target of the project links: language level, warnings, sanitizers.
option(RACKWRIGHT_STRICT "Warnings are errors" OFF)
set(RACKWRIGHT_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined or thread")
option(RACKWRIGHT_COVERAGE "Instrument for coverage" OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

add_library(rackwright_options INTERFACE)
target_compile_features(rackwright_options INTERFACE cxx_std_20)
target_include_directories(rackwright_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(rackwright_options INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wconversion -Wno-sign-conversion -Wold-style-cast -Wimplicit-fallthrough>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC 12 sees an overlapping copy in every optimised std::string concatenation: GCC bug 105651, fixed in 13.
    target_compile_options(rackwright_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
if(RACKWRIGHT_STRICT)
    target_compile_options(rackwright_options INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror>)
endif()
if(RACKWRIGHT_SANITIZE)
    target_compile_options(rackwright_options INTERFACE -fsanitize=${RACKWRIGHT_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(rackwright_options INTERFACE -fsanitize=${RACKWRIGHT_SANITIZE})
endif()
if(RACKWRIGHT_COVERAGE)
    target_compile_options(rackwright_options INTERFACE --coverage -O0)
    target_link_options(rackwright_options INTERFACE --coverage)
endif()

# Qt code: no silent conversion between bytes and text, no context-free connections.
add_library(rackwright_qt_options INTERFACE)
target_link_libraries(rackwright_qt_options INTERFACE rackwright_options)
target_compile_definitions(rackwright_qt_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_USE_QSTRINGBUILDER
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
