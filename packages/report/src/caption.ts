/** Text of the strip at the bottom of a photo; a line is absent if it is not printed. */
export interface Caption {
  name?: string | undefined;
  /** Date on which the photo was taken, ISO 8601. */
  date?: string | undefined;
}

export const captionNameMax = 40;

/** Letters that the font of pictures has, which are Latin, Greek and Cyrillic; it has none of the scripts of India. */
const letter = 'A-Za-zÀ-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẠ-ỹΆΈ-ώЀ-џҊ-ӿ';
export const captionNamePattern = new RegExp(`^[${letter}][${letter} .'’-]*$`);
