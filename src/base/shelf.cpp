#include "base/shelf.hpp"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "base/hash.hpp"
#include "base/name_lock.hpp"

namespace asobi {

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
  if (saved && loading_ == Loading::mapped) {  // the copy that all share takes the place of one's own
    loaded = load_table(path_of(name), name, progress, loading_);
    if (loaded) return loaded;
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
  ASOBI_TRY(const Held held, hold(tables_, name, progress));
  if (!held.place->what) {
    ASOBI_TRY(Table table, fetch(name, make, sound, progress));
    held.place->what = std::make_shared<const Table>(std::move(table));
  }
  return std::static_pointer_cast<const Table>(held.place->what);
}

}  // namespace asobi
