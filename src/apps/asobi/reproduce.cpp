// `asobi reproduce`: every verdict is told when it is decided; whatever ends the work, what was decided is the answer.
#include "service/reproduce.hpp"

#include <chrono>
#include <cmath>
#include <cstdio>

#include <fmt/format.h>

#include "apps/asobi/commands.hpp"
#include "apps/asobi/render.hpp"
#include "base/fields_json.hpp"

namespace asobi {

namespace {

class Run {
 public:
  Run(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts, const ReproduceOptions& options)
      : settings_(settings), options_(options), client_(catalogue, settings, interrupts) {}

  int all(const std::vector<const Paper*>& papers) {
    papers_ = papers;
    while (answers_.size() < papers_.size() && !stopped_ && written_) one();
    return end();
  }

 private:
  using Clock = std::chrono::steady_clock;

  const Settings& settings_;
  const ReproduceOptions& options_;
  Client client_;
  const Clock::time_point begun_ = Clock::now();
  std::vector<const Paper*> papers_;
  std::vector<Json> answers_;  // to the first of them
  std::vector<Json> decided_;  // of the next, so far
  std::optional<Error> stopped_;
  std::size_t titles_ = 0;  // of papers that were written
  bool written_ = true;

  const Paper& paper() const { return *papers_[answers_.size()]; }

  // Of the time for all of them.
  double seconds_left() const {
    return static_cast<double>(settings_.seconds) - std::chrono::duration<double>(Clock::now() - begun_).count();
  }

  // Its title, once.
  void begin() {
    if (settings_.json || titles_ > answers_.size()) return;
    write(fmt::format("{}{}", titles_ > 0 ? "\n" : "", render_paper(paper(), settings_.lang)));
    ++titles_;
  }

  void one() {
    if (settings_.seconds > 0 && seconds_left() <= 0) return stop(late());
    begin();
    Json request = {{"op", "reproduce"}, {"paper", paper().id}, {"thorough", options_.thorough}};
    if (settings_.seconds > 0) request["seconds"] = static_cast<std::int64_t>(std::ceil(seconds_left()));
    const Json reply = client_.call(std::move(request), {.claim = [this](const Json& claim) { hear(claim); },
                                                         .stuck =
                                                             [this](const Error& why) {
                                                               stop(why);
                                                               return end();
                                                             }});
    if (!reply.at("ok").get<bool>()) return stop(error_told(reply.at("error")));
    Json answer = reply.at("result");
    if (answer.contains("stopped")) {
      stop(error_told(answer["stopped"]));
      answer["stopped"] = json_of(*stopped_, settings_.lang);
    }
    decided_.clear();
    add(std::move(answer));
  }

  Error late() const { return late_error(static_cast<double>(settings_.seconds)).error(); }
  // A paper that was late was told what was left of the time for all of them.
  void stop(const Error& why) {
    stopped_ = why.code == Code::limit && settings_.seconds > 0 && seconds_left() <= 0 ? late() : why;
  }

  void hear(const Json& claim) {
    decided_.push_back(claim);
    if (!settings_.json) return write(render_claim(claim, settings_.lang));
    Json line = {{"paper", paper().id}};
    line.update(claim);
    fmt::print(stderr, "{}\n", to_line(line));
  }

  void add(Json answer) {
    if (!settings_.json) write(render_verdicts(answer, settings_.lang));
    answers_.push_back(std::move(answer));
  }

  // The answer to all, with what was not run; how the program ends.
  Exit end() {
    while (answers_.size() < papers_.size()) {
      begin();
      add(json_of(reproduction_of({.paper = &paper()}, std::exchange(decided_, {}), stopped_), settings_.lang));
    }
    Json whole = answers_.size() == 1 && !options_.all() ? answers_[0] : of_all();
    if (settings_.json) write(to_line(whole) + "\n");
    if (stopped_) fmt::print(stderr, "asobi: {}\n", stopped_->message.in(settings_.lang));
    if (!written_) return Exit::limit;
    if (stopped_) return exit_of(name(stopped_->code));
    return whole.at("holds").get<bool>() ? Exit::done : Exit::answer_is_no;
  }

  Json of_all() const {
    bool holds = true;
    Json not_run = Json::array();
    for (const Json& answer : answers_) {
      holds = holds && answer.at("holds").get<bool>();
      for (const Json& claim : answer.at("not_run")) {
        not_run.push_back(fmt::format("{}/{}", text_of(answer, "id"), claim.get<std::string>()));
      }
    }
    Json out = {{"holds", holds}, {"papers", answers_}, {"not_run", not_run}};
    if (stopped_) out["stopped"] = json_of(*stopped_, settings_.lang);
    return out;
  }

  // At once. Whoever reads may have gone (asobi … | head), and the disk may be full.
  void write(const std::string& text) {
    written_ = written_ && std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  }
};

}  // namespace

int run_reproduce(const Catalogue& catalogue, const Settings& settings, Interrupts& interrupts,
                  const ReproduceOptions& options) {
  std::vector<const Paper*> papers;
  if (options.all()) {
    for (const Paper& paper : catalogue.papers()) papers.push_back(&paper);
  } else {
    const auto paper = catalogue.paper(options.paper);
    if (!paper) return report_error({{"error", json_of(paper.error(), settings.lang)}}, settings);
    papers.push_back(*paper);
  }
  return Run(catalogue, settings, interrupts, options).all(papers);
}

}  // namespace asobi
