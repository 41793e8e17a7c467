# How sources are compiled in little time: what they share is read once.

# asobi_headers(target FIRST_TARGET [HEADERS...]): the headers that nearly every source opens with are read once, for
# FIRST_TARGET. g++ goes without, so a forgotten #include is noticed.
function(asobi_headers name first)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    return()
  elseif(name STREQUAL first)
    target_precompile_headers(${name} PRIVATE ${ARGN})
  else()
    target_precompile_headers(${name} REUSE_FROM ${first})
  endif()
  target_compile_options(${name} PRIVATE -Xclang -fno-pch-timestamp)
endfunction()

# asobi_together(target sources...): compiles up to sixteen sources of one folder as one. Those of the papers open the
# namespaces of their games: only those of one paper go together, be it a folder or the first word of a name.
function(asobi_together name)
  if(NOT ASOBI_UNITY)
    return()
  endif()
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source ${ARGN})
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${source})
    if(folder MATCHES "^src/papers/[^/_.]+")
      set(folder ${CMAKE_MATCH_0})
    else()
      get_filename_component(folder ${folder} DIRECTORY)
    endif()
    string(MAKE_C_IDENTIFIER ${folder} folder)
    list(APPEND of_${folder} ${source})
    list(LENGTH of_${folder} count)
    math(EXPR group "(${count} - 1) / 16")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
  endforeach()
endfunction()
