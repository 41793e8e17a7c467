#include "math/automata/formula.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace asobi::automata {

struct Formula::Node {
  Kind kind = Kind::cells;
  Cells cells = {};
  std::shared_ptr<const Automaton> automaton = {};
  std::vector<Formula> parts = {};
  std::vector<Track> bound = {};
  std::string key = {};
};

namespace {

constexpr std::size_t most_cells = 64;  // of a conjunction of unions, multiplied out

std::string form_key(const Form& form) {
  std::string out;
  for (const auto& [track, coefficient] : form) out += fmt::format("{:+}v{}", coefficient, track);
  return out;
}

std::string cells_key(const Cells& cells) {
  std::string out;
  for (const Cell& cell : cells) {
    out += "(";
    for (const Bounds& b : cell.bounds()) out += fmt::format("{}<={}<={} ", b.low, form_key(b.form), b.high);
    for (const Congruence& c : cell.congruences()) {
      out += fmt::format("{}%{}={} ", form_key(c.form), c.modulus, c.residue);
    }
    out += ")";
  }
  return out;
}

}  // namespace

Formula::Formula(Node node) {
  std::string& key = node.key;
  if (node.kind == Kind::cells) key = cells_key(node.cells);
  if (node.kind != Kind::cells && node.kind != Kind::automaton) {
    key = fmt::format("{}{}[", static_cast<int>(node.kind), fmt::join(node.bound, ","));
    for (const Formula& part : node.parts) key += part.key() + ";";
    key += "]";
  }
  node_ = std::make_shared<const Node>(std::move(node));
}

Formula::Kind Formula::kind() const { return node_->kind; }
const Cells& Formula::cells() const { return node_->cells; }
const Automaton& Formula::automaton() const { return *node_->automaton; }
const std::vector<Formula>& Formula::parts() const { return node_->parts; }
const std::vector<Track>& Formula::bound() const { return node_->bound; }
const std::string& Formula::key() const { return node_->key; }

Formula Formula::of(Cells cells) {
  std::erase_if(cells, [](const Cell& cell) { return cell.empty(); });
  return Formula(Node{.kind = Kind::cells, .cells = std::move(cells)});
}

Formula Formula::of(std::string name, std::shared_ptr<const Automaton> automaton) {
  return Formula(Node{.kind = Kind::automaton, .automaton = std::move(automaton), .key = std::move(name)});
}

Formula Formula::constant(bool value) { return of(value ? Cells{Cell()} : Cells{}); }

Formula Formula::zero(const Sum& sum) {
  Cell cell;
  cell.zero(sum);
  return of(Cells{cell});
}

Formula Formula::not_negative(const Sum& sum) {
  Cell cell;
  cell.not_negative(sum);
  return of(Cells{cell});
}

Formula Formula::divisible(const Sum& sum, Integer modulus) {
  Cell cell;
  cell.divisible(sum, modulus);
  return of(Cells{cell});
}

Formula Formula::all(std::vector<Formula> parts) {
  Cells cells = {Cell()};
  std::vector<Formula> others;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Formula part = parts[i];
    if (part.kind() == Kind::all) {
      parts.insert(parts.end(), part.parts().begin(), part.parts().end());
    } else if (part.kind() != Kind::cells || cells.size() * part.cells().size() > most_cells) {
      others.push_back(part);
    } else {
      Cells crossed;
      for (const Cell& a : cells) {
        for (const Cell& b : part.cells()) crossed.emplace_back(a).add(b);
      }
      std::erase_if(crossed, [](const Cell& cell) { return cell.empty(); });
      cells = std::move(crossed);
    }
  }
  Formula linear = of(std::move(cells));
  if (others.empty() || linear.cells().empty()) return linear;
  const bool nothing_said = std::ranges::any_of(
      linear.cells(), [](const Cell& cell) { return cell.bounds().empty() && cell.congruences().empty(); });
  if (!nothing_said) others.push_back(linear);
  if (others.size() == 1) return others[0];
  return Formula(Node{.kind = Kind::all, .parts = std::move(others)});
}

Formula Formula::any(std::vector<Formula> parts) {
  Cells cells;
  std::vector<Formula> others;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Formula part = parts[i];
    if (part.kind() == Kind::any) {
      parts.insert(parts.end(), part.parts().begin(), part.parts().end());
    } else if (part.kind() == Kind::cells) {
      cells.insert(cells.end(), part.cells().begin(), part.cells().end());
    } else {
      others.push_back(part);
    }
  }
  if (others.empty() || !cells.empty()) others.push_back(of(std::move(cells)));
  if (others.size() == 1) return others[0];
  return Formula(Node{.kind = Kind::any, .parts = std::move(others)});
}

Formula Formula::same(const Formula& a, const Formula& b) { return Formula(Node{.kind = Kind::same, .parts = {a, b}}); }

Formula Formula::negation() const {
  if (kind() == Kind::negation) return parts()[0];
  if (kind() == Kind::cells && cells().empty()) return constant(true);
  if (kind() == Kind::cells && cells().size() == 1 && cells()[0].congruences().empty()) {
    Cells out;
    for (const Bounds& b : cells()[0].bounds()) {
      if (b.low != -endless) out.emplace_back().not_negative(*sum({{}, b.low - 1}, {b.form}, -1));
      if (b.high != endless) out.emplace_back().not_negative({b.form, -b.high - 1});
    }
    return of(std::move(out));
  }
  return Formula(Node{.kind = Kind::negation, .parts = {*this}});
}

bool Formula::mentions(Track track) const {
  switch (kind()) {
    case Kind::cells:
      return std::ranges::any_of(cells(), [&](const Cell& cell) { return cell.mentions(track); });
    case Kind::automaton:
      return std::ranges::binary_search(automaton().tracks, track);
    case Kind::exists:
      if (std::ranges::binary_search(bound(), track)) return false;
      break;
    default:
      break;
  }
  return std::ranges::any_of(parts(), [&](const Formula& part) { return part.mentions(track); });
}

// What only one conjunct mentions is bound there. Binding another may have freed it of this one.
Formula Formula::exists_of_all(const std::vector<Track>& bound, const Formula& all_of) {
  std::vector<Formula> parts = all_of.parts();
  std::vector<Track> rest;
  for (const Track track : bound) {
    const auto mentions_it = [&](const Formula& part) { return part.mentions(track); };
    if (std::ranges::count_if(parts, mentions_it) > 1) {
      rest.push_back(track);
    } else if (const auto home = std::ranges::find_if(parts, mentions_it); home != parts.end()) {
      *home = exists({track}, *home);
    }
  }
  if (rest.size() < bound.size()) return exists(rest, all(std::move(parts)));
  return Formula(Node{.kind = Kind::exists, .parts = {all_of}, .bound = rest});
}

Formula Formula::exists(std::vector<Track> bound, const Formula& part) {
  std::ranges::sort(bound);
  std::erase_if(bound, [&](Track track) { return !part.mentions(track); });
  if (bound.empty()) return part;
  if (part.kind() == Kind::any) {
    std::vector<Formula> parts;
    for (const Formula& one : part.parts()) parts.push_back(exists(bound, one));
    return any(std::move(parts));
  }
  if (part.kind() == Kind::exists) {
    std::vector<Track> together;
    std::ranges::set_union(bound, part.bound(), std::back_inserter(together));
    return exists(std::move(together), part.parts()[0]);
  }
  if (part.kind() == Kind::all) return exists_of_all(bound, part);
  if (part.kind() != Kind::cells) return Formula(Node{.kind = Kind::exists, .parts = {part}, .bound = bound});
  std::vector<Formula> rest;
  Cells told;
  for (Cell cell : part.cells()) {
    std::vector<Track> untold;
    for (bool found = true; found;) {
      found = false;
      untold.clear();
      for (const Track track : bound) {
        if (cell.empty() || !cell.mentions(track)) continue;
        if (auto without = cell.without(track)) {
          cell = std::move(*without);
          found = true;
        } else {
          untold.push_back(track);
        }
      }
    }
    if (untold.empty()) {
      told.push_back(std::move(cell));
    } else {
      rest.push_back(Formula(Node{.kind = Kind::exists, .parts = {of(Cells{cell})}, .bound = std::move(untold)}));
    }
  }
  if (!told.empty()) rest.push_back(of(std::move(told)));
  return any(std::move(rest));
}

}  // namespace asobi::automata
