/** The facts of a check that measuring, wording and drawing share. */
export interface CheckFacts {
  group: CheckGroup;
  /** Measures that its value may be, with their units; the first is reported if nothing could be measured. */
  measures: Readonly<Record<string, Unit>>;
  /** Problems it may report; the catalogue has advice for each. */
  problems: readonly string[];
  /** Remarks it may make on a value that passes or is in doubt; the catalogue has advice for each. */
  remarks?: readonly string[];
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

/** The facts of a native that measuring and showing share. */
export interface NativeFacts {
  unit: Unit;
  of: NativeSubject;
}

/**
 * The object that a native is measured on. `picture`: the finished picture. `original`: the original, or the
 * picture itself if it was only checked. `hands`, `writing`: what nets find in the original. `cut-out`: the finished
 * picture compared with the original. `file`: the finished file.
 */
export type NativeSubject = 'picture' | 'original' | 'hands' | 'writing' | 'cut-out' | 'file';
