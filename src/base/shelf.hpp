// Where finished tables stand: each is loaded or made once and then shared by all who ask. A shelf may have a folder,
// where tables outlive the program and are made by one process at a time; it belongs to the application and is handed
// down, so nothing here is global.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "base/files.hpp"
#include "base/progress.hpp"

namespace asobi {

class Shelf {
 public:
  Shelf() = default;  // keeps tables in memory only
  explicit Shelf(std::filesystem::path folder, Loading loading = Loading::read)
      : folder_(std::move(folder)), loading_(loading) {}

  using Make = std::function<Result<Table>(Progress&)>;
  // Says whether a table is what it should be: its census is possible (the known one, where one is known), and is what
  // is found when its contents are counted (base/tally.hpp), so that a file whose checksum is right is not enough.
  using Sound = std::function<bool(const Table&)>;

  // The table of that name: from memory, else from the folder, else made now (and kept, if the disk allows; if not, a
  // note is given). A damaged file is made anew, with a note.
  Result<std::shared_ptr<const Table>> table(const std::string& name, const Make& make, const Sound& sound,
                                             Progress& progress);

  // What takes a while to be made from tables: once for all who ask while the program runs, and never written down.
  // `make(progress)` gives a Result<T>.
  template <class T, class Maker>
  Result<std::shared_ptr<const T>> shared(const std::string& name, const Maker& make, Progress& progress) {
    ASOBI_TRY(const Held held, hold(shared_, name, progress));
    if (!held.place->what) {
      ASOBI_TRY(T made, make(progress));
      held.place->what = std::make_shared<const T>(std::move(made));
    }
    return std::static_pointer_cast<const T>(held.place->what);
  }

  const std::filesystem::path& folder() const { return folder_; }  // empty: none
  std::filesystem::path path_of(const std::string& name) const;
  bool has_folder() const { return !folder_.empty(); }

 private:
  struct Place {
    std::timed_mutex busy;  // held while what stands there is loaded or made
    std::shared_ptr<const void> what;
  };
  using Places = std::map<std::string, std::unique_ptr<Place>>;
  struct Held {
    Place* place;
    std::unique_lock<std::timed_mutex> lock;
  };

  std::filesystem::path folder_;
  Loading loading_ = Loading::read;
  std::mutex mutex_;  // guards what follows
  Places tables_, shared_;

  Result<Held> hold(Places& places, const std::string& name, const Progress& progress);
  Result<Table> fetch(const std::string& name, const Make& make, const Sound& sound, Progress& progress) const;
  Result<Table> load(const std::string& name, const Sound& sound, Progress& progress) const;
  static Result<Table> made(const std::string& name, const Make& make, const Sound& sound, Progress& progress);
};

}  // namespace asobi
