// The built page's files: which file a request means, and how it is to be sent. Nothing outside the folder is ever
// found: not by "..", by percent signs, by an absolute path, nor by a symbolic link that leads out. Files are looked
// for at every request, so that a page built again is served at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace asobi {

struct PageFile {
  std::filesystem::path path;
  std::uint64_t bytes = 0;
  std::string type;      // Content-Type
  std::string encoding;  // Content-Encoding: "br", "gzip" or empty
  std::string tag;       // ETag, quotes included
  bool forever = false;  // its name changes with its contents
};

class Page {
 public:
  // frames: pages of other servers that may show it inside them, as "https://example.org".
  explicit Page(std::filesystem::path folder, std::vector<std::string> frames = {})
      : folder_(std::move(folder)), frames_(std::move(frames)) {}

  const std::filesystem::path& folder() const { return folder_; }
  const std::vector<std::string>& frames() const { return frames_; }
  bool built() const;
  // target: as in the request line; accepts: the Accept-Encoding of the request. Throws as is_absent does.
  std::optional<PageFile> find(std::string_view target, std::string_view accepts) const;

 private:
  std::filesystem::path folder_;
  std::vector<std::string> frames_;
};

// Whether a file cannot be had because of what it is. Throws a system_error if only the system lacks the means at
// present: then nothing is known of the file.
bool is_absent(const std::error_code& fault);
// The path inside the folder that a target means ("/" is index.html); nullopt when no file may have it.
std::optional<std::string> path_of_target(std::string_view target);
// Percent signs undone; nullopt when they are wrong.
std::optional<std::string> percent_decoded(std::string_view text);
std::string content_type(std::string_view path);
// Whether an Accept-Encoding names this coding and does not give it the weight 0.
bool accepts_encoding(std::string_view accepts, std::string_view coding);

// What "/" shows while the page is not built, in both languages.
std::string unbuilt_page(const std::filesystem::path& folder);

}  // namespace asobi
