#include "apps/server/page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/text.hpp"

namespace asobi {

namespace {

namespace fs = std::filesystem;

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool inside(const fs::path& folder, const fs::path& file) {
  return std::ranges::mismatch(folder, file).in1 == folder.end();
}

// The regular file a path leads to, if that is inside the folder.
std::optional<fs::path> regular_file(const fs::path& folder, const std::string& path) {
  std::error_code fault;
  const fs::path root = fs::canonical(folder, fault);
  if (is_absent(fault)) return std::nullopt;
  fs::path file = fs::canonical(root / path, fault);
  if (is_absent(fault) || !inside(root, file) || !fs::is_regular_file(file, fault)) return std::nullopt;
  return file;
}

}  // namespace

bool is_absent(const std::error_code& fault) {
  using enum std::errc;
  for (const std::errc scarce : {not_enough_memory, too_many_files_open, too_many_files_open_in_system, io_error}) {
    if (fault == scarce) throw std::system_error(fault);
  }
  return static_cast<bool>(fault);
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_value(text[i + 1]);
    const int low = hex_value(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

std::optional<std::string> path_of_target(std::string_view target) {
  const auto decoded = percent_decoded(target.substr(0, target.find('?')));
  if (!decoded || !decoded->starts_with('/')) return std::nullopt;
  if (*decoded == "/") return "index.html";
  const auto forbidden = [](unsigned char c) { return c < 0x20 || c == 0x7f || c == '\\'; };
  if (std::ranges::any_of(*decoded, forbidden)) return std::nullopt;
  // Every part must be a plain name: not empty, and not hidden, which "." and ".." are too.
  std::string_view rest = std::string_view(*decoded).substr(1);
  for (;;) {
    const std::size_t slash = rest.find('/');
    const std::string_view part = rest.substr(0, slash);
    if (part.empty() || part.starts_with('.')) return std::nullopt;
    if (slash == std::string_view::npos) return decoded->substr(1);
    rest.remove_prefix(slash + 1);
  }
}

std::string content_type(std::string_view path) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 18> types = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".avif", "image/avif"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
      {".csv", "text/csv; charset=utf-8"},
      {".pdf", "application/pdf"},
  }};
  const std::size_t dot = path.rfind('.');
  const auto found = std::ranges::find_if(types, [&](const auto& row) {
    return dot != std::string_view::npos && equal_ignoring_case(path.substr(dot), row.first);
  });
  return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

bool accepts_encoding(std::string_view accepts, std::string_view coding) {
  for (std::size_t begin = 0; begin < accepts.size();) {
    const std::size_t end = std::min(accepts.find(',', begin), accepts.size());
    const auto parts = words(accepts.substr(begin, end - begin), ";");
    begin = end + 1;
    if (parts.empty() || !equal_ignoring_case(parts[0], coding)) continue;
    const bool weight_zero = parts.size() > 1 && parts[1].starts_with("q=0") &&
                             parts[1].find_first_not_of("0.", 2) == std::string_view::npos;
    return !weight_zero;
  }
  return false;
}

bool Page::built() const { return regular_file(folder_, "index.html").has_value(); }

std::optional<PageFile> Page::find(std::string_view target, std::string_view accepts) const {
  static constexpr std::array<std::array<std::string_view, 2>, 2> codings = {{{"br", ".br"}, {"gzip", ".gz"}}};
  const auto path = path_of_target(target);
  if (!path) return std::nullopt;
  auto file = regular_file(folder_, *path);
  if (!file) return std::nullopt;
  PageFile out;
  for (const auto& [coding, ending] : codings) {
    if (!accepts_encoding(accepts, coding)) continue;
    if (auto packed = regular_file(folder_, *path + std::string(ending))) {
      out.encoding = coding;
      file = std::move(packed);
      break;
    }
  }
  std::error_code fault;
  out.bytes = fs::file_size(*file, fault);
  if (is_absent(fault)) return std::nullopt;
  const auto changed = fs::last_write_time(*file, fault);
  if (is_absent(fault)) return std::nullopt;
  out.tag = fmt::format("\"{:x}-{:x}{}\"", out.bytes, static_cast<std::uint64_t>(changed.time_since_epoch().count()),
                        out.encoding.empty() ? "" : "-" + out.encoding);
  out.type = content_type(*path);
  out.forever = path->starts_with("assets/");
  out.path = std::move(*file);
  return out;
}

std::string unbuilt_page(const std::filesystem::path& folder) {
  std::string shown_folder;
  for (const char c : folder.string()) {
    shown_folder += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '>' ? "&gt;" : std::string(1, c);
  }
  return fmt::format(R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Asobi 遊び</title></head>
<body>
<h1>Asobi 遊び</h1>
<p>The server runs, but the page is not built: there is no index.html in <code>{0}</code>. Build it with
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, or name its folder with <code>--page</code>, and load this
again. Programs can already speak the protocol at <code>/ws</code>.</p>
<p lang="ja">サーバーは動いていますが、ページがまだビルドされていません（<code>{0}</code> に index.html がありません）。
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> でビルドするか、<code>--page</code>
でフォルダを指定してから、読み込み直してください。プログラムからは <code>/ws</code> でプロトコルを利用できます。</p>
</body>
</html>
)",
                     shown_folder);
}

}  // namespace asobi
