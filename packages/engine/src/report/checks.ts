export const verdicts = ['pass', 'fail', 'undetermined'] as const;
export type Verdict = (typeof verdicts)[number];

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

/** Ids are the standard's component names where it has one (ISO/IEC 29794-5), in kebab-case; by what they look at. */
export const checkIds = [
  'head-height',
  'eye-line',
  'top-margin',
  'centring',
  'inter-eye-distance',
  'head-pose-yaw',
  'head-pose-pitch',
  'head-pose-roll',
  'shoulders',
  'camera-distance',
  'eyes-open',
  'gaze',
  'red-eye',
  'hair-over-eyes',
  'mouth-closed',
  'expression-neutrality',
  'glasses',
  'lens-tint',
  'lens-glare',
  'no-head-coverings',
  'face-occlusion-prevention',
  'mouth-occlusion-prevention',
  'single-face-present',
  'luminance-mean',
  'luminance-variance',
  'under-exposure-prevention',
  'over-exposure-prevention',
  'dynamic-range',
  'illumination-uniformity',
  'skin-glare',
  'natural-colour',
  'colour-presence',
  'background-colour',
  'background-uniformity',
  'background-shadow',
  'sharpness',
  'compression-artifacts',
  'photo-of-photo',
  'digital-alteration',
  'picture-size',
  'density',
  'file-size',
  'file-format',
  'upscaling',
  'source-completeness',
] as const;
export type CheckId = (typeof checkIds)[number];

/**
 * What a person is asked where no method here can tell, with the answers on offer. A check that is answered
 * so says that it rests on a statement.
 */
export const questions = {
  'no-head-coverings': ['none', 'religious', 'medical', 'other'],
  glasses: ['none', 'worn', 'worn-medical'],
  'lens-tint': ['clear', 'tinted'],
  'face-occlusion-prevention': ['free', 'covered'],
  'mouth-occlusion-prevention': ['free', 'covered'],
  'hair-over-eyes': ['free', 'covered'],
  'eyes-open': ['open', 'closed'],
  gaze: ['at-camera', 'aside'],
  'expression-neutrality': ['neutral', 'smiling'],
  'head-pose-yaw': ['facing', 'turned'],
  'head-pose-pitch': ['level', 'nodding'],
  'colour-presence': ['colour', 'tinted'],
  'photo-of-photo': ['direct', 'reproduced'],
  'digital-alteration': ['unaltered', 'altered'],
} as const satisfies Partial<Record<CheckId, readonly string[]>>;
export type QuestionId = keyof typeof questions;
export type Answers = { [Id in QuestionId]?: (typeof questions)[Id][number] };

/** What may be wrong, per check; the catalogue says what to do about each, and about not being able to tell. */
export const problems = {
  'head-height': ['too-small', 'too-large'],
  'eye-line': ['too-low', 'too-high'],
  'top-margin': ['too-small', 'too-large'],
  centring: ['off-centre'],
  'inter-eye-distance': ['too-small'],
  'head-pose-yaw': ['turned'],
  'head-pose-pitch': ['raised', 'lowered'],
  'head-pose-roll': ['tilted'],
  shoulders: ['tilted'],
  'camera-distance': ['too-close'],
  'eyes-open': ['closed'],
  gaze: ['aside'],
  'red-eye': ['red'],
  'hair-over-eyes': ['hair'],
  'mouth-closed': ['open'],
  'expression-neutrality': ['smiling'],
  glasses: ['worn', 'medical-only', 'frame-over-eyes'],
  'lens-tint': ['tinted'],
  'lens-glare': ['glare'],
  'no-head-coverings': ['worn', 'not-allowed', 'other-grounds'],
  'face-occlusion-prevention': ['covered'],
  'mouth-occlusion-prevention': ['covered'],
  'single-face-present': ['other-face'],
  'luminance-mean': ['too-dark', 'too-bright'],
  'luminance-variance': ['flat', 'harsh'],
  'under-exposure-prevention': ['too-dark', 'deep-shadow'],
  'over-exposure-prevention': ['too-bright'],
  'dynamic-range': ['low-contrast'],
  'illumination-uniformity': ['shaded'],
  'skin-glare': ['shining'],
  'natural-colour': ['colour-cast'],
  'colour-presence': ['black-and-white', 'tinted'],
  'background-colour': ['wrong-colour'],
  'background-uniformity': ['uneven', 'patterned'],
  'background-shadow': ['shadow', 'one-sided'],
  sharpness: ['blurred'],
  'compression-artifacts': ['file-compressed', 'source-compressed'],
  'photo-of-photo': ['reproduced'],
  'digital-alteration': ['cut-out', 'smoothed', 'altered'],
  'picture-size': ['wrong-size'],
  density: ['wrong-density'],
  'file-size': ['too-small', 'too-large'],
  'file-format': ['wrong-format'],
  upscaling: ['source-too-small'],
  'source-completeness': ['missing-top', 'missing-bottom', 'missing-left', 'missing-right'],
} as const satisfies Record<CheckId, readonly string[]>;
export type Problem<Id extends CheckId = CheckId> = (typeof problems)[Id][number];

/** A key of the message catalogue. */
export type AdviceKey = { [Id in CheckId]: `${Id}.${Problem<Id> | 'undetermined'}` }[CheckId];

/** On what a limit rests. */
export interface LimitSource {
  title: string;
  address: string | null;
  date: string | null;
  /** How well the record is supported; `standard` for ICAO/ISO clauses, `vesika` for limits of our own. */
  basis: 'official' | 'two-sources' | 'single-source' | 'icao-default' | 'default' | 'standard' | 'vesika';
}

export interface Check {
  id: CheckId;
  verdict: Verdict;
  /** Null where it could not be measured: then the verdict is undetermined, or rests on what was stated. */
  value: number | null;
  /** What the verdict rests on: a measurement, or the answer of a person to the check's question. */
  evidence: 'measured' | 'stated';
  /** Inclusive; null where there is no limit on that side. A value just beyond may be undetermined. */
  limit: { min: number | null; max: number | null };
  unit: Unit;
  /** One standard deviation of the measurement in the same unit, where known. */
  uncertainty: number | null;
  source: LimitSource;
  /** What the person should do; null on pass. */
  advice: AdviceKey | null;
}
