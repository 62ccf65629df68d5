/** The chosen photo and the user who chose it; `owner` is null for a guest. */
export interface KeptPhoto {
  file: File;
  owner: string | null;
}

let kept: KeptPhoto | null = null;

/**
 * Keeps the chosen photo across navigation, so that signing in or switching to another document does not lose it. It is
 * kept until a photo has been made from it, and only in memory.
 */
export const keptPhoto = {
  get: () => kept,
  set: (photo: KeptPhoto | null) => {
    kept = photo;
  },
};

/** A guest who signs in keeps the photo; no other account may see it. */
export function seenBy(photo: KeptPhoto | null, userId: string | null): KeptPhoto | null {
  if (!photo || photo.owner === userId) return photo;
  return photo.owner === null ? { ...photo, owner: userId } : null;
}
