#include "games/twisty/notation/word.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "games/twisty/notation/grip.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/paper/notation.hpp"

namespace asobi::twisty::notation {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

const CubeLetter* find_letter(std::span<const CubeLetter> letters, char letter) {
  const auto found = std::ranges::find(letters, letter, &CubeLetter::letter);
  return found == letters.end() ? nullptr : &*found;
}

// Whether a word is the paper's: a letter of its axes, digits and one sign; or, on cube/face, a capital X, Y, Z, which
// no other notation has, or a small one with a letter of a layer.
bool is_papers(const paper::Puzzle& puzzle, std::string_view word) {
  const paper::Family& family = puzzle.family();
  if (family.name == "cube-face") {
    if (std::string_view("XYZ").contains(word[0])) return true;
    const bool has_layer = word.size() > 1 && std::string_view("0lmrn").contains(word[1]);
    if (std::string_view("xyz").contains(word[0]) && has_layer) return true;
  }
  if (!family.axis_frame->letters.contains(word[0])) return false;
  const std::size_t sign = word.find_first_not_of("0123456789", 1);
  return sign != word.npos && sign + 1 == word.size() && (word[sign] == '+' || word[sign] == '-');
}

// Before the letters: "2-3", from layer 2 to layer 3, also "2-2"; or "3", with which a wide turn begins at layer 1.
struct Numbers {
  Depths layers = {};
  bool from_to = false;
};

class MoveReader {
 public:
  MoveReader(Source& source, const Model& model, int l)
      : source_(source), model_(model), puzzle_(model.puzzle), solid_(model.puzzle.solid()), l_(l) {}

  Result<Turn> read() {
    const std::size_t begin = source_.at();
    const std::string_view word = source_.word();
    if (word.empty()) return source_.unexpected("a turn", "回転");
    if (model_.paper && is_papers(*model_.paper, word)) {
      ASOBI_TRY(const Turn turn, papers_move());
      return checked(begin, turn);
    }
    if (has_double_signs(model_)) {
      if (const auto turn = double_signed()) return checked(begin, *turn);
    }
    ASOBI_TRY(Turn turn, once());
    const std::size_t amount_at = source_.at();
    ASOBI_TRY(const int amount, read_amount(source_));
    const int step = unit_of(puzzle_, turn.axis);
    if (amount % step != 0) {
      return source_.fault(source_.piece_from(amount_at),
                           "about this axis turns go by {0} times {1} degrees; write {0} behind the letters",
                           "この軸の回転は {1} 度の {0} 倍ずつです。文字の後に {0} と書いてください", step,
                           360 / solid_.axes()[turn.axis].order);
    }
    turn.times *= amount / step % order_of(puzzle_, turn.axis);
    return checked(begin, turn);
  }

 private:
  Source& source_;
  const Model& model_;
  const Puzzle& puzzle_;
  const Solid& solid_;
  int l_;

  Result<Turn> checked(std::size_t begin, const Turn& turn) const {
    if (!source_.at_separator()) return source_.unexpected("a blank", "空白");
    if (!turns_by_hand(puzzle_, model_.named.turning, turn)) {
      return source_.fault(
          source_.piece_from(begin),
          "the inner layers of {0} do not turn by themselves; turn outer layers, or wide ones such "
          "as {2}w",
          "{1}の内側の層だけを回すことはできません。外側の層を回すか、{2}w のようにまとめて回してください",
          model_.named.title.en, model_.named.title.ja, end_name(solid_, turn.axis, 1));
    }
    return shortest(puzzle_, turn);
  }

  // The paper's reader for this one word. For a fault it is given the word at its place, behind blanks and line ends,
  // so that it names the right one.
  Result<Turn> papers_move() {
    const std::size_t begin = source_.at();
    std::string word;
    while (!source_.at_separator()) {
      const std::string_view character = source_.character();
      if (source_.take_prime()) {
        word += '\'';
      } else {
        word += character;
        source_.skip(character.size());
      }
    }
    const auto turns = paper::parse_turns(*model_.paper, word, l_);
    if (!turns) {
      std::string in_place(source_.column(begin) - 1, ' ');
      for (std::size_t i = 0; i < begin; ++i) {
        if (source_.text()[i] == '\n') in_place[source_.column(i) - 1] = '\n';
      }
      in_place.append(word).append(source_.rest());
      return std::unexpected(paper::parse_turns(*model_.paper, in_place, l_).error());
    }
    const paper::Turn turn = turns->at(0);
    const int axis = axis_of_paper(model_, turn.axis);
    if (turn.layer == paper::Turn::whole) return whole(puzzle_, axis, turn.times);
    const int layer = model_.paper->layer_index(turn.layer).value();
    return Turn{axis, layer, layer, turn.times};
  }

  // All but the layer of face L (for R++) or U (for D++), as if that face were held.
  std::optional<Turn> double_signed() {
    const std::string_view word = source_.word();
    if (word.size() != 3 || word[1] != word[2]) return std::nullopt;
    if ((word[0] != 'R' && word[0] != 'D') || (word[1] != '+' && word[1] != '-')) return std::nullopt;
    source_.skip(word.size());
    const AxisEnd held = end_named(solid_, word[0] == 'R' ? "L" : "U");
    return clockwise(puzzle_, held, {2, layers_on(puzzle_, held.axis)}, word[1] == '+' ? -2 : 2);
  }

  // A move as it stands before its amount.
  Result<Turn> once() {
    const std::size_t begin = source_.at();
    ASOBI_TRY(const auto numbers, read_numbers());
    const std::size_t letters_at = source_.at();
    const std::string letters = read_letters();
    if (letters.empty()) return source_.unexpected("the letter of a face", "面の文字");
    if (letters.size() == 1) {
      ASOBI_TRY(const auto special, special_move(letters[0], begin, numbers.has_value()));
      if (special) return *special;
    }
    ASOBI_TRY(const AxisEnd end, find_end(letters, letters_at));
    const bool small = is_lower(letters[0]);
    if (!small && source_.take("v")) {
      if (numbers) return numbered(begin);
      return clockwise(puzzle_, end, {1, layers_on(puzzle_, end.axis)});
    }
    const bool wide = small || source_.take("w");
    return turn_of_layers(end, numbers, wide, begin);
  }

  Result<std::optional<Numbers>> read_numbers() {
    if (!is_digit(source_.peek())) return std::nullopt;
    const std::size_t begin = source_.at();
    const int outer = source_.number();
    int inner = outer;
    const bool from_to = source_.take("-");
    if (from_to) {
      if (!is_digit(source_.peek())) return source_.unexpected("the number of a layer", "層の番号");
      inner = source_.number();
      if (inner < outer) {
        return source_.fault(source_.piece_from(begin), "the layers {}-{} are in the wrong order; write {}-{}",
                             "層 {}-{} は順番が逆です。{}-{} と書いてください", outer, inner, inner, outer);
      }
    }
    if (outer == 0) {
      return source_.fault(source_.piece_from(begin), "layers are counted from 1, from the face that is named",
                           "層は、書かれた面の側から 1, 2, … と数えます");
    }
    return Numbers{{outer, inner}, from_to};
  }

  // Capitals, or small letters.
  std::string read_letters() {
    const auto kind = is_lower(source_.peek()) ? is_lower : is_upper;
    std::string out;
    for (; kind(source_.peek()); source_.skip(1)) out += source_.peek();
    return out;
  }

  // What a single letter means apart from a face, if anything.
  Result<std::optional<Turn>> special_move(char letter, std::size_t begin, bool has_numbers) {
    const CubeLetter* rotation = has_rotations(solid_) ? find_letter(rotation_letters, letter) : nullptr;
    const CubeLetter* slice = has_slices(solid_) ? find_letter(slice_letters, to_upper(letter)) : nullptr;
    const auto corners = corners_of(model_);
    const std::size_t corner = corners ? corners->letters.find(to_upper(letter)) : std::string_view::npos;
    const bool is_corner = corner != std::string_view::npos && (corners->tips || is_upper(letter));
    if (!rotation && !slice && !is_corner) return std::nullopt;
    if (has_numbers) return numbered(begin);
    if (rotation) {
      const AxisEnd end = end_named(solid_, rotation->end);
      return clockwise(puzzle_, end, {1, layers_on(puzzle_, end.axis)});
    }
    if (slice) return slice_move(end_named(solid_, slice->end), letter, begin);
    return corner_move(*corners, corner, is_lower(letter));
  }

  Result<std::optional<Turn>> slice_move(AxisEnd end, char letter, std::size_t begin) {
    const int n = layers_on(puzzle_, end.axis);
    if (n == 1) return uncut(end, begin);
    if (is_lower(letter)) {
      if (n > 2) return clockwise(puzzle_, end, {2, n - 1});
    } else if (n % 2 == 1) {
      return clockwise(puzzle_, end, {n / 2 + 1, n / 2 + 1});
    }
    return source_.fault(source_.piece_from(begin), "{} is a middle layer, and {} layers have none",
                         "{} は中央の層ですが、{} 層では中央の層がありません", letter, n);
  }

  Result<std::optional<Turn>> corner_move(const Corners& corners, std::size_t corner, bool tip) {
    const AxisEnd end = end_named(solid_, corners.ends[corner]);
    const int n = layers_on(puzzle_, end.axis);
    if (tip) return clockwise(puzzle_, end, {1, 1});
    const std::size_t at = source_.at();
    if (corners.tips && source_.take("v")) return clockwise(puzzle_, end, {1, n});
    if (source_.peek() == 'v') {
      return source_.fault(source_.piece_from(at),
                           "{0}v could be a turn about the face or about the corner {1}; write x, y or z, or {1}v",
                           "{0}v は面の軸とも角 {1} の軸とも読めます。x, y, z か {1}v と書いてください",
                           corners.letters[corner], corners.ends[corner]);
    }
    const int depth = corners.depth + (corners.tips && source_.take("w") ? 1 : 0);
    if (depth > n) return too_deep(end, depth, at);
    return clockwise(puzzle_, end, {1, depth});
  }

  Result<AxisEnd> find_end(const std::string& letters, std::size_t at) {
    std::string capitals;
    for (const char c : letters) capitals += to_upper(c);
    // The octahedron's face opposite F is BB in PuzzleGeometry and B among solvers.
    if (capitals == "B" && solid_.shape().kind() == SolidKind::octahedron) capitals = "BB";
    const Faces faces = read_faces(solid_, capitals);
    if (faces.read < capitals.size()) {
      return source_.fault(source_.piece_from(at + faces.read), "there is no face {}; the faces are {}",
                           "面 {} はありません。面は {} です", shown(letters.substr(faces.read)), face_list());
    }
    const auto end = end_at(solid_, faces.faces);
    if (!end) {
      return source_.fault(source_.piece_from(at),
                           "no axis ends where the faces {} meet; between two turns there is a blank",
                           "面 {} が集まる所に軸の端はありません。回転と回転の間には空白を入れてください", letters);
    }
    if (corners_of(model_) && faces.faces.size() == 1 && layers_on(puzzle_, end->axis) > 1) {
      return source_.fault(
          source_.piece_from(at),
          "the letters here are the corners U, L, R, B; face {} is opposite corner {}, count from there",
          "ここでの文字は角 U, L, R, B です。面 {} は角 {} の反対側なので、そこから数えてください", letters,
          end_name(solid_, end->axis, -end->sign));
    }
    return *end;
  }

  Result<Turn> turn_of_layers(AxisEnd end, std::optional<Numbers> numbers, bool wide, std::size_t begin) {
    const int n = layers_on(puzzle_, end.axis);
    if (n == 1) return uncut(end, begin);
    Depths depths = numbers ? numbers->layers : Depths{1, wide ? 2 : 1};
    if (numbers && wide && !numbers->from_to) depths.outer = 1;
    if (depths.inner > n) return too_deep(end, depths.inner, begin);
    return clockwise(puzzle_, end, depths);
  }

  std::string face_list() const {
    std::vector<std::string> names;
    for (int f = 0; f < static_cast<int>(solid_.shape().faces().size()); ++f) names.push_back(solid_.letters(f));
    std::ranges::sort(names);
    return fmt::format("{}", fmt::join(names, ", "));
  }

  std::unexpected<Error> numbered(std::size_t begin) const {
    return source_.fault(source_.piece_from(begin), "a number of layers does not go with this move",
                         "この回転に層の番号は付けられません");
  }
  std::unexpected<Error> too_deep(AxisEnd end, int layer, std::size_t at) const {
    return source_.fault(source_.piece_from(at), "there is no layer {}: from {} there are {} layers",
                         "層 {} はありません。{} からは {} 層です", layer, end_name(solid_, end.axis, end.sign),
                         layers_on(puzzle_, end.axis));
  }
  std::unexpected<Error> uncut(AxisEnd end, std::size_t at) const {
    return source_.fault(source_.piece_from(at), "no layers turn about {0} here; {0}v turns the whole puzzle",
                         "{0} の軸では層は回りません。{0}v で全体が回ります", end_name(solid_, end.axis, end.sign));
  }
};

}  // namespace

Result<Turn> read_move(Source& source, const Model& model, int l) { return MoveReader(source, model, l).read(); }

}  // namespace asobi::twisty::notation
