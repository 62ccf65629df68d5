/** Every drawing of the page is made with one pen. */
export const pen = {
  direction: 'ltr',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
