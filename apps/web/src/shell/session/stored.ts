type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Text that this browser or tab keeps. Storage may be closed to the page: then nothing is kept, and what was chosen
 * lasts as long as the page.
 */
export function stored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Null also for text that is not JSON, because storage may hold foreign data. */
export function storedJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(stored(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {}
}
