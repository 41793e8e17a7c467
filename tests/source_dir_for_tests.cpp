#include "base/source_dir_for_tests.hpp"

namespace asobi {

std::filesystem::path source_dir() { return ASOBI_SOURCE_DIR; }

}  // namespace asobi
