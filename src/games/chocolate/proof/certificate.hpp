// A proof as a file that others can check without our code (tools/check_proof): the bar and the law as lines of
// conditions (law_lines.hpp), and the automata of the proof with all their transitions.
#pragma once

#include <filesystem>

#include "games/chocolate/proof/law_proof.hpp"

namespace asobi::chocolate {

struct WrittenAutomaton {
  std::vector<std::uint32_t> accepting;          // states; 0 is the initial one
  std::vector<std::vector<std::uint32_t>> next;  // by the letter 4x + 2y + z of one digit of each number

  static constexpr auto fields() {
    return field_list(field("accepting", &WrittenAutomaton::accepting), field("next", &WrittenAutomaton::next));
  }
};

// As in ProofAutomata.
struct WrittenAutomata {
  WrittenAutomaton law, edge, positions, x, y, z, both;

  static constexpr auto fields() {
    return field_list(field("law", &WrittenAutomata::law), field("edge", &WrittenAutomata::edge),
                      field("positions", &WrittenAutomata::positions), field("x", &WrittenAutomata::x),
                      field("y", &WrittenAutomata::y), field("z", &WrittenAutomata::z),
                      field("both", &WrittenAutomata::both));
  }
};

constexpr std::string_view certificate_format = "asobi chocolate law 2";

struct Certificate {
  std::string format = std::string(certificate_format);
  std::vector<std::string> edge = {};  // the y, z with z = f(y)
  bool misere = false;
  std::vector<std::string> law = {};  // the x, y, z; none: what its automaton reads
  WrittenAutomata automata = {};

  static constexpr auto fields() {
    return field_list(field("format", &Certificate::format), field("edge", &Certificate::edge),
                      field("misere", &Certificate::misere), field("law", &Certificate::law),
                      field("automata", &Certificate::automata));
  }
};

// Errors: nothing is proved; `limit` if the law or the edge is too long for lines.
Result<Certificate> certificate_of(const LawProof& proof, const Law& law, const Edge& edge, bool misere);
// Without lines: what is proved is that the automaton reads the L-states.
Result<Certificate> certificate_of(const ProofAutomata& automata, const Edge& edge, bool misere);

// An existing file is replaced whole or not at all.
Result<void> write_certificate(const Certificate& certificate, const std::filesystem::path& path);

}  // namespace asobi::chocolate
