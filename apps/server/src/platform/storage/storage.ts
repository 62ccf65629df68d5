import type { Readable } from 'node:stream';
import type { StorageKey } from './storage-key.ts';

/**
 * Storage for pictures and photos, in files or a bucket (docs/decisions/033). All methods throw storage-unavailable
 * while it cannot be reached, and work again afterwards.
 */
export interface Storage {
  /** Atomic: a reader never sees half a file. Replaces an existing file. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. */
  get(key: StorageKey): Promise<Buffer | undefined>;
  open(key: StorageKey): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Size; undefined if there is no such file. */
  bytesOf(key: StorageKey): Promise<number | undefined>;
  /** Copies inside the storage and replaces the target; false if the source does not exist. */
  copy(from: StorageKey, to: StorageKey): Promise<boolean>;
  /** A missing file is no error. */
  delete(key: StorageKey): Promise<void>;
  /** Everything below a key, in no particular order. */
  list(below: StorageKey): AsyncIterable<StoredObject>;
  /** Throws storage-unavailable. */
  check(): Promise<void>;
  /** A link to our server that is valid for an hour. Throws if the key is private. */
  link(key: StorageKey, options?: LinkOptions): string;
  /** The key behind one of our links, even an expired one; else the reason why there is none. */
  keyOfLink(link: string, ownOrigin: string): StorageKey | 'foreign' | 'invalid';
}

export interface StoredObject {
  key: StorageKey;
  modifiedAtMs: number;
}

export interface LinkOptions {
  /** Name to save under; without it the browser displays the file. */
  downloadName?: string;
}
