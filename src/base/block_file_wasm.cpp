// In a browser there are no files of blocks: what takes hours and gigabytes is done by the native program.
#include "base/block_file.hpp"

namespace asobi {

namespace {

std::unexpected<Error> nowhere_to_write() {
  return fail(Code::limit, "this takes hours and a disk, which a browser does not give; the native program can do it",
              "何時間もの計算とディスクが必要なため、ブラウザではできません。ネイティブ版のプログラムでできます");
}

}  // namespace

struct BlockWriter::State {};

BlockWriter::BlockWriter(std::filesystem::path, std::string_view, int) {}
BlockWriter::BlockWriter(BlockWriter&&) noexcept = default;
BlockWriter& BlockWriter::operator=(BlockWriter&&) noexcept = default;
BlockWriter::~BlockWriter() = default;
Result<void> BlockWriter::check_place(const std::filesystem::path&) { return {}; }
Result<void> BlockWriter::add(std::uint64_t, std::span<const std::byte>) { return nowhere_to_write(); }
Result<void> BlockWriter::finish() { return nowhere_to_write(); }

struct BlockFile::State {
  std::vector<std::uint64_t> none;
};

BlockFile::BlockFile(std::unique_ptr<State> state) : state_(std::move(state)) {}
BlockFile::BlockFile(BlockFile&&) noexcept = default;
BlockFile& BlockFile::operator=(BlockFile&&) noexcept = default;
BlockFile::~BlockFile() = default;
Result<BlockFile> BlockFile::open(const std::filesystem::path& path, std::string_view) {
  return fail(Code::unknown_name, "there is no file {}", "ファイル {} がありません", path.string());
}
const std::vector<std::uint64_t>& BlockFile::numbers() const { return state_->none; }
Result<Bytes> BlockFile::block(std::uint64_t) const { return Bytes(); }

}  // namespace asobi
