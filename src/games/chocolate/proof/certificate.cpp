#include "games/chocolate/proof/certificate.hpp"

#include "base/fields_json.hpp"
#include "base/files.hpp"
#include "games/chocolate/proof/law_lines.hpp"

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

Result<Certificate> certificate_of(const LawProof& proof, const Law& law, const Edge& edge, bool misere) {
  if (!proof.proved()) {
    return fail(Code::invalid, "a certificate is written only of what is proved",
                "証明書は証明できた法則にだけ書けます");
  }
  ASOBI_TRY(Certificate out, certificate_of(*proof.automata, edge, misere));
  ASOBI_TRY(out.law, law_lines(law));
  return out;
}

Result<Certificate> certificate_of(const ProofAutomata& all, const Edge& edge, bool misere) {
  Certificate out{.misere = misere};
  ASOBI_TRY(out.edge, edge_lines(edge));
  const auto of = [&](const auto& automaton) { return written(*automaton, all.tracks); };
  out.automata = {of(all.law), of(all.edge), of(all.positions), of(all.x), of(all.y), of(all.z), of(all.both)};
  return out;
}

Result<void> write_certificate(const Certificate& certificate, const std::filesystem::path& path) {
  return write_text(path, json_of(certificate, Lang::en).dump() + "\n");
}

}  // namespace asobi::chocolate
