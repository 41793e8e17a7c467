// What the page uses of the library of plots; the rest of it stays away.
export { dot, line, plot, pointer, rect, rectY, ruleX, ruleY, text, tip } from '@observablehq/plot';
