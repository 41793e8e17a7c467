#include "base/shelf.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

#include <fmt/format.h>

#include "base/hash.hpp"
#include "base/name_lock.hpp"
#include "base/open_file.hpp"

namespace asobi {

namespace {

// A table, and the file that it is mapped from, if it is: somebody may change that behind our back.
struct KeptTable {
  Table table;
  std::optional<FileStamp> file;
};

}  // namespace

// A name too long for a file keeps its beginning; the table in the file knows its whole name.
std::filesystem::path Shelf::path_of(const std::string& name) const {
  constexpr std::size_t longest = 200, kept = 160;
  std::string file = name;
  std::ranges::replace(file, '/', '-');
  if (file.size() > longest) file = fmt::format("{}-{:016x}", file.substr(0, kept), hash_of(name));
  return folder_ / (file + ".table");
}

// From the folder; an error of code `unknown_name` when it is not there, or is not what it should be, which is told.
Result<Table> Shelf::load(const std::string& name, const Sound& sound, Progress& progress) const {
  auto loaded = load_table(path_of(name), name, progress, loading_);
  if (loaded && sound(*loaded)) return loaded;
  if (loaded) {
    progress.note({"the kept table " + name + " has a wrong census; it is made anew",
                   "保存された表 " + name + " の度数が合わないので作り直します"});
  } else if (loaded.error().code == Code::cancelled || loaded.error().code == Code::unknown_name) {
    return loaded;
  } else {
    const Text& why = loaded.error().message;
    progress.note({why.en + "; it is made anew", why.ja + "。作り直します"});
  }
  return fail(Code::unknown_name, "there is no table {}", "表 {} がありません", name);
}

Result<Table> Shelf::fetch(const std::string& name, const Make& make, const Sound& sound, Progress& progress) const {
  if (folder_.empty()) return made(name, make, sound, progress);
  auto loaded = load(name, sound, progress);
  if (loaded || loaded.error().code != Code::unknown_name) return loaded;
  ASOBI_TRY(const NameLock making, NameLock::take(folder_, name, progress));
  if (making.waited()) {
    loaded = load(name, sound, progress);
    if (loaded || loaded.error().code != Code::unknown_name) return loaded;
  }
  ASOBI_TRY(Table table, made(name, make, sound, progress));
  const auto saved = save_table(path_of(name), table, progress);
  if (!saved && saved.error().code != Code::cancelled) {
    const Text& why = saved.error().message;
    progress.note({"the table could not be kept: " + why.en, "表を保存できませんでした: " + why.ja});
  }
  return table;
}

Result<Table> Shelf::made(const std::string& name, const Make& make, const Sound& sound, Progress& progress) {
  ASOBI_TRY(Table table, make(progress));
  if (sound(table)) return table;
  return fail(Code::internal, "the table {} was made but its census is wrong", "表 {} を作りましたが度数が合いません",
              name);
}

Result<Shelf::Held> Shelf::hold(Places& places, const std::string& name, const Progress& progress) {
  Place* place = nullptr;
  {
    const std::lock_guard lock(mutex_);
    auto& slot = places[name];
    if (!slot) slot = std::make_unique<Place>();
    place = slot.get();
  }
  std::unique_lock busy(place->busy, std::defer_lock);
  while (!busy.try_lock_for(std::chrono::milliseconds(20))) ASOBI_CHECK(progress.check());
  return Held{place, std::move(busy)};
}

Result<std::shared_ptr<const Table>> Shelf::table(const std::string& name, const Make& make, const Sound& sound,
                                                  Progress& progress) {
  const std::filesystem::path path = path_of(name);
  const bool mapped = has_folder() && loading_ == Loading::mapped;
  ASOBI_TRY(const Held held, hold(tables_, name, progress));
  auto kept = std::static_pointer_cast<const KeptTable>(held.place->what);
  if (!kept || (mapped && file_stamp(path) != kept->file)) {
    KeptTable now;
    if (mapped) now.file = settled_stamp(path);
    ASOBI_TRY(now.table, fetch(name, make, sound, progress));
    if (const auto file = mapped ? settled_stamp(path) : std::nullopt; file != now.file) {
      // It was made and saved: the copy that all share takes the place of one's own.
      auto shared = load_table(path, name, progress, loading_);
      if (shared) now = {std::move(*shared), file};
    }
    kept = std::make_shared<const KeptTable>(std::move(now));
    held.place->what = kept;
  }
  return std::shared_ptr<const Table>(kept, &kept->table);
}

}  // namespace asobi
