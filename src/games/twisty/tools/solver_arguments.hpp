// What the solving tools are asked alike: which method with which options, and how many trials on which states.
#pragma once

#include <vector>

#include "base/json_fwd.hpp"
#include "games/twisty/methods/statistics.hpp"
#include "play/parameter.hpp"

namespace asobi::twisty {

struct AskedMethod {
  const Method* method;
  MethodOptions options;
};

// Without a method: the best for the puzzle. An error if the method does not fit, or cannot do what is wished.
Result<AskedMethod> asked_method(const Model& model, const Json& arguments);
Trials asked_trials(const Json& arguments);

enum class MethodIs { required, optional };
std::vector<Parameter> method_parameters(MethodIs asked);
std::vector<Parameter> trial_parameters();

std::vector<Parameter> with(std::vector<Parameter> first, const std::vector<Parameter>& more);

}  // namespace asobi::twisty
