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
x0 zn' x0' yr x0 zn x0'
xn' yn xn yl xn' yn' xn
xn' yn xn yl' xn' yn' xn
xn' zn xn yl' xn' zn' xn
yr zn yl' znd yr' zn
yr' zn yl' znd yr' zn
zn y0 xn yl' xn' y0' zn'
zn' y0' x0 yr x0' y0 zn
zn' yr z0' yr' zn yr z0
x0 yl' y0 zn yl zn' y0' x0'
zn' y0 xn yr' xn' y0' yr zn
x0' zn' yn x0 yr x0' yn' zn x0
zn' yl yr zn' yl zn' yr yl zn'
)";

const std::string_view upper_central_edge = R"(
z0 xm' z0d xm z0
z0' xm' z0d xm z0'
x0 ym' x0' yn' x0 ym x0' yn
xm' z0 ym' z0d ym z0 xm
xn zn xn' ym xn zn' xn' ym'
ym xn zn xn' ym' xn zn' xn'
ym xn' y0' zn' ym' zn y0 xn
ym' x0 zn' x0' ym x0 zn x0'
ym' xn yn xn ym xn' yn' xn'
ym' xn yn xn' ym xn yn' xn'
ym' zn' ym z0' ym' zn ym z0
zn x0 zm x0d zm' x0 zn'
zn y0' x0 ym x0' y0 ym' zn'
zn ym zn ym zn' ymd zn'
zn ym' zn' ym' zn' ym' zn ym'
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

const std::string_view lower_pair = R"(
xl' yn xl
xl' yn' xl
zn yl zn'
zn yl' zn'
zn yr' zn'
xl' ynd xl
zn yld zn'
zn yrd zn'
yl zn yl' zn'
yr zn yr' zn'
zn yl yr zn'
zn yl yr' zn'
zn yl' yr zn'
zn yl' yr' zn'
yl zn' yld zn
yr zn' yrd zn
zn' yl yrd zn
zn' yld yr zn
zn' yld yr' zn
zn' yrd yl' zn
x0' zn' yl zn x0
x0' zn' yr zn x0
xl zn' xl' yr' zn
xl' zl' yn zl xl
xn zn yl' zn' xn'
yl zn yr' yl' zn'
yl' zn' yr' yl zn
yn zn yr yl' zn'
yn zn yr' yl zn'
yn zn' yr yl' zn
yn zn' yr' yl zn
yn zn' yr' yl' zn
yr zn yr' yl' zn'
yr' zn' yr yl' zn
zn yl' xr zn' xr'
zn yr' xl zn' xl'
zn' z0' yl z0 zn
x0 zn yld zn' x0'
x0 zn yrd zn' x0'
xl' xr' ynd xr xl
yl zn yl' yrd zn'
yl zn' yld yr zn
yl zn' yld yr' zn
yn zn yl yrd zn'
yn zn yld yr zn'
ynd zn yr yl' zn'
ynd zn yr' yl zn'
ynd zn' yr' yl' zn
yr zn' yld yr zn
yr zn' yrd yl zn
yr zn' yrd yl' zn
yr' zn' yld yr zn
zn yl' znd yl zn
zn yld xr zn' xr'
zn yr' znd yr zn
zn yrd xl zn' xl'
x0' zn' yl yr zn x0
x0' zn' yl yr' zn x0
x0' zn' yl' yr zn x0
xl yn' xl' xr' yn' xr
xl zn xl' yr' yl zn'
xl zn' xl' yr' yl zn
xl zn' xl' yr' yl' zn
xl' yn xl xr' yn xr
xl' yn xr' yn xr xl
xl' yn' xl xr' yn' xr
xn zn yr' yl' zn' xn'
xr' zn yl zn' yn xr
xr' zn yl zn' yn' xr
y0 xn yl yr' xn' y0'
y0 xn yl' yr xn' y0'
yl yr zn yr' yl' zn'
yl zn' yl xl zn xl'
yn xl y0' zl' y0 xl'
yn yl' zn' yr' yl zn
yn yr' zn' yr yl' zn
yn zn' yl' xl zn xl'
yn zn' yr' xr zn xr'
yr zn' yr xr zn xr'
zn yl x0' yr x0 zn'
zn yl' x0' yr x0 zn'
zn yl' z0 yr' z0' zn'
zn yr x0' yl x0 zn'
zn yr' x0' yl x0 zn'
zn z0 yl' z0' yr' zn'
zn' z0' yl z0 yr' zn
zn' z0' yr yl z0 zn
)";

const std::string_view upper_pair = R"(
zn yl' znd yr' zn
zn yr' znd yl' zn
x0 yn' x0' yl x0 yn x0'
x0 yn' x0' yl' x0 yn x0'
x0 zn' x0' yl x0 zn x0'
x0 zn' x0' yr x0 zn x0'
xn yn xn' yr xn yn' xn'
xn yn xn' yr' xn yn' xn'
zn' yl z0' yl' zn yl z0
zn xnd yl' xnd yr' zn'
zn xnd yr' xnd yl' zn'
zn' yr' x0d yl' x0d zn
zn xn yl' xnd yr' xn zn'
zn xn yr' xnd yl' xn zn'
zn yl' yr' znd yr' yl' zn
x0 yn' x0' yr yl' x0 yn x0'
x0 yn' x0' yr' yl x0 yn x0'
x0 yn' x0' yr' yl' x0 yn x0'
x0 zn' x0' yr yl x0 zn x0'
x0 zn' x0' yr yl' x0 zn x0'
x0 zn' x0' yr' yl x0 zn x0'
x0' yn' x0' yr yl' x0 yn x0
x0' yn' x0' yr' yl x0 yn x0
xn yn xn yr yl' xn' yn' xn'
xn yn xn yr' yl xn' yn' xn'
xn' zn xn' yl yr' xn zn' xn
xn' zn xn' yl' yr xn zn' xn
xn' zn' yl' xn' yl xn zn xn
xn' zn' yr' xn yr xn' zn xn
yl' zn yl xnd yr xnd zn'
yr' zn yl xnd yr xnd zn'
x0 zn' x0 yr' yld x0' zn x0'
x0 zn' x0 yrd yl' x0' zn x0'
x0' yn' x0' yld yr' x0 yn x0
x0' yn' x0' yrd yl' x0 yn x0
xn yn xn' yld yr xn yn' xn'
xn yn xn' yr' yld xn yn' xn'
xn yn xn' yrd yl xn yn' xn'
xn yn xn' yrd yl' xn yn' xn'
yl zn xn yl' xnd yr' xn zn'
yl zn' x0 yl x0d yr x0 zn
yr zn xn yr' xnd yl' xn zn'
yr zn' x0 yr x0d yl x0 zn
x0' zn' yn x0 yl x0' yn' zn x0
yl xn yn xn yr' yl xn' yn' xn'
yl xn zn xn yr' yl xn' zn' xn'
yr xn yn xn yr yl' xn' yn' xn'
yr xn zn xn yr yl' xn' zn' xn'
zn x0 yl x0' yl' zn' x0 yl' x0'
zn yl' yr' zn yl' zn yr' yl' zn
zn yl' yr' zn yr' zn yr' yl' zn
zn yr' zn' x0 yr' zn yr zn' x0'
x0d yn' x0' yr' yl' x0 yn x0d
yld zn xn yl' xnd yr' xn zn'
yld xn zn xn yr' yl xn' zn' xn'
yrd xn zn xn yr yl' xn' zn' xn'
zn yn' xn yl' xnd yr' xn yn zn'
zn yn' xn yr' xnd yl' xn yn zn'
x0 yl yn' x0 yl' yr' x0' yn yl' x0'
x0 yr yn' x0 yl' yr' x0' yn yr' x0'
x0 yr yn' x0 yr' yl x0' yn yr' x0'
x0' yl' yn' x0' yl yr' x0 yn yl x0
x0' yl' zn' x0 yr yl' x0' zn yl x0
x0' yl' zn' x0 yr' yl' x0' zn yl x0
x0' yl' zn' x0' yr yl' x0 zn yl x0
x0' yr' yn' x0' yl' yr x0 yn yr x0
x0' yr' zn' x0 yl yr' x0' zn yr x0
x0' yr' zn' x0' yr' yl x0 zn yr x0
x0' zn' yn x0 yl yr x0' yn' zn x0
x0' zn' z0' x0' yl' yr' x0 z0 zn x0
yl zn yl' yr' zn yr' zn yr' yl' zn
yl zn' yl yr zn' yr zn' yr yl zn'
yr zn yl' yr' zn yl' zn yr' yl' zn
yr zn' yl yr zn' yl zn' yr yl zn'
zn x0 yl x0' yl' x0' yr x0 yr' zn'
zn xn yl yr' xn' zn' xn yr yl' xn'
zn xn yl' xn yl' xn' yl xn' yr' zn'
zn xn yl' yr xn' zn' xn yr' yl xn'
zn xn yr' xn yr' xn' yr xn' yl' zn'
zn yl x0 yn x0 yl' x0' yn' x0' zn'
zn yl xn' yr xn' yr xn' yl xn' zn'
zn yl' yr' zn yl yr' zn yr' yl' zn
zn yl' yr' zn yl' yr zn yr' yl' zn
zn yl' yr' zn yr' yl' zn yr' yl' zn
zn yl' z0 yl z0 yr' z0 yr z0 zn'
zn yr x0 yn x0 yr' x0' yn' x0' zn'
zn yr xn' yl xn' yl xn' yr xn' zn'
zn z0 xn yl' xn' z0' xn' yr' xn zn'
zn z0 xn yr' xn' z0' xn' yl' xn zn'
zn z0' xn z0 yl' yr' z0' xn' z0 zn'
zn z0' yl' z0' yl z0' yr' z0' yr zn'
)";

const std::string_view paper_lower_corner = R"(
xn' yn xn
zn yn' zn'
yn xn' yn xn
yn zn yn' zn'
yn' xn' yn xn
yn' zn yn' zn'
ynd xn' yn xn
ynd zn yn' zn'
x0 yn' x0' zn yn' zn'
x0' yn' x0 xn' yn xn
xn yn' xn' zn yn' zn'
z0 yn z0' zn yn' zn'
z0' yn z0 xn' yn xn
zn' yn zn xn' yn xn
x0 yn x0' yn' zn yn' zn'
xn yn xn' yn xn' yn xn
xn' yn xn yn' xn' yn xn
xn' yn xn yn' zn yn' zn'
xn' yn' xn yn' xn' yn xn
xn' yn' xn ynd zn yn' zn'
zn' yn' zn yn' zn yn' zn'
xn' ynd xn yn' xn' yn xn
zn ynd zn' yn zn yn' zn'
)";

const std::string_view paper_twist = "xn' yn' xn yn' xn' ynd xn";

const std::string_view paper_pairing_a = "xnd yr xnd yr'";
const std::string_view paper_pairing_a_mirrored = "znd yr' znd yr";
const std::string_view paper_pairing_b = "yl' yr xnd yl xnd yl yr'";
const std::string_view paper_pairing_b_mirrored = "yl yr' znd yl' znd yl' yr";

const std::string_view paper_directions_a = "yrd yld z0d xnd x0d yr' xnd yr yl' x0d yl z0d";
const std::string_view paper_directions_b = "yl xnd yl x0d yld z0d yr' z0d yrd xnd yr x0d yr'";

const std::string_view paper_central_positions = "xnd ym' xnd ym";
const std::string_view paper_central_directions = "xn ym' xn ym' xnd znd ym xn ym xn' znd";

}  // namespace asobi::twisty::human::tsukuda
