// The picture of one's own on stickers and tiles. It is kept by the browser alone and goes nowhere.
import { kept } from './kept';

export interface OwnPicture {
  key: string; // another one for another picture
  url: string;
  image: ImageBitmap;
}

const store = 'asobi.picture';
const side = 512; // pixels

class Own {
  picture = $state.raw<OwnPicture | null>(null);
  #asked = false;

  // What was kept, at the first wish for it.
  recall(): void {
    if (this.#asked) return;
    this.#asked = true;
    const text = kept.read(store);
    if (typeof text === 'string') void this.#show(text).catch(() => kept.remove(store));
  }

  // False if the file is no picture.
  async take(file: Blob): Promise<boolean> {
    try {
      const image = await createImageBitmap(file);
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = side;
      const least = Math.min(image.width, image.height);
      canvas
        .getContext('2d')
        ?.drawImage(image, (image.width - least) / 2, (image.height - least) / 2, least, least, 0, 0, side, side);
      const text = canvas.toDataURL('image/webp', 0.85);
      await this.#show(text);
      kept.write(store, JSON.stringify(text));
      return true;
    } catch {
      return false;
    }
  }

  forget(): void {
    this.picture = null;
    kept.remove(store);
  }

  async #show(text: string): Promise<void> {
    const image = new Image();
    image.src = text;
    await image.decode();
    this.picture = {
      key: `${String(text.length)} ${text.slice(-40)}`,
      url: text,
      image: await createImageBitmap(image),
    };
  }
}

export const own = new Own();
