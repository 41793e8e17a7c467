#include "math/group_words.hpp"

#include <algorithm>
#include <unordered_set>

namespace asobi {

namespace {

using Letter = std::uint16_t;
using Letters = std::vector<Letter>;

constexpr std::size_t most_starts = 4'000;

std::vector<std::uint64_t> moved_points(const Permutation& p) {
  std::vector<std::uint64_t> out((p.images().size() + 63) / 64, 0);
  for (std::size_t x = 0; x < p.images().size(); ++x) out[x / 64] |= std::uint64_t{p[x] != x} << x % 64;
  return out;
}

bool have_common(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] & b[i]) != 0) return true;
  }
  return false;
}

// Appends letters one by one; neighbours cancel, and a run longer than half the generator's order turns round.
class Reducer {
 public:
  explicit Reducer(const std::vector<Permutation>& generators) {
    for (const Permutation& g : generators) orders_.push_back(g.order().to_uint64().value_or(0));
  }

  void append(Letters& word, Letter letter) const {
    if (!word.empty() && word.back() == (letter ^ 1)) {
      word.pop_back();
      return;
    }
    word.push_back(letter);
    const std::size_t order = orders_[letter / 2];
    if (order == 0 || order > 64) return;
    std::size_t run = 1;
    while (run < word.size() && word[word.size() - 1 - run] == letter) ++run;
    if (2 * run < order || (2 * run == order && letter % 2 == 0)) return;
    word.resize(word.size() - run);
    word.insert(word.end(), order - run, letter ^ 1);
  }
  void append(Letters& word, const Letters& more) const {
    for (const Letter letter : more) append(word, letter);
  }
  void append_inverse(Letters& word, const Letters& more) const {
    for (auto it = more.rbegin(); it != more.rend(); ++it) append(word, *it ^ 1);
  }
  Letters inverse(const Letters& word) const {
    Letters out;
    append_inverse(out, word);
    return out;
  }

 private:
  std::vector<std::size_t> orders_;
};

}  // namespace

// Fills and improves the tables of a GroupWords.
class WordTables {
 public:
  WordTables(GroupWords& out, const PermutationGroup& group, const WordEffort& effort, Progress& progress)
      : out_(out), group_(group), effort_(effort), progress_(progress), reducer_(group.generators()) {}

  Result<void> run() {
    progress_.stage({"Searching short words", "短い語を探しています"});
    open_tables();
    ASOBI_CHECK(try_short_products());
    if (!out_.shortest_.empty()) return {};
    ASOBI_CHECK(fill());
    for (int round = 0; round < effort_.rounds; ++round) {
      const std::uint64_t before = total_letters_;
      limit_ = std::max(longest_entry(), std::size_t{10});
      ASOBI_CHECK(improve());
      if (total_letters_ == before) break;
    }
    return {};
  }

 private:
  using Entry = GroupWords::Entry;
  using Table = GroupWords::Table;

  GroupWords& out_;
  const PermutationGroup& group_;
  const WordEffort& effort_;
  Progress& progress_;
  Reducer reducer_;
  std::size_t limit_ = 12;  // letters; longer ones are dropped on their way down the tables
  std::size_t entries_ = 0;
  std::uint64_t total_letters_ = 0;
  std::size_t counted_ = 0;  // entries when complete_ was found
  bool complete_ = false;

  void open_tables() {
    const auto degree = static_cast<std::size_t>(group_.degree());
    for (const Point b : group_.base()) {
      Table table{b, std::vector<std::uint32_t>(degree, GroupWords::absent), {}};
      table.place[b] = 0;
      const Permutation one = Permutation::identity(group_.degree());
      table.entries.push_back({one, one, {}, false});
      out_.tables_.push_back(std::move(table));
      ++entries_;
    }
  }

  bool complete() {
    if (counted_ == entries_) return complete_;
    counted_ = entries_;
    std::vector<std::uint64_t> sizes;
    for (const Table& table : out_.tables_) sizes.push_back(table.entries.size());
    return complete_ = product(sizes) == group_.order();
  }

  Result<void> check_limits() const {
    ASOBI_CHECK(progress_.check());
    const std::size_t bytes = entries_ * static_cast<std::size_t>(group_.degree()) * 2 * sizeof(Point);
    if (limit_ <= effort_.longest_entry && bytes <= effort_.memory) return {};
    return fail(Code::limit, "no words for this group within the limits ({} base points, entries up to {} letters)",
                "この群の語は制限内で見つかりませんでした（基点 {} 個、項目の長さは {} 文字まで）", out_.tables_.size(),
                limit_);
  }

  std::size_t longest_entry() const {
    std::size_t longest = 0;
    for (const Table& table : out_.tables_) {
      for (const Entry& entry : table.entries) longest = std::max(longest, entry.letters.size());
    }
    return longest;
  }

  Result<void> try_short_products() {
    const auto degree = static_cast<std::size_t>(std::max(group_.degree(), 1));
    const std::size_t most = std::min(effort_.short_products, effort_.memory / (degree * 8));
    std::vector<Entry> list;
    std::unordered_set<Permutation> seen;
    const Permutation one = Permutation::identity(group_.degree());
    list.push_back({one, one, {}});
    seen.insert(one);
    std::vector<Permutation> steps;
    for (const Permutation& g : group_.generators()) {
      steps.push_back(g);
      steps.push_back(g.inverse());
    }
    for (std::size_t i = 0; i < list.size() && list.size() < most; ++i) {
      ASOBI_CHECK(check_limits());
      for (std::size_t s = 0; s < steps.size(); ++s) {
        Permutation p = list[i].to * steps[s];
        if (!seen.insert(p).second) continue;
        Letters letters = list[i].letters;
        reducer_.append(letters, static_cast<Letter>(s));
        list.push_back({p, {}, letters});
        insert(0, std::move(p), std::move(letters));
      }
    }
    if (group_.order() == list.size()) {
      for (Entry& entry : list) out_.shortest_.emplace(std::move(entry.to), std::move(entry.letters));
      return {};
    }
    list.resize(std::min(list.size(), most_starts));
    for (Entry& entry : list) entry.back = entry.to.inverse();
    out_.starts_ = std::move(list);
    return {};
  }

  // Improvement with a growing limit until every image has an entry. Where generators commute, products of entries give
  // nothing new: generators that were too long on their way down are let down again.
  Result<void> fill() {
    while (!complete()) {
      ASOBI_CHECK(improve());
      if (complete()) break;
      limit_ += limit_ / 4;
      for (std::size_t g = 0; g < group_.generators().size(); ++g) {
        insert(0, group_.generators()[g], {static_cast<Letter>(2 * g)});
      }
      for (Table& table : out_.tables_) {
        for (Entry& entry : table.entries) entry.fresh = true;  // what was too long before may now fit
      }
    }
    return {};
  }

  // Products of entries of a table with those of the same and all later tables, if one of the two is fresh.
  Result<void> improve() {
    auto& tables = out_.tables_;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      for (std::size_t j = i; j < tables.size(); ++j) {
        if (j > i && entries_ > 3'000 && complete()) break;
        for (std::size_t a = 1; a < tables[i].entries.size(); ++a) {
          ASOBI_CHECK(check_limits());
          for (std::size_t b = 1; b < tables[j].entries.size(); ++b) multiply(i, a, j, b);
        }
      }
      for (Entry& entry : tables[i].entries) entry.fresh = false;
      progress_.advance();
    }
    return {};
  }

  void multiply(std::size_t i, std::size_t a, std::size_t j, std::size_t b) {
    const Entry& left = out_.tables_[i].entries[a];
    const Entry& right = out_.tables_[j].entries[b];
    if (!left.fresh && !right.fresh) return;
    if (left.letters.size() + right.letters.size() > limit_ + 4) return;
    // The product would come down to the two of them: where groups act on many small orbits nearly all are such pairs.
    if (!have_common(left.moved, right.moved)) return;
    Letters letters = left.letters;
    reducer_.append(letters, right.letters);
    insert(i, left.to * right.to, std::move(letters));
  }

  // Carries g, which fixes the base points before that table, down the tables; it settles where it is new or shorter.
  void insert(std::size_t table, Permutation g, Letters letters) {
    for (; table < out_.tables_.size() && letters.size() <= limit_; ++table) {
      Table& t = out_.tables_[table];
      const Point x = g[t.base];
      if (x == t.base) continue;
      if (t.place[x] == GroupWords::absent) {
        settle(t, x, g, letters);
        settle_inverse(t, g, letters);
        return;
      }
      if (letters.size() < t.entries[t.place[x]].letters.size()) {
        settle_inverse(t, g, letters);  // may make room for one more entry, so nothing may point into the table before
        Entry better{g, g.inverse(), letters, true, moved_points(g)};
        std::swap(t.entries[t.place[x]], better);
        total_letters_ += letters.size();
        total_letters_ -= better.letters.size();
        g = std::move(better.to);
        letters = std::move(better.letters);
      }
      const Entry& entry = t.entries[t.place[x]];
      g *= entry.back;
      reducer_.append_inverse(letters, entry.letters);
    }
  }

  void settle(Table& t, Point x, const Permutation& g, const Letters& letters) {
    t.place[x] = static_cast<std::uint32_t>(t.entries.size());
    t.entries.push_back({g, g.inverse(), letters, true, moved_points(g)});
    ++entries_;
    total_letters_ += letters.size();
  }

  void settle_inverse(Table& t, const Permutation& g, const Letters& letters) {
    const Permutation back = g.inverse();
    const Point x = back[t.base];
    if (t.place[x] == GroupWords::absent) return settle(t, x, back, reducer_.inverse(letters));
    Entry& entry = t.entries[t.place[x]];
    if (letters.size() >= entry.letters.size()) return;
    total_letters_ -= entry.letters.size() - letters.size();
    entry = {back, g, reducer_.inverse(letters), true, moved_points(g)};
  }
};

Result<GroupWords> GroupWords::build(const PermutationGroup& group, Progress& progress, const WordEffort& effort) {
  if (group.generators().size() > 30'000) {
    return fail(Code::limit, "words in {} generators are too many", "生成元が {} 個あり、語には多すぎます",
                group.generators().size());
  }
  GroupWords out;
  out.generators_ = group.generators();
  ASOBI_CHECK(WordTables(out, group, effort, progress).run());
  return out;
}

// Only base points are followed: that costs tables^2 and not tables * degree.
std::size_t GroupWords::length(const Permutation& a, const Permutation& b) const {
  std::size_t letters = 0;
  std::vector<const Permutation*> backs;
  for (const Table& table : tables_) {
    Point x = b[a[table.base]];
    for (const Permutation* back : backs) x = (*back)[x];
    if (x == table.base) continue;
    const Entry& entry = table.entries[table.place[x]];
    letters += entry.letters.size();
    backs.push_back(&entry.back);
  }
  return letters;
}

// p = u_k … u_1 u_0, where u_i is the entry of table i.
void GroupWords::append_word(Permutation p, Letters& out) const {
  std::vector<const Letters*> parts;
  for (const Table& table : tables_) {
    const Entry& entry = table.entries[table.place[p[table.base]]];
    parts.push_back(&entry.letters);
    p *= entry.back;
  }
  const Reducer reducer(generators_);
  for (auto it = parts.rbegin(); it != parts.rend(); ++it) reducer.append(out, **it);
}

Result<std::vector<int>> GroupWords::word(const Permutation& p) const {
  const auto foreign = []() -> Result<std::vector<int>> {
    return fail(Code::unsolvable, "the permutation is not in the group", "この置換は群に属しません");
  };
  const int degree = generators_.empty() ? 0 : generators_[0].degree();
  if (p.degree() != degree) return foreign();
  if (!shortest_.empty()) {
    const auto found = shortest_.find(p);
    return found == shortest_.end() ? foreign() : checked(found->second, p);
  }
  Permutation rest = p;
  for (const Table& table : tables_) {
    const std::uint32_t place = table.place[rest[table.base]];
    if (place == absent) return foreign();
    rest *= table.entries[place].back;
  }
  if (!rest.is_identity()) return foreign();

  const Entry* best = nullptr;
  std::size_t shortest = ~std::size_t{0};
  for (const Entry& start : starts_) {
    const std::size_t letters = start.letters.size() + length(start.back, p);
    if (letters < shortest) {
      shortest = letters;
      best = &start;
    }
  }
  Letters letters;
  if (best != nullptr) letters = best->letters;
  append_word(best != nullptr ? best->back * p : p, letters);
  return checked(letters, p);
}

Result<std::vector<int>> GroupWords::checked(const Letters& letters, const Permutation& p) const {
  std::vector<int> out;
  for (const Letter letter : letters) out.push_back(letter % 2 == 0 ? letter / 2 + 1 : -(letter / 2 + 1));
  if (multiplied_out(out, generators_, p.degree()) != p) {
    return fail(Code::internal, "a word does not give its element", "語を掛け合わせても元の置換になりません");
  }
  return out;
}

std::size_t GroupWords::longest_possible() const {
  std::size_t sum = 0;
  for (const auto& [p, letters] : shortest_) sum = std::max(sum, letters.size());
  if (!shortest_.empty()) return sum;
  for (const Table& table : tables_) {
    sum += std::ranges::max(table.entries, {}, [](const Entry& e) { return e.letters.size(); }).letters.size();
  }
  return sum;
}

Permutation multiplied_out(const std::vector<int>& word, const std::vector<Permutation>& generators, int degree) {
  Permutation out = Permutation::identity(degree);
  for (const int letter : word) {
    const Permutation& g = generators[static_cast<std::size_t>(std::abs(letter) - 1)];
    out = letter > 0 ? out * g : out * g.inverse();
  }
  return out;
}

Result<std::vector<int>> word_for(const PermutationGroup& group, const Permutation& p, Progress& progress,
                                  const WordEffort& effort) {
  if (!group.contains(p)) {
    return fail(Code::unsolvable, "the permutation is not in the group", "この置換は群に属しません");
  }
  ASOBI_TRY(const GroupWords words, GroupWords::build(group, progress, effort));
  return words.word(p);
}

}  // namespace asobi
