# The program, its server, and the tests of the whole.
find_package(CLI11 REQUIRED)

# Boost.Asio and Boost.Beast compile slowly: only here, and their common parts only once (beast.cpp).
asobi_library(server src/apps/server asobi_service)
target_compile_definitions(asobi_server PRIVATE BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
# Boost.Beast uses std::aligned_storage, of which C++23 disapproves; the library of g++ 14 says so.
target_compile_options(asobi_server PRIVATE -Wno-deprecated-declarations)

# All but `main` is a library, which programs of the same words have in common.
file(GLOB_RECURSE app_sources CONFIGURE_DEPENDS src/apps/asobi/*.cpp)
list(FILTER app_sources EXCLUDE REGEX "/main\\.cpp$")
add_library(asobi_commands STATIC ${app_sources})
target_link_libraries(asobi_commands PUBLIC asobi_games asobi_papers asobi_server PRIVATE CLI11::CLI11)
asobi_together(asobi_commands ${app_sources})
asobi_headers(asobi_commands asobi_base)
target_compile_definitions(asobi_commands PRIVATE ASOBI_VERSION="${PROJECT_VERSION}")
add_executable(asobi src/apps/asobi/main.cpp)
target_link_libraries(asobi PRIVATE asobi_commands)

# Where `asobi serve` finds the page as long as it is not installed.
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/web/dist ${PROJECT_BINARY_DIR}/web SYMBOLIC)

if(ASOBI_TESTS)
  target_link_libraries(server_test PRIVATE asobi_nim)  # one game to play, so that it builds in little time
  file(GLOB house_tests CONFIGURE_DEPENDS tests/*_test.cpp)
  asobi_tests(house_test asobi_service ${house_tests})
  target_link_libraries(house_test PRIVATE asobi_games asobi_papers)
  target_compile_definitions(house_test PRIVATE ASOBI_PROGRAM="$<TARGET_FILE:asobi>")
  add_dependencies(house_test asobi)
  # Faults on purpose: the program replaces functions of the C library, as the sanitizers do.
  if(NOT ASOBI_SANITIZE AND CMAKE_BUILD_TYPE STREQUAL "Release")
    file(GLOB fault_tests CONFIGURE_DEPENDS tests/faults/*.cpp)
    asobi_tests(faults_test asobi_service ${fault_tests})
    target_sources(faults_test PRIVATE src/apps/server/client_for_tests.cpp)
    target_link_libraries(faults_test PRIVATE asobi_games asobi_papers asobi_server ${CMAKE_DL_LIBS})
    target_compile_definitions(faults_test PRIVATE ASOBI_PROGRAM="$<TARGET_FILE:asobi>")
    add_dependencies(faults_test asobi)
    set_target_properties(faults_test PROPERTIES ENABLE_EXPORTS ON UNITY_BUILD OFF)
  endif()
endif()
