import type { FinishedFile, GalleryPhoto, PaidBy, PhotoState, ProcessedPhoto } from '@vesika/contract';

interface StandingPhoto {
  state: PhotoState;
  pictureAddress: string;
  files: readonly FinishedFile[];
  sheet: boolean;
  paidBy: PaidBy | null;
}

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
