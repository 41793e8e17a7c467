// A law proved for all positions. A set L is the set of L-states exactly if it lies in the positions, no cut leads from
// L to L, and from every other position some cut leads into L (for a bar that misère players cut: from every other but
// the bitter square, which is won). Each of these is a statement about natural numbers, decided by automata.
//
// Cost: the law of AA–FF 4 ms, that of k = 5 (216 tables) 33 ms, of k = 15 8 s and 223 MB; bench/prove/task.md.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/chocolate/edge.hpp"
#include "games/chocolate/law.hpp"
#include "math/automata/automaton.hpp"

namespace asobi::chocolate {

// Why a law is not that of the L-states.
struct CounterExample {
  Point position = {};
  Text why;
  std::optional<std::string> move = {};  // from one point of the law to another
  std::optional<Point> to = {};          // where it leads

  static constexpr auto fields() {
    return field_list(field("position", &CounterExample::position, "with the least x + y + z, then x, then y").large(),
                      field("why", &CounterExample::why),
                      field("move", &CounterExample::move, "the cut from this point of the law to another"),
                      field("to", &CounterExample::to, "where it leads").large());
  }
};

// The automata of a proof, on the tracks of x, y and z: of the law, of the edge z = f(y), of the positions, and of
// those from which a cut of x, of z, of y that leaves z and of y that lowers z leads into the law.
struct ProofAutomata {
  std::shared_ptr<const automata::Automaton> law, edge, positions, x, z, y, both;
  std::array<automata::Track, 3> tracks;
};

// A part of the proof: what it says, and the automaton that decided it.
struct ProofPart {
  Text says;
  bool holds = false;
  std::uint32_t states = 0;

  static constexpr auto fields() {
    return field_list(field("says", &ProofPart::says), field("holds", &ProofPart::holds),
                      field("states", &ProofPart::states, "of the automaton it speaks of, minimised"));
  }
};

struct LawProof {
  std::optional<CounterExample> counterexample = {};
  std::vector<ProofPart> steps = {};           // as far as they were looked at
  std::optional<ProofAutomata> automata = {};  // unless it leaves the positions
  std::uint32_t states = 0;                    // of the largest automaton, minimised
  std::uint64_t bytes = 0;                     // taken at most, about
  double seconds = 0;

  bool proved() const { return !counterexample; }

  static constexpr auto fields() {
    return field_list(field("proved", &LawProof::proved, "for all positions"),
                      field("counterexample", &LawProof::counterexample, "where the law fails, if it does"),
                      field("steps", &LawProof::steps, "as far as they were looked at"),
                      field("states", &LawProof::states, "of the largest automaton, minimised"),
                      field("seconds", &LawProof::seconds));
  }
};

// Those of a set on the tracks 0, 1 and 2 that is known to be the L-states.
Result<ProofAutomata> proof_automata(const automata::Automaton& lstates, const Edge& edge, Progress& progress);

// Errors: what cannot be said to automata; `limit` when they grow too large.
Result<LawProof> prove_law(const Law& law, const Edge& edge, bool misere, Progress& progress);

}  // namespace asobi::chocolate
