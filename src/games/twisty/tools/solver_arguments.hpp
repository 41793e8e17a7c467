// What the solving tools are asked alike: which method with which options, and how many trials on which states.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games/twisty/methods/statistics.hpp"
#include "play/argument.hpp"

namespace asobi::twisty {

struct MethodArguments {
  std::string method = "auto";  // the best for the puzzle
  Manner as = Manner::plain;
  std::optional<int> length = {};            // none: as the method likes
  std::optional<std::uint64_t> memory = {};  // MiB; none: as the method likes
};

struct AskedMethod {
  const Method* method;
  MethodOptions options;
};

// An error if the method does not fit, or cannot do what is wished.
Result<AskedMethod> asked_method(const Model& model, const MethodArguments& asked, Progress& progress);

enum class MethodIs { required, optional };
Arguments<MethodArguments> method_arguments(MethodIs asked);
Arguments<Trials> trial_arguments();

}  // namespace asobi::twisty
