import type { Readable } from 'node:stream';
import type { StorageKey } from './storage-key.ts';

/**
 * Where pictures and photos lie: in files, or in a bucket (docs/decisions/033). Whatever it is, where it cannot be
 * reached all of these throw storage-unavailable, and work again once it can.
 */
export interface Storage {
  /** All or nothing: a reader never sees half a file. Replaces what was there. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is nothing. */
  get(key: StorageKey): Promise<Buffer | undefined>;
  open(key: StorageKey): Promise<{ stream: Readable; bytes: number } | undefined>;
  /** How large it is; undefined where there is nothing. */
  bytesOf(key: StorageKey): Promise<number | undefined>;
  /** Without the bytes passing through us; tells whether there was anything. Replaces what was there. */
  copy(from: StorageKey, to: StorageKey): Promise<boolean>;
  /** Not there is fine. */
  delete(key: StorageKey): Promise<void>;
  /** Everything below a key, in no particular order. */
  list(below: StorageKey): AsyncIterable<StoredObject>;
  /** Throws storage-unavailable. */
  check(): Promise<void>;
  /** A link of our server that hands out these bytes for an hour to whoever has it. Throws where the key is private. */
  link(key: StorageKey, options?: LinkOptions): string;
  /** The key a link of ours leads to, whatever its age; a reason where there is none. */
  keyOfLink(link: string, ownOrigin: string): StorageKey | 'foreign' | 'invalid';
}

export interface StoredObject {
  key: StorageKey;
  modifiedAtMs: number;
}

export interface LinkOptions {
  /** Name to save under; without it the file is shown in place. */
  downloadName?: string;
}
