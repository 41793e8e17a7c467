#include "papers/asked.hpp"

#include <algorithm>

#include "base/text_reader.hpp"

namespace asobi {

namespace {

// The members of a value, in order.
std::vector<const Json*> members(const Json& value) {
  std::vector<const Json*> out;
  if (!value.is_structured()) return out;
  for (const auto& [key, member] : value.items()) out.push_back(&member);
  return out;
}

const Json* member(const Json& value, std::string_view step) {
  if (value.is_object()) {
    const auto found = value.find(std::string(step));
    return found == value.end() ? nullptr : &*found;
  }
  const auto index = to_integer(step);
  if (!value.is_array() || !index || *index < 0 || std::cmp_greater_equal(*index, value.size())) return nullptr;
  return &value[static_cast<std::size_t>(*index)];
}

// Where a pointer leads.
Result<std::vector<const Json*>> found(const Json& answer, std::string_view pointer) {
  std::vector<const Json*> out = {&answer};
  for (const std::string_view step : words(pointer, "/")) {
    std::vector<const Json*> next;
    for (const Json* value : out) {
      if (step == "*") {
        std::ranges::copy(members(*value), std::back_inserter(next));
      } else if (const Json* one = member(*value, step)) {
        next.push_back(one);
      } else {
        return fail(Code::invalid, "the answer has nothing at {}", "答えに {} はありません", pointer);
      }
    }
    out = std::move(next);
  }
  return out;
}

std::string text_of_value(const Json& value, const Words* words) {
  if (!words && value.is_number_integer() && value >= 0) return grouped(value.get<std::uint64_t>());
  const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  const auto word = words ? words->find(text) : Words::const_iterator();
  return !words || word == words->end() ? text : word->second;
}

Result<std::string> hole(std::string_view pointer, const Json& answer, const Words* words) {
  const bool counts = pointer.starts_with('#');
  if (counts) pointer.remove_prefix(1);
  ASOBI_TRY(const auto values, found(answer, pointer));
  std::vector<std::string> out;
  for (const Json* value : values) {
    out.push_back(counts ? fmt::to_string(value->size()) : text_of_value(*value, words));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<std::vector<Answer>> answers(const std::vector<Request>& requests, Context& context) {
  std::vector<Answer> out;
  for (const Request& one : requests) {
    ASOBI_TRY(const auto session, one.game->open(one.options));
    ASOBI_CHECK(session->plan(one.moves));
    ASOBI_CHECK(session->go(session->line().size()));
    ASOBI_TRY(out.emplace_back(), session->ask(one.tool, one.arguments, context));
  }
  return out;
}

// Of one request its answer, of several the list.
Json told_in(Lang lang, const std::vector<Answer>& answers) {
  if (answers.size() == 1) return answers[0].json(lang);
  Json out = Json::array();
  for (const Answer& one : answers) out.push_back(one.json(lang));
  return out;
}

}  // namespace

Result<Request> read_request(const Json& request, const std::vector<Entry>& games) {
  const auto game = std::ranges::find(games, text_of(request, "game"), &Entry::id);
  if (game == games.end()) {
    return fail(Code::unknown_name, "there is no game {}", "ゲーム {} はありません", text_of(request, "game"));
  }
  Request out{&*game, request.value("options", Json::object()), request.value("arguments", Json::object()),
              text_of(request, "moves"), text_of(request, "tool")};
  ASOBI_TRY(const Tool* tool, game->tool(out.tool));
  ASOBI_CHECK(check_arguments(game->options, out.options));
  ASOBI_CHECK(check_arguments(tool->parameters, out.arguments));
  return out;
}

Result<std::string> filled(std::string_view text, const Json& answer, const Words* words) {
  std::string out;
  while (!text.empty()) {
    const bool begins = text.starts_with("{/") || text.starts_with("{#/");
    const std::size_t end = begins ? text.find('}') : std::string_view::npos;
    if (end == std::string_view::npos) {
      out += text.front();
      text.remove_prefix(1);
      continue;
    }
    ASOBI_TRY(const std::string value, hole(text.substr(1, end - 1), answer, words));
    out += value;
    text.remove_prefix(end + 1);
  }
  return out;
}

Result<std::string> Asked::value_in(const Json& answer) const {
  if (each.empty()) return filled(computed, answer, &words);
  ASOBI_TRY(const auto values, found(answer, each + "/*"));
  std::vector<std::string> out;
  for (const Json* one : values) {
    ASOBI_TRY(out.emplace_back(), filled(computed, *one, &words));
  }
  return fmt::format("{}", fmt::join(out, "; "));
}

Result<Finding> Asked::operator()(Context& context) const {
  ASOBI_TRY(const auto all, answers(requests, context));
  const Json answer = told_in(Lang::en, all);
  const Words as_they_are;
  Finding out;
  for (const auto& [pointer, value] : holds) {
    ASOBI_TRY(const std::string is, hole(pointer, answer, &as_they_are));
    out.holds = out.holds && is == value;
  }
  ASOBI_TRY(out.computed, value_in(answer));
  ASOBI_TRY(out.got.en, filled(got.en, answer, nullptr));
  ASOBI_TRY(out.got.ja, filled(got.ja, told_in(Lang::ja, all), nullptr));
  return out;
}

}  // namespace asobi
