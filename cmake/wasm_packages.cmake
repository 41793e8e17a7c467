# The libraries of the system in a browser: their headers alone, each by a link of its own, since the rest of
# /usr/include is about another system.
set(asobi_system_headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${asobi_system_headers})
foreach(entry fmt nlohmann boost xxhash.h)
  find_path(ASOBI_${entry}_FOLDER ${entry} PATHS /usr/include NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(CREATE_LINK ${ASOBI_${entry}_FOLDER}/${entry} ${asobi_system_headers}/${entry} SYMBOLIC)
endforeach()
foreach(target fmt::fmt nlohmann_json::nlohmann_json Boost::headers PkgConfig::XXHASH Threads::Threads)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE ${asobi_system_headers})
endforeach()
# Numbers are never written by a locale, so the library's locales need not come along.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',')
target_compile_definitions(PkgConfig::XXHASH INTERFACE XXH_INLINE_ALL)
