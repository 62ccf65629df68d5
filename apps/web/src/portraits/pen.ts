/** One pen for all drawings; words in them run from left to right of the picture in every language. */
export const pen = {
  direction: 'ltr',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Style of text in a drawing. */
export const label = {
  stroke: 'none',
  fill: 'currentColor',
  fontSize: 14,
} as const;
