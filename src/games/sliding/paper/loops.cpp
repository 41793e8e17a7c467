#include "games/sliding/paper/loops.hpp"

#include <algorithm>

#include "base/text_reader.hpp"

namespace asobi::sliding {

namespace {

std::string seats_text(const std::vector<int>& seats) { return fmt::format("{}", fmt::join(seats, "-")); }

// The slide that takes the blank from one cell to a neighbour, or nullopt when they are not neighbours.
std::optional<Slide> slide_between(Shape shape, int from, int to) {
  for (const Slide slide : all_slides) {
    if (blank_after(shape, from, slide) == to) return slide;
  }
  return std::nullopt;
}

Images images_of_walk(Shape shape, const std::vector<int>& seats) {
  Images piece = identity_images(shape.cells());  // by seat: the seat where the piece now there began
  for (std::size_t i = 1; i < seats.size(); ++i) std::swap(piece[seats[i - 1] - 1], piece[seats[i] - 1]);
  return inverse(piece);
}

std::vector<int> rectangle_seats(Shape shape, int rows, int cols) {
  const auto seat = [&](int down, int left) { return down * shape.cols + left + 1; };
  std::vector<int> out;
  for (int r = 0; r < rows; ++r) out.push_back(seat(r, 0));
  for (int c = 1; c < cols; ++c) out.push_back(seat(rows - 1, c));
  for (int r = rows - 2; r >= 0; --r) out.push_back(seat(r, cols - 1));
  for (int c = cols - 2; c >= 0; --c) out.push_back(seat(0, c));
  return out;
}

std::string rectangle_name(Shape shape, int rows, int cols) {
  if (Shape{rows, cols} == shape) return "outer";
  if (rows == 2 && cols == 2) return "inner";
  return Shape{rows, cols}.name();
}

std::string walk_name(Shape shape, const std::vector<int>& seats) {
  const std::vector<int> back(seats.rbegin(), seats.rend());
  for (int rows = 2; rows <= shape.rows; ++rows) {
    for (int cols = 2; cols <= shape.cols; ++cols) {
      const auto rectangle = rectangle_seats(shape, rows, cols);
      if (seats == rectangle) return rectangle_name(shape, rows, cols);
      if (back == rectangle) return rectangle_name(shape, rows, cols) + "-";
    }
  }
  return seats_text(seats);
}

// The seats are a closed walk from seat 1.
Loop loop_unchecked(Shape shape, std::vector<int> seats) {
  Loop out{.name = walk_name(shape, seats), .seats = {}, .slides = {}, .images = images_of_walk(shape, seats)};
  for (std::size_t i = 1; i < seats.size(); ++i) {
    out.slides.push_back(
        *slide_between(shape, cell_of_paper_seat(shape, seats[i - 1]), cell_of_paper_seat(shape, seats[i])));
  }
  out.seats = std::move(seats);
  return out;
}

Result<std::vector<int>> parse_seats(std::string_view text) {
  std::vector<int> out;
  for (const auto word : words(text, "-")) {
    const auto seat = to_integer(word);
    if (!seat || *seat < 1 || *seat > largest_side * largest_side) {
      return fail_at(place_of(word, text), Code::invalid, "{} is not the number of a seat",
                     "{} は座席の番号ではありません", shown(word));
    }
    out.push_back(static_cast<int>(*seat));
  }
  return out;
}

Result<Loop> parse_forward_loop(Shape shape, std::string_view text) {
  if (text == "outer") return outer_loop(shape);
  if (text == "inner") return inner_loop(shape);
  if (!text.empty() && text.find_first_not_of("LRUDlrud ") == std::string_view::npos) {
    ASOBI_TRY(const auto slides, parse_slides(text));
    return loop_of_slides(shape, slides);
  }
  if (text.find_first_of("xX") != std::string_view::npos || text.find("×") != std::string_view::npos) {
    ASOBI_TRY(const Shape block, parse_shape(text));
    return rectangle_loop(shape, block.rows, block.cols);
  }
  if (text.find_first_not_of("0123456789- ") == std::string_view::npos && !text.empty()) {
    ASOBI_TRY(const auto seats, parse_seats(text));
    return loop_of_seats(shape, seats);
  }
  return fail(Code::unknown_name,
              "{} is not a loop; write outer, inner, a block such as 2x3, or the blank's seats such as 1-{}-{}-2-1",
              "{} は周回の名前ではありません。outer、inner、2x3 のような区画、または 1-{}-{}-2-1 "
              "のような空きスペースの道順を書いてください",
              shown(text), shape.cols + 1, shape.cols + 2);
}

}  // namespace

Result<Loop> loop_of_seats(Shape shape, const std::vector<int>& seats) {
  if (seats.size() < 2 || seats.front() != 1 || seats.back() != 1) {
    return fail(Code::invalid, "the walk {} is not closed: it must begin and end on seat 1",
                "道順 {} は閉じていません。座席 1 から出て座席 1 に戻る必要があります", shown(seats_text(seats)));
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i] < 1 || seats[i] > shape.cells()) {
      return fail(Code::invalid, "there is no seat {} on a {} board", "{1} の盤に座席 {0} はありません", seats[i],
                  shape.name());
    }
    if (i > 0 && !slide_between(shape, cell_of_paper_seat(shape, seats[i - 1]), cell_of_paper_seat(shape, seats[i]))) {
      return fail(Code::illegal_move, "seats {} and {} are not neighbours on a {} board",
                  "{2} の盤では座席 {0} と座席 {1} は隣り合っていません", seats[i - 1], seats[i], shape.name());
    }
  }
  return loop_unchecked(shape, seats);
}

Result<Loop> loop_of_slides(Shape shape, const std::vector<Slide>& slides) {
  std::vector<int> seats = {1};
  for (std::size_t i = 0; i < slides.size(); ++i) {
    const auto blank = blank_after(shape, cell_of_paper_seat(shape, seats.back()), slides[i]);
    if (!blank) {
      return fail(Code::illegal_move, "move {} ({}) would take the blank off the board",
                  "{} 手目（{}）で空きスペースが盤の外に出てしまいます", i + 1, letter(slides[i]));
    }
    seats.push_back(paper_seat(shape, *blank));
  }
  return loop_of_seats(shape, seats);
}

Result<Loop> rectangle_loop(Shape shape, int rows, int cols, bool clockwise) {
  if (rows < 2 || cols < 2 || rows > shape.rows || cols > shape.cols) {
    return fail(Code::invalid, "a block of {}x{} does not fit on a {} board", "{}x{} の区画は {} の盤に入りません",
                rows, cols, shape.name());
  }
  auto seats = rectangle_seats(shape, rows, cols);
  if (!clockwise) std::ranges::reverse(seats);
  return loop_unchecked(shape, std::move(seats));
}

Loop outer_loop(Shape shape) { return loop_unchecked(shape, rectangle_seats(shape, shape.rows, shape.cols)); }

Loop inner_loop(Shape shape) { return loop_unchecked(shape, rectangle_seats(shape, 2, 2)); }

Result<Loop> parse_loop(Shape shape, std::string_view text) {
  std::string_view forward = trimmed(text);
  const bool back = forward.ends_with('-') || forward.ends_with('\'');
  if (back) forward.remove_suffix(1);
  ASOBI_TRY(auto loop, within(parse_forward_loop(shape, forward), forward, text));
  if (!back) return loop;
  std::ranges::reverse(loop.seats);
  return loop_unchecked(shape, std::move(loop.seats));
}

Result<std::vector<Loop>> parse_loops(Shape shape, std::string_view text) {
  std::vector<Loop> out;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view piece = text.substr(begin, end - begin);
    ASOBI_TRY(auto loop, within(parse_loop(shape, piece), piece, text));
    out.push_back(std::move(loop));
    begin = end + 1;
  }
  return out;
}

namespace {

// All paths from seat 1 over the seat below it back to seat 1, depth first.
class LoopSearch {
 public:
  LoopSearch(Shape shape, const Progress& progress, std::size_t most)
      : shape_(shape), progress_(progress), most_(most), visited_(shape.cells() + 1), neighbours_(shape.cells() + 1) {
    for (int seat = 1; seat <= shape.cells(); ++seat) {
      for (const Slide slide : all_slides) {
        if (const auto cell = blank_after(shape, cell_of_paper_seat(shape, seat), slide))
          neighbours_[seat].push_back(paper_seat(shape, *cell));
      }
    }
  }

  Result<std::vector<std::vector<int>>> run() {
    path_ = {1, 1 + shape_.cols};
    visited_[1 + shape_.cols] = true;
    ASOBI_CHECK(extend());
    return std::move(found_);
  }

 private:
  Result<void> extend() {
    if (++steps_ % 4096 == 0) ASOBI_CHECK(progress_.check());
    for (const int next : neighbours_[path_.back()]) {
      if (next == 1 && path_.size() > 2) ASOBI_CHECK(keep());
      if (next == 1 || visited_[next]) continue;
      visited_[next] = true;
      path_.push_back(next);
      if (can_return()) ASOBI_CHECK(extend());
      path_.pop_back();
      visited_[next] = false;
    }
    return {};
  }

  // Whether free seats still join the end of the path to seat 1; without this, large boards are all dead ends.
  bool can_return() const {
    auto seen = visited_;
    std::vector<int> open = {path_.back()};
    while (!open.empty()) {
      const int seat = open.back();
      open.pop_back();
      for (const int next : neighbours_[seat]) {
        if (next == 1) return true;
        if (seen[next]) continue;
        seen[next] = true;
        open.push_back(next);
      }
    }
    return false;
  }

  Result<void> keep() {
    if (found_.size() == most_) {
      return fail(Code::limit, "a {} board has more than {} simple loops through the home corner",
                  "{} の盤には、隅を通る単純な周回が {} 通りより多くあります", shape_.name(), grouped(most_));
    }
    found_.push_back(path_);
    found_.back().push_back(1);
    return {};
  }

  Shape shape_;
  const Progress& progress_;
  std::size_t most_;
  std::size_t steps_ = 0;
  std::vector<int> path_;
  std::vector<bool> visited_;
  std::vector<std::vector<int>> neighbours_;
  std::vector<std::vector<int>> found_;
};

}  // namespace

Result<std::vector<Loop>> simple_loops(Shape shape, Context& context, std::size_t most) {
  context.progress.stage({"finding the loops", "周回を数え上げています"});
  ASOBI_TRY(auto walks, LoopSearch(shape, context.progress, most).run());
  std::ranges::sort(walks,
                    [](const auto& a, const auto& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
  std::vector<Loop> out;
  for (auto& walk : walks) out.push_back(loop_unchecked(shape, std::move(walk)));
  return out;
}

}  // namespace asobi::sliding
