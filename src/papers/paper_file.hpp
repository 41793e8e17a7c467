// A paper from its file (claims/*.json, described in claims/README.md): the words of all claims, what is printed, and
// what checks them, a tool or code.
#pragma once

#include <string_view>
#include <vector>

#include "papers/check.hpp"
#include "play/entry.hpp"

namespace asobi {

// The file of the paper of that name, compiled in.
std::string paper_file(std::string_view id);

// An error that names the claim where something in it is unknown, missing or of another kind, a tool or an argument of
// it too, or where a check is not there or not used. `games` must outlive the paper.
Result<Paper> read_paper(std::string_view file, const std::vector<Check>& checks, const std::vector<Entry>& games);

}  // namespace asobi
