# What takes minutes to hours on gigabytes: a library of its own, which the product does not know, and its programs.
asobi_library(research research ${game_libraries})
target_link_libraries(asobi_research PUBLIC asobi_games PRIVATE PkgConfig::ZSTD)
add_executable(asobi-research research/programs/research.cpp)
target_link_libraries(asobi-research PRIVATE asobi_commands asobi_research)

# The same by many processes, where MPI is found.
set(MPI_CXX_SKIP_MPICXX ON)
find_package(MPI COMPONENTS CXX)
if(MPI_CXX_FOUND)
  add_executable(asobi-mpi research/programs/mpi.cpp research/team/mpi_team.cpp)
  target_link_libraries(asobi-mpi PRIVATE asobi_commands asobi_research MPI::MPI_CXX)
endif()

if(ASOBI_TESTS)
  target_compile_definitions(research_test PRIVATE ASOBI_PROGRAM="$<TARGET_FILE:asobi>"
                             ASOBI_RESEARCH_PROGRAM="$<TARGET_FILE:asobi-research>")
  add_dependencies(research_test asobi asobi-research)
  if(TARGET asobi-mpi)
    target_compile_definitions(research_test PRIVATE ASOBI_MPI_PROGRAM="$<TARGET_FILE:asobi-mpi>" ASOBI_MPIEXEC="${MPIEXEC_EXECUTABLE}")
    add_dependencies(research_test asobi-mpi)
  endif()
endif()
