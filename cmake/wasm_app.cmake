# The core for browsers: build/wasm/asobi.wasm.
file(GLOB wasm_sources CONFIGURE_DEPENDS src/apps/wasm/*.cpp)
add_executable(asobi_wasm ${wasm_sources})
set_target_properties(asobi_wasm PROPERTIES OUTPUT_NAME asobi)
target_link_libraries(asobi_wasm PRIVATE asobi_games asobi_papers asobi_service)
asobi_headers(asobi_wasm asobi_base)
# A reactor has no main. Without --no-wasm-opt the compiler calls whatever wasm-opt it finds. The stack comes first, so
# that running over its end is noticed. Of the memory 1 GiB is for tables (core.cpp).
target_link_options(asobi_wasm PRIVATE -mexec-model=reactor --no-wasm-opt -Wl,-z,stack-size=8388608 -Wl,--stack-first
                    -Wl,--max-memory=1342177280 -Wl,--strip-all)
# Of a template the linker takes what it meets first: that is to be what was compiled for speed (asobi_small).
foreach(library base math solve ${games})
  list(APPEND quick_libraries $<TARGET_FILE:asobi_${library}>)
endforeach()
target_link_options(asobi_wasm PRIVATE -Wl,--whole-archive ${quick_libraries} -Wl,--no-whole-archive)
