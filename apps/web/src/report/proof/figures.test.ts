import type { PhotoReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { type FigureTexts, proofFigures } from './figures.ts';
import { flooredShare } from './floored-share.ts';

const texts: FigureTexts = {
  quantity: (value, unit) => `${value} ${unit}`,
  factor: (value) => `${value}f`,
  levels: (value) => `${value}l`,
  word: (word) => word,
};

function report(
  proof: Partial<NonNullable<PhotoReport['proof']>>,
  changes: PhotoReport['changes'] = [],
): PhotoReport {
  const untouched = { exposureEv: 0, gains: [1, 1, 1], edgeShare: 0.02, comparedShare: 0.3 };
  const compared = { unchangedShare: 1, toleranceLevels: 8, meanDifference: 0.7, largestDifference: 6 };
  return {
    placement: { a: 0.3, b: 0.4, tx: 0, ty: 0, sourceWidthPx: 900, sourceHeightPx: 1200 },
    proof: { ...untouched, ...compared, ...proof },
    changes,
  } as unknown as PhotoReport;
}

it('says so where nothing was done', () => {
  const figures = Object.fromEntries(proofFigures(report({}), texts));
  expect(figures).toMatchObject({
    crop: 'whole',
    scale: '0.5 ratio',
    rotation: 'notTurned',
    exposure: 'unchanged',
    gains: 'unchanged',
    background: 'kept',
  });
});

it('tells light also where only its colour was changed', () => {
  const figures = Object.fromEntries(proofFigures(report({ gains: [1.02, 1, 0.97] }), texts));
  expect(figures).toMatchObject({ exposure: '0 EV', gains: '1.02f / 1f / 0.97f' });
});

it('takes amounts from the changes', () => {
  const changes: PhotoReport['changes'] = [
    { what: 'straighten', amount: -1.4, unit: 'deg' },
    { what: 'crop', amount: 0.4, unit: 'ratio' },
    { what: 'background', amount: 0.5, unit: 'ratio' },
  ];
  const figures = Object.fromEntries(proofFigures(report({}, changes), texts));
  expect(figures).toMatchObject({ rotation: '1.4 deg', crop: '0.4 share', background: '0.5 share' });
});

it('tells of a touch-up only where there was one', () => {
  const named = (changes: PhotoReport['changes']) =>
    Object.fromEntries(proofFigures(report({}, changes), texts)).touchUp;
  expect(named([{ what: 'touch-up', amount: 0.012, unit: 'ratio' }])).toBe('0.012 share');
  expect(named([])).toBeUndefined();
});

it('claims no difference where nothing was compared', () => {
  const names = proofFigures(report({ comparedShare: 0 }), texts).map(([name]) => name);
  expect(names).not.toContain('mean');
  expect(proofFigures({ ...report({}), proof: null }, texts)).toEqual([]);
});

it('never rounds up to all of it', () => {
  expect(flooredShare(0.999_97)).toBe(0.9999);
  expect(flooredShare(1)).toBe(1);
});
