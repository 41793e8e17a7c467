// The programs of the graphics card. Which layer a sticker is in stands in a texture, so a turn changes no vertex; what
// is shown at each place (colour, which way it stands, how it is marked) stands in another.

const common = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
`;

const places = /* glsl */ `
layout(location = 5) in vec3 centre;  // of the face, and its frame
layout(location = 6) in vec3 along;
layout(location = 7) in vec3 across;
layout(location = 8) in float face;
uniform mat4 projection;
uniform mat3 held;
uniform mat3 turned;
uniform float radius, mirror;
uniform int cells, rows;
uniform ivec3 turning, preview;       // axis, first and last layer; axis -1: none
uniform usampler2D layers, shown;
uniform vec3 palette[20];

uvec4 placeOf(int sticker) { return texelFetch(shown, ivec2(sticker & 255, sticker >> 8), 0); }
bool within(ivec3 turn, int sticker) {
  if (turn.x < 0) return false;
  int layer = int(texelFetch(layers, ivec2(sticker & 255, turn.x * rows + (sticker >> 8)), 0).r);
  return layer >= turn.y && layer <= turn.z;
}
const uint dimmed = 1u, hidden = 2u, found = 4u, plain = 8u;
float angleOf(uvec4 place) { return float(place.g * 256u + place.a) * 6.283185307 / 65536.0; }
`;

const surface =
  places +
  /* glsl */ `
layout(location = 0) in vec2 at;
layout(location = 1) in vec2 middle;
layout(location = 2) in vec2 slant;
layout(location = 3) in vec2 heightPart;
layout(location = 4) in float cell;
uniform float rim;                    // how much the edges shine against a dark ground

// Light is the same all over a flat sticker, so it is worked out by vertex.
const vec3 lamp = normalize(vec3(-0.35, 0.62, 0.72));
const vec3 halfway = normalize(lamp + vec3(0.0, 0.0, 1.0));
vec3 lit(vec3 paint, float gloss, vec3 n) {
  float sky = 0.5 + 0.5 * n.y;
  float light = 0.70 + 0.22 * max(dot(n, lamp), 0.0) + 0.10 * max(n.z, 0.0) + 0.09 * sky;
  float shine = max(dot(n, halfway), 0.0);
  float edge = pow(1.0 - max(n.z, 0.0), 2.5);
  return min(paint * light + gloss * (0.26 * pow(shine, 40.0) + 0.06 * pow(shine, 6.0)) + rim * edge, 1.0);
}

struct Spot {
  uvec4 place;
  bool previewed;
  int part;
  vec3 n;                             // towards the eye
};
Spot spotOf() {
  int sticker = int(face) * cells + int(cell);
  Spot s;
  s.place = placeOf(sticker);
  s.previewed = within(preview, sticker);
  s.part = int(heightPart.y);
  bool framed = s.previewed || (s.place.b & found) != 0u;
  vec2 p = framed && s.part > 0 ? mix(middle, at, s.part == 2 ? 0.89 : 0.955) : at;
  vec3 out_ = normalize(cross(along, across));
  vec3 q = centre + along * p.x + across * p.y + out_ * heightPart.x;
  vec3 n = normalize(out_ + (along * slant.x + across * slant.y) * 1.1);
  if (within(turning, sticker)) {
    q = turned * q;
    n = turned * n;
  }
  s.n = held * n * vec3(1.0, 1.0, mirror);
  gl_Position = projection * vec4(held * q / radius, 1.0);
  return s;
}`;

export const solidVertex =
  common +
  surface +
  /* glsl */ `
uniform vec3 plastic, bright, mark;
out vec3 colour;

void main() {
  Spot s = spotOf();
  vec3 paint = plastic;
  float gloss = 0.25;
  if (s.part == 0 && s.previewed) paint = bright;
  else if (s.part == 0 && (s.place.b & found) != 0u) paint = mark;
  else if (s.part == 2) {
    paint = palette[s.place.r];
    gloss = 1.0;
    if ((s.place.b & hidden) != 0u) paint = plastic * 1.35 + 0.03;
    else if ((s.place.b & dimmed) != 0u) paint = mix(paint, vec3(0.33, 0.34, 0.36), 0.82);
  }
  colour = lit(paint, gloss, s.n);
}`;

export const solidFragment =
  common +
  /* glsl */ `
in vec3 colour;
uniform float alpha;
out vec4 result;
void main() { result = vec4(colour, 1.0) * alpha; }`;

// What covers a face, cut into its stickers: each shows its part of the face where it is at home.
export const coverVertex =
  common +
  surface +
  /* glsl */ `
uniform vec2 grid;                    // the faces on the sheet
uniform float reach, flip;
out vec2 uv;
out vec4 light;

void main() {
  Spot s = spotOf();
  float a = -angleOf(s.place);
  mat2 upright = mat2(cos(a), sin(a), -sin(a), cos(a));
  vec2 m = upright * middle;
  vec2 p = m + (upright * at - m) * vec2(flip, 1.0);
  float row = floor((float(s.place.r) + 0.5) / grid.x);
  uv = (vec2(float(s.place.r) - row * grid.x, row) + 0.5 + vec2(p.x, -p.y) * 0.5 / reach) / grid;
  light = vec4(lit(vec3(1.0), 0.0, s.n), (s.place.b & dimmed) != 0u ? 0.2 : 1.0);
  if (s.part != 2 || (s.place.b & (hidden | plain)) != 0u) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`;

export const coverFragment =
  common +
  /* glsl */ `
in vec2 uv;
in vec4 light;
uniform sampler2D sheet;
out vec4 result;
void main() { result = texture(sheet, uv) * vec4(light.rgb, 1.0) * light.a; }`;

export const signVertex =
  common +
  places +
  /* glsl */ `
layout(location = 0) in vec2 middle;
layout(location = 1) in vec2 corner;
layout(location = 2) in vec3 reachHeightCell;
uniform int arrow;                    // the tile shown instead of the face's own, or -1
uniform float share, flip;            // flip -1: readable in a mirror, too
out vec2 uv;
out vec4 ink;
void main() {
  int sticker = int(face) * cells + int(reachHeightCell.z);
  uvec4 place = placeOf(sticker);
  float angle = angleOf(place);
  vec2 c = corner * reachHeightCell.x * share;
  vec2 p = middle + vec2(cos(angle) * c.x - sin(angle) * c.y, sin(angle) * c.x + cos(angle) * c.y);
  vec3 q = centre + along * p.x + across * p.y + normalize(cross(along, across)) * reachHeightCell.y;
  if (within(turning, sticker)) q = turned * q;
  int tile = arrow >= 0 ? arrow : int(place.r);
  uv = (vec2(tile % 5, tile / 5) + vec2(corner.x * flip, -corner.y) * 0.5 + 0.5) / 5.0;
  vec3 below = palette[place.r];
  bool dim = (place.b & dimmed) != 0u;
  ink = vec4(vec3(!dim && dot(below, vec3(0.299, 0.587, 0.114)) > 0.5 ? 0.02 : 0.98), dim ? 0.5 : 0.9);
  gl_Position = projection * vec4(held * q / radius, 1.0);
  if ((place.b & hidden) != 0u) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`;

export const signFragment =
  common +
  /* glsl */ `
in vec2 uv;
in vec4 ink;
uniform sampler2D atlas;
out vec4 result;
void main() {
  float a = texture(atlas, uv).a * ink.a;
  result = vec4(ink.rgb * a, a);
}`;

// The dark inner sides of a turning layer and of what stays.
export const sectionVertex =
  common +
  /* glsl */ `
layout(location = 0) in vec3 at;
uniform mat4 projection;
uniform mat3 held;
uniform mat3 turned;
uniform float radius;
out float depth;
void main() {
  vec3 q = held * (turned * at) / radius;
  depth = length(at) / radius;
  gl_Position = projection * vec4(q, 1.0);
}`;

export const sectionFragment =
  common +
  /* glsl */ `
in float depth;
uniform vec3 plastic;
out vec4 result;
void main() { result = vec4(plastic * mix(0.55, 0.95, smoothstep(0.1, 0.9, depth)), 1.0); }`;
