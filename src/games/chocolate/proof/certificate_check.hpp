// The check of a certificate: every automaton in it is run in step with what it should be, which is told by its lines
// or by the rules of the game digit by digit; whatever leads there to one state must lead the automaton to one state.
// The edge must be a function of y that never falls: two points of it at a time are read in step.
// Nothing is searched for, multiplied or made smaller. (tools/check_proof does the same in a language and with a
// reading of lines of its own.) Cost: eight steps for each set of guesses that can be met; AA–FF 10 ms, k = 7 a second.
#pragma once

#include "games/chocolate/proof/certificate.hpp"

namespace asobi::chocolate {

struct CertificateCheck {
  std::vector<std::string> edge = {};
  std::vector<std::string> law = {};
  bool misere = false;
  std::optional<Text> fault = {};  // what is wrong with it
  std::size_t states = 0;          // of its automata

  bool proved() const { return !fault; }

  static constexpr auto fields() {
    return field_list(
        field("proved", &CertificateCheck::proved, "the points of the law are the L-states, for all positions"),
        field("edge", &CertificateCheck::edge, "of the bar: z = f(y) where one of these statements holds"),
        field("law", &CertificateCheck::law,
              "its points are those of which one of these statements holds; none: those that its automaton accepts"),
        field("misere", &CertificateCheck::misere, "who gets only the bitter square wins"),
        field("fault", &CertificateCheck::fault,
              "what is wrong with the certificate; if it cannot be read as one, the other fields say nothing"),
        field("states", &CertificateCheck::states, "of its automata"));
  }
};

// A text that is no certificate has that fault. It is one only if it is written exactly so: these keys and no others,
// each once, numbers of states that are there, lines of line_grammar.hpp. Errors: `limit`, `cancelled`.
Result<CertificateCheck> check_certificate(std::string_view text, Progress& progress);

}  // namespace asobi::chocolate
