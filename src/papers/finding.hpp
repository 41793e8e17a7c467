// What the checks of all papers say.
#pragma once

#include <string>

#include "play/paper.hpp"

namespace asobi {

// The same in both languages: numbers and signs.
inline Text same(const std::string& text) { return {text, text}; }

inline Finding found(Verdict verdict, bool holds, const Text& got) { return {holds ? verdict : Verdict::failed, got}; }
inline Finding reproduced_if(bool holds, const Text& got) { return found(Verdict::reproduced, holds, got); }
inline Finding corrected_if(bool holds, const Text& got) { return found(Verdict::corrected, holds, got); }
inline Finding answered_if(bool holds, const Text& got) { return found(Verdict::answered, holds, got); }

}  // namespace asobi
