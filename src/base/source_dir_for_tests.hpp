// Where the sources stand, for tests that read files of the repository.
#pragma once

#include <filesystem>

namespace asobi {

std::filesystem::path source_dir();

}  // namespace asobi
