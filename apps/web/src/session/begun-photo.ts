/** Also looked for before the first paint; see first-paint.ts. */
export const begunPhotoKey = 'vesika-begun-photo';
const here = 'vesika-begun-here';

/**
 * That a photo was begun in this browser, and for which document. The service has it; whoever has begun none
 * need not be asked for one. `isHere`: in this very tab, which a reload goes on with.
 */
export interface BegunPhoto {
  documentType: string;
  isHere: boolean;
}

export function begunPhoto(): BegunPhoto | null {
  try {
    const documentType = localStorage.getItem(begunPhotoKey);
    return documentType === null ? null : { documentType, isHere: sessionStorage.getItem(here) !== null };
  } catch {
    // Storage may be closed to the page; then the way back leads through the address alone.
    return null;
  }
}

export function rememberBegunPhoto(documentType: string): void {
  try {
    localStorage.setItem(begunPhotoKey, documentType);
    sessionStorage.setItem(here, '1');
  } catch {}
}

export function forgetBegunPhoto(): void {
  try {
    localStorage.removeItem(begunPhotoKey);
    sessionStorage.removeItem(here);
  } catch {}
}
