#include "research/keep/block_file.hpp"

#include <algorithm>
#include <mutex>

#include <zstd.h>

#include "base/open_file.hpp"

namespace asobi {

namespace {

constexpr std::uint64_t largest_block = std::uint64_t{1} << 30;

// The table's data begin with how many blocks there are, and with these, by number.
struct BlockPlace {
  std::uint64_t number;
  std::uint64_t offset, packed;  // in the data
  std::uint64_t bytes;           // as they were added
};

std::span<const BlockPlace> places_of(const Table& table) {
  const auto words = table.data.as<std::uint64_t>();
  constexpr std::size_t words_of_place = sizeof(BlockPlace) / sizeof(std::uint64_t);
  if (words.empty() || words[0] > (words.size() - 1) / words_of_place) return {};
  return {reinterpret_cast<const BlockPlace*>(words.data() + 1), static_cast<std::size_t>(words[0])};
}

}  // namespace

struct BlockWriter::State {
  std::filesystem::path path;
  std::string name;
  int effort;
  std::mutex mutex;  // guards what follows
  std::vector<std::pair<BlockPlace, Bytes>> blocks = {};
};

BlockWriter::BlockWriter(std::filesystem::path path, std::string name, int effort)
    : state_(new State{std::move(path), std::move(name), effort, {}}) {}
BlockWriter::BlockWriter(BlockWriter&&) noexcept = default;
BlockWriter& BlockWriter::operator=(BlockWriter&&) noexcept = default;
BlockWriter::~BlockWriter() = default;

Result<void> BlockWriter::check_place(const std::filesystem::path& path) {
  if (const auto why = obstacle(path, table_magic)) return cannot_write(path, why);
  return {};
}

Result<void> BlockWriter::add(std::uint64_t number, std::span<const std::byte> bytes) {
  Bytes packed(ZSTD_compressBound(bytes.size()));
  const std::size_t size = ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), state_->effort);
  if (ZSTD_isError(size) != 0) return fail(Code::limit, "zstd: {}", "zstd: {}", ZSTD_getErrorName(size));
  const std::lock_guard guard(state_->mutex);
  state_->blocks.emplace_back(BlockPlace{number, 0, size, bytes.size()},
                              Bytes(packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(size)));
  return {};
}

Result<void> BlockWriter::finish(const Progress& progress) {
  const std::lock_guard guard(state_->mutex);
  auto& blocks = state_->blocks;
  std::ranges::sort(blocks, {}, [](const auto& block) { return block.first.number; });
  std::uint64_t size = sizeof(std::uint64_t) + blocks.size() * sizeof(BlockPlace);
  for (auto& [place, packed] : blocks) {
    place.offset = size;
    size += place.packed;
  }
  Table table{state_->name, {}, {}};
  ASOBI_TRY(table.data, Buffer::zeroed(size));
  table.data.as<std::uint64_t>()[0] = blocks.size();
  auto* const places = reinterpret_cast<BlockPlace*>(table.data.as<std::uint64_t>().data() + 1);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    auto& [place, packed] = blocks[i];
    places[i] = place;
    std::ranges::copy(packed, table.data.data() + place.offset);
    packed = Bytes();
  }
  return save_table(state_->path, table, progress);
}

Result<BlockFile> BlockFile::open(const std::filesystem::path& path, std::string_view name, const Progress& progress) {
  ASOBI_TRY(Table table, load_table(path, name, progress, Loading::mapped));
  BlockFile out(std::move(table));
  for (const BlockPlace& place : places_of(out.table_)) out.numbers_.push_back(place.number);
  return out;
}

Result<Bytes> BlockFile::block(std::uint64_t number) const {
  const auto at = std::ranges::lower_bound(numbers_, number);
  if (at == numbers_.end() || *at != number) return Bytes();
  const BlockPlace& place = places_of(table_)[static_cast<std::size_t>(at - numbers_.begin())];
  const auto all = table_.data.bytes();
  if (place.offset <= all.size() && place.packed <= all.size() - place.offset && place.bytes <= largest_block) {
    Bytes out(place.bytes);
    const auto packed = all.subspan(place.offset, place.packed);
    const std::size_t size = ZSTD_decompress(out.data(), out.size(), packed.data(), packed.size());
    if (ZSTD_isError(size) == 0 && size == out.size()) return out;
  }
  return fail(Code::corrupt, "{} is damaged; remove its file to have it made anew",
              "{} が壊れています。そのファイルを消せば作り直せます", table_.name);
}

}  // namespace asobi
