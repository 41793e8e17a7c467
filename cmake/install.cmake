# What `cmake --install` copies, in two components: `program` and `development`.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The library: `#include <asobi/base/natural.hpp>`; the headers themselves say "base/natural.hpp".
set(libraries base math solve play ${games} games papers service)
foreach(name ${libraries})
  set_target_properties(asobi_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(asobi_${name} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
list(TRANSFORM libraries PREPEND asobi_ OUTPUT_VARIABLE targets)
install(TARGETS ${targets} EXPORT asobi
        ARCHIVE COMPONENT development
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/asobi COMPONENT development)
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/asobi)
install(EXPORT asobi FILE asobiTargets.cmake NAMESPACE asobi:: DESTINATION ${config} COMPONENT development)
configure_file(packaging/asobiConfig.cmake asobiConfig.cmake COPYONLY)
write_basic_package_version_file(asobiConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/asobiConfig.cmake ${PROJECT_BINARY_DIR}/asobiConfigVersion.cmake
        DESTINATION ${config} COMPONENT development)

# Those that use others come first, as a linker reads them.
list(REVERSE targets)
list(TRANSFORM targets PREPEND -l)
list(JOIN targets " " pc_libraries)
file(RELATIVE_PATH pc_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(packaging/asobi.pc.in asobi.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/asobi.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libasobi-dev RENAME copyright COMPONENT development)

if(NOT ASOBI_APPS)
  return()
endif()
install(TARGETS asobi asobi-research RUNTIME COMPONENT program)
if(TARGET asobi-mpi)  # needs what Debian's package of the program does not: a component of its own
  install(TARGETS asobi-mpi RUNTIME COMPONENT cluster EXCLUDE_FROM_ALL)
endif()
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT program)
install(FILES packaging/asobi.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES packaging/asobi.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME asobi
        COMPONENT program)
install(FILES packaging/asobi.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _asobi
        COMPONENT program)
install(FILES packaging/asobi.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
install(FILES web/public/icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME asobi.svg
        COMPONENT program)
configure_file(packaging/asobi.service.in asobi.service @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/asobi.service DESTINATION lib/systemd/system COMPONENT program)
install(DIRECTORY web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/asobi/page COMPONENT program OPTIONAL)
