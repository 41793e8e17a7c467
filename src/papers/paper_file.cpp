#include "papers/paper_file.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <span>

#include "base/json.hpp"
#include "papers/asked.hpp"

namespace asobi {

namespace {

using Keys = std::initializer_list<std::string_view>;

// An object with these keys and no others: first those that it must have.
Result<void> check_keys(const Json& object, Keys needed, Keys possible = {}) {
  if (!object.is_object()) return fail(Code::invalid, "an object is needed", "オブジェクトが必要です");
  for (const std::string_view key : needed) {
    if (object.contains(std::string(key))) continue;
    return fail(Code::invalid, "{} is missing", "{} がありません", key);
  }
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(needed, key) != needed.end() || std::ranges::find(possible, key) != possible.end()) continue;
    return fail(Code::invalid, "{} is not known here", "{} はここでは使えません", key);
  }
  return {};
}

Result<std::string> text(const Json& object, const char* key) {
  const Json value = object.value(key, Json(""));
  if (!value.is_string()) return fail(Code::invalid, "{} is no text", "{} は文字列ではありません", key);
  return value.get<std::string>();
}

// Of both languages, or the same in both.
Result<Text> both(const Json& object, const char* key) {
  const Json value = object.value(key, Json(""));
  if (!value.is_object()) {
    ASOBI_TRY(const std::string same, text(object, key));
    return Text{same, same};
  }
  ASOBI_CHECK(check_keys(value, {"en", "ja"}));
  ASOBI_TRY(std::string en, text(value, "en"));
  ASOBI_TRY(std::string ja, text(value, "ja"));
  return Text{std::move(en), std::move(ja)};
}

Result<std::map<std::string, std::string>> texts_by_key(const Json& object) {
  std::map<std::string, std::string> out;
  if (!object.is_object()) return fail(Code::invalid, "an object is needed", "オブジェクトが必要です");
  for (const auto& [key, value] : object.items()) {
    ASOBI_TRY(out[key], text(object, key.c_str()));
  }
  return out;
}

Result<Sample> sample_of(const Json& given) {
  ASOBI_CHECK(check_keys(given, {"mean", "sd", "trials"}));
  if (!std::ranges::all_of(given, [](const Json& value) { return value.is_number(); })) {
    return fail(Code::invalid, "numbers are needed", "数が必要です");
  }
  return Sample{given["mean"].get<double>(), given["sd"].get<double>(), given["trials"].get<int>()};
}

// What the paper prints: a value, turns that may be fewer, or statistics; nothing, if none of these stands there.
Result<std::optional<Printed>> printed_of(const Json& claim) {
  const auto kinds = std::ranges::count_if(Keys{"printed", "needs", "sample"},
                                           [&](std::string_view key) { return claim.contains(std::string(key)); });
  const bool more = claim.contains("right") || claim.contains("as_printed");
  if (kinds > 1 || (kinds == 0 && more)) {
    return fail(Code::invalid, "one of printed, needs, sample is wanted",
                "printed, needs, sample のどれか一つが必要です");
  }
  if (kinds == 0) return std::nullopt;
  Printed out{.at_most = claim.contains("needs")};
  if (claim.contains("sample")) {
    ASOBI_TRY(out.sample, sample_of(claim["sample"]));
  }
  ASOBI_TRY(out.value, text(claim, out.at_most ? "needs" : "printed"));
  if (claim.contains("right")) {
    ASOBI_TRY(out.right, text(claim, "right"));
  }
  ASOBI_TRY(out.as_printed, text(claim, "as_printed"));
  return out;
}

// As a request of the protocol: a tool, or a position; the first of those that the claim asks, if it has no other.
Result<std::string> live_of(const Json& claim) {
  const Json ask = claim.value("ask", Json());
  const Json live = claim.value("live", ask.is_array() && !ask.empty() ? ask[0] : ask);
  const bool asks = live.is_object() && live.contains("tool");
  ASOBI_CHECK(asks ? check_keys(live, {"game", "tool"}, {"options", "moves", "arguments"})
                   : check_keys(live, {"game", "options"}, {"moves"}));
  Json out = {{"op", asks ? "ask" : "at"}, {"game", live["game"]}, {"options", live.value("options", Json::object())}};
  if (live.contains("moves")) out["moves"] = live["moves"];
  if (asks) {
    out["tool"] = live["tool"];
    out["arguments"] = live.value("arguments", Json::object());
  }
  return to_line(out);
}

struct Known {
  const std::vector<Check>& checks;
  const std::vector<Entry>& games;
  std::map<std::string, std::string> words = {};
  std::set<std::string> used = {};  // checks
};

Result<Claim::Check> asked_of(const Json& claim, const Known& known) {
  Asked out;
  out.words = known.words;
  const Json& ask = claim["ask"];
  for (const Json& one : ask.is_array() ? ask : Json::array({ask})) {
    ASOBI_CHECK(check_keys(one, {"game", "tool"}, {"options", "moves", "arguments"}));
    ASOBI_TRY(Request request, read_request(one, known.games));
    out.requests.push_back(std::move(request));
  }
  if (const Json rows = claim.value("computed", Json()); rows.is_object()) {
    ASOBI_CHECK(check_keys(rows, {"each", "is"}));
    ASOBI_TRY(out.each, text(rows, "each"));
    ASOBI_TRY(out.computed, text(rows, "is"));
  } else {
    ASOBI_TRY(out.computed, text(claim, "computed"));
  }
  ASOBI_TRY(out.got, both(claim, "got"));
  ASOBI_TRY(out.holds, texts_by_key(claim.value("holds", Json::object())));
  return out;
}

// By code: under the name that is given, or that of the claim.
Result<void> add_code(const Json& from, Known& known, Claim& claim) {
  ASOBI_TRY(const std::string named, text(from, "check"));
  claim.checked_by = named.empty() ? claim.id : named;
  const auto check = std::ranges::find(known.checks, claim.checked_by, &Check::name);
  if (check == known.checks.end()) {
    return fail(Code::unknown_name, "there is no check {}", "検証 {} はありません", claim.checked_by);
  }
  known.used.insert(claim.checked_by);
  Json with = from.value("with", Json::object());
  claim.check = [check = *check, with](Context& context) { return check(with, context); };
  if (!from.contains("thorough")) return {};
  with.update(from["thorough"]);
  claim.thorough = [check = *check, with](Context& context) { return check(with, context); };
  return {};
}

Result<Claim> claim_of(const Json& from, Known& known) {
  const bool asked = from.is_object() && from.contains("ask");
  ASOBI_CHECK(
      asked ? check_keys(from, {"id", "section", "says", "ask", "got"},
                         {"live", "computed", "holds", "printed", "right", "needs", "as_printed", "caveat"})
            : check_keys(from, {"id", "section", "says", "live"},
                         {"check", "with", "thorough", "printed", "right", "needs", "sample", "as_printed", "caveat"}));
  Claim out;
  ASOBI_TRY(out.id, text(from, "id"));
  ASOBI_TRY(out.section, both(from, "section"));
  ASOBI_TRY(out.says, both(from, "says"));
  ASOBI_TRY(out.caveat, both(from, "caveat"));
  ASOBI_TRY(out.printed, printed_of(from));
  ASOBI_TRY(out.live, live_of(from));
  if (asked) {
    ASOBI_TRY(out.check, asked_of(from, known));
  } else {
    ASOBI_CHECK(add_code(from, known, out));
  }
  return out;
}

}  // namespace

Result<Paper> read_paper(std::string_view file, const std::vector<Check>& checks, const std::vector<Entry>& games) {
  const Json from = Json::parse(file, nullptr, false);
  ASOBI_CHECK(check_keys(from, {"id", "title", "citation", "abstract", "source", "claims"}, {"words"}));
  Known known{checks, games};
  Paper out;
  ASOBI_TRY(out.id, text(from, "id"));
  ASOBI_TRY(out.title, both(from, "title"));
  ASOBI_TRY(out.citation, both(from, "citation"));
  ASOBI_TRY(out.abstract, both(from, "abstract"));
  ASOBI_TRY(out.source, text(from, "source"));
  ASOBI_TRY(known.words, texts_by_key(from.value("words", Json::object())));
  for (const Json& one : from["claims"]) {
    auto claim = claim_of(one, known);
    if (!claim) {
      const Text& why = claim.error().message;
      return fail(Code::invalid, "the claim {0}: {1}", "主張 {0}: {2}", one.value("id", Json("")).dump(), why.en,
                  why.ja);
    }
    out.claims.push_back(std::move(*claim));
  }
  for (const Check& check : checks) {
    if (!known.used.contains(check.name())) {
      return fail(Code::invalid, "no claim is checked by {}", "検証 {} を使う主張がありません", check.name());
    }
  }
  return out;
}

}  // namespace asobi
