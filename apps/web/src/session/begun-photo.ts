/** mark-visitor.ts reads it before the first paint too. */
export const begunPhotoKey = 'vesika-begun-photo';
const here = 'vesika-begun-here';
/** mark-return.ts reads it before the first paint too. */
export const shownPhotoKey = 'vesika-shown-photo';

/**
 * Remembers that a photo was begun in this browser, and for which document, so that only browsers with one ask the
 * service for it. `isHere`: it was begun in this tab, where a reload continues with it.
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
    // Storage may be closed to the page; then only the address leads back.
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
  forgetShownPhoto();
}

/** The watermarked picture on screen, kept by this tab alone, so that it is there again at once after paying. */
interface ShownPhoto {
  photoId: string;
  address: string;
  /** Width by height. */
  ratio: number;
}

export function rememberShownPhoto(shown: ShownPhoto): void {
  try {
    sessionStorage.setItem(shownPhotoKey, JSON.stringify(shown));
  } catch {}
}

export function forgetShownPhoto(): void {
  try {
    sessionStorage.removeItem(shownPhotoKey);
  } catch {}
}
