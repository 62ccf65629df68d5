import type { QuantityUnit } from '@vesika/messages';
import type { Change, PhotoReport } from '@vesika/report';
import { lightOf } from './light.ts';

export interface FigureTexts {
  quantity(value: number, unit: QuantityUnit): string;
  factor(value: number): string;
  levels(value: number): string;
  word(word: 'whole' | 'notTurned' | 'unchanged' | 'kept'): string;
}

type FigureName =
  | 'crop'
  | 'scale'
  | 'rotation'
  | 'exposure'
  | 'gains'
  | 'background'
  | 'touchUp'
  | 'edge'
  | 'compared'
  | 'mean'
  | 'largest';

export function proofFigures(report: PhotoReport, texts: FigureTexts): [FigureName, string][] {
  const { placement, proof, changes } = report;
  if (!placement || !proof) return [];
  const amount = (what: Change['what']) => changes.find((change) => change.what === what)?.amount ?? null;
  const figure = (
    value: number | null,
    text: (value: number) => string,
    otherwise: 'whole' | 'notTurned' | 'kept',
  ) => (value === null ? texts.word(otherwise) : text(value));
  const share = (value: number) => texts.quantity(value, 'share');
  const light = lightOf(proof);
  const touchUp = amount('touch-up');
  const done: [FigureName, string][] = [
    ['crop', figure(amount('crop'), share, 'whole')],
    ['scale', texts.quantity(Math.hypot(placement.a, placement.b), 'ratio')],
    [
      'rotation',
      figure(amount('straighten'), (value) => texts.quantity(Math.abs(value), 'deg'), 'notTurned'),
    ],
    ['exposure', light ? texts.quantity(light.exposureEv, 'EV') : texts.word('unchanged')],
    ['gains', light ? light.gains.map((gain) => texts.factor(gain)).join(' / ') : texts.word('unchanged')],
    ['background', figure(amount('background'), share, 'kept')],
    ...(touchUp === null ? [] : [['touchUp', share(touchUp)] satisfies [FigureName, string]]),
    ['edge', share(proof.edgeShare)],
  ];
  if (proof.comparedShare === 0) return done;
  return [
    ...done,
    ['compared', share(proof.comparedShare)],
    ['mean', texts.levels(proof.meanDifference)],
    ['largest', texts.levels(proof.largestDifference)],
  ];
}
