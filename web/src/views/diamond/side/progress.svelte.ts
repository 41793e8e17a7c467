// Which puzzles a person has solved; kept in the browser, like the settings.
import { kept } from '../../../model/kept';

const store = 'asobi.diamond.solved';
const most = 1000;

function before(): string[] {
  const found = kept.read(store);
  return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
}

class Progress {
  #solved = $state.raw<readonly string[]>(before());

  has(key: string): boolean {
    return this.#solved.includes(key);
  }
  get count(): number {
    return this.#solved.length;
  }
  add(key: string): void {
    if (key === '' || this.has(key)) return;
    this.#solved = [...this.#solved, key].slice(-most);
    kept.write(store, JSON.stringify(this.#solved));
  }
}

export const progress = new Progress();
