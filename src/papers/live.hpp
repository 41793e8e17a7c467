// Requests of the protocol that show a claim live (Claim::live). Options and arguments are the inside of a JSON object.
#pragma once

#include <string>

#include "base/text.hpp"

namespace asobi {

// A position, perhaps with moves made.
inline std::string live_open(const std::string& game, const std::string& options, const std::string& moves = {}) {
  const std::string line = moves.empty() ? "" : fmt::format(R"(,"moves":"{}")", moves);
  return fmt::format(R"({{"op":"at","game":"{}","options":{{{}}}{}}})", game, options, line);
}

// A tool.
inline std::string live_ask(const std::string& game, const std::string& tool, const std::string& options,
                            const std::string& arguments = {}) {
  return fmt::format(R"({{"op":"ask","game":"{}","options":{{{}}},"tool":"{}","arguments":{{{}}}}})", game, options,
                     tool, arguments);
}

}  // namespace asobi
