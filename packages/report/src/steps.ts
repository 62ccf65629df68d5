/** Names of the steps, in order; progress and timings speak of them. */
export const steps = [
  'decode',
  'find-face',
  'matte',
  'measure',
  'frame',
  'light',
  'background',
  'encode',
  'verify',
  'assess',
] as const;
export type Step = (typeof steps)[number];
