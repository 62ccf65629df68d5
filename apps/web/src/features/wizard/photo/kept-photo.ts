/** The photo somebody has chosen, and who that was: null for a guest. */
export interface KeptPhoto {
  file: File;
  owner: string | null;
}

let kept: KeptPhoto | null = null;

/**
 * A chosen photo outlives its page, so that signing in on the way, or turning to another document, loses
 * nothing; it is kept until a photo has been made of it, and never longer than the page is open.
 */
export const keptPhoto = {
  get: () => kept,
  set: (photo: KeptPhoto | null) => {
    kept = photo;
  },
};

/** A guest who signs in takes the photo along; nobody else gets to see it. */
export function seenBy(photo: KeptPhoto | null, userId: string | null): KeptPhoto | null {
  if (!photo || photo.owner === userId) return photo;
  return photo.owner === null ? { ...photo, owner: userId } : null;
}
