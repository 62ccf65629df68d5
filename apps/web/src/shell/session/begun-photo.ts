import { store, stored } from './stored.ts';

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
  const documentType = stored('localStorage', begunPhotoKey);
  return documentType === null ? null : { documentType, isHere: stored('sessionStorage', here) !== null };
}

export function rememberBegunPhoto(documentType: string): void {
  store('localStorage', begunPhotoKey, documentType);
  store('sessionStorage', here, '1');
}

export function forgetBegunPhoto(): void {
  store('localStorage', begunPhotoKey, null);
  store('sessionStorage', here, null);
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
  store('sessionStorage', shownPhotoKey, JSON.stringify(shown));
}

export function forgetShownPhoto(): void {
  store('sessionStorage', shownPhotoKey, null);
}
