#include "games/twisty/human/lbl_tables.hpp"

namespace asobi::twisty::human::lbl {

const std::string_view cross = R"(
y0
y0'
zn
zn'
x0 y0
x0 zn
x0' y0
x0' zn
xn y0'
xn zn'
xn' y0'
xn' zn'
y0d
znd
x0 y0' x0'
x0 zn x0'
x0d zn
xn zn' xn'
xn' y0 xn
xnd zn'
y0 xn y0'
y0 xn' y0'
y0' x0 y0
y0' x0' y0
y0' xn' zn'
yn x0 zn
yn xn zn'
yn znd
yn' x0 zn
yn' xn zn'
yn' znd
z0' y0 z0
z0' y0' z0
zn' x0 y0
x0' y0' x0 y0
x0' y0d x0
xn y0 xn' y0'
xn y0d xn'
yn x0 zn x0'
ynd znd
z0 y0 xn' y0'
zn' y0 xn y0'
zn' y0' x0 y0
x0d zn x0d
y0 xnd y0' zn'
z0' x0' zn' x0' zn x0
)";

const std::string_view pair = R"(
xn' yn xn
xn' yn' xn
zn yn zn'
zn yn' zn'
xn zn' xn' zn
xn' ynd xn
yn xn' yn' xn
yn zn yn zn'
yn' xn' yn' xn
yn' zn yn zn'
yn' zn yn' zn'
zn' xn zn xn'
x0 zn yn zn' x0'
x0' zn yn zn' x0
xn z0' xn z0 xn'
xn z0' xn' z0 xn'
xn' x0' yn x0 xn
xn' z0' yn' z0 xn
xn' zn' xn zn xn
xn' zn' xn' zn xn
xn' zn' yn zn xn
xn' zn' yn' zn xn
yn zn' xn zn xn'
yn' xn zn' xn' zn
ynd xn' yn' xn
ynd zn yn zn'
z0 xn' yn' xn z0'
z0 zn yn' z0' zn'
z0' xn' yn' xn z0
zn xn yn xn' zn'
zn xn yn' xn' zn'
zn xn zn xn' zn'
zn xn zn' xn' zn'
zn' x0 zn x0' zn
zn' x0 zn' x0' zn
x0 yn x0' zn yn zn'
x0 yn xn' yn' x0' xn
x0 yn' x0' zn yn zn'
x0 yn' x0' zn yn' zn'
x0 yn' xn' x0' yn xn
x0 yn' xn' yn' x0' xn
x0' yn x0 zn yn zn'
x0' yn xn' x0 yn xn
x0' yn xn' x0 yn' xn
x0' yn zn yn zn' x0
x0' yn' x0 zn yn zn'
x0' zn' x0' zn x0 zn
xn yn xn' zn yn zn'
xn yn xn' zn yn' zn'
xn yn xnd yn' xn
xn yn' xn' zn yn zn'
xn yn' xnd yn xn
xn yn' xnd yn' xn
xn z0 xn z0' xn' z0'
xn z0' xnd z0 xn'
xn' x0 yn x0' yn xn
xn' x0 yn' x0' yn xn
xn' x0 ynd x0' xn
xn' x0 zn x0' zn' xn
xn' x0' yn x0 yn xn
xn' x0' yn' x0 yn xn
xn' x0' yn' x0 yn' xn
xn' yn x0' yn x0 xn
xn' yn xn zn yn zn'
xn' yn zn' xn zn xn
xn' yn zn' xn' zn xn
xn' yn zn' yn zn xn
xn' yn zn' yn' zn xn
xn' yn' x0 yn x0' xn
xn' yn' x0' yn x0 xn
xn' yn' xn zn yn zn'
xn' yn' zn' xn' zn xn
xn' yn' zn' yn zn xn
xn' yn' zn' yn' zn xn
xn' z0 yn z0' yn xn
xn' z0 yn' z0' yn' xn
xn' z0' yn z0 yn xn
xn' zn x0 zn' x0' xn
xn' zn' xn zn yn xn
xn' zn' xn' yn zn xn
xn' zn' xn' yn' zn xn
xn' zn' yn zn yn' xn
xn' zn' yn' zn yn xn
yn x0 zn yn zn' x0'
yn xn z0' xn z0 xn'
yn xn z0' xn' z0 xn'
yn xn' z0' yn' z0 xn
yn xn' zn' xn zn xn
yn xn' zn' xn' zn xn
yn xn' zn' yn' zn xn
yn z0 xn' yn' xn z0'
yn z0 zn yn' z0' zn'
yn z0' xn' yn' xn z0
yn zn xn zn xn' zn'
yn zn xn zn' xn' zn'
yn zn' x0 zn' x0' zn
yn' x0 zn yn zn' x0'
yn' x0' zn yn zn' x0
yn' xn z0' xn z0 xn'
yn' xn' x0' yn x0 xn
yn' xn' z0' yn' z0 xn
yn' xn' zn' xn zn xn
yn' xn' zn' xn' zn xn
yn' z0 xn' yn' xn z0'
yn' z0 zn yn' z0' zn'
yn' z0' xn' yn' xn z0
yn' zn xn yn xn' zn'
yn' zn xn zn xn' zn'
yn' zn xn zn' xn' zn'
yn' zn' x0 zn x0' zn
yn' zn' x0 zn' x0' zn
z0 xn z0 xn' z0' xn'
z0 yn z0' xn' yn' xn
z0 yn z0' zn yn zn'
z0 yn' xn' yn' xn z0'
z0 yn' z0' xn' yn' xn
z0 yn' z0' zn yn zn'
z0 zn yn z0' yn' zn'
z0 zn yn' z0' yn' zn'
z0' yn z0 xn' yn' xn
z0' yn z0 zn yn' zn'
z0' yn' z0 xn' yn' xn
zn x0' yn x0 yn zn'
zn x0' yn' x0 yn' zn'
zn xn yn xn' yn' zn'
zn xn yn' xn' yn zn'
zn xn zn yn xn' zn'
zn xn zn yn' xn' zn'
zn xn zn' xn' yn' zn'
zn xn' z0' xn z0 zn'
zn yn xn yn' xn' zn'
zn yn xn zn xn' zn'
zn yn z0 yn' z0' zn'
zn yn z0' yn' z0 zn'
zn yn' xn yn xn' zn'
zn yn' xn zn xn' zn'
zn yn' xn zn' xn' zn'
zn yn' zn' xn' yn' xn
zn z0' xn' z0 xn zn'
zn z0' yn z0 yn' zn'
zn' x0 znd x0' zn
zn' x0' zn' x0 zn x0
zn' yn zn xn' yn' xn
zn' yn znd yn zn'
zn' yn' zn xn' yn xn
zn' yn' znd yn zn'
x0 yn x0' yn xn' yn' xn
x0 yn x0' yn' xn' yn' xn
x0 yn xn' yn' x0' yn xn
x0 yn xn' zn x0' zn' xn
x0 yn' x0' yn' xn' yn' xn
x0 ynd x0' zn yn zn'
x0 ynd xn' yn' x0' xn
x0 ynd zn yn zn' x0'
x0 zn x0' zn' xn' yn' xn
x0 zn xn zn' xn' zn' x0'
x0 zn yn zn x0' znd
x0 zn' x0 zn' x0' zn x0'
x0 zn' x0' zn' x0 zn x0'
x0 znd x0' zn' yn zn'
x0' yn zn' x0' zn x0 zn
x0' yn' x0 yn xn' yn' xn
x0' yn' x0 yn' xn' yn' xn
x0' yn' x0 zn ynd zn'
x0' yn' xn' yn' x0 yn xn
x0' ynd x0 zn yn zn'
xn yn xnd ynd xn
xn yn' xn' yn xn' yn' xn
xn ynd xn' zn yn' zn'
xn ynd xnd yn' xn
xn z0' x0' z0 x0 xn' z0
xn zn' x0 xn' zn' x0' zn
xn zn' x0 zn x0' xn' zn
xn zn' x0 zn' x0' xn' zn
xn zn' xn' zn xn' yn xn
xn' x0 ynd x0' yn xn
xn' x0 zn x0' zn' yn xn
xn' yn x0 yn x0' yn xn
xn' yn x0 zn x0' zn' xn
xn' yn x0' yn x0 yn xn
xn' yn xn yn xn' yn' xn
xn' yn xn yn zn yn zn'
xn' yn xn yn' xn' yn xn
xn' yn xn yn' xn' yn' xn
xn' yn xn yn' zn yn zn'
xn' yn xn zn' xn zn xn'
xn' yn' x0 yn x0' yn xn
xn' yn' x0 yn xn yn' x0'
xn' yn' x0' yn' x0 yn' xn
xn' yn' xn yn xn' yn' xn
xn' yn' xn yn' xn' yn' xn
xn' yn' z0 yn z0' yn' xn
xn' yn' z0 yn' z0' yn' xn
xn' yn' z0' xn' z0 xnd
xn' yn' zn xn' zn' xn zn'
xn' yn' zn' xnd zn xn
xn' yn' zn' ynd zn xn
xn' ynd x0' yn x0 xn
xn' ynd xn zn yn zn'
xn' ynd z0' yn' z0 xn
xn' ynd zn' xn zn xn
xn' ynd zn' xn' zn xn
xn' ynd zn' yn zn xn
xn' z0 x0 yn x0' z0' xn
xn' z0 x0' z0' x0 yn xn
xn' z0 yn' z0' ynd xn
xn' z0 ynd z0' yn' xn
xn' z0' xn z0 xn' yn' xn
xn' z0' xn z0 zn yn zn'
xn' z0' xn' z0 xn yn' xn
xn' z0' yn xn' z0 xnd
xn' z0' yn z0 ynd xn
xn' z0' yn' xn' z0 xnd
xn' zn' xn yn xn zn xn
xn' zn' xn' yn zn yn xn
xn' zn' xnd yn zn xn
xn' zn' xnd yn' zn xn
xn' zn' yn xn' zn yn' xn
xnd z0' xn yn' z0 xn
yn x0 yn x0' zn yn zn'
yn x0 yn xn' yn' x0' xn
yn x0 yn' x0' zn yn zn'
yn x0 yn' xn' yn' x0' xn
yn x0 yn' zn yn' zn' x0'
yn x0' xn' yn' x0 yn' xn
yn x0' yn x0 xn' yn' xn
yn x0' yn zn yn zn' x0
yn x0' yn' x0 xn' yn' xn
yn xn' x0 yn' x0' yn xn
yn xn' yn xn zn yn zn'
yn xn' yn zn' xn zn xn
yn xn' yn zn' xn' zn xn
yn xn' yn zn' yn' zn xn
yn xn' yn' x0 yn x0' xn
yn xn' yn' zn' xn' zn xn
yn xn' yn' zn' yn zn xn
yn xn' zn x0 zn' x0' xn
yn z0 yn z0' zn yn zn'
yn z0 yn' z0' xn' yn' xn
yn z0 yn' z0' zn yn zn'
yn z0 zn yn' z0' yn' zn'
yn z0' xnd z0 xnd
yn z0' yn z0 xn' yn xn
yn z0' yn' z0 xn' yn' xn
yn zn xn yn xn' yn' zn'
yn zn xn zn yn xn' zn'
yn zn xn' z0' xn z0 zn'
yn zn yn xn yn' xn' zn'
yn zn yn' xn yn xn' zn'
yn zn yn' xn zn xn' zn'
yn zn yn' xn zn' xn' zn'
yn zn yn' zn' xn' yn' xn
yn zn' x0' zn' x0 zn x0
yn zn' yn zn xn' yn' xn
yn zn' yn' znd yn zn'
yn' x0 yn x0' zn yn zn'
yn' x0 yn' x0' zn yn' zn'
yn' x0 yn' xn' x0' yn xn
yn' x0 yn' xn' yn' x0' xn
yn' x0' xn' yn x0 yn xn
yn' x0' yn x0 xn' yn' xn
yn' x0' yn x0 zn yn zn'
yn' x0' yn' x0 xn' yn' xn
yn' xn yn' xn' zn yn zn'
yn' xn z0 xn z0' xn' z0'
yn' xn' x0 yn x0' yn xn
yn' xn' x0 yn' x0' yn xn
yn' xn' yn xn zn yn zn'
yn' xn' yn zn' xn zn xn
yn' xn' yn zn' xn' zn xn
yn' xn' yn' x0 yn x0' xn
yn' xn' yn' xn zn yn zn'
yn' xn' yn' z0' yn' z0 xn
yn' xn' yn' zn' yn zn xn
yn' xn' zn x0 zn' x0' xn
yn' xn' zn' xn' yn' zn xn
yn' xn' zn' yn' zn yn xn
yn' xnd zn' xnd zn
yn' z0 yn z0' zn yn zn'
yn' z0 yn' xn' yn' xn z0'
yn' z0 yn' z0' zn yn zn'
yn' z0' xnd z0 xnd
yn' z0' yn z0 xn' yn xn
yn' z0' yn' z0 xn' yn' xn
yn' zn xn' z0' xn z0 zn'
yn' zn yn xn yn' xn' zn'
yn' zn yn xn zn xn' zn'
yn' zn yn' xn yn xn' zn'
yn' zn yn' xn zn' xn' zn'
yn' zn yn' zn' xn' yn' xn
yn' zn' yn' znd yn zn'
ynd x0 zn yn zn' x0'
ynd xn z0' xn z0 xn'
ynd z0 xn' yn' xn z0'
ynd z0 zn yn' z0' zn'
ynd z0' xn' yn' xn z0
ynd zn' x0 zn' x0' zn
z0 x0' z0' x0 xn' yn' xn
z0 yn z0' xn' ynd xn
z0 yn zn yn z0' yn' zn'
z0 yn' xn z0 xn' z0' xn'
z0 yn' zn yn' z0' yn' zn'
z0 ynd z0' xn' yn' xn
z0' xn z0 xn z0' xn' z0
z0' xn' yn' xn' z0 xnd
z0' xn' z0 xn zn yn zn'
z0' xn' z0 xn zn yn' zn'
z0' xn' zn' xn zn xn z0
z0' xnd z0 xn yn' xn
z0' yn z0 yn zn yn zn'
z0' yn' z0 xn' ynd xn
z0' yn' z0 yn' zn yn zn'
z0' yn' zn xn' z0 xn zn'
z0' yn' zn yn z0 yn' zn'
z0' ynd z0 xn' yn' xn
z0' ynd z0 zn yn zn'
z0' ynd z0 zn yn' zn'
zn x0 yn zn x0' znd
zn x0 zn' x0' zn yn zn'
zn x0 zn' xn' x0' yn' xn
zn x0' yn x0 ynd zn'
zn x0' ynd x0 yn zn'
zn x0' z0 x0 z0' yn' zn'
zn x0' z0' yn' z0 x0 zn'
zn xn yn' zn xn' yn zn'
zn xn zn yn' xn' yn' zn'
zn xn zn' yn' zn' xn' zn'
zn xn znd yn xn' zn'
zn xn znd yn' xn' zn'
zn yn x0 zn x0' znd
zn yn x0' yn x0 yn zn'
zn yn x0' yn' x0 yn zn'
zn yn xn ynd xn' zn'
zn yn xn znd xn' zn'
zn yn xn' zn xn zn' xn
zn yn z0 ynd z0' zn'
zn yn z0' yn' zn' yn z0
zn yn zn' yn xn' yn' xn
zn yn zn' yn zn yn zn'
zn yn zn' yn' zn yn zn'
zn yn' x0' yn x0 yn zn'
zn yn' z0 yn' z0' yn' zn'
zn yn' z0' xn' z0 xn zn'
zn yn' zn' xn zn' xn' zn
zn yn' zn' xn' ynd xn
zn yn' zn' yn xn' yn' xn
zn yn' zn' yn zn yn zn'
zn yn' zn' yn' xn' yn' xn
zn yn' zn' yn' zn yn zn'
zn yn' znd xn zn xn'
zn' x0 z0 x0' z0' zn x0'
zn' yn zn yn' zn yn zn'
zn' yn' znd ynd zn'
zn' ynd zn xn' yn xn
zn' ynd znd yn zn'
x0 yn zn' x0' zn x0 zn x0'
x0 ynd x0' yn zn yn zn'
x0 ynd x0' yn' xn' yn' xn
x0 zn x0' yn xn zn xn' zn'
x0 zn x0d yn' x0 yn zn'
x0 zn yn zn x0' zn' yn zn'
x0 zn yn' xn zn xn' zn' x0'
x0 zn yn' zn' xn' yn' x0' xn
x0 zn' yn' znd yn zn' x0'
x0' yn xn' z0 x0 yn z0' xn
x0' yn xn' zn' xn zn x0 xn
x0' yn z0 x0 z0' xn' yn' xn
x0' yn z0 xn' yn' xn z0' x0
x0' yn zn x0' ynd zn' x0
x0' yn' xn' zn x0 zn' x0 xn
x0' ynd x0 yn' xn' yn' xn
x0' z0 x0 yn' z0' xn' yn' xn
x0' z0 x0 z0' yn zn yn zn'
x0' z0 xn z0' x0 z0 xn' z0'
x0' z0' yn xn' z0 x0 yn xn
xn x0' yn xn' x0 zn yn' zn'
xn x0' yn xnd x0 yn xn
xn x0' yn' xnd x0 yn xn
xn yn xn' ynd xn' yn' xn
xn yn xnd zn' xn' zn xn
xn yn' xnd zn' xn' zn xn
xn zn' xn' yn zn xn' yn xn
xn zn' xn' zn yn zn yn zn'
xn zn' xn' zn yn' xn' yn' xn
xn' x0 yn' x0' xn zn yn zn'
xn' x0 yn' xn zn yn zn' x0'
xn' x0 yn' zn' yn zn x0' xn
xn' x0 z0 x0 z0' yn' x0' xn
xn' x0 z0 yn z0' yn x0' xn
xn' x0 zn' xn' zn x0' yn' xn
xn' x0' yn zn x0' zn' x0 xn
xn' yn xn x0' zn yn zn' x0
xn' yn zn' xnd yn zn xn
xn' yn' z0' xn' z0 xn yn' xn
xn' yn' zn' yn' xn yn zn xn
xn' yn' zn' z0 xn' zn xn z0'
xn' ynd xn yn xn' yn' xn
xn' ynd z0 yn z0' yn' xn
xn' z0 yn x0 yn x0' z0' xn
xn' z0 yn z0' xn zn yn zn'
xn' z0' yn' xn z0 xn' yn' xn
xn' z0' yn' z0 x0 yn x0' xn
xn' zn' xn' z0 xn' zn xn z0'
xn' zn' yn z0 yn' z0' zn xn
xn' zn' yn' xn' yn xn zn xn
xn' zn' ynd xnd zn xn
xn' znd xn zn yn zn xn
xnd yn' z0 yn z0' xnd
yn x0 yn xn' yn' x0' yn xn
yn x0 yn' x0' yn' xn' yn' xn
yn x0 zn' x0' zn' x0 zn x0'
yn x0' yn xn' yn x0 yn xn
yn x0' yn zn' x0' zn x0 zn
yn x0' ynd x0 zn yn zn'
yn xn yn' xn zn' xnd zn
yn xn zn' xn' zn xn' yn' xn
yn xn' x0 ynd x0' yn xn
yn xn' yn x0 yn x0' yn xn
yn xn' yn xn yn' xn' yn' xn
yn xn' yn xnd zn' xn' zn
yn xn' yn' x0 yn xn yn' x0'
yn xn' yn' z0' xn' z0 xnd
yn xn' z0' xn z0 xn' yn' xn
yn xn' z0' xn' z0 xn yn' xn
yn z0 yn z0' yn' zn yn zn'
yn z0' xn z0 xn z0' xn' z0
yn z0' ynd xn' yn' xn z0
yn z0' ynd z0 xn' yn' xn
yn zn x0 yn x0' ynd zn'
yn zn x0 zn' x0' zn yn zn'
yn zn x0' z0' yn' z0 x0 zn'
yn zn yn x0 zn x0' znd
yn zn yn x0' yn x0 yn zn'
yn zn yn xn ynd xn' zn'
yn zn yn zn' yn' xn' yn xn
yn zn yn' zn' yn zn yn zn'
yn zn' xn z0' xn z0 zn xn'
yn zn' xn zn xn' zn yn zn'
yn zn' yn zn yn' zn yn zn'
yn zn' yn zn' xn znd xn'
yn zn' ynd znd yn zn'
yn' x0 zn' x0' zn' x0 zn x0'
yn' x0' yn xn' yn x0 yn xn
yn' xn yn' xn zn' xnd zn
yn' xn ynd xnd yn' xn
yn' xn zn' x0 zn' x0' xn' zn
yn' xn zn' xn' zn xn' yn xn
yn' xn' yn xn yn' xn' yn' xn
yn' xn' yn' x0 yn xn yn' x0'
yn' xn' yn' xn zn' xn zn xn'
yn' xn' yn' z0' xn' z0 xnd
yn' xn' yn' zn' ynd zn xn
yn' z0 yn' xn z0 xn' z0' xn'
yn' z0 yn' zn yn' z0' yn' zn'
yn' z0 ynd z0' xn' yn' xn
yn' z0' xn z0 xn z0' xn' z0
yn' zn x0 zn x0' zn' yn zn'
yn' zn x0 zn' x0' zn yn zn'
yn' zn x0' z0' yn' z0 x0 zn'
yn' zn yn x0 zn x0' znd
yn' zn yn' x0' yn x0 yn zn'
yn' zn yn' zn' yn zn yn zn'
yn' zn z0' ynd z0 yn' zn'
yn' zn' yn zn' xn znd xn'
ynd x0 yn' xn' yn' x0' xn
ynd x0' yn' x0 xn' yn' xn
ynd xn' zn x0 zn' x0' xn
ynd z0 yn z0' zn yn zn'
ynd z0 yn' z0' zn yn zn'
ynd zn xn' z0' xn z0 zn'
z0 x0' z0' x0 yn' xn' yn' xn
z0 x0' z0' yn x0 zn yn zn'
z0 xn' z0 yn' z0' yn' xn z0'
z0 yn zn xn' z0' xn z0' zn'
z0 yn' x0 zn x0' z0' yn' zn'
z0 yn' x0' z0' x0 zn yn zn'
z0 yn' x0' zn yn zn' x0 z0'
z0 yn' xn' z0 ynd xn z0'
z0 yn' zn x0' z0' x0 yn' zn'
z0 yn' zn xn zn' xn' z0' zn'
z0' xn' yn xn zn yn z0 zn'
z0' xn' yn zn' xn' zn xn z0
z0' xn' yn' xn' z0 xn yn' xn
z0' xn' z0 yn' zn' xn' zn xn
z0' xn' zn' z0 xn zn yn' xn
z0' yn' xn z0 xn' z0' xn' z0
z0' yn' z0 xn' x0 yn x0' xn
z0' ynd z0 yn zn yn zn'
z0' ynd z0 yn' xn' yn' xn
zn x0 yn zn' x0' zn yn zn'
zn x0 zn x0' zn xn zn xn'
zn x0 zn' xn' zn x0' zn' xn
zn x0' yn x0 zn' xn' yn' xn
zn x0' yn' x0 zn' xn' yn' xn
zn x0' yn' z0' yn' z0 x0 zn'
zn xn yn zn yn' zn' xn' zn'
zn xn yn' x0' yn x0 xn' zn'
zn xn yn' znd xn' yn zn'
zn xn ynd znd xn' zn'
zn xn zn x0 zn' x0' xn' zn'
zn xn zn x0' zn xn' zn' x0
zn yn x0 yn x0' ynd zn'
zn yn x0 zn x0' zn' yn zn'
zn yn x0' ynd x0 yn zn'
zn yn xn x0' zn xn' zn' x0
zn yn xn yn zn' yn' xn' zn'
zn yn' x0 yn x0' ynd zn'
zn yn' x0' ynd x0 yn zn'
zn yn' xn znd yn xn' zn'
zn yn' xn znd yn' xn' zn'
zn yn' zn' z0 xn' yn' xn z0'
zn ynd x0' yn' x0 yn zn'
zn ynd zn' yn' zn yn zn'
zn z0 yn' xn' z0 xn z0' zn'
zn z0' x0' z0' x0 yn z0 zn'
zn' x0 zn x0' znd yn zn'
zn' xn zn yn' xn' zn yn' zn'
zn' xn' zn yn zn yn' zn' xn
zn' yn zn yn zn' xn zn xn'
zn' yn' znd xn zn xn' zn'
zn' z0 yn' zn xn' yn xn z0'
znd x0' yn x0 yn' znd
znd yn x0' yn' x0 znd
x0 yn zn yn xn zn xn' zn' x0'
x0 yn' zn' yn zn x0' xn' yn xn
x0 z0 x0 z0' yn' x0' zn yn zn'
x0' yn z0' yn' z0 x0 zn yn zn'
x0' yn' x0 z0 yn z0' xn' yn' xn
x0' yn' z0 x0 z0' xn' ynd xn
x0' yn' z0' yn' z0 x0 xn' yn' xn
x0' z0 yn z0' x0 yn' zn yn zn'
x0' z0 yn z0' xn' yn x0 yn xn
x0' z0 yn zn yn' z0' yn' zn' x0
x0' z0 yn' x0 yn z0' xn' yn' xn
x0' zn yn' x0d ynd zn' x0
x0d zn x0' zn' x0' zn yn zn'
xn yn xn x0 z0' xn z0 x0' xn
xn ynd xnd zn' xn' zn xn
xn ynd zn' xn' znd yn zn'
xn z0 xn z0 xn' z0d xn' z0
xn z0' xn' z0 yn xn' zn yn zn'
xn' x0 zn' yn' zn yn x0' yn xn
xn' x0' yn' x0d yn x0' yn xn
xn' yn x0 yn x0' z0' yn' z0 xn
xn' yn xn yn' xn' zn' xn zn xn
xn' yn' x0 yn' xn zn yn zn' x0'
xn' zn' yn zn x0 zn x0' zn' xn
xn' zn' ynd xnd yn' zn xn
yn xn' ynd xn yn xn' yn' xn
yn zn yn x0 zn x0' zn' yn zn'
yn zn yn' x0' ynd x0 yn zn'
yn zn ynd x0' yn' x0 yn zn'
yn' x0' z0 x0 z0' yn zn yn zn'
yn' xn' yn' z0' xn' z0 xn yn' xn
yn' zn x0 zn x0' zn xn zn xn'
yn' zn yn x0 zn x0' zn' yn zn'
yn' zn ynd zn' yn' zn yn zn'
ynd xn' yn xn yn' xn' yn' xn
ynd zn yn' zn' yn zn yn zn'
z0 x0' yn z0' yn' x0 zn yn zn'
z0 xn yn' z0 xn' z0' yn xn' z0'
z0 xn' yn z0d ynd xn z0'
z0 yn z0' x0 yn' x0' zn yn zn'
z0 yn z0' x0' yn' x0 zn yn zn'
z0 yn' x0 yn x0' z0' xn' yn' xn
z0 yn' xn' yn xn z0' zn yn' zn'
z0' x0' z0' x0 yn z0 xn' yn' xn
z0' xn z0' x0' xn' z0 xn' z0 x0
z0' yn' z0 x0 yn xn' yn' x0' xn
zn x0 yn xn yn' x0' yn xn' zn'
zn x0 zn x0' yn' zn' yn znd
zn x0 zn' xn' zn x0' zn' yn' xn
zn x0' yn x0d zn x0' znd
zn x0' ynd xn x0 yn' xn' zn'
zn x0' znd x0' zn x0 zn x0
zn xn x0 zn x0' zn' yn xn' zn'
zn xn yn' x0 yn xn' yn' x0' zn'
zn xn yn' x0' xn' yn x0 yn zn'
zn xn ynd znd yn xn' zn'
zn xn zn xn' zn' yn' zn yn zn'
zn xn zn' xn' zn' yn xn' yn' xn
zn xn' yn xn zn' yn x0 zn x0'
zn yn' x0' ynd x0 ynd zn'
zn yn' zn yn x0' yn' x0 znd
zn yn' zn' yn xn' zn' xn' zn xn
zn' x0 zn x0' yn' zn xn' yn' xn
zn' x0' yn' zn' x0' zn yn x0 zn
zn' yn' zn x0 yn x0' zn yn zn'
zn' yn' zn xn' x0 zn x0' zn' xn
zn' ynd xn zn xnd yn' xn
zn' z0' xnd z0 zn xn yn' xn
znd x0' yn x0 yn' zn' yn zn'
x0 yn zn yn' zn' xn' yn' x0' yn xn
x0d z0 x0 z0' yn' x0 zn yn zn'
xn' yn xn x0' z0 x0 z0' zn yn zn'
yn' x0' yn z0' yn' z0 x0 zn yn zn'
ynd zn yn x0 zn x0' zn' yn zn'
z0 xn' z0' xn' z0 xn' zn' xn' z0' zn
z0' yn zn yn' zn' yn z0 zn yn zn'
z0' yn' zn z0 x0' yn x0 ynd zn'
z0d x0' z0' x0 yn z0' xn' yn' xn
zn yn' zn' z0 x0' z0' x0 xn' yn' xn
zn' xn' ynd xn zn yn zn yn zn'
znd x0d z0 x0 z0' x0 znd
x0 yn' xn' yn' z0' xn' z0 xn yn' x0' xn
x0' z0' yn' xn' yn xn z0 x0 zn yn zn'
xn' x0 yn' x0 zn x0' zn' yn x0' yn xn
zn yn' zn' x0' z0' xn' yn' xn yn z0 x0
)";

const std::string_view oll = R"(
x0 yn' zn' yn zn x0'
x0' yn z0' yn' z0 x0
x0' z0' yn z0 yn' x0
x0 yn xn yn' x0' yn xn'
x0' yn' xn' yn x0 yn' xn
x0 zn' xn zn' xn' znd x0'
x0 znd xn zn xn' zn x0'
x0' z0' xn' z0' xn z0d x0
x0' z0d xn' z0 xn z0 x0
x0 zn x0' z0 x0 zn' x0' z0'
x0 zn' x0' z0 x0 zn x0' z0'
x0 zn' yn xn' yn' xn zn x0'
x0' yn x0 yn' x0 zn x0' zn'
x0' z0 x0 z0' yn z0' yn' z0
x0 yn' zn yn x0' yn' x0 zn' x0'
x0 zn x0' yn x0 yn' zn' yn x0'
x0' yn z0 yn' x0 yn x0' z0' x0
x0' z0 x0 yn' x0' yn z0' yn' x0
x0 yn' x0' z0' xn zn yn zn' xn' z0
x0 yn' x0' zn x0 zn' yn zn x0' zn'
x0 yn' zn' yn xn' zn x0' zn' xn zn
x0 yn' zn' yn zn yn' zn' yn zn x0'
x0 yn' zn' yn zn' xn zn xn' zn x0'
x0 zn x0' yn x0 zn' x0' zn yn' zn'
x0 zn' xn' yn xn zn x0' z0' yn' z0
x0 zn' yn' zn yn zn' yn' zn yn x0'
x0' yn x0 yn' z0 x0 zn x0' z0' zn'
x0' yn z0' yn' xn z0 x0 z0' xn' z0
x0' z0 x0 yn' x0' z0' x0 z0 yn z0'
x0' z0' xn x0 yn xn' yn' x0' z0 x0
x0' z0' yn z0 yn' z0' yn z0 yn' x0
x0' z0' yn' xn yn xn' yn z0 yn' x0
z0 x0 zn' z0' yn' zn yn z0 x0' z0'
x0 ynd x0' zn yn' x0 yn' x0' yn zn'
x0 yn xn yn' x0' yn' xn' yn' xn yn' xn'
x0 z0 x0' zn x0 zn' yn' x0 yn z0' x0'
x0' z0' yn' z0 x0 xn zn' yn zn yn' xn'
xn x0 zn yn xn zn xn' zn' yn' x0' xn'
xn x0 zn' yn' x0 zn' x0' zn yn x0' xn'
xn yn xn' yn xn yn x0 yn xn' yn' x0'
xn ynd xnd z0' xn z0 xn ynd xn'
zn xn' ynd xn ynd xn znd xn' zn
zn' xn znd xn' ynd xn' ynd xn zn'
x0 zn x0' zn' ynd x0d z0 x0 z0' x0
x0' z0 x0 z0' ynd x0d zn x0' zn' x0'
x0 znd yn' xn yn zn yn' xn' zn yn x0'
x0' z0 x0 z0' ynd z0' yn' xn yn' xn' z0
x0' z0' yn z0 yn' z0' xn' z0' xn z0d x0
xn zn yn' x0' yn x0d zn' xn' zn x0' zn'
xn' yn' z0' xn' z0 xnd yn xn zn' xn' zn
xn' z0 x0 z0' xnd z0 yn' x0' yn z0' xn'
xn' z0 yn' z0' yn z0 x0' z0 x0 z0d xn
z0' xn yn x0 zn' xn zn x0' xnd yn' z0
x0 yn' zn' yn xn' yn xn zn x0' z0' yn' z0
x0' yn z0' yn' x0 zn x0' z0 yn x0 yn' zn'
x0' yn z0' yn' xn z0 x0 z0' yn xn' yn' z0
xn' yn' z0' yn xn z0 yn' z0 x0' yn z0' yn' x0
)";

const std::string_view pll = R"(
xmd yn xm' ynd xm yn xmd
xmd yn' xm' ynd xm yn' xmd
xmd yn xmd ynd xmd yn xmd
xn' z0' xn' znd xn z0 xn' znd xnd
xnd znd xn z0' xn' znd xn z0 xn
ym zmd yn' zm' ymd zm' yn zmd ym
x0 yn zn' xn' yn' xn znd x0 zn' x0d
x0' yn' xn ynd x0 yn x0' ynd x0 xn'
x0d zn x0' znd xn' yn xn zn yn' x0'
xn x0' ynd x0 yn' x0' ynd xn' yn x0
x0 yn xn' ynd x0' yn' xn z0' zn ynd z0 zn'
x0' yn' xn ynd x0 yn xn' z0 zn' ynd z0' zn
xn x0' ynd xn' x0 z0 yn zn' ynd z0' yn' zn
xn' x0 ynd xn x0' z0' yn' zn ynd z0 yn zn'
x0 yn zn' xn zn x0' zn' xn' zn yn x0 ynd x0'
x0 ynd x0' yn' zn' xn zn x0 zn' xn' zn yn' x0'
x0 zn' x0' zn' yn' xn' yn zn x0 zn' xn znd x0'
x0 znd xn' zn x0' zn' yn' xn yn zn x0 zn x0'
x0' yn' z0' xn' z0 x0 z0' xn z0 yn' x0' ynd x0
x0' ynd x0 yn z0' xn' z0 x0' z0' xn z0 yn x0
x0' z0' x0 z0' yn xn yn' z0 x0' z0' xn' z0d x0
x0' z0d xn z0 x0 z0' yn xn' yn' z0 x0' z0 x0
x0 zn' yn zn xn' yn' xn zn' yn' zn x0' xn' yn xn
x0' z0' yn' z0 xn yn xn' z0' yn z0 x0 xn yn' xn'
z0 x0 zn' x0' z0' xn' x0 z0 xn zn xn' z0' x0' xn
x0 yn' x0' z0' yn xn yn z0' yn z0 xn' z0' yn' z0d
x0 z0 x0 z0' yn' z0' yn z0d x0' z0' yn x0' yn' x0'
x0d yn x0 z0' x0' yn' x0 yn' z0 yn z0' yn z0 x0
x0' yn' xn ynd x0 yn x0' xn' yn' xn ynd x0 yn xn'
xn yn' xn' yn xnd zn yn zn' yn' xn' zn' xn zn xnd
xn' yn x0 ynd xn yn' x0' xn' yn x0 ynd xn yn' x0'
xnd zn' xn' zn xn yn zn yn' zn' xnd yn' xn yn xn'
)";

}  // namespace asobi::twisty::human::lbl
