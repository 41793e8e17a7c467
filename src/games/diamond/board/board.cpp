#include "games/diamond/board/board.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/text_reader.hpp"

namespace asobi::diamond {

int most_size(int dim) {
  switch (dim) {
    case 2:
      return 200;
    case 3:
      return 30;
    case 4:
      return 2;
    case 5:
      return 1;
    default:
      return 0;
  }
}

int usual_size(int dim) { return dim == 2 ? 8 : std::min(3, std::max(1, most_size(dim))); }

std::string name(Corner corner) { return fmt::format("{}{}", corner.axis + 1, corner.plus ? '+' : '-'); }

namespace {

bool whole_sum(int dim, int size) { return (dim + 1) * size % 2 == 0; }
bool disjoint_homes(int dim, int size) { return (dim - 3) * size < 4; }
bool board_exists(int dim, int size) {
  return size >= 1 && size <= most_size(dim) && whole_sum(dim, size) && disjoint_homes(dim, size);
}

// "4:2, 3:4"
std::string text_of(const std::vector<BoardName>& boards) {
  std::vector<std::string> out;
  for (const BoardName& board : boards) out.push_back(fmt::format("{}:{}", board.dim, board.size));
  return fmt::format("{}", fmt::join(out, ", "));
}

constexpr int far = 1'000'000;  // beyond every board, and small enough to reckon with

// A point of both 1- and 2- on a board where they overlap: the others as high as m allows.
std::string common_point(int dim, int size) {
  std::vector<int> x = {-1, -1};
  int left = (dim + 1) * size / 2 + 2;
  for (int i = 2; i <= dim; ++i) {
    x.push_back(std::min(left, size));
    left -= x.back();
  }
  return fmt::format("{}", fmt::join(x, ","));
}

// All vectors of `width` parts >= 0 with this sum, appended to out.
void compositions(int width, int sum, std::vector<std::int16_t>& prefix, std::vector<std::vector<std::int16_t>>& out) {
  if (width == 1) {
    out.push_back(prefix);
    out.back().push_back(static_cast<std::int16_t>(sum));
    return;
  }
  for (int first = 0; first <= sum; ++first) {
    prefix.push_back(static_cast<std::int16_t>(first));
    compositions(width - 1, sum - first, prefix, out);
    prefix.pop_back();
  }
}

}  // namespace

std::vector<BoardName> all_boards() {
  std::vector<BoardName> out;
  for (int dim = 2; dim <= most_dim; ++dim) {
    for (int size = 1; size <= most_size(dim); ++size) {
      if (board_exists(dim, size)) out.push_back({dim, size});
    }
  }
  return out;
}

std::vector<BoardName> nearest_boards(int dim, int size) {
  dim = std::clamp(dim, -far, far);
  size = std::clamp(size, -far, far);
  std::vector<BoardName> out = all_boards();
  std::ranges::sort(out, {}, [&](const BoardName& board) {
    const int away = 2 * std::abs(dim - board.dim) + std::abs(size - board.size);
    return std::tuple(away, board.dim, board.size);
  });
  out.resize(3);
  return out;
}

Result<void> check_board(int dim, int size) {
  dim = std::clamp(dim, -far, far);
  size = std::clamp(size, -far, far);
  if (board_exists(dim, size)) return {};
  const std::string near = text_of(nearest_boards(dim, size));
  if (dim < 2 || size < 1) {
    return fail(Code::invalid,
                "the dimension must be at least 2 and the size at least 1, not {} and {}; below that there are no "
                "corners. The nearest boards (dimension:size): {}",
                "次元は 2 以上、大きさは 1 以上です（{} と {} は不可）。それより小さいと陣地がありません。近い盤"
                "（次元:大きさ）: {}",
                dim, size, near);
  }
  if (dim <= 3 && size > most_size(dim)) {
    return fail(
        Code::limit, "in dimension {} the size can be at most {} here, not {}. The nearest boards (dimension:size): {}",
        "{} 次元の盤の大きさは {} までです（{} は不可）。近い盤（次元:大きさ）: {}", dim, most_size(dim), size, near);
  }
  if (dim < far && size < far && !whole_sum(dim, size)) {
    return fail(Code::invalid,
                "the sum of the coordinates would be {}/2, which is no whole number, so no lattice point has it. The "
                "nearest boards (dimension:size): {}",
                "座標の和が {}/2 となり整数でないため、格子点がありません。近い盤（次元:大きさ）: {}",
                (static_cast<std::int64_t>(dim) + 1) * size, near);
  }
  if (dim > 100 || size > 10'000) {
    return fail(Code::invalid,
                "the homes 1- and 2- (and every other two) would overlap: above dimension 3 they are apart only where "
                "(dimension - 3) * size is less than 4. The nearest boards (dimension:size): {}",
                "陣地 1- と 2-（ほかのどの二つも）が重なります。4 次元以上では（次元 - 3）×大きさが 4 "
                "未満のときだけ離れます。近い盤（次元:大きさ）: {}",
                near);
  }
  return fail(Code::invalid,
              "the homes 1- and 2- (and every other two) would overlap, as in the point {}. The nearest boards "
              "(dimension:size): {}",
              "陣地 1- と 2-（ほかのどの二つも）が点 {} などで重なります。近い盤（次元:大きさ）: {}",
              common_point(dim, size), near);
}

Result<std::shared_ptr<const Board>> Board::make(int dim, int size) {
  ASOBI_CHECK(check_board(dim, size));
  return std::shared_ptr<const Board>(new Board(dim, size));
}

Board::Board(int dim, int size) : dim_(dim), size_(size), sum_((dim + 1) * size / 2) {
  find_points();
  find_moves();
  find_homes();
}

// x -> m - x carries one of the two simplices to the other, since (n + 1) m - S = S.
void Board::find_points() {
  std::vector<std::vector<std::int16_t>> all;
  std::vector<std::int16_t> prefix;
  compositions(axes(), sum_, prefix, all);
  const std::size_t half = all.size();
  for (std::size_t i = 0; i < half; ++i) {
    auto other = all[i];
    for (auto& x : other) x = static_cast<std::int16_t>(size_ - x);
    all.push_back(std::move(other));
  }
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  for (const auto& point : all) coordinates_.insert(coordinates_.end(), point.begin(), point.end());
}

std::optional<Point> Board::find(std::span<const int> wanted) const {
  if (wanted.size() != static_cast<std::size_t>(axes())) return std::nullopt;
  int low = 0;
  int high = points();
  while (low < high) {
    const int middle = (low + high) / 2;
    if (std::ranges::lexicographical_compare(at(static_cast<Point>(middle)), wanted)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == points() || !std::ranges::equal(at(static_cast<Point>(low)), wanted)) return std::nullopt;
  return static_cast<Point>(low);
}

Point Board::beside(Point point, int up, int down) const {
  Coordinates x(at(point).begin(), at(point).end());
  ++x[static_cast<std::size_t>(up)];
  --x[static_cast<std::size_t>(down)];
  return find(x).value_or(nowhere);
}

void Board::find_moves() {
  std::vector<Point> next;  // by point and direction
  for (Point p = 0; p < points(); ++p) {
    for (int up = 0; up < axes(); ++up) {
      for (int down = 0; down < axes(); ++down) {
        if (up != down) next.push_back(beside(p, up, down));
      }
    }
  }
  const auto directions = static_cast<std::size_t>(dim_ * (dim_ + 1));
  neighbour_ends_.push_back(0);
  jump_ends_.push_back(0);
  for (Point p = 0; p < points(); ++p) {
    for (std::size_t d = 0; d < directions; ++d) {
      const Point over = next[p * directions + d];
      if (over == nowhere) continue;
      neighbours_.push_back(over);
      const Point to = next[over * directions + d];
      if (to != nowhere) jumps_.push_back({over, to});
    }
    neighbour_ends_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    jump_ends_.push_back(static_cast<std::uint32_t>(jumps_.size()));
  }
}

void Board::find_homes() {
  homes_.resize(static_cast<std::size_t>(corners()));
  for (Point p = 0; p < points(); ++p) {
    for (int axis = 0; axis < axes(); ++axis) {
      const int x = at(p)[static_cast<std::size_t>(axis)];
      if (x < 0 || x > size_) homes_[static_cast<std::size_t>(Corner{axis, x > 0}.number())].push_back(p);
    }
  }
}

std::map<std::size_t, std::size_t> Board::degrees() const {
  std::map<std::size_t, std::size_t> out;
  for (Point p = 0; p < points(); ++p) ++out[neighbours(p).size()];
  return out;
}

std::vector<Corner> usual_seats(int players) {
  std::vector<Corner> seats;
  for (int i = 0; i < players; ++i) seats.push_back({i, false});
  return seats;
}

Result<std::vector<Corner>> parse_seats(const Board& board, std::string_view text) {
  std::vector<Corner> seats;
  for (const std::string_view word : words(text, ",")) {
    const auto axis = word.empty() ? std::nullopt : to_integer(word.substr(0, word.size() - 1));
    if (!axis || *axis < 1 || *axis > board.axes() || (word.back() != '-' && word.back() != '+')) {
      return fail_at(place_of(word, text), Code::invalid,
                     "{} is no corner of this board; the corners are 1- to {}- and 1+ to {}+",
                     "{} という陣地はこの盤にありません。陣地は 1- から {}- と 1+ から {}+ です", shown(word),
                     board.axes(), board.axes());
    }
    const Corner corner = {static_cast<int>(*axis - 1), word.back() == '+'};
    if (std::ranges::find(seats, corner) != seats.end()) {
      return fail_at(place_of(word, text), Code::invalid, "the corner {} has two players", "陣地 {} に二人座っています",
                     name(corner));
    }
    seats.push_back(corner);
  }
  if (seats.empty() || seats.size() > static_cast<std::size_t>(board.axes())) {
    return fail(Code::invalid, "this board is for 1 to {} players, not {}; write their corners like 1-,1+",
                "この盤は 1 人から {} 人用です（{} 人は不可）。陣地を 1-,1+ のように書いてください", board.axes(),
                seats.size());
  }
  return seats;
}

}  // namespace asobi::diamond
