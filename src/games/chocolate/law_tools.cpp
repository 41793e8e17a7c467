#include "games/chocolate/law_tools.hpp"

#include <algorithm>
#include <array>

#include "games/chocolate/proof/certificate.hpp"
#include "games/chocolate/proof/law_statement.hpp"
#include "games/chocolate/proof/numbered.hpp"
#include "games/chocolate/table_tools.hpp"
#include "play/statement_export.hpp"

namespace asobi::chocolate {

// --- laws ---

Result<LawList> laws(const Game& game, const Game::State&, const NoArguments&, Context&) {
  return LawList{laws_for(game.rules().edge().k())};
}

std::string text(const LawList& list, Lang lang) {
  std::string out;
  for (const ShippedLaw& law : list.laws) out += fmt::format("{}: {}\n{}\n", law.name, law.about.in(lang), law.text);
  return out;
}

// --- check ---

Result<LawCheck> check(const Game& game, const Game::State&, const CheckArguments& asked, Context& context) {
  constexpr std::size_t most_listed = 1'000;
  const Edge& edge = game.rules().edge();
  ASOBI_TRY(const Law law, law_told_of(asked.law, edge, context.progress));
  ASOBI_TRY(const Plane plane, plane_up_to(edge, asked.max, context.progress));
  ASOBI_TRY(Comparison found, compare(law, plane, asked.max, most_listed, context.progress));
  return LawCheck{std::move(found), asked.max, edge.text(), law.notes(), law.read()};
}

namespace {

// How a law was read; of long ones the beginning.
std::string read_text(const std::vector<std::string>& read, Lang lang) {
  constexpr std::size_t most_lines = 8;
  std::string out = say(lang, "the law is read as:\n", "法則の読み方:\n");
  for (std::size_t i = 0; i < std::min(read.size(), most_lines); ++i) out += fmt::format("  {};\n", read[i]);
  if (read.size() <= most_lines) return out;
  return out + say(lang, "  … and {} more\n", "  … ほか {} 行\n", grouped(read.size() - most_lines));
}

// "missing (at least 20): {1, 1, 0} {2, 1, 1} …"
std::string points_text(const std::string& title, const std::vector<Point>& points, std::uint64_t count, bool more,
                        Lang lang) {
  if (count == 0) return "";
  constexpr std::size_t most_printed = 40;
  std::string out = fmt::format("{} ({}{}):", title, more ? say(lang, "at least ", "少なくとも ") : "", grouped(count));
  for (std::size_t i = 0; i < std::min(points.size(), most_printed); ++i) out += " " + point_text(points[i]);
  return out + (count > most_printed ? " …\n" : "\n");
}

}  // namespace

std::string text(const LawCheck& check, Lang lang) {
  std::string out;
  for (const Text& note : check.notes) out += note.in(lang) + "\n";
  out += read_text(check.read, lang);
  out += say(lang, "f(y) = {0}: {2} L-states with x, y ≤ {1}\n", "f(y) = {0}、x, y ≤ {1} の L-state は {2} 個\n",
             check.f, check.max, grouped(check.lstates));
  if (check.holds()) {
    return out + say(lang, "the law gives exactly these: none missing, none surplus\n",
                     "法則と一致。足りない点も余分な点もない\n");
  }
  return out + points_text(say(lang, "missing", "足りない点"), check.missing, check.missing_count, false, lang) +
         points_text(say(lang, "surplus", "余分な点"), check.surplus, check.surplus_count, check.surplus_more, lang);
}

// --- search ---

namespace {

// Of a bar ⌊y/k⌋. What automata cannot decide here is a theorem all the same.
Result<KnownLaw> known_law(const Edge& edge, bool prove, Progress& progress) {
  KnownLaw out{formula_law(edge.k())};
  if (!prove) return out;
  ASOBI_TRY(const Law law, Law::parse(out.text));
  const auto proof = prove_law(law, edge, false, progress);
  if (!proof && proof.error().code != Code::limit) return fail(proof.error());
  if (proof) out.proved = proof->proved();
  return out;
}

// The file to which a proof is written, if one is named and there is a proof.
Result<std::optional<std::string>> written_down(const LawProof& proof, const Law& law, const Edge& edge, bool misere,
                                                const std::optional<std::string>& file) {
  if (!file || !proof.proved()) return std::nullopt;
  ASOBI_TRY(const Certificate certificate, certificate_of(proof, law, edge, misere));
  ASOBI_CHECK(write_certificate(certificate, *file));
  return file;
}

template <class Asked>
auto certificate_argument(std::optional<std::string> Asked::* member) {
  return argument("certificate", member, {"Certificate", "証明書"},
                  {"write the proof to this file, for tools/check_proof",
                   "証明をこのファイルに書く（tools/check_proof で検査できる）"})
      .kind(ParameterKind::path);
}

std::vector<LStatesOfX> least_x(const LStates& lstates) {
  constexpr std::uint32_t greatest_x = 11;
  std::vector<LStatesOfX> out;
  for (std::uint32_t x = 0; x <= std::min(lstates.most(), greatest_x); ++x) {
    const auto points = lstates.with(x);
    if (points.empty()) continue;
    const std::uint32_t first = points.front().y, last = points.back().y;
    out.push_back({.x = x,
                   .count = points.size(),
                   .y = {first, last},
                   .gaps = std::size_t{last - first} + 1 != points.size(),
                   .to_the_bound = last == lstates.most()});
  }
  return out;
}

// Of the family that was found; or of the nim-sum, where that fits.
Result<SearchCertificate> certificate_of_search(const LawSearch& search, const Edge& edge, const std::string& file,
                                                Progress& progress) {
  const auto unwritten = [](const Text& why) { return SearchCertificate{.file = {}, .why_not = why}; };
  if (search.law && search.law->certificate) return SearchCertificate{.file = file, .why_not = {}};
  if (search.law) return unwritten({"the law that was found is refuted beyond", "見つけた法則は、その先で反証された"});
  if (!search.nim_sum.holds()) return unwritten({"no law was found", "法則が見つからない"});
  ASOBI_TRY(const Law law,
            edge.list().empty() ? Law::parse("{y ⊕ z, y, z}", &edge) : law_told_of("x = (y xor z)", edge, progress));
  ASOBI_TRY(const LawProof proof, prove_law(law, edge, false, progress));
  ASOBI_TRY(auto written, written_down(proof, law, edge, false, file));
  if (written) return SearchCertificate{.file = std::move(written), .why_not = {}};
  const Text& why = proof.counterexample->why;
  return unwritten(say("the nim-sum fits as far as was looked, but not beyond: {0}",
                       "ニム和は調べた範囲だけで一致する: {1}", why.en, why.ja));
}

}  // namespace

Result<LawSearch> search(const Game& game, const Game::State&, const SearchArguments& asked, Context& context) {
  const Edge& edge = game.rules().edge();
  const bool prove = asked.prove || asked.certificate;
  LawSearch out;
  out.max = asked.max;
  out.f = edge.text();
  {
    ASOBI_TRY(const Plane plane, plane_up_to(edge, asked.max, context.progress));
    ASOBI_TRY(out.nim_sum, search_nim_sum(plane, context.progress));
    ASOBI_TRY(const LStates found, LStates::of(plane, asked.max, context.progress));
    out.count = found.count();
    out.by_x = least_x(found);
  }
  const auto believed = [&](FoundLaw& law) -> Result<bool> {
    if (!prove) return true;
    ASOBI_TRY(const Law parsed, Law::parse(law.text));
    ASOBI_TRY(const LawProof proof, prove_law(parsed, edge, false, context.progress));
    law.proved = proof.proved();
    ASOBI_TRY(law.certificate, written_down(proof, parsed, edge, false, asked.certificate));
    return *law.proved;
  };
  ASOBI_TRY(static_cast<FamilySearch&>(out), search_families(edge, asked.max, believed, context.progress));
  if (edge.k() > 0) {
    ASOBI_TRY(out.known, known_law(edge, prove, context.progress));
  }
  if (asked.certificate) {
    ASOBI_TRY(out.certificate, certificate_of_search(out, edge, *asked.certificate, context.progress));
  }
  return out;
}

namespace {

std::string nim_sum_text(const LawSearch& search, Lang lang) {
  const NimSumSearch& nim = search.nim_sum;
  if (!nim.first) {
    return say(lang, "g(y,z) = y ⊕ z at all {1} points with y ≤ {0} (not proved)\n",
               "y ≤ {} の全 {} 点で g(y,z) = y ⊕ z（証明ではない）\n", search.max, grouped(nim.positions));
  }
  return say(lang,
             "g(y,z) is not y ⊕ z; the first exception is y = {0}, z = {1}: g = {2}, y ⊕ z = {3} ({4} exceptions among "
             "{5} points)\n",
             "g(y,z) は y ⊕ z ではない。最初の例外 y = {0}, z = {1}: g = {2}, y ⊕ z = {3}（{5} 点中 {4} 点が例外）\n",
             nim.first->y, nim.first->z, nim.first->grundy, nim.first->nim_sum(), grouped(nim.exceptions),
             grouped(nim.positions));
}

std::string certificate_text(const std::optional<SearchCertificate>& certificate, Lang lang) {
  if (!certificate) return "";
  if (certificate->file) return say(lang, "the proof was written to {}\n", "証明を {} に書いた\n", *certificate->file);
  return say(lang, "no certificate was written: {}\n", "証明書は書かれていない: {}\n", certificate->why_not->in(lang));
}

std::string line_text(const LStatesOfX& line, Lang lang) {
  return say(lang, "x = {}: {} L-states, y = {}…{}{}\n", "x = {}: L-state {} 個, y = {}…{}{}\n", line.x,
             grouped(line.count), line.y.first, line.y.second,
             line.to_the_bound ? say(lang, " (on to the bound)", "（上限まで続く）") : "");
}

std::string outcome_text(const FamilySearch& search, Lang lang) {
  if (search.law) {
    return say(lang, "period {} in x; a family of linear formulas ({}):\n", "x についての周期 {}。一次式の族（{}）:\n",
               search.law->period, search.law->status().in(lang)) +
           search.law->text;
  }
  if (search.outcome == SearchOutcome::none) {
    return say(lang,
               "none: the L-states with x, y ≤ {} show no family of linear formulas with period up to {} and stride up "
               "to {} (one that begins later is not excluded)\n",
               "なし: x, y ≤ {} の L-state には、周期 {} 以下、間隔 {} 以下の一次式の族は現れない"
               "（もっと後から始まるものは除外できない）\n",
               grouped(search.bound), search.decided_period, greatest_stride);
  }
  const std::string why = search.stopped.value_or(Text()).in(lang);
  if (search.decided_period == 0) {
    return say(lang, "undecided: these L-states decide no period at all: {}\n",
               "未決定: この範囲の L-state ではどの周期についても決まらない: {}\n", why);
  }
  return say(lang,
             "undecided: no family of linear formulas with period up to {} and stride up to {}; greater periods are "
             "open: {}\n",
             "未決定: 周期 {} 以下、間隔 {} 以下の一次式の族はない。それより大きな周期は分からない: {}\n",
             search.decided_period, greatest_stride, why);
}

std::string known_text(const LawSearch& search, Lang lang) {
  if (!search.known) return "";
  return say(lang, "known besides: {} ({})\n", "ほかに知られている法則: {}（{}）\n", search.known->about.in(lang),
             search.known->status().in(lang));
}

}  // namespace

std::string text(const LawSearch& search, Lang lang) {
  std::string out = fmt::format("f(y) = {}\n", search.f) + nim_sum_text(search, lang);
  for (const LStatesOfX& line : search.by_x) out += line_text(line, lang);
  out += certificate_text(search.certificate, lang);
  return out + outcome_text(search, lang) + known_text(search, lang);
}

// --- proof ---

namespace {

Result<std::string> law_for(const Edge& edge) {
  for (const ShippedLaw& law : laws_for(edge.k())) {
    if (law.k == edge.k()) return law.name;
  }
  return fail(Code::invalid, "no law is shipped for this bar: give one with law",
              "このチョコの法則は付属していません。law で指定してください");
}

}  // namespace

Result<ProofCheck> proof(const Game& game, const Game::State&, const ProofArguments& asked, Context& context) {
  const Edge& edge = game.rules().edge();
  ASOBI_TRY(const std::string written, asked.law ? Result<std::string>(*asked.law) : law_for(edge));
  ASOBI_TRY(const Law law, law_told_of(written, edge, context.progress));
  ASOBI_TRY(const auto heights, edge.heights(asked.max, no_cap));
  ASOBI_TRY(const ProofSketch sketch, check_sketch(law, heights, context.progress));
  return ProofCheck{sketch, asked.max, law.read()};
}

std::string text(const ProofCheck& proof, Lang lang) {
  const std::array<std::pair<Text, ProofStep>, 6> steps = {{
      {Text{"every point of the law is a position", "法則の点は全て局面である"}, proof.inside()},
      {Text{"1. points with different x never share (y, z): no cut of x leads from one to another",
            "1. x の異なる点は (y, z) を共有しない: x を切っても他の点に移らない"},
       proof.different_x_differ_in_yz()},
      {Text{"2a. points with the same x never share y: no cut of z does",
            "2a. x の等しい点は y を共有しない: z を切っても移らない"},
       proof.same_x_differ_in_y()},
      {Text{"2b. points with the same x never share z: no cut of y that leaves z does",
            "2b. x の等しい点は z を共有しない: z を変えない y の切り方でも移らない"},
       proof.same_x_differ_in_z()},
      {Text{"2c. (not in the sketch) no cut of y that lowers z does",
            "2c.（論文の概略にはない）z も下げる y の切り方でも移らない"},
       proof.same_x_no_edge_reached()},
      {Text{"3. from every other position some cut leads to a point", "3. 他の全ての局面から、ある切り方で点に移れる"},
       proof.others_reach_one()},
  }};
  std::string out = read_text(proof.read, lang);
  for (const auto& [claim, step] : steps) {
    out += fmt::format("{} {}{}\n", step.holds() ? "✓" : "✗", claim.in(lang),
                       step.holds() ? "" : ": " + point_text(*step.exception));
  }
  return out + say(lang, "{} points of the law and {} positions with x, y ≤ {} looked at\n",
                   "法則の {0} 点と、x, y ≤ {2} の {1} 局面を調べた\n", grouped(proof.points), grouped(proof.positions),
                   proof.max);
}

// --- prove ---

Result<ProvedLaw> prove(const Game& game, const Game::State&, const ProveArguments& asked, Context& context) {
  const Edge& edge = game.rules().edge();
  ASOBI_TRY(const Law law, law_told_of(asked.law, edge, context.progress));
  ASOBI_TRY(LawProof proof, prove_law(law, edge, asked.misere, context.progress));
  ASOBI_TRY(auto certificate, written_down(proof, law, edge, asked.misere, asked.certificate));
  return ProvedLaw{std::move(proof), edge.text(), law.notes(), law.read(), std::move(certificate)};
}

std::string text(const ProvedLaw& proof, Lang lang) {
  std::string out;
  for (const Text& note : proof.notes) out += note.in(lang) + "\n";
  out += read_text(proof.read, lang);
  if (proof.proved()) {
    out += say(lang, "f(y) = {}: proved for all positions: the points of the law are the L-states\n",
               "f(y) = {}: 全ての局面について証明した。法則の点が L-state である\n", proof.f);
  } else {
    out += say(lang, "f(y) = {}: the law is refuted: {}\n", "f(y) = {}: 法則は反証された。{}\n", proof.f,
               proof.counterexample->why.in(lang));
  }
  if (proof.certificate) out += say(lang, "the proof was written to {}\n", "証明を {} に書いた\n", *proof.certificate);
  for (const ProofPart& part : proof.steps) {
    out += fmt::format("  {} {} ({})\n", part.holds ? "✓" : "✗", part.says.in(lang), grouped(part.states));
  }
  return out + say(lang, "largest automaton: {} states\n", "最大のオートマトン: {} 状態\n", grouped(proof.states));
}

// --- law ---

Result<BarLaw> bar_law(const Game& game, const Game::State& state, const BarLawArguments& asked, Context& context) {
  ASOBI_TRY(NumberLaw found, law(game, state, NoArguments{}, context));
  BarLaw out{std::move(found)};
  if (!asked.certificate) return out;
  const Edge& edge = game.rules().edge();
  ASOBI_TRY(const ProofAutomata automata, proof_automata(*out.set, edge, context.progress));
  ASOBI_TRY(const Certificate certificate, certificate_of(automata, edge, game.misere()));
  ASOBI_CHECK(write_certificate(certificate, *asked.certificate));
  out.certificate = asked.certificate;
  return out;
}

// --- verify ---

Result<CertificateCheck> verify(const Game&, const Game::State&, const VerifyArguments& asked, Context& context) {
  return check_certificate(asked.certificate, context.progress);
}

std::string text(const CertificateCheck& check, Lang lang) {
  if (check.fault) {
    return say(lang, "the certificate proves nothing: {}\n", "この証明書は何も証明していない: {}\n",
               check.fault->in(lang));
  }
  const std::string play = check.misere ? say(lang, ", misère play", "、逆形") : "";
  std::string out = say(lang, "the certificate proves for all positions of the bar z ≤ f(y){} (z = f(y): {}):\n",
                        "この証明書は、板 z ≤ f(y){}（z = f(y): {}）の全ての局面について証明している:\n", play,
                        fmt::format("{}", fmt::join(check.edge, say(lang, ", or ", "、または "))));
  if (check.law.empty()) {
    return out +
           say(lang, "the L-states are what its automaton accepts\n", "L-state はオートマトンが受理する点である\n");
  }
  out += say(lang, "the L-states are the points with\n", "L-state は次の点である\n");
  return out + fmt::format("  {}\n", fmt::join(check.law, "\n  "));
}

// --- all of them ---

ToolRows<Game> law_tools() {
  const Text up_to = {"the greatest x and y", "x と y の上限"};
  const Text law_help = {
      "a file with a law, the name of a law that comes with the program, or the law itself: points {y ⊕ z, y, z}, or a "
      "statement, x = y ⊕ z or lost(x, y, z) <=> …",
      "法則のファイル、付属の法則の名前、または法則の文そのもの: 点 {y ⊕ z, y, z}、または主張 x = y ⊕ z や lost(x, y, "
      "z) "
      "<=> …"};
  return {
      tool_row({.name = "laws",
                .label = {"Laws", "法則の一覧"},
                .summary = {"the laws that come with the program, in the language of the paper",
                            "付属の法則（論文の書き方で）"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate laws --k 7"},
               {}, laws),
      tool_row({.name = "check",
                .label = {"Check a law", "法則を確かめる"},
                .summary = {"a law against the computed L-states: what is missing, what is surplus",
                            "法則を計算した L-state と比べる: 足りない点、余分な点"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate check --k 1 --max 150 --law conjecture",
                .yes_field = "holds"},
               {bound_argument(&CheckArguments::max, up_to).required(),
                argument("law", &CheckArguments::law, {"Law", "法則"}, law_help).kind(ParameterKind::file).required()},
               check),
      tool_row({.name = "search",
                .label = {"Look for laws", "法則を探す"},
                .summary = {"looks for laws: nim-sum, period, families of linear formulas",
                            "法則を探す: ニム和、周期、一次式の族"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate search --k 3"},
               {bound_argument(&SearchArguments::max,
                               {"the greatest x and y to begin with; the search looks farther by itself",
                                "最初に調べる x と y の上限。必要なら自動的に広げる"}),
                argument("prove", &SearchArguments::prove, {"Prove", "証明する"},
                         {"prove what is found for all positions", "見つけた法則を全ての局面について証明する"}),
                certificate_argument(&SearchArguments::certificate)},
               search),
      tool_row({.name = "proof",
                .label = {"Proof sketch", "証明の筋道"},
                .summary = {"the paper's proof sketch checked on a law, without Grundy numbers",
                            "論文の証明の概略を法則について確かめる（グランディ数を使わない）"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate proof --k 1 --max 500",
                .yes_field = "holds"},
               {bound_argument(&ProofArguments::max, {"the greatest x and y", "x と y の上限"}),
                argument("law", &ProofArguments::law, {"Law", "法則"}, law_help).kind(ParameterKind::file)},
               proof),
      tool_row({.name = "prove",
                .label = {"Prove a law", "法則を証明する"},
                .summary = {"a law proved for all positions, or the smallest position where it fails",
                            "法則を全ての局面について証明する。成り立たなければ最小の反例を示す"},
                .setup_optional = {"k", "f"},
                .example = "asobi chocolate prove --k 1 --law conjecture",
                .yes_field = "proved"},
               {argument("law", &ProveArguments::law, {"Law", "法則"}, law_help).kind(ParameterKind::file).required(),
                argument("misere", &ProveArguments::misere, {"Misère", "最後に取ると負け"},
                         {"whoever gets only the bitter square wins", "苦い一片だけを受け取った方の勝ち"}),
                certificate_argument(&ProveArguments::certificate)},
               prove),
      tool_row({.name = "verify",
                .label = {"Verify a certificate", "証明書の検証"},
                .summary = {"checks the certificate of a proof, without searching",
                            "証明で書かれた証明書を、探索せずに検査する"},
                .example = "asobi chocolate verify --certificate FILE",
                .yes_field = "proved"},
               {argument("certificate", &VerifyArguments::certificate, {"Certificate", "証明書"},
                         {"a file, or its text", "ファイル、またはその内容"})
                    .kind(ParameterKind::file)
                    .required()},
               verify),
      tool_row(law_tool({}, {"k", "f"}, "asobi chocolate law --k 3"),
               {certificate_argument(&BarLawArguments::certificate)}, bar_law),
      conjecture_row<Game>(
          {}, {"k", "f"},
          "asobi chocolate conjecture --k 2 --statement 'forall x, y, z: lost(x, y, z) => x = (y xor z)'"),
      export_row<Game>(
          {}, {"k", "f"},
          "asobi chocolate export --k 2 --statement 'forall x, y, z: lost(x, y, z) <=> position(x, y, z) and "
          "x = (y xor z)'"),
  };
}

}  // namespace asobi::chocolate
