/** Text in drawings is left-to-right in every language. */
export const pen = {
  direction: 'ltr',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const label = {
  stroke: 'none',
  fill: 'currentColor',
  fontSize: 14,
} as const;
