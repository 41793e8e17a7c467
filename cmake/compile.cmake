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
# Not whole libraries, which would take a seventh less: a name of one source hides that of a namespace further out in
# another, and nobody says so (a `factorial` of 32 bits hid the exact one).
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

# asobi_of_this_system(LIST): in a browser NAME_wasm.cpp takes the place of NAME.cpp, and there are no pipes.
function(asobi_of_this_system list)
  set(out ${${list}})
  set(others ${out})
  list(FILTER others INCLUDE REGEX "_wasm\\.cpp$")
  if(ASOBI_WASM)
    list(TRANSFORM others REPLACE "_wasm\\.cpp$" ".cpp")
    list(FILTER out EXCLUDE REGEX "/service/stdio\\.cpp$")
  endif()
  if(others)
    list(REMOVE_ITEM out ${others})
  endif()
  set(${list} ${out} PARENT_SCOPE)
endfunction()

# Sources that nobody waits for: what reads questions and words answers, and the claims of the papers. Not those tools of
# the diamond game that play: its moves are templates, compiled where they are used.
set(asobi_small_sources  # a regular expression of CMake has at most ten groups
    "/papers/|/service/|/play/|/statements/|/games/nim/|/games/group/|/tools/|/show/|/notation/|/exchange/"
    "/twisty/(paper|inside|methods|model)/|/sliding/paper/|/chain/(plan|views|leads)\\.cpp$"
    "/universal/(universal|finisher|crossings|orbit_words)\\.cpp$|/big_cube/(methods|finish)\\.cpp$|/optimal/catalogue\\.cpp$"
    "/diamond/solve/known\\.cpp$"
    "/chocolate/(law|formula|shipped_laws|game)\\.cpp$|/(twisty|sliding|numbers)/game\\.cpp$"
    "_tools?\\.cpp$|/(tools|entry|options|picture)\\.cpp$|/base/(fields|text)[^/]*$")
list(JOIN asobi_small_sources "|" asobi_small_sources)

# asobi_small(target LIST uses...): in a browser, where every byte is fetched, such sources are compiled for size. They
# leave the list for a library of their own, since their precompiled headers are others, too.
function(asobi_small name list)
  set(small ${${list}})
  list(FILTER small INCLUDE REGEX "${asobi_small_sources}")
  list(FILTER small EXCLUDE REGEX "/diamond/tools/(board|opponent)_tools")
  if(NOT ASOBI_WASM OR NOT small)
    return()
  endif()
  add_library(${name}_small STATIC ${small})
  target_compile_options(${name}_small PRIVATE -Oz)
  target_compile_definitions(${name}_small PRIVATE $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
  target_include_directories(${name}_small PRIVATE src)
  target_link_libraries(${name}_small PRIVATE ${ARGN} Boost::headers)
  asobi_together(${name}_small ${small})
  asobi_headers(${name}_small asobi_base_small "src/base/json.hpp" <fmt/format.h>)
  target_link_libraries(${name} PRIVATE ${name}_small)
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)  # where nothing else is left
  set(others ${${list}})
  list(REMOVE_ITEM others ${small})
  set(${list} ${others} PARENT_SCOPE)
endfunction()
