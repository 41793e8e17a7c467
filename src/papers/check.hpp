// The check of a claim that no tool answers: code under a name, by which the paper's file speaks of it.
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <utility>

#include "base/json_fwd.hpp"
#include "play/paper.hpp"

namespace asobi {

class Check {
 public:
  // run(context), or run(with, context) where several claims share it: `with` is what the claim's file gives it, never
  // what is printed.
  template <class Run>
  Check(std::string name, Run run) : name_(std::move(name)) {
    if constexpr (std::invocable<Run, Context&>) {
      run_ = [run = std::move(run)](const Json&, Context& context) { return run(context); };
    } else {
      run_ = std::move(run);
    }
  }

  const std::string& name() const { return name_; }
  Result<Finding> operator()(const Json& with, Context& context) const { return run_(with, context); }

 private:
  std::string name_;
  std::function<Result<Finding>(const Json& with, Context&)> run_;
};

}  // namespace asobi
