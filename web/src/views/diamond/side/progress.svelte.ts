// Which puzzles a person has solved; kept in the browser, like the settings.
const store = 'asobi.diamond.solved';
const most = 1000;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store) ?? '[]');
    return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

class Progress {
  #solved = $state.raw<readonly string[]>(kept());

  has(key: string): boolean {
    return this.#solved.includes(key);
  }
  get count(): number {
    return this.#solved.length;
  }
  add(key: string): void {
    if (key === '' || this.has(key)) return;
    this.#solved = [...this.#solved, key].slice(-most);
    try {
      localStorage.setItem(store, JSON.stringify(this.#solved));
    } catch {
      // A browser that keeps nothing: known until the page is left.
    }
  }
}

export const progress = new Progress();
