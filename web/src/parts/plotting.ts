// Plots are fetched when the first one is drawn: they are a third of the page, and no board needs them.
export type Plotting = typeof import('./plots');
export type { PlotOptions } from '@observablehq/plot';

export function plotting(): Promise<Plotting> {
  return import('./plots');
}
