/**
 * Texts that this browser or tab keeps. Storage may be closed to the page: then nothing is kept, and what was chosen
 * lasts as long as the page.
 */
type Storage = 'localStorage' | 'sessionStorage';

export function stored(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function store(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {}
}
