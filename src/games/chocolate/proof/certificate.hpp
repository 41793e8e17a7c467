// A proof as a file that others can check without our code (tools/check_proof): the bar, the law as text, and the
// automata of the proof with all their transitions.
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

struct WrittenAutomata {
  WrittenAutomaton law, x, y, z, edge;

  static constexpr auto fields() {
    return field_list(field("law", &WrittenAutomata::law), field("x", &WrittenAutomata::x),
                      field("y", &WrittenAutomata::y), field("z", &WrittenAutomata::z),
                      field("edge", &WrittenAutomata::edge));
  }
};

constexpr std::string_view certificate_format = "asobi chocolate law 1";

struct Certificate {
  std::string format = std::string(certificate_format);
  Integer k = 1;  // the bar z ≤ ⌊y/k⌋
  std::string law;
  WrittenAutomata automata = {};

  static constexpr auto fields() {
    return field_list(field("format", &Certificate::format), field("k", &Certificate::k),
                      field("law", &Certificate::law), field("automata", &Certificate::automata));
  }
};

// Errors: nothing is proved, or the bar is not one of those.
Result<Certificate> certificate_of(const LawProof& proof, const Edge& edge, std::string law, bool misere);

// An existing file is replaced whole or not at all.
Result<void> write_certificate(const Certificate& certificate, const std::filesystem::path& path);

}  // namespace asobi::chocolate
