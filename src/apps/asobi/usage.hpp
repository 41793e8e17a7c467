// What is wrong with a line that was typed, in both languages, naming the command whose --help tells more.
#pragma once

#include "base/result.hpp"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace asobi {

// `app` has thrown `fault` while it read the line.
std::unexpected<Error> usage_error(const CLI::App& app, const CLI::ParseError& fault);

}  // namespace asobi
