/** What a check is, whoever measures, words or draws it. */
export interface CheckFacts {
  group: CheckGroup;
  /** What its value may be, with the unit; the first one where nothing could be measured. */
  measures: Readonly<Record<string, Unit>>;
  /** What may be wrong; the catalogue says what to do about each. */
  problems: readonly string[];
  /** Answers on offer where no method here can tell. */
  answers?: readonly string[];
}

/** In reading order. */
export const checkGroups = [
  'head',
  'eyes',
  'mouth',
  'coverings',
  'light',
  'background',
  'quality',
  'file',
] as const;
export type CheckGroup = (typeof checkGroups)[number];

/** `share` is a part of a whole, `ratio` a factor. */
export const units = [
  'mm',
  'px',
  'deg',
  'dpi',
  'kB',
  'ratio',
  'share',
  'count',
  '/255',
  'm',
  'bits',
  'number',
] as const;
export type Unit = (typeof units)[number];

/** Keeps the literal types. */
export function defineCheck<const Facts extends CheckFacts>(facts: Facts): Facts {
  return facts;
}
