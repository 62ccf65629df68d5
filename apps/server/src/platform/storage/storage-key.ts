/** No segment starts with a dot or contains a separator, so no key can escape the storage. */
export type StorageKey = string & { readonly __brand: 'StorageKey' };

const segmentPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

export function storageKey(...segments: string[]): StorageKey {
  const key = parseStorageKey(segments.join('/'));
  if (key === undefined) throw new Error('a segment of a storage key is malformed');
  return key;
}

const privateSegment = 'private';

export function privateKey(key: StorageKey, extension: string): StorageKey {
  const segments = key.split('/');
  return storageKey(...segments.slice(0, -1), privateSegment, `${segments.at(-1)}.${extension}`);
}

export function isPrivate(key: StorageKey): boolean {
  return key.split('/').includes(privateSegment);
}

export function parseStorageKey(text: string): StorageKey | undefined {
  const segments = text.split('/');
  const valid = segments.length <= 8 && segments.every((segment) => segmentPattern.test(segment));
  return valid ? (text as StorageKey) : undefined;
}
