#include "games/chocolate/proof/law_proof.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "base/seconds.hpp"
#include "games/chocolate/game.hpp"
#include "games/chocolate/proof/law_formula.hpp"

namespace asobi::chocolate {

namespace {

using automata::Automaton;
using automata::Both;
using automata::Sum;
using automata::Track;
using automata::Work;
using Shared = std::shared_ptr<const Automaton>;
using Statement = automata::Formula;
using Tuple = std::vector<std::uint64_t>;

Statement less(Track a, Track b) {
  return Statement::not_negative({{{std::min(a, b), a < b ? -1 : 1}, {std::max(a, b), a < b ? 1 : -1}}, -1});
}

// Beside each coordinate that which a cut leaves of it; so a law speaks of any of them without a change of order.
struct ProofTracks {
  static constexpr Track left_x = 0, x = 1, left_y = 2, y = 3, left_z = 4, z = 5, free_track = 6;
};

// The automata of a proof, made one after the other.
class Maker : ProofTracks {
 public:
  Maker(const Edge& edge, Progress& progress) : edge_(edge), progress_(progress), work_(progress) {}

  Result<void> begin() {
    constexpr std::uint64_t most_automata = 12;
    progress_.stage({"automata", "オートマトン"}, most_automata);
    return check_edge(edge_, work_);
  }
  Work& work() { return work_; }

  Result<Shared> made(const Statement& statement) {
    progress_.advance();
    return compiled(statement, proof_base, work_);
  }

  Result<Shared> positions() {
    ASOBI_TRY(const Statement edge, edge_formula(edge_, y, left_z, free_track));
    const Statement above = Statement::not_negative({{{left_z, 1}, {z, -1}}, 0});
    return made(Statement::exists({left_z}, Statement::all({edge, above})));
  }

  // (Of the cuts of y that leave z the right ones only if the law lies in the positions.)
  Result<ProofAutomata> all(const Shared& law, const Shared& positions) {
    ASOBI_TRY(const auto into_law, sources(law));
    ASOBI_TRY(const Statement edge_of, edge_formula(edge_, y, z, free_track));
    ASOBI_TRY(const Shared edge, made(edge_of));
    return ProofAutomata{law, edge, positions, into_law[0], into_law[1], into_law[2], into_law[3], {x, y, z}};
  }

 private:
  const Edge& edge_;
  Progress& progress_;
  Work work_;

  // The law's points with some of their coordinates on other tracks.
  Result<Statement> law_on(const Shared& law, const std::string& name, const std::vector<Track>& from,
                           const std::vector<Track>& to) {
    ASOBI_TRY(Automaton other, renamed(*law, from, to, work_));
    return Statement::of(name, std::make_shared<const Automaton>(std::move(other)));
  }

  // The positions from which a cut leads into the law: of x, of z, of y that leaves z, of y that lowers z.
  Result<std::vector<Shared>> sources(const Shared& law) {
    ASOBI_TRY(const Statement other_x, law_on(law, "x", {x}, {left_x}));
    ASOBI_TRY(const Statement other_z, law_on(law, "z", {z}, {left_z}));
    ASOBI_TRY(const Statement other_y, law_on(law, "y", {y}, {left_y}));
    ASOBI_TRY(const Statement other_yz, law_on(law, "yz", {y, z}, {left_y, left_z}));
    ASOBI_TRY(const Statement edge, edge_formula(edge_, left_y, left_z, free_track));
    const Statement on_edge = Statement::exists({left_z}, Statement::all({edge, other_yz}));
    const Statement lower = Statement::exists({left_z}, Statement::all({edge, less(left_z, z)}));
    std::vector<Shared> out;
    for (const Statement& source : {Statement::exists({left_x}, Statement::all({other_x, less(left_x, x)})),
                                    Statement::exists({left_z}, Statement::all({other_z, less(left_z, z)})),
                                    Statement::exists({left_y}, Statement::all({other_y, less(left_y, y)})),
                                    Statement::exists({left_y}, Statement::all({on_edge, lower, less(left_y, y)}))}) {
      ASOBI_TRY(Shared one, made(source));
      out.push_back(std::move(one));
    }
    return out;
  }
};

class Prover : ProofTracks {
 public:
  Prover(const Law& law, const Edge& edge, bool misere, Progress& progress)
      : law_(law), edge_(edge), misere_(misere), progress_(progress), maker_(edge, progress) {}

  Result<LawProof> run() {
    const auto begun = std::chrono::steady_clock::now();
    ASOBI_CHECK(maker_.begin());
    ASOBI_TRY(auto fault, fault_of_law());
    LawProof out{.counterexample = std::move(fault),
                 .steps = std::move(steps_),
                 .automata = std::move(automata_),
                 .states = maker_.work().largest(),
                 .bytes = maker_.work().most_bytes()};
    out.seconds = seconds_since(begun);
    return out;
  }

 private:
  const Law& law_;
  const Edge& edge_;
  bool misere_;
  Progress& progress_;
  Maker maker_;
  std::optional<ProofAutomata> automata_;
  std::vector<ProofPart> steps_;

  // Where nothing is left over, the step holds.
  void step(const Text& says, const Automaton& of, const Automaton& left_over) {
    steps_.push_back({says, accepts_nothing(left_over), of.states()});
  }

  Result<Shared> joined(const Shared& a, const Shared& b, Both both) {
    ASOBI_TRY(Automaton out, product(*a, *b, both, maker_.work()));
    return std::make_shared<const Automaton>(std::move(out));
  }

  Result<Shared> points_of_law() {
    if (const StatedPoints* stated = law_.stated()) {
      ASOBI_TRY(Automaton points,
                renamed(*stated->points, std::array<Track, 3>{0, 1, 2}, std::array{x, y, z}, maker_.work()));
      return std::make_shared<const Automaton>(std::move(points));
    }
    ASOBI_TRY(const Statement points, law_formula(law_, {x, y, z}, free_track));
    return maker_.made(points);
  }

  Result<std::optional<CounterExample>> fault_of_law() {
    ASOBI_TRY(const auto negative, negative_point(law_, maker_.work()));
    const Text inside = {"every point of the law is a position", "法則の点はどれも局面である"};
    if (negative) {
      steps_.push_back({inside, false, 0});
      return outside(*negative);
    }
    ASOBI_TRY(const Shared law, points_of_law());
    ASOBI_TRY(const Shared positions, maker_.positions());
    ASOBI_TRY(const Shared astray, joined(law, positions, Both::difference));
    step(inside, *law, *astray);
    ASOBI_TRY(const auto first, least(astray));
    if (first) return outside(point(*first));
    return fault_of_cuts(law, positions);
  }

  Result<std::optional<CounterExample>> fault_of_cuts(const Shared& law, const Shared& positions) {
    ASOBI_TRY(automata_, maker_.all(law, positions));
    const std::array into_law = {automata_->x, automata_->z, automata_->y, automata_->both};
    ASOBI_TRY(Shared stuck, joined(positions, law, Both::difference));
    if (misere_) {
      ASOBI_TRY(const Shared last, maker_.made(Statement::zero({{{x, 1}, {y, 1}, {z, 1}}, 0})));
      ASOBI_TRY(stuck, joined(stuck, last, Both::difference));
      if (accepts(*law, std::array{x, y, z}, std::array<std::uint64_t, 3>{})) return won_at_the_end();
    }
    std::optional<Tuple> found;
    const auto consider = [&](const Shared& set) -> Result<void> {
      ASOBI_TRY(const auto other, least(set));
      if (other && (!found || in_order(*other) < in_order(*found))) found = other;
      return {};
    };
    static const std::array<Text, 4> cuts = {{
        {"no cut of x leads from one point to another", "x を切って法則の点から別の点へは移れない"},
        {"no cut of z leads from one point to another", "z を切って法則の点から別の点へは移れない"},
        {"no cut of y that leaves z leads from one point to another",
         "z の変わらない y の切り方で、法則の点から別の点へは移れない"},
        {"no cut of y that lowers z leads from one point to another",
         "z も減る y の切り方で、法則の点から別の点へは移れない"},
    }};
    for (std::size_t i = 0; i < into_law.size(); ++i) {
      const Shared& source = into_law[i];
      progress_.advance();
      ASOBI_TRY(const Shared clash, joined(law, source, Both::conjunction));
      step(cuts[i], *source, *clash);
      ASOBI_CHECK(consider(clash));
      ASOBI_TRY(stuck, joined(stuck, source, Both::difference));
    }
    step({"from every other position some cut leads to a point of the law",
          "ほかのどの局面からも、法則の点に移る切り方がある"},
         *positions, *stuck);
    ASOBI_CHECK(consider(stuck));
    if (!found) return std::nullopt;
    return replayed(point(*found));
  }

  Result<std::optional<Tuple>> least(const Shared& set) {
    return least_tuple(*set, std::array{x, y, z}, maker_.work());
  }

  static std::pair<std::uint64_t, Tuple> in_order(const Tuple& t) { return {t[0] + t[1] + t[2], t}; }

  static Point point(const Tuple& t) {
    return {static_cast<Integer>(t[0]), static_cast<Integer>(t[1]), static_cast<Integer>(t[2])};
  }

  static CounterExample won_at_the_end() {
    return {{0, 0, 0},
            say("the law has {{0, 0, 0}}, but who gets only the bitter square wins in misère play",
                "法則に {{0, 0, 0}} がありますが、逆形では苦い一片だけを受け取った方が勝ちです")};
  }

  // The points among these that the law has, found by writing its points out, or by its statement.
  Result<std::map<Point, bool>> found_in_law(std::map<Point, bool> wanted) {
    if (const StatedPoints* stated = law_.stated()) {
      for (auto& [p, in_law] : wanted) {
        const std::array tuple = {static_cast<std::uint64_t>(p[0]), static_cast<std::uint64_t>(p[1]),
                                  static_cast<std::uint64_t>(p[2])};
        in_law = accepts(*stated->points, std::array<Track, 3>{0, 1, 2}, tuple);
      }
      return wanted;
    }
    Integer most = 0;
    for (const auto& [p, in_law] : wanted) most = std::max({most, p[0], p[1]});
    ASOBI_CHECK(law_.each_point(
        most,
        [&](std::span<const Point> points) -> Result<void> {
          for (const Point& p : points) {
            if (const auto at = wanted.find(p); at != wanted.end()) at->second = true;
          }
          return {};
        },
        progress_));
    return wanted;
  }

  static std::unexpected<Error> not_so(const Point& p) {
    return fail(Code::internal, "the automata name {}, but played out it is no counter-example",
                "オートマトンの挙げた {} は、実際に試すと反例になりません", point_text(p));
  }

  Result<std::optional<CounterExample>> outside(const Point& p) {
    ASOBI_TRY(const auto law, found_in_law({{p, false}}));
    if (!law.at(p)) return not_so(p);
    const Text is = say("the law has {}, which is no position", "法則の {} は局面ではありません", point_text(p));
    if (p[0] < 0 || p[1] < 0 || p[2] < 0) return CounterExample{p, is};
    ASOBI_TRY(const auto heights, edge_.heights(static_cast<std::uint32_t>(p[1]), no_cap));
    if (p[2] <= heights.back()) return not_so(p);
    return CounterExample{p, say("{0}: f({2}) = {3}", "{1}: f({2}) = {3}", is.en, is.ja, p[1], heights.back())};
  }

  // The position on the bar itself, with all its cuts.
  Result<std::optional<CounterExample>> replayed(const Point& p) {
    if (std::ranges::max(p) > greatest_coordinate) {
      return fail(Code::limit, "the law fails first at {}, which is too large to be played out",
                  "法則は {} で初めて成り立ちませんが、大きすぎて実際に試せません", point_text(p));
    }
    const Position start{static_cast<std::uint32_t>(p[0]), static_cast<std::uint32_t>(p[1]),
                         static_cast<std::uint32_t>(p[2])};
    ASOBI_TRY(auto heights, edge_.heights(start.y, no_cap));
    const Rules rules(edge_, std::move(heights), start);
    std::vector<Cut> cuts;
    rules.moves(start, cuts);
    const auto after = [&](const Cut& cut) {
      const Position q = rules.after(start, cut);
      return Point{q.x, q.y, q.z};
    };
    std::map<Point, bool> wanted = {{p, false}};
    for (const Cut& cut : cuts) wanted.emplace(after(cut), false);
    ASOBI_TRY(const auto law, found_in_law(std::move(wanted)));
    const auto leads = std::ranges::find_if(cuts, [&](const Cut& cut) { return law.at(after(cut)); });
    if (law.at(p) != (leads != cuts.end())) return not_so(p);
    if (leads == cuts.end()) {
      return CounterExample{p,
                            say("the law lacks {}, but no cut leads from there to a point of the law",
                                "法則に {} がありませんが、そこからどう切っても法則の点に移れません", point_text(p))};
    }
    const std::string move = fmt::format("{}{}", leads->side, leads->to);
    return CounterExample{p,
                          say("the law has {0}, but the cut {1} leads from there to {2}, which it has, too",
                              "法則に {0} がありますが、{1} と切ると、やはり法則にある {2} に移れます", point_text(p),
                              move, point_text(after(*leads))),
                          move, after(*leads)};
  }
};

}  // namespace

Result<ProofAutomata> proof_automata(const Automaton& lstates, const Edge& edge, Progress& progress) {
  Maker maker(edge, progress);
  ASOBI_CHECK(maker.begin());
  ASOBI_TRY(Automaton law, renamed(lstates, std::array<Track, 3>{0, 1, 2},
                                   std::array{ProofTracks::x, ProofTracks::y, ProofTracks::z}, maker.work()));
  ASOBI_TRY(const Shared positions, maker.positions());
  return maker.all(std::make_shared<const Automaton>(std::move(law)), positions);
}

Result<LawProof> prove_law(const Law& law, const Edge& edge, bool misere, Progress& progress) {
  return Prover(law, edge, misere, progress).run();
}

}  // namespace asobi::chocolate
