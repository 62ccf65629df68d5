import type { StorageKey } from '../../../platform/storage/storage-key.ts';

const picturesMax = 32;

/** The answer that shows a picture takes it from here instead of reading it back from the storage. */
export class FreshPictures {
  readonly #pictures = new Map<StorageKey, Buffer>();

  keep(key: StorageKey, picture: Buffer): void {
    this.#pictures.set(key, picture);
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= picturesMax) break;
      this.#pictures.delete(oldest);
    }
  }

  take(key: StorageKey): Buffer | undefined {
    const picture = this.#pictures.get(key);
    this.#pictures.delete(key);
    return picture;
  }
}
