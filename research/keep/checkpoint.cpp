#include "research/keep/checkpoint.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <memory>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "base/files.hpp"
#include "base/open_file.hpp"

namespace asobi {

namespace {

constexpr std::string_view row_magic = "ASOBIROW";  // which a row begins with
constexpr std::string_view row_end = ".bits";
constexpr std::string_view state_end = ".state";
constexpr std::uint64_t words_at_once = std::uint64_t{1} << 16;

constexpr std::uint64_t row_begin = 64;  // of its words: at a cache line after the magic

// The names of the files in a folder that begin so.
std::vector<std::string> files_beginning(const std::filesystem::path& folder, const std::string& begin) {
  std::vector<std::string> out;
  const auto close = [](DIR* open) { ::closedir(open); };
  const std::unique_ptr<DIR, decltype(close)> listed(::opendir(folder.c_str()), close);
  if (!listed) return out;
  while (const dirent* entry = ::readdir(listed.get())) {
    if (std::string_view(entry->d_name).starts_with(begin)) out.emplace_back(entry->d_name);
  }
  return out;
}

bool all_zero(std::span<const std::uint64_t> words) {
  return std::ranges::all_of(words, [](std::uint64_t word) { return word == 0; });
}

// All room is taken before anything is written. Where a file has holes a file system in memory fills them when they are
// read, and whoever reads through a map when it is full is killed. Some file systems cannot say, and are believed.
bool has_no_room(int failed) { return failed == ENOSPC || failed == EDQUOT || failed == EFBIG; }

}  // namespace

// ---- One row

std::unexpected<Error> RowFile::refuse() const { return cannot_write(path_); }

// What an earlier run has left there goes; anything else stays. It has its name when it has its magic: whoever is
// killed before leaves nothing there that nobody would know again.
Result<RowFile> RowFile::create(std::filesystem::path path, std::uint64_t words) {
  TemporaryFile nameless(path, row_magic);
  RowFile out(std::move(path), words, Descriptor(nameless.descriptor()));
  if (!out.file_.open() || !out.write_bytes(0, std::as_bytes(std::span(row_magic))) || !nameless.keep()) {
    return nameless.refuse();
  }
  const auto bytes = static_cast<off_t>(row_begin + words * sizeof(std::uint64_t));
  if (::ftruncate(out.file_.get(), bytes) != 0) return out.refuse();
  if (const int failed = ::posix_fallocate(out.file_.get(), 0, bytes); has_no_room(failed)) {
    errno = failed;
    return out.refuse();
  }
  return out;
}

bool RowFile::write(std::uint64_t first, std::span<const std::uint64_t> words) const {
  return all_zero(words) || write_bytes(row_begin + first * sizeof(std::uint64_t), std::as_bytes(words));
}

bool RowFile::write_bytes(std::uint64_t first, std::span<const std::byte> bytes) const {
  auto at = static_cast<off_t>(first);
  while (!bytes.empty()) {
    const ssize_t n = ::pwrite(file_.get(), bytes.data(), bytes.size(), at);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(n));
    at += n;
  }
  return true;
}

Result<Buffer> RowFile::finish(std::uint64_t& checksum, const Progress& progress) {
  if (::fsync(file_.get()) != 0) return refuse();
  ASOBI_TRY(Buffer out, Buffer::mapped(file_.get(), row_begin, words_ * sizeof(std::uint64_t)));
  ASOBI_TRY(checksum, checksum_of(std::as_const(out).bytes(), progress));
  file_ = Descriptor();
  return out;
}

// ---- States

std::string Checkpoints::stem() const {
  std::string out = keeping_.name + "/";
  std::ranges::replace(out, '/', '-');
  return out;
}

std::filesystem::path Checkpoints::row_path(std::uint64_t generation, std::size_t row) const {
  return keeping_.folder / fmt::format("{}{}-row{}{}", stem(), generation, row, row_end);
}

std::filesystem::path Checkpoints::state_path(std::uint64_t generation) const {
  return keeping_.folder / fmt::format("{}{}{}", stem(), generation, state_end);
}

std::string Checkpoints::state_name(std::uint64_t generation) const {
  return fmt::format("{}/{}", keeping_.name, generation);
}

std::vector<std::uint64_t> Checkpoints::generations() const {
  std::vector<std::uint64_t> out;
  const std::string begin = stem();
  for (const std::string& file : files_beginning(keeping_.folder, begin)) {
    std::uint64_t generation = 0;
    const char* end = file.data() + file.size();
    const auto read = std::from_chars(file.data() + begin.size(), end, generation);
    if (read.ec == std::errc() && std::string_view(read.ptr, end) == state_end) out.push_back(generation);
  }
  std::ranges::sort(out, std::greater());
  return out;
}

std::optional<Checkpoints::State> Checkpoints::load(std::uint64_t generation, const Progress& progress) const {
  const auto table = load_table(state_path(generation), state_name(generation), progress);
  if (!table) return std::nullopt;
  const auto rows = table->data.as<Row>();
  return State{generation, table->census, {rows.begin(), rows.end()}};
}

std::optional<Checkpoints::State> Checkpoints::newest(std::uint64_t at_most, const Progress& progress) const {
  for (const std::uint64_t generation : generations()) {
    if (generation > at_most) continue;
    if (auto state = load(generation, progress)) return state;
  }
  return std::nullopt;
}

Result<Buffer> Checkpoints::row(const State& state, std::size_t row, std::uint64_t words,
                                const Progress& progress) const {
  const std::filesystem::path path = row_path(state.rows[row].generation, row);
  const auto corrupt = [&] {
    return fail(Code::corrupt,
                "the kept state cannot be gone on from: {} is missing or damaged; remove {} to begin anew",
                "保存された状態から再開できません。{} がないか壊れています。最初からやり直すには {} を消してください",
                path.string(), state_path(state.generation).string());
  };
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat about{};
  const std::uint64_t bytes = words * sizeof(std::uint64_t);
  if (!file.open() || ::fstat(file.get(), &about) != 0 ||
      static_cast<std::uint64_t>(about.st_size) != row_begin + bytes) {
    return corrupt();
  }
  ASOBI_TRY(Buffer out, Buffer::mapped(file.get(), row_begin, bytes));
  ASOBI_TRY(const std::uint64_t checksum, checksum_of(std::as_const(out).bytes(), progress));
  if (checksum != state.rows[row].checksum) return corrupt();
  return out;
}

// Keeping states shall not take more than a tenth of the time, unless all are wanted.
bool Checkpoints::due() const {
  if (keeping_.seconds == 0) return true;
  const auto wanted = std::chrono::duration<double>(keeping_.seconds);
  return Clock::now() - last_ >= std::max<std::chrono::duration<double>>(wanted, 10 * cost_);
}

Result<RowFile> Checkpoints::new_row(std::uint64_t generation, std::size_t row, std::uint64_t words) const {
  return RowFile::create(row_path(generation, row), words);
}

Result<Checkpoints::State> Checkpoints::write(std::uint64_t generation, std::span<const std::uint64_t> numbers,
                                              std::span<const std::span<std::uint64_t>> rows,
                                              const Progress& progress) {
  begun_ = Clock::now();
  State out{generation, {numbers.begin(), numbers.end()}, std::vector<Row>(rows.size(), Row{generation, 0})};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    ASOBI_TRY(RowFile file, new_row(generation, row, rows[row].size()));
    for (std::uint64_t first = 0; first < rows[row].size(); first += words_at_once) {
      ASOBI_CHECK(progress.check());
      const auto piece = rows[row].subspan(first, std::min<std::uint64_t>(words_at_once, rows[row].size() - first));
      if (!file.write(first, piece)) return file.refuse();
    }
    ASOBI_CHECK(file.finish(out.rows[row].checksum, progress));
  }
  return out;
}

Result<void> Checkpoints::put(const State& state, std::uint64_t oldest, const Progress& progress) {
  Table table{state_name(state.generation), state.numbers, {}};
  ASOBI_TRY(table.data, Buffer::zeroed(state.rows.size() * sizeof(Row)));
  std::ranges::copy(state.rows, table.data.as<Row>().begin());
  ASOBI_CHECK(save_table(state_path(state.generation), table, progress));
  std::vector<State> wanted = {state};
  for (const std::uint64_t generation : generations()) {
    if (generation < oldest || generation >= state.generation) continue;
    if (auto other = load(generation, progress)) wanted.push_back(std::move(*other));
  }
  remove_except(wanted);
  last_ = Clock::now();
  cost_ = begun_ == Clock::time_point() ? Clock::duration() : last_ - begun_;
  return {};
}

void Checkpoints::forget(std::uint64_t generation) const {
  std::error_code ignored;
  for (const std::string& file : files_beginning(keeping_.folder, fmt::format("{}{}-row", stem(), generation))) {
    const auto path = keeping_.folder / file;
    if (!obstacle(path, row_magic)) std::filesystem::remove(path, ignored);
  }
}

// First the states, also those that somebody was killed while writing, then what they name. What is not ours stays.
void Checkpoints::remove_except(std::span<const State> states) const {
  std::vector<std::filesystem::path> wanted;
  for (const State& state : states) {
    wanted.push_back(state_path(state.generation));
    for (std::size_t row = 0; row < state.rows.size(); ++row) {
      wanted.push_back(row_path(state.rows[row].generation, row));
    }
  }
  std::ranges::sort(wanted);
  const std::vector<std::string> files = files_beginning(keeping_.folder, stem());
  for (const auto& [end, magic] : {std::pair(state_end, table_magic), std::pair(row_end, row_magic)}) {
    for (const std::string& file : files) {
      std::error_code ignored;
      const auto path = keeping_.folder / file;
      if (!file.contains(end) || std::ranges::binary_search(wanted, path) || obstacle(path, magic)) continue;
      std::filesystem::remove(path, ignored);
    }
  }
}

std::uint64_t Checkpoints::bytes() const {
  std::uint64_t out = 0;
  for (const std::string& file : files_beginning(keeping_.folder, stem())) {
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(keeping_.folder / file, error);
    if (!error) out += size;
  }
  return out;
}

void Checkpoints::clear() const { remove_except({}); }

}  // namespace asobi
