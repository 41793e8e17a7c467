// The check of a certificate: every automaton in it is run in step with what it should be, which is told by its lines
// or by the rules of the game digit by digit; whatever leads there to one state must lead the automaton to one state.
// Nothing is searched for, multiplied or made smaller. (tools/check_proof does the same in a language and with a
// reading of lines of its own.) Cost: eight steps for each set of guesses that can be met; AA–FF 10 ms, k = 7 a second.
#pragma once

#include "games/chocolate/proof/certificate.hpp"

namespace asobi::chocolate {

struct CertificateCheck {
  std::vector<std::string> edge;
  bool misere = false;
  std::vector<std::string> law;
  std::optional<Text> fault = {};  // what is wrong with it
  std::size_t states = 0;          // of its automata

  bool holds() const { return !fault; }

  static constexpr auto fields() {
    return field_list(
        field("holds", &CertificateCheck::holds, "the law is proved for all positions"),
        field("edge", &CertificateCheck::edge, "of the bar: z = f(y) where one of these statements holds"),
        field("misere", &CertificateCheck::misere, "who gets only the bitter square wins"),
        field("law", &CertificateCheck::law,
              "its points are those of which one of these statements holds; none: those that its automaton accepts"),
        field("fault", &CertificateCheck::fault, "what is wrong with the certificate"),
        field("states", &CertificateCheck::states, "of its automata"));
  }
};

// Errors: the text is no certificate at all, or its lines cannot be read.
Result<CertificateCheck> check_certificate(std::string_view text, Progress& progress);

}  // namespace asobi::chocolate
