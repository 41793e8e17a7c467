// For tests: tables in files that are not what they say, and who remembers what was noted about them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/context.hpp"

namespace asobi {

// The kept table gets other contents; its name, its census and its checksum are right. False if there is no such table.
template <class Change>
bool forge_table(const std::filesystem::path& folder, const std::string& name, const Change& change) {
  const std::filesystem::path file = Shelf(folder).path_of(name);
  auto table = load_table(file, name);
  if (!table) return false;
  change(table->data);
  return save_table(file, *table, Progress()).has_value();
}

inline bool forge_zeroed_table(const std::filesystem::path& folder, const std::string& name) {
  return forge_table(folder, name, [](Buffer& data) { std::ranges::fill(data.bytes(), std::byte{0}); });
}

// A context with a shelf in a folder, and the notes that were given.
struct Noted {
  explicit Noted(const std::filesystem::path& folder) : shelf(folder) {}

  std::vector<std::string> notes;
  Progress progress{{}, [this](const Report& report) {
                      if (report.note) notes.push_back(report.stage.en);
                    }};
  Shelf shelf;
  Context context{progress, shelf, 2};

  // There is one note, and it says so.
  bool made_anew() const { return notes.size() == 1 && notes[0].find("made anew") != std::string::npos; }
};

}  // namespace asobi
