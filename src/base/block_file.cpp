#include "base/block_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>
#include <xxhash.h>
#include <zstd.h>

#include "base/open_file.hpp"

namespace asobi {

namespace {

constexpr std::uint32_t block_version = 1;
constexpr std::uint64_t largest_block = std::uint64_t{1} << 30;
constexpr std::uint64_t most_blocks = std::uint64_t{1} << 24;

struct BlockFileHeader {
  std::array<char, block_magic.size()> magic;
  std::uint32_t version;
  std::uint32_t name_bytes;
};

// Before each block; the last one stands for the end: it has no bytes, but counts the blocks.
struct BlockHeader {
  std::uint64_t number;
  std::uint64_t bytes;   // as they were added
  std::uint64_t packed;  // in the file
  std::uint64_t checksum;

  static constexpr std::uint64_t end = ~std::uint64_t{0};

  std::uint64_t checksum_with(std::span<const std::byte> contents) const {
    return XXH3_64bits_withSeed(contents.data(), contents.size(), (number * 0x9E3779B97F4A7C15u) ^ bytes);
  }
};

template <class T>
std::span<const std::byte> bytes_of(const T& value) {
  return std::as_bytes(std::span(&value, 1));
}

struct BlockPlace {
  BlockHeader header;
  std::uint64_t offset;
};

}  // namespace

struct BlockWriter::State {
  std::filesystem::path path;
  std::string name;
  int effort;
  std::mutex mutex;  // guards what follows
  std::optional<TemporaryFile> temporary;
  std::optional<OpenFile> file;
  std::uint64_t blocks = 0;
  std::optional<Error> failed;

  Result<void> begin() {
    if (failed) return fail(*failed);
    if (file) return {};
    temporary.emplace(path, block_magic);
    file.emplace(temporary->descriptor());
    BlockFileHeader header{{}, block_version, static_cast<std::uint32_t>(name.size())};
    std::ranges::copy(block_magic, header.magic.begin());
    if (file->open() && file->write(bytes_of(header)) && file->write(std::as_bytes(std::span(name)))) return {};
    return give_up();
  }
  std::unexpected<Error> give_up() {
    failed = temporary->refuse().error();
    file.reset();
    temporary.reset();
    return fail(*failed);
  }
};

BlockWriter::BlockWriter(std::filesystem::path path, std::string_view name, int effort)
    : state_(std::make_unique<State>(std::move(path), std::string(name), effort)) {}
BlockWriter::BlockWriter(BlockWriter&&) noexcept = default;
BlockWriter& BlockWriter::operator=(BlockWriter&&) noexcept = default;
BlockWriter::~BlockWriter() = default;

Result<void> BlockWriter::check_place(const std::filesystem::path& path) {
  if (const auto why = obstacle(path, block_magic)) return cannot_write(path, why);
  return {};
}

Result<void> BlockWriter::add(std::uint64_t number, std::span<const std::byte> bytes) {
  Bytes packed(ZSTD_compressBound(bytes.size()));
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), state_->effort);
  if (ZSTD_isError(size) != 0) return fail(Code::limit, "zstd: {}", "zstd: {}", ZSTD_getErrorName(size));
  packed.resize(size);
  BlockHeader header{number, bytes.size(), size, 0};
  header.checksum = header.checksum_with(packed);
  const std::lock_guard guard(state_->mutex);
  ASOBI_CHECK(state_->begin());
  if (!state_->file->write(bytes_of(header)) || !state_->file->write(packed)) return state_->give_up();
  ++state_->blocks;
  return {};
}

Result<void> BlockWriter::finish() {
  const std::lock_guard guard(state_->mutex);
  ASOBI_CHECK(state_->begin());
  BlockHeader end{BlockHeader::end, state_->blocks, 0, 0};
  end.checksum = end.checksum_with({});
  const OpenFile& file = *state_->file;
  if (!file.write(bytes_of(end)) || !file.flush() || !state_->temporary->keep()) return state_->give_up();
  state_->file.reset();
  state_->temporary.reset();
  return {};
}

struct BlockFile::State {
  std::filesystem::path path;
  Descriptor file;
  std::vector<std::uint64_t> numbers;
  std::vector<BlockPlace> places;  // by number

  bool read(std::uint64_t offset, std::span<std::byte> bytes) const {
    while (!bytes.empty()) {
      const ssize_t n = ::pread(file.get(), bytes.data(), bytes.size(), static_cast<off_t>(offset));
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return false;
      bytes = bytes.subspan(static_cast<std::size_t>(n));
      offset += static_cast<std::uint64_t>(n);
    }
    return true;
  }
  template <class T>
  bool read_value(std::uint64_t offset, T& value) const {
    return read(offset, std::as_writable_bytes(std::span(&value, 1)));
  }
  std::unexpected<Error> damaged() const {
    return fail(Code::corrupt, "{} is damaged, or is of something else; remove it to have it made anew",
                "{} が壊れているか、別のもののファイルです。消せば作り直せます", path.string());
  }

  bool find_blocks(std::string_view name) {
    BlockFileHeader header{};
    if (!read_value(0, header) || !std::ranges::equal(header.magic, block_magic) || header.version != block_version ||
        header.name_bytes != name.size()) {
      return false;
    }
    std::string own(name.size(), ' ');
    if (!read(sizeof header, std::as_writable_bytes(std::span(own))) || own != name) return false;
    std::uint64_t offset = sizeof header + name.size();
    for (BlockHeader next{}; read_value(offset, next); offset += next.packed) {
      if (next.number == BlockHeader::end) {
        return next.bytes == places.size() && next.packed == 0 && next.checksum == next.checksum_with({}) &&
               put_in_order();
      }
      offset += sizeof next;
      if (next.bytes > largest_block || next.packed > largest_block || places.size() == most_blocks) return false;
      places.push_back({next, offset});
    }
    return false;
  }

  bool put_in_order() {
    std::ranges::sort(places, {}, [](const BlockPlace& place) { return place.header.number; });
    for (const BlockPlace& place : places) numbers.push_back(place.header.number);
    return std::ranges::adjacent_find(numbers) == numbers.end();
  }
};

BlockFile::BlockFile(std::unique_ptr<State> state) : state_(std::move(state)) {}
BlockFile::BlockFile(BlockFile&&) noexcept = default;
BlockFile& BlockFile::operator=(BlockFile&&) noexcept = default;
BlockFile::~BlockFile() = default;

Result<BlockFile> BlockFile::open(const std::filesystem::path& path, std::string_view name) {
  auto state = std::make_unique<State>(path, Descriptor(opened(path, O_RDONLY | O_NONBLOCK)));
  if (!state->file.open()) {
    return fail(Code::unknown_name, "cannot read the file {}: {}", "ファイル {} を読めません: {}", path.string(),
                std::generic_category().message(errno));
  }
  if (!state->find_blocks(name)) return state->damaged();
  return BlockFile(std::move(state));
}

const std::vector<std::uint64_t>& BlockFile::numbers() const { return state_->numbers; }

Result<Bytes> BlockFile::block(std::uint64_t number) const {
  const auto at = std::ranges::lower_bound(state_->numbers, number);
  if (at == state_->numbers.end() || *at != number) return Bytes();
  const auto& [header, offset] = state_->places[static_cast<std::size_t>(at - state_->numbers.begin())];
  Bytes packed(header.packed), out(header.bytes);
  if (!state_->read(offset, packed) || header.checksum != header.checksum_with(packed)) return state_->damaged();
  const std::size_t size = ZSTD_decompress(out.data(), out.size(), packed.data(), packed.size());
  if (ZSTD_isError(size) != 0 || size != out.size()) return state_->damaged();
  return out;
}

}  // namespace asobi
