/** Colour of the hairline around a photo: visible on white paper, but not a frame. */
export const outlineColour = '#9aa0a6';
