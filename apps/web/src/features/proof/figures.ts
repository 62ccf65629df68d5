import type { Change, Report } from '@vesika/contract';
import { lightOf } from './light.ts';

/** How each kind of amount is written. */
export interface FigureTexts {
  share(value: number): string;
  factor(value: number): string;
  levels(value: number): string;
  degrees(value: number): string;
  stops(value: number): string;
  word(word: 'whole' | 'notTurned' | 'unchanged' | 'kept'): string;
}

type FigureName =
  | 'crop'
  | 'scale'
  | 'rotation'
  | 'exposure'
  | 'gains'
  | 'background'
  | 'edge'
  | 'compared'
  | 'mean'
  | 'largest';

/** What was done, then what is left of a difference; the latter only where something was compared. */
export function proofFigures(report: Report, texts: FigureTexts): [FigureName, string][] {
  const { placement, proof, changes } = report;
  if (!placement || !proof) return [];
  const amount = (what: Change['what']) => changes.find((change) => change.what === what)?.amount ?? null;
  const told = (
    value: number | null,
    text: (value: number) => string,
    otherwise: 'whole' | 'notTurned' | 'kept',
  ) => (value === null ? texts.word(otherwise) : text(value));
  const light = lightOf(proof);
  const done: [FigureName, string][] = [
    ['crop', told(amount('crop'), texts.share, 'whole')],
    ['scale', texts.share(Math.hypot(placement.a, placement.b))],
    ['rotation', told(amount('straighten'), texts.degrees, 'notTurned')],
    ['exposure', light ? texts.stops(light.exposureEv) : texts.word('unchanged')],
    ['gains', light ? light.gains.map((gain) => texts.factor(gain)).join(' / ') : texts.word('unchanged')],
    ['background', told(amount('background'), texts.share, 'kept')],
    ['edge', texts.share(proof.edgeShare)],
  ];
  if (proof.comparedShare === 0) return done;
  return [
    ...done,
    ['compared', texts.share(proof.comparedShare)],
    ['mean', texts.levels(proof.meanDifference)],
    ['largest', texts.levels(proof.largestDifference)],
  ];
}
