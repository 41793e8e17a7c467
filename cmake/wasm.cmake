# The toolchain for browsers: Debian's clang-22 and its linker, with the C++ library that tools/setup.sh fetches
# (asobi_sysroot) into build/wasm-sysroot. There are no threads, and an exception is caught by nobody: it ends the
# instance, as want of memory does.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(ASOBI_WASM ON)

set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasip1)
set(CMAKE_SYSROOT ${CMAKE_CURRENT_LIST_DIR}/../build/wasm-sysroot)
cmake_path(NORMAL_PATH CMAKE_SYSROOT)
if(NOT EXISTS ${CMAKE_SYSROOT}/.complete)
  message(FATAL_ERROR "${CMAKE_SYSROOT} is not there: bash -c '. tools/setup.sh && asobi_sysroot' fetches it")
endif()
set(CMAKE_CXX_FLAGS_INIT "-resource-dir ${CMAKE_SYSROOT}/resource -fignore-exceptions -msimd128")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # a program would need what the host gives
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
