import type { StorageKey } from '../../../platform/storage/storage-key.ts';

const picturesMax = 32;

/**
 * Pictures that this process has just stored. The answer that shows one takes it from here instead of reading it back
 * from the storage. A picture that another process answers with is dropped when newer ones arrive.
 */
export class FreshPictures {
  readonly #pictures = new Map<StorageKey, Buffer>();

  keep(key: StorageKey, picture: Buffer): void {
    this.#pictures.set(key, picture);
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= picturesMax) break;
      this.#pictures.delete(oldest);
    }
  }

  /** Undefined if another process stored the picture, or too many were stored since. */
  take(key: StorageKey): Buffer | undefined {
    const picture = this.#pictures.get(key);
    this.#pictures.delete(key);
    return picture;
  }
}
