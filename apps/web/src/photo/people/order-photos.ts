const key = 'vesika-order-photos';
const photosMax = 12;

export function orderPhotos(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, photosMax) : [];
  } catch {
    // Storage may be unavailable or hold foreign data.
    return [];
  }
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
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {}
}
