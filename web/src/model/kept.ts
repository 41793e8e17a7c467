// What the browser keeps for the page, for good or for this tab. It may refuse, inside a frame of another site or when it
// is full; then what was to be kept lasts until the page is left.
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class Kept {
  constructor(private readonly area: () => Area) {}

  // null when there is nothing that can be read.
  read(name: string): unknown {
    try {
      return JSON.parse(this.area().getItem(name) ?? 'null') as unknown;
    } catch {
      return null;
    }
  }

  // Nothing old is left where the new is refused.
  write(name: string, json: string): void {
    try {
      this.area().setItem(name, json);
    } catch {
      this.remove(name);
    }
  }

  remove(name: string): void {
    try {
      this.area().removeItem(name);
    } catch {
      // Then there is nothing.
    }
  }
}

// For as long as whoever has it.
export function inMemory(): () => Area {
  const texts = new Map<string, string>();
  const area: Area = {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => texts.set(name, text),
    removeItem: (name) => texts.delete(name),
  };
  return () => area;
}

export const kept = new Kept(() => localStorage);
export const keptInTab = new Kept(() => sessionStorage);
