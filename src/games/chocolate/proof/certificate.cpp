#include "games/chocolate/proof/certificate.hpp"

#include "base/fields_json.hpp"
#include "base/files.hpp"

namespace asobi::chocolate {

namespace {

WrittenAutomaton written(const automata::Automaton& automaton, const std::array<automata::Track, 3>& tracks) {
  WrittenAutomaton out{{}, rows_of(automaton, tracks)};
  for (automata::State s = 0; s < automaton.states(); ++s) {
    if (automaton.accepting[s] != 0) out.accepting.push_back(s);
  }
  return out;
}

}  // namespace

Result<Certificate> certificate_of(const LawProof& proof, const Edge& edge, std::string law, bool misere) {
  if (!proof.proved() || misere || edge.k() == 0) {
    return fail(Code::invalid, "a certificate is written only of what is proved, for bars ⌊y/k⌋ in usual play",
                "証明書は、通常の勝敗で ⌊y/k⌋ の板について証明できた法則にだけ書けます");
  }
  const ProofAutomata& all = *proof.automata;
  Certificate out{.k = edge.k(), .law = std::move(law)};
  out.automata = {written(*all.law, all.tracks), written(*all.x, all.tracks), written(*all.y, all.tracks),
                  written(*all.z, all.tracks), written(*all.edge, all.tracks)};
  return out;
}

Result<void> write_certificate(const Certificate& certificate, const std::filesystem::path& path) {
  return write_text(path, json_of(certificate, Lang::en).dump() + "\n");
}

}  // namespace asobi::chocolate
