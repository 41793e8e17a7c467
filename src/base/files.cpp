#include "base/files.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <xxhash.h>

#include "base/open_file.hpp"

namespace asobi {

namespace {

static_assert(std::endian::native == std::endian::little, "tables on disk are little-endian");

constexpr std::uint32_t version = 2;
constexpr std::size_t longest_name = 4096;
constexpr std::size_t longest_census = 65536;
constexpr std::size_t chunk = std::size_t{4} << 20;

struct Header {
  std::array<char, table_magic.size()> magic;
  std::uint32_t version;
  std::uint32_t name_bytes;
  std::uint64_t census_entries;
  std::uint64_t data_bytes;
  std::uint64_t checksum;  // of the name, the census and the data
};

// The contents begin at a cache line, in the file and so where it is mapped.
constexpr std::size_t alignment = 64;
constexpr std::size_t bytes_before(std::size_t name_bytes, std::size_t census_entries) {
  return sizeof(Header) + name_bytes + census_entries * sizeof(std::uint64_t);
}
constexpr std::size_t data_offset(std::size_t name_bytes, std::size_t census_entries) {
  return (bytes_before(name_bytes, census_entries) + alignment - 1) / alignment * alignment;
}

std::string reason() { return std::generic_category().message(errno); }

class Checksum {
 public:
  Checksum() {
    if (!state_) throw std::bad_alloc();
    XXH3_64bits_reset(state_.get());
  }
  void add(std::span<const std::byte> bytes) { XXH3_64bits_update(state_.get(), bytes.data(), bytes.size()); }
  std::uint64_t value() const { return XXH3_64bits_digest(state_.get()); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_{XXH3_createState(), &XXH3_freeState};
};

// Calls body(chunk) for one chunk after another while it returns true, and stops when the work is stopped.
template <class Bytes, class Body>
Result<bool> each_chunk(Bytes bytes, const Progress& progress, const Body& body) {
  for (std::size_t at = 0; at < bytes.size(); at += chunk) {
    ASOBI_CHECK(progress.check());
    if (!body(bytes.subspan(at, std::min(chunk, bytes.size() - at)))) return false;
  }
  return true;
}

// Writes the pieces of a table into a temporary file and renames it; between chunks the work may be stopped.
Result<void> write_whole(const std::filesystem::path& path, std::span<const std::span<const std::byte>> pieces,
                         const Progress& progress) {
  TemporaryFile temporary(path, table_magic);
  const OpenFile file(temporary.descriptor());
  if (!file.open()) return temporary.refuse();
  ASOBI_CHECK(progress.check());
  for (const auto piece : pieces) {
    ASOBI_TRY(const bool written, each_chunk(piece, progress, [&](auto part) { return file.write(part); }));
    if (!written) return temporary.refuse();
  }
  if (!file.flush() || !temporary.keep()) return temporary.refuse();
  return {};
}

}  // namespace

Result<std::string> read_text(const std::filesystem::path& path) {
  const auto refuse = [&](const std::string& why) {
    return fail(Code::unknown_name, "cannot read the file {}: {}", "ファイル {} を読めません: {}", path.string(), why);
  };
  const OpenFile file(opened(path, O_RDONLY));
  if (!file.open()) return refuse(reason());
  std::string out;
  std::vector<std::byte> piece(std::size_t{1} << 16);
  for (;;) {
    const ssize_t n = file.read_some(piece);
    if (n < 0) return refuse(reason());
    if (n == 0) return out;
    out.append(reinterpret_cast<const char*>(piece.data()), static_cast<std::size_t>(n));
    if (out.size() > longest_text) {
      return fail(Code::limit, "the file {} is longer than {} bytes", "ファイル {} は {} バイトより長いです",
                  path.string(), grouped(longest_text));
    }
  }
}

namespace {

// What stands in /dev or /proc (standard output, whatever it leads to), a terminal or a pipe cannot be replaced.
bool written_as_it_comes(const std::filesystem::path& path) {
  std::error_code ignored;
  const auto type = std::filesystem::status(path, ignored).type();
  const auto folder = std::filesystem::absolute(path, ignored).lexically_normal().string();
  return type == std::filesystem::file_type::character || type == std::filesystem::file_type::fifo ||
         folder.starts_with("/dev/") || folder.starts_with("/proc/");
}

}  // namespace

struct TextWriter::State {
  explicit State(const std::filesystem::path& target) : path(target) {
    if (written_as_it_comes(path)) {
      file.emplace(opened(path, O_WRONLY | O_APPEND));
    } else {
      temporary.emplace(path);
      file.emplace(temporary->descriptor());
    }
  }

  std::filesystem::path path;
  std::optional<TemporaryFile> temporary;
  std::optional<OpenFile> file;

  std::unexpected<Error> refuse() const { return temporary ? temporary->refuse() : cannot_write(path); }
};

TextWriter::TextWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
TextWriter::TextWriter(TextWriter&&) noexcept = default;
TextWriter::~TextWriter() = default;

Result<TextWriter> TextWriter::open(const std::filesystem::path& path) {
  auto state = std::make_unique<State>(path);
  if (!state->file->open()) return state->refuse();
  return TextWriter(std::move(state));
}

Result<void> TextWriter::write(std::string_view piece) {
  if (!state_->file->write(std::as_bytes(std::span(piece)))) return state_->refuse();
  return {};
}

Result<void> TextWriter::finish() {
  if (state_->temporary && (!state_->file->flush() || !state_->temporary->keep())) return state_->refuse();
  return {};
}

Result<void> write_text(const std::filesystem::path& path, std::string_view text) {
  ASOBI_TRY(TextWriter writer, TextWriter::open(path));
  ASOBI_CHECK(writer.write(text));
  return writer.finish();
}

Result<std::uint64_t> checksum_of(std::span<const std::byte> bytes, const Progress& progress) {
  Checksum sum;
  ASOBI_CHECK(each_chunk(bytes, progress, [&](auto part) {
    sum.add(part);
    return true;
  }));
  return sum.value();
}

Result<void> save_table(const std::filesystem::path& path, const Table& table, const Progress& progress) {
  Checksum sum;
  sum.add(std::as_bytes(std::span(table.name)));
  sum.add(std::as_bytes(std::span(table.census)));
  ASOBI_CHECK(each_chunk(table.data.bytes(), progress, [&](auto part) {
    sum.add(part);
    return true;
  }));
  Header header = {
      {}, version, static_cast<std::uint32_t>(table.name.size()), table.census.size(), table.data.size(), sum.value()};
  std::ranges::copy(table_magic, header.magic.begin());
  constexpr std::array<std::byte, alignment> zeros{};
  const std::size_t before = bytes_before(table.name.size(), table.census.size());
  const std::array<std::span<const std::byte>, 5> pieces = {
      std::as_bytes(std::span(&header, 1)), std::as_bytes(std::span(table.name)),
      std::as_bytes(std::span(table.census)),
      std::span(zeros).first(data_offset(table.name.size(), table.census.size()) - before), table.data.bytes()};
  return write_whole(path, pieces, progress);
}

Result<Table> load_table(const std::filesystem::path& path, std::string_view name, const Progress& progress,
                         Loading loading) {
  // O_NONBLOCK: a pipe in the file's place must not be waited for.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  const OpenFile file(descriptor);
  if (!file.open()) {
    return fail(Code::unknown_name, "there is no table {}", "表 {} がありません", path.string());
  }
  const auto corrupt = [&](const char* en, const char* ja) {
    return fail(Code::corrupt, "the table {0} cannot be used: {1}", "表 {0} は使えません: {2}", path.string(),
                std::string_view(en), std::string_view(ja));
  };
  Header header;
  if (!file.read(std::as_writable_bytes(std::span(&header, 1))))
    return corrupt("it is truncated", "途中で切れています");
  if (!std::ranges::equal(header.magic, table_magic))
    return corrupt("it is not a table of Asobi", "Asobi の表ではありません");
  if (header.version != version) return corrupt("it has another version", "版が違います");
  if (header.name_bytes > longest_name || header.census_entries > longest_census) {
    return corrupt("its header is damaged", "見出しが壊れています");
  }
  struct stat status{};
  const std::size_t before_data = data_offset(header.name_bytes, header.census_entries);
  const std::uint64_t size = ::fstat(descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
  if (size < before_data || size - before_data != header.data_bytes) {
    return corrupt("it is truncated or too long", "長さが合いません");
  }

  Table table;
  table.name.resize(header.name_bytes);
  table.census.resize(header.census_entries);
  const bool mapped = loading == Loading::mapped;
  ASOBI_TRY(table.data,
            mapped ? Buffer::mapped(descriptor, before_data, header.data_bytes) : Buffer::zeroed(header.data_bytes));
  std::array<std::byte, alignment> filling{};
  const auto fill = std::span(filling).first(before_data - bytes_before(header.name_bytes, header.census_entries));
  if (!file.read(std::as_writable_bytes(std::span(table.name))) ||
      !file.read(std::as_writable_bytes(std::span(table.census))) || !file.read(fill)) {
    return corrupt("it is truncated", "途中で切れています");
  }
  if (std::ranges::any_of(fill, [](std::byte byte) { return byte != std::byte{0}; })) {
    return corrupt("its header is damaged", "見出しが壊れています");
  }
  if (table.name != name) return corrupt("it holds another table", "別の表が入っています");
  Checksum sum;
  sum.add(std::as_bytes(std::span(table.name)));
  sum.add(std::as_bytes(std::span(table.census)));
  ASOBI_TRY(const bool whole, each_chunk(table.data.bytes(), progress, [&](auto part) {
              if (!mapped && !file.read(part)) return false;
              sum.add(part);
              return true;
            }));
  if (!whole) return corrupt("it is truncated", "途中で切れています");
  if (sum.value() != header.checksum) return corrupt("its checksum is wrong", "検査合計が合いません");
  return table;
}

}  // namespace asobi
