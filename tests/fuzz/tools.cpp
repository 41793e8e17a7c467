// Whole tools run to their end, within small limits. The bytes choose a request: a game, its options, a few moves, a
// tool and its arguments, each as a golden transcript has them or as the table of parameters allows. There is one final
// reply to each request, it can be read as JSON, no fault is unexpected, and the work ends soon after its time is up.
#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include <fuzzer/FuzzedDataProvider.h>

#include "base/json.hpp"
#include "base/source_dir_for_tests.hpp"
#include "demand.hpp"
#include "games/catalogue.hpp"
#include "service/local_jobs.hpp"
#include "service/service.hpp"

namespace {

using namespace asobi;

constexpr double seconds = 0.1;  // for each job
constexpr double grace = 2;      // of the processor, when the time is up; sanitizers are slow
constexpr std::size_t longest_text = 64;
constexpr int most_moves = 6;

// What the golden transcripts of one game say.
struct Samples {
  std::vector<Json> options = {Json::object()};
  std::map<std::string, std::vector<Json>> arguments;  // by tool
  std::map<std::string, std::vector<Json>> values;     // by the name of the parameter
  std::vector<std::string> moves = {""};
};

Samples samples_of(const Entry& entry) {
  Samples out;
  for (const auto& file : std::filesystem::directory_iterator(source_dir() / "src/games" / entry.id / "golden")) {
    std::ifstream lines(file.path());
    for (std::string line; std::getline(lines, line);) {
      const Json request = Json::parse(line);
      if (!request.contains("op")) continue;
      const Json options = request.value("options", Json::object());
      const Json arguments = request.value("arguments", Json::object());
      out.options.push_back(options);
      if (request.contains("tool")) out.arguments[request.at("tool").get<std::string>()].push_back(arguments);
      for (const Json& given : {options, arguments}) {
        for (const auto& [name, value] : given.items()) out.values[name].push_back(value);
      }
      for (const char* name : {"move", "moves"}) {
        if (request.contains(name)) out.moves.push_back(request.at(name).get<std::string>());
      }
    }
  }
  return out;
}

class Chooser {
 public:
  Chooser(const std::uint8_t* data, std::size_t size) : in_(data, size) {}

  template <class T>
  const T& one_of(const std::vector<T>& all) {
    return all[in_.ConsumeIntegralInRange<std::size_t>(0, all.size() - 1)];
  }

  bool one_in(unsigned many) { return in_.ConsumeIntegralInRange(0u, many - 1) == many - 1; }

  // `given` with some of the parameters told otherwise.
  Json varied(Json given, const std::vector<Parameter>& parameters, const Samples& samples) {
    for (const Parameter& parameter : parameters) {
      const bool missing = parameter.required && !given.contains(parameter.name);
      if (missing || one_in(8)) given[parameter.name] = value(parameter, samples);
    }
    return given;
  }

  std::string moves(const Entry& entry, const Json& options, const Samples& samples) {
    if (one_in(4)) return one_of(samples.moves);
    std::string out;
    const auto session = entry.open(options);
    for (int left = in_.ConsumeIntegralInRange(0, most_moves); session && left > 0; --left) {
      const std::vector<std::string> legal = (*session)->moves();
      if (legal.empty()) break;
      const std::string& move = one_of(legal);
      if (!(*session)->play(move)) break;
      out += (out.empty() ? "" : " ") + move;
    }
    return out;
  }

 private:
  FuzzedDataProvider in_;

  Json value(const Parameter& parameter, const Samples& samples) {
    const auto known = samples.values.find(parameter.name);
    const bool like_sample = known != samples.values.end() && !one_in(4);
    switch (parameter.kind) {
      case ParameterKind::flag:
        return in_.ConsumeBool();
      case ParameterKind::integer:
        return like_sample ? one_of(known->second) : Json(integer(parameter));
      default:
        break;
    }
    if (!parameter.choices.empty()) return one_of(parameter.choices);
    if (parameter.grid && !like_sample) return grid(*parameter.grid);
    if (!like_sample) return in_.ConsumeRandomLengthString(longest_text);
    const Json& sample = one_of(known->second);
    return sample.is_string() && one_in(4) ? Json(with_other_number(sample.get<std::string>())) : sample;
  }

  std::int64_t integer(const Parameter& parameter) {
    const auto [least, greatest] = std::pair(parameter.least, parameter.greatest);
    switch (in_.ConsumeIntegralInRange(0, 4)) {
      case 0:
        return least;
      case 1:
        return greatest;
      case 2:
        return std::clamp<std::int64_t>(in_.ConsumeIntegral<std::int8_t>(), least, greatest);
      case 3:
        return std::clamp<std::int64_t>(in_.ConsumeIntegral<std::int16_t>(), least, greatest);
      default:
        return in_.ConsumeIntegralInRange(least, greatest);
    }
  }

  std::string grid(const GridBounds& bounds) {
    const int rows = in_.ConsumeIntegralInRange(bounds.least, bounds.greatest);
    return fmt::format("{}x{}", rows, in_.ConsumeIntegralInRange(bounds.least, bounds.greatest));
  }

  std::string with_other_number(std::string text) {
    const auto begin = std::ranges::find_if(text, is_digit);
    const auto end = std::find_if_not(begin, text.end(), is_digit);
    return text.replace(begin, end, std::to_string(in_.ConsumeIntegral<std::uint8_t>()));
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
};

double processor_seconds() {
  timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// A service to which one request is put after the other.
class Client {
 public:
  explicit Client(const Catalogue& catalogue)
      : jobs_(catalogue, shelf_, {.memory = std::uint64_t{64} << 20}),
        service_(catalogue, jobs_, {.seconds = seconds, .files = false}, [this](const Reply& reply) { take(reply); }) {}

  void ask(const Json& request) {
    asked_ = to_line(request);
    const double begun = processor_seconds();
    service_.handle(std::string_view(asked_));
    std::unique_lock lock(mutex_);
    answered_.wait(lock, [this] { return finals_ > 0; });
    finals_ = 0;
    const double took = processor_seconds() - begun;
    demand(took < seconds + grace, fmt::format("{:.2f} s for {}", took, asked_));
  }

 private:
  std::string asked_;
  std::mutex mutex_;  // guards the count
  std::condition_variable answered_;
  int finals_ = 0;
  Shelf shelf_;
  LocalJobs jobs_;
  Service service_;

  void take(const Reply& written) {
    const Json reply = Json::parse(written.line(), nullptr, false);
    demand(reply.is_object(), "the reply is not JSON: " + asked_);
    if (reply.at("final") != true) return;
    if (reply.at("ok") != true) {
      const Json& error = reply.at("error");
      demand(error.at("code") != "internal", asked_ + " -> " + to_line(error));
    }
    const std::lock_guard lock(mutex_);
    demand(++finals_ == 1, "two final replies: " + asked_);
    answered_.notify_one();
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Catalogue catalogue = {all_games(), {}};
  static const auto samples = [] {
    std::map<std::string, Samples> out;
    for (const Entry& entry : catalogue.entries) out.emplace(entry.id, samples_of(entry));
    return out;
  }();
  Chooser choose(data, size);
  const Entry& entry = choose.one_of(catalogue.entries);
  const Tool& tool = choose.one_of(entry.tools);
  const Samples& known = samples.at(entry.id);
  const auto told = known.arguments.find(tool.name);
  const Json arguments = choose.varied(told == known.arguments.end() ? Json::object() : choose.one_of(told->second),
                                       tool.parameters, known);
  const Json options = choose.varied(choose.one_of(known.options), entry.options, known);
  const char* lang = choose.one_in(2) ? "ja" : "en";
  const bool text = choose.one_in(2);
  const std::string moves = choose.moves(entry, options, known);

  Client client(catalogue);
  client.ask({{"op", "at"},
              {"game", entry.id},
              {"options", options},
              {"moves", moves},
              {"with", Json::array({"moves"})},
              {"lang", lang}});
  client.ask({{"op", "ask"},
              {"game", entry.id},
              {"options", options},
              {"moves", moves},
              {"tool", tool.name},
              {"arguments", arguments},
              {"text", text},
              {"lang", lang}});
  return 0;
}
