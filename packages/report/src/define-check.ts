/** The facts of a check that measuring, wording and drawing share. */
export interface CheckFacts {
  group: CheckGroup;
  /** Measures that its value may be, with their units; the first is reported if nothing could be measured. */
  measures: Readonly<Record<string, Unit>>;
  /** Problems it may report; the catalogue has advice for each. */
  problems: readonly string[];
  /** Answers offered if the check is undetermined. */
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

/** Preserves the literal types. */
export function defineCheck<const Facts extends CheckFacts>(facts: Facts): Facts {
  return facts;
}
