/**
 * A place in the storage: segments of plain letters, joined by `/`. No segment starts with a dot or holds
 * a separator, so that no key can leave the storage, whichever adapter holds it.
 */
export type StorageKey = string & { readonly __brand: 'StorageKey' };

const segmentPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

export function storageKey(...segments: string[]): StorageKey {
  const key = parseStorageKey(segments.join('/'));
  if (key === undefined) throw new Error('a segment of a storage key is malformed');
  return key;
}

/** Of text from outside; undefined where it is not a key. */
export function parseStorageKey(text: string): StorageKey | undefined {
  const segments = text.split('/');
  const valid = segments.length <= 8 && segments.every((segment) => segmentPattern.test(segment));
  return valid ? (text as StorageKey) : undefined;
}
