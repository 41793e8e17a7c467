# How tests are compiled and found.
include(GoogleTest)

# The tests' own code is compiled quickly; what they test is compiled as it will run. Only where the slow, obvious
# versions that stand in the tests take longer to run than to optimise are they optimised.
set(asobi_slow_references math_test nim_test sliding_test)
function(asobi_compile_quickly name)
  if(name IN_LIST asobi_slow_references AND NOT ASOBI_SANITIZE)
    target_compile_options(${name} PRIVATE -O1)
  else()
    target_compile_options(${name} PRIVATE -O0)
  endif()
endfunction()

# asobi_tests(name LIBRARY files...): the labels are read off the test's name: FooExtreme.*, FooStandard.*, and all
# others quick.
function(asobi_tests name library)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE ${library} asobi_test_support GTest::gtest_main)
  if(NOT name IN_LIST asobi_slow_references)  # precompiled headers are for one level of optimisation
    asobi_headers(${name} asobi_test_support)
  endif()
  asobi_compile_quickly(${name})
  asobi_together(${name} ${ARGN})
  set(quick "-*Standard.*:*Extreme.*")
  foreach(label quick standard extreme)
    set(timeout 900)
    if(label STREQUAL "quick")
      set(filter ${quick})
    elseif(label STREQUAL "standard")
      set(filter "*Standard.*")
    else()
      set(filter "*Extreme.*")
      set(timeout 7200)  # minutes each, many on a busy machine
    endif()
    gtest_discover_tests(${name} TEST_FILTER ${filter} DISCOVERY_TIMEOUT 60
                         PROPERTIES LABELS ${label} TIMEOUT ${timeout})
  endforeach()
endfunction()

# What tests share, and the one place that knows where the sources stand.
add_library(asobi_test_support STATIC tests/source_dir_for_tests.cpp)
target_link_libraries(asobi_test_support PUBLIC asobi_base GTest::gtest)
set_source_files_properties(tests/source_dir_for_tests.cpp PROPERTIES
                            COMPILE_DEFINITIONS ASOBI_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
asobi_compile_quickly(asobi_test_support)
asobi_headers(asobi_test_support asobi_test_support <gtest/gtest.h> "src/base/json.hpp" <fmt/format.h>)
