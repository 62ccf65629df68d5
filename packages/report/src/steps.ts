/** Steps of the pipeline in order, as used in progress and timings. */
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
