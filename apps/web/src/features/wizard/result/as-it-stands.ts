import type { FinishedFile, GalleryPhoto, PaidBy, PhotoState, ProcessedPhoto } from '@vesika/contract';

export interface StandingPhoto {
  state: PhotoState;
  pictureAddress: string;
  files: readonly FinishedFile[];
  sheet: boolean;
  paidBy: PaidBy | null;
}

/**
 * Returns the current state of a finished photo. The account's data takes precedence: the photo may have been unlocked
 * since, here or in another tab, a larger package may have added files, and its links are newer.
 */
export function asItStands(made: ProcessedPhoto, inAccount: GalleryPhoto | undefined): StandingPhoto {
  const { state, files, sheet } = inAccount ?? made;
  const unlocked = made.state === 'preview' && state === 'clean';
  return {
    state,
    files,
    sheet,
    pictureAddress: unlocked && inAccount ? inAccount.pictureUrl : made.processedImageBase64,
    paidBy: inAccount?.paidBy ?? made.paidBy,
  };
}
