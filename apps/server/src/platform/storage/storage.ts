import type { Readable } from 'node:stream';
import type { StorageKey } from './storage-key.ts';

/** All methods throw storage-unavailable while the storage cannot be reached (docs/decisions/033). */
export interface Storage {
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  get(key: StorageKey): Promise<Buffer | undefined>;
  open(key: StorageKey): Promise<{ stream: Readable; bytes: number } | undefined>;
  bytesOf(key: StorageKey): Promise<number | undefined>;
  copy(from: StorageKey, to: StorageKey): Promise<boolean>;
  delete(key: StorageKey): Promise<void>;
  list(below: StorageKey): AsyncIterable<StoredObject>;
  check(): Promise<void>;
  link(key: StorageKey, options?: LinkOptions): string;
  /** The key behind one of our links, even an expired one; else the reason why there is none. */
  keyOfLink(link: string, ownOrigin: string): StorageKey | 'foreign' | 'invalid';
}

export interface StoredObject {
  key: StorageKey;
  modifiedAtMs: number;
}

export interface LinkOptions {
  downloadName?: string;
  /** Lifetime of the link. */
  seconds?: number;
}
