#include "apps/server/answer.hpp"

#include <boost/beast/http/file_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <fmt/ranges.h>

namespace asobi {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr unsigned http_version = 11;

// The page may compute by itself, in WebAssembly. frames: other pages that may show it inside them.
std::string content_policy(const std::vector<std::string>& frames) {
  return fmt::format(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data: blob:; "
      "style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
      "form-action 'none'; frame-ancestors {}",
      frames.empty() ? "'none'" : fmt::format("'self' {}", fmt::join(frames, " ")));
}

template <class Body>
http::response<Body> reply_with(HttpStatus status, bool keep_alive, const std::vector<std::string>& frames = {}) {
  static constexpr std::string_view headers[][2] = {
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
  };
  http::response<Body> reply(status, http_version);
  for (const auto& [name, value] : headers) {
    reply.set(beast::string_view(name.data(), name.size()), beast::string_view(value.data(), value.size()));
  }
  reply.set("Content-Security-Policy", content_policy(frames));
  if (frames.empty()) reply.set("X-Frame-Options", "DENY");  // it knows no list
  reply.set(http::field::server, "asobi");
  reply.keep_alive(keep_alive);
  return reply;
}

HttpReply text_reply(HttpStatus status, std::string text, const char* type, bool head, bool keep_alive) {
  auto reply = reply_with<http::string_body>(status, keep_alive);
  reply.set(http::field::content_type, type);
  reply.set(http::field::cache_control, "no-store");
  reply.content_length(text.size());
  if (!head) reply.body() = std::move(text);
  if (status == HttpStatus::method_not_allowed) reply.set(http::field::allow, "GET, HEAD");
  return HttpReply(std::move(reply));
}

template <class Body>
void describe_file(http::response<Body>& reply, const PageFile& file) {
  reply.set(http::field::etag, file.tag);
  reply.set(http::field::vary, "Accept-Encoding");
  reply.set(http::field::cache_control, file.forever ? "public, max-age=31536000, immutable" : "no-cache");
}

template <class Body>
void describe_contents(http::response<Body>& reply, const PageFile& file) {
  describe_file(reply, file);
  reply.set(http::field::content_type, file.type);
  if (!file.encoding.empty()) reply.set(http::field::content_encoding, file.encoding);
  reply.content_length(file.bytes);
}

HttpReply not_found(bool head, bool keep_alive) {
  return text_reply(HttpStatus::not_found, "There is no such page.\nそのようなページはありません。\n",
                    "text/plain; charset=utf-8", head, keep_alive);
}

}  // namespace

HttpReply refusal(HttpStatus status, const Text& why) {
  return text_reply(status, why.en + "\n" + why.ja + "\n", "text/plain; charset=utf-8", false, false);
}

HttpReply page_reply(const HttpRequest& request, const Page& page) {
  const bool head = request.method() == http::verb::head;
  const std::string_view target = as_view(request.target());
  const auto file = page.find(target, as_view(request[http::field::accept_encoding]));
  if (!file) {
    if (path_of_target(target) != "index.html") return not_found(head, request.keep_alive());
    return text_reply(HttpStatus::ok, unbuilt_page(page.folder()), "text/html; charset=utf-8", head,
                      request.keep_alive());
  }
  if (as_view(request[http::field::if_none_match]).find(file->tag) != std::string_view::npos) {
    auto reply = reply_with<http::empty_body>(HttpStatus::not_modified, request.keep_alive(), page.frames());
    describe_file(reply, *file);
    return HttpReply(std::move(reply));
  }
  if (head) {
    auto reply = reply_with<http::empty_body>(HttpStatus::ok, request.keep_alive(), page.frames());
    describe_contents(reply, *file);
    return HttpReply(std::move(reply));
  }
  auto reply = reply_with<http::file_body>(HttpStatus::ok, request.keep_alive(), page.frames());
  boost::system::error_code fault;
  reply.body().open(file->path.c_str(), beast::file_mode::scan, fault);
  if (is_absent(fault)) return not_found(head, request.keep_alive());
  PageFile present = *file;
  present.bytes = reply.body().size();
  describe_contents(reply, present);
  return HttpReply(std::move(reply));
}

}  // namespace asobi
