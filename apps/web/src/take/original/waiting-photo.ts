/**
 * A photo that waits on this device: chosen without a network, or shared by another app with the service worker
 * (public/sw.js). It is deleted once it is uploaded or put away, and after a day.
 */

export type WaitingFor = 'wizard' | 'check';

interface Waiting {
  file: File;
  keptAt: number;
}

const storeName = 'waiting-photo';
const storedMs = 24 * 3_600_000;

export async function keepWaiting(place: WaitingFor, file: File): Promise<void> {
  await inStore('readwrite', (store) => store.put({ file, keptAt: Date.now() } satisfies Waiting, place));
}

export async function waitingPhoto(place: WaitingFor, now = Date.now()): Promise<File | null> {
  const waiting = await inStore<Waiting | undefined>('readonly', (store) => store.get(place));
  if (!waiting) return null;
  if (now - waiting.keptAt <= storedMs) return waiting.file;
  await forgetWaiting();
  return null;
}

export async function forgetWaiting(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/** Null if the browser keeps nothing, as in some private windows: then the photo waits only as long as the page is open. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await answerOf<T>(act(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('vesika', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return answerOf(opening);
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
