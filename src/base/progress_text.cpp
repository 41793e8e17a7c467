#include "base/progress_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/say.hpp"

namespace asobi {

namespace {

constexpr double first_guess = 0.01;   // of the whole must be done before the time left is guessed
constexpr double rate_seconds = 0.25;  // and the work have lasted before its rate is

std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(std::ceil(seconds));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
}

std::string bar(double part, int cells) {
  static constexpr std::array eighths = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const int filled = static_cast<int>(part * cells * 8);
  std::string out;
  for (int i = 0; i < filled / 8; ++i) out += "█";
  int used = filled / 8;
  if (used < cells && filled % 8 != 0) {
    out += eighths[static_cast<std::size_t>(filled % 8)];
    ++used;
  }
  return out + std::string(static_cast<std::size_t>(cells - used), ' ');
}

// How many a second, to three digits; nothing as long as that would be a guess.
std::string rate_text(const Report& report, Lang lang) {
  if (report.done == 0 || report.seconds < rate_seconds) return "";
  double rate = static_cast<double>(report.done) / report.seconds;
  std::size_t thousands = 0;
  static constexpr std::array names = {"", " k", " M", " G", " T"};
  for (; rate >= 999.5 && thousands + 1 < names.size(); ++thousands) rate /= 1000;
  const int decimals = rate < 9.995 ? 2 : rate < 99.95 ? 1 : 0;
  return say(lang, "{:.{}f}{}/s  ", "毎秒 {:.{}f}{}  ", rate, decimals, names[thousands]);
}

}  // namespace

std::string progress_text(const Report& report, int width, Lang lang) {
  const std::string& stage = report.stage.in(lang);
  const std::string rate = rate_text(report, lang);
  if (report.total == 0) {
    const std::string done = report.done == 0 ? "" : grouped(report.done) + "  ";
    return fmt::format("{}  {}{}{}", stage, done, rate, clock_text(report.seconds));
  }
  const double part = std::min(1.0, static_cast<double>(report.done) / static_cast<double>(report.total));
  const double seconds = report.seconds / part * (1 - part);
  const std::string left = part > first_guess ? say(lang, "{} left", "残り {}", clock_text(seconds)) : "";
  const std::string tail = fmt::format(" {:3.0f} %  {}{}", part * 100, rate, left);
  const int room = width - static_cast<int>(display_width(stage)) - static_cast<int>(display_width(tail)) - 2;
  return fmt::format("{} {}{}", stage, room >= 5 ? bar(part, std::min(room, 40)) : std::string(), tail);
}

}  // namespace asobi
