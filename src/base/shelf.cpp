#include "base/shelf.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/hash.hpp"

namespace asobi {

namespace {

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0;
  for (const char c : text) hash = folded(hash, static_cast<unsigned char>(c));
  return hash;
}

}  // namespace

// A name too long for a file keeps its beginning; the table in the file knows its whole name.
std::filesystem::path Shelf::path_of(const std::string& name) const {
  constexpr std::size_t longest = 200, kept = 160;
  std::string file = name;
  std::ranges::replace(file, '/', '-');
  if (file.size() > longest) file = fmt::format("{}-{:016x}", file.substr(0, kept), hash_of(name));
  return folder_ / (file + ".table");
}

Result<Table> Shelf::fetch(const std::string& name, const Make& make, const Sound& sound, Progress& progress) const {
  if (!folder_.empty()) {
    auto loaded = load_table(path_of(name), name, progress);
    if (loaded ? sound(*loaded) : loaded.error().code == Code::cancelled) return loaded;
    if (loaded) {
      progress.note({"the kept table " + name + " has a wrong census; it is made anew",
                     "保存された表 " + name + " の度数が合わないので作り直します"});
    } else if (loaded.error().code != Code::unknown_name) {
      const Text& why = loaded.error().message;
      progress.note({why.en + "; it is made anew", why.ja + "。作り直します"});
    }
  }
  ASOBI_TRY(Table made, make(progress));
  if (!sound(made)) {
    return fail(Code::internal, "the table {} was made but its census is wrong", "表 {} を作りましたが度数が合いません",
                name);
  }
  if (!folder_.empty()) {
    if (const auto saved = save_table(path_of(name), made, progress); !saved && saved.error().code != Code::cancelled) {
      const Text& why = saved.error().message;
      progress.note({"the table could not be kept: " + why.en, "表を保存できませんでした: " + why.ja});
    }
  }
  return made;
}

Result<std::shared_ptr<const Table>> Shelf::table(const std::string& name, const Make& make, const Sound& sound,
                                                  Progress& progress) {
  Place* place = nullptr;
  {
    const std::lock_guard lock(mutex_);
    auto& slot = places_[name];
    if (!slot) slot = std::make_unique<Place>();
    place = slot.get();
  }
  std::unique_lock busy(place->busy, std::defer_lock);
  while (!busy.try_lock_for(std::chrono::milliseconds(20))) ASOBI_CHECK(progress.check());
  if (!place->table) {
    ASOBI_TRY(Table table, fetch(name, make, sound, progress));
    place->table = std::make_shared<const Table>(std::move(table));
  }
  auto table = place->table;
  busy.unlock();
  used(*place, table->data.size());
  return table;
}

void Shelf::used(Place& place, std::uint64_t bytes) {
  const std::lock_guard lock(mutex_);
  place.bytes = bytes;
  place.last_use = ++uses_;
  std::uint64_t all = 0;
  std::vector<Place*> by_use;
  for (const auto& [name, other] : places_) {
    all += other->bytes;
    if (other.get() != &place && other->bytes > 0) by_use.push_back(other.get());
  }
  std::ranges::sort(by_use, {}, &Place::last_use);
  for (Place* other : by_use) {
    if (all <= most_bytes_) return;
    const std::unique_lock idle(other->busy, std::try_to_lock);
    if (!idle || other->table.use_count() > 1) continue;
    other->table.reset();
    all -= std::exchange(other->bytes, 0);
  }
}

}  // namespace asobi
