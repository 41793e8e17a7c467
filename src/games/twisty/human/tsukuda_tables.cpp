#include "games/twisty/human/tsukuda_tables.hpp"

namespace asobi::twisty::human::tsukuda {

const std::string_view lower_corner = R"(
xn
xn'
y0
y0'
zn
zn'
x0 zn
x0' zn
xn' zn'
xnd
y0d
yn xn
yn zn'
yn' xn
yn' zn'
z0 xn'
z0' xn'
zn xn
znd
x0 zn x0'
x0 zn' x0'
x0 znd
x0' yn zn'
xn yn' xn
xn yn' zn'
yn xnd
yn znd
yn' xnd
yn' znd
ynd xn
ynd zn'
z0 yn' xn
z0' xnd
zn xn' zn'
zn yn zn'
zn yn' zn'
zn' yn zn'
x0 zn x0' xn
x0' zn' yn zn'
xn y0 xn' zn
xn zn xn' zn'
xn zn yn' zn'
xnd yn' xn
yn x0 zn x0'
yn x0 zn' x0'
yn' zn yn zn'
ynd xnd
ynd znd
z0d xnd
zn x0 yn zn'
zn yn' znd
zn ynd zn'
zn' y0' zn xn'
znd yn zn'
x0' yn' zn x0 zn
xn' z0 ynd xn
zn' x0' z0 y0 z0'
zn' x0' zn' yn x0
zn' yn x0' yn' zn
x0 z0' yn zn xn z0
xn' z0 yn' z0' yn' xn
z0' x0 yn' xn' zn' x0'
zn x0 zn x0 znd
zn x0' yn x0 yn zn'
zn x0' ynd x0 zn'
zn yn zn' x0 zn' x0'
)";

const std::string_view lower_edge = R"(
xl' yn xl
xl' yn' xl
zn yl zn'
zn yl' zn'
zn' yr zn
xl' ynd xl
zn xl zn' xl'
zn yld zn'
zn' xl zn xl'
zn' yrd zn
x0 zn' yr zn x0'
xl y0 zr y0' xl'
xl y0' zl' y0 xl'
xl zn xl' yl zn'
yl' zn yld zn'
yr' zn xl zn' xl'
zn' z0' yr z0 zn
zr xl' yn' xl zr'
xr yn xl' yn xr' xl
yn xl y0' zl' y0 xl'
zn zl' xn zl xn' zn'
zn' zr x0 zr' x0' zn
zn' yld znd yl' zn'
)";

const std::string_view lower_central_edge = R"(
xm' yn xm
xm' yn' xm
xm' ynd xm
ym zn ym' zn'
ym' zn' ym zn
yn xm' yn xm
yn xm' yn' xm
zn ym' zn' ym
zn' ym zn ym'
xm' zm' yn zm xm
yn xm' ynd xm
yn' xm' ynd xm
zm xm' yn' xm zm'
xm yn' xmd yn' xm
xm' zm yn' zm' yn' xm
xm' zm' yn zm yn xm
xn' ym zn ym' zn' xn
y0 ym' xn' ym xn y0'
ym' zn ymd zn' ym'
ynd xm' ynd xm
z0 xm z0d xm' z0
z0' xm z0d xm' z0'
zn' z0' ym zn ym' z0
zn' zm x0 zm' x0' zn
ym' xm' ynd xm zn ym zn'
)";

const std::string_view upper_corners = R"(
x0 z0 x0 z0' yn x0'
x0 yn' x0' yn z0' yn z0
xn zn' xn' zn xn' yn' xn
)";

const std::string_view upper_twists = R"(
xnd ynd xn' ynd xnd yn'
xn z0' yn' z0' xn z0d xn' ynd
ynd xn z0d xn' z0 yn z0 xn'
xn' yn' zn' xn z0' xn' z0 xn zn xn
xn' z0' xn z0d ynd x0 yn' x0' yn' z0'
x0 yn xn' yn z0 x0' z0' ynd x0' xn yn'
yn xn' x0 ynd z0 x0 z0' yn' xn yn' x0'
)";

const std::string_view upper_edge = R"(
zn yl' znd yr' zn
zn' yr znd yl zn'
x0 yn' x0' yl x0 yn x0'
x0 yn' x0' yl' x0 yn x0'
x0 zn' x0' yr x0 zn x0'
xn yn xn' yr xn yn' xn'
xn yn xn' yr' xn yn' xn'
xn' zn xn yl' xn' zn' xn
zn' yr z0' yr' zn yr z0
x0' yl x0 yn' x0' yl' x0 yn
xn' zn' yr' xn' yr xn zn xn
x0' zn' yn x0 yr x0' yn' zn x0
zn x0 yl x0' yl' zn' x0 yl' x0'
zn yl' yr' zn yr' zn yr' yl' zn
zn' xn' yl xn' yl' xn yl' xn zn
)";

const std::string_view upper_central_edge = R"(
xn yn xn' ym xn yn' xn' ym'
xn' yn xn ym xn' yn' xn ym'
xn' zn' ym' xn' ym xn zn xn
ym xn yn xn ym' xn' yn' xn'
ym xn' yn xn ym' xn' yn' xn
ym xn' yn xn' ym' xn yn' xn
ym' x0' yn' x0' ym x0 yn x0
zn ym' zn ym' zn ym' zn ym'
zn ym' zn' x0' zn ym zn' x0
zn' ym z0' ym' zn ym z0 ym'
zn' ym z0d ym' z0d zn
zn' z0d ym z0d ym' zn
zn ym z0' ym' z0 ym' z0' zn' ym z0
zn' xnd x0 ym xnd ym' x0' zn
zn' ym' yn' zn ym' zn' yn ymd zn
)";

const std::string_view pairing = R"(
x0d yl' x0d
xnd yr' xnd
xnd yl' xnd yr
xnd yl' xnd yr'
xnd yr yl' xnd
z0d yl' z0d yld
x0d yr x0d yl z0d yl' z0d
x0d yr x0d yl' znd yr' znd
x0d z0d yl' z0d yl' x0d yr'
x0d z0d yl' z0d yr x0d yr'
x0d yr x0d yl x0d yr x0d yr
x0d yr x0d yl z0d yl' z0d yr
z0d yl yr' z0d yl x0d yld x0d
znd yr znd yld x0d yl x0d yr' yl
)";

const std::string_view pair_positions = R"(
x0d yr yl x0d
x0d yrd yld x0d
yr x0d yr' yl x0d yl'
)";

const std::string_view pair_directions = R"(
yr x0d yr yl' x0d yrd yl
x0d yl' znd yl' yr znd yr' yld x0d
yr' x0d z0d yr yl' z0d yr yl' x0d yr
yl xnd yl x0d yld z0d yr z0d yld xnd yr' x0d yl'
yl xnd yl x0d yld z0d yr' z0d yrd xnd yr x0d yr'
)";

const std::string_view central_positions = R"(
xnd ym' xnd ym
ym' xnd ym xnd
ymd xnd ymd xnd
xnd x0d ym' x0d xnd ym
)";

const std::string_view central_directions = R"(
xn ym' xn ym' xnd znd ym xn ym xn' znd
ym zn' ym zn x0d zn' ym' zn' ym' znd x0d
zn xn zn xn' ym xn' ym xn' ym xn' ym zn' xn' zn'
)";

}  // namespace asobi::twisty::human::tsukuda
