import { store, storedJson } from '../../shell/session/stored.ts';

const key = 'vesika-order-photos';
const photosMax = 12;

export function orderPhotos(): string[] {
  const stored = storedJson('localStorage', key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, photosMax) : [];
}

export function addToOrder(photoId: string): void {
  write([...orderPhotos().filter((id) => id !== photoId), photoId].slice(-photosMax));
}

export function removeFromOrder(photoId: string): void {
  write(orderPhotos().filter((id) => id !== photoId));
}

export function forgetOrder(): void {
  write([]);
}

function write(ids: readonly string[]): void {
  store('localStorage', key, ids.length === 0 ? null : JSON.stringify(ids));
}
