/** Of the hairline around a photo: seen on white paper, no frame on the photo. */
export const outlineColour = '#9aa0a6';
