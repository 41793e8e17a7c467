// A state being painted: colours by place, or null while nothing is painted. It may be lost.
export class Paint {
  colours = $state.raw<readonly number[] | null>(null);
  colour = $state(0); // that of the brush: a face
  puzzle = $state('');
  readonly done = $derived(this.colours?.filter((colour) => colour >= 0).length ?? 0);

  begin(puzzle: string, colours: readonly number[]): void {
    this.puzzle = puzzle;
    this.colours = colours;
  }
  put(place: number): void {
    if (this.colours) this.colours = this.colours.with(place, this.colour);
  }
  end(): void {
    this.colours = null;
  }
}
