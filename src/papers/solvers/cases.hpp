// Paper 002, chapter 14: what it says of cases and procedures, step by step, counted anew.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/twisty/human/board.hpp"
#include "games/twisty/model/model.hpp"
#include "play/paper.hpp"

namespace asobi {

// A method's tables with what they stand on.
template <class Tables>
struct Prepared {
  twisty::Model model;
  twisty::human::Mechanism mechanism;
  Tables tables;

  explicit Prepared(twisty::Model made) : model(std::move(made)), mechanism(model.puzzle), tables(mechanism) {}
};

template <class Tables>
Result<std::unique_ptr<Prepared<Tables>>> prepared(const std::string& puzzle) {
  ASOBI_TRY(twisty::Model model, twisty::Model::make(puzzle));
  return std::make_unique<Prepared<Tables>>(std::move(model));
}

// A solved puzzle after a hundred random turns of layers.
twisty::human::Board shuffled(const twisty::human::Mechanism& mechanism, Random& random);

// A claim about a step of a method, shown live by the cases of that method: what is printed, if anything is, and what
// is right where that is wrong.
Claim step_claim(std::string id, const std::string& section, Text says, std::function<Result<Finding>(Context&)> check,
                 const std::string& printed = {}, const std::string& right = {});

std::vector<Claim> case_claims();
// Procedures, their turns, and what is said of the last layer.
std::vector<Claim> procedure_claims();
// Letters and single procedures as they are printed.
std::vector<Claim> printed_claims();
// Pieces and their places.
std::vector<Claim> piece_claims();

}  // namespace asobi
