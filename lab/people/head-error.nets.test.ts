import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { framedHeads } from '../accuracy/head-bands.ts';
import { type BandResult, bandResults, faceWidthErrors, hasEarRoots } from '../accuracy/published-windows.ts';
import { collections, isForTests } from './collection-people.ts';
import { handMarkedPortraits } from './hand-marked.ts';
import { type HeadError, headErrors, magnitudeQuantile } from './head-error.ts';

describe('magnitudeQuantile', () => {
  it('interpolates between magnitudes', () => {
    expect(magnitudeQuantile([-3, 1, 2], 0.5)).toBe(2);
    expect(magnitudeQuantile([-4, 0], 0.25)).toBe(1);
  });
});

describe.skipIf(!havePortraits)('hand-marked portraits (needs ../shared/portraits)', () => {
  let errors: HeadError[];
  beforeAll(async () => {
    // Test files share observations. This one goes backwards, so that it does not observe the same people at the same
    // time as collections.nets.test.ts.
    errors = await headErrors(await openedSessions(), handMarkedPortraits().filter(isForTests).reverse());
  }, 600_000);

  describe('head height', () => {
    const off = (some: readonly HeadError[]) => some.map(({ headHeight }) => headHeight);
    const meanOf = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;

    it('is off by at most 2 % in the median, 4 % for nine in ten and 5 % for anybody', () => {
      expect(errors.length).toBeGreaterThanOrEqual(20);
      expect(magnitudeQuantile(off(errors), 0.5)).toBeLessThanOrEqual(0.02);
      expect(magnitudeQuantile(off(errors), 0.9)).toBeLessThanOrEqual(0.04);
      expect(magnitudeQuantile(off(errors), 1)).toBeLessThanOrEqual(0.05);
    });

    it('places the crown half way between the placements of both collections', () => {
      const biases = collections.map((name) =>
        meanOf(off(errors.filter(({ portrait }) => portrait.collection === name))),
      );
      expect(Math.abs(meanOf(biases))).toBeLessThan(0.01);
    });

    it('has no bias for heads with much hair or none', () => {
      const byHair = [...errors].sort((p, q) => p.uncertainty - q.uncertainty);
      const third = Math.floor(byHair.length / 3);
      expect(Math.abs(meanOf(off(byHair.slice(0, third))))).toBeLessThan(0.015);
      expect(Math.abs(meanOf(off(byHair.slice(-third))))).toBeLessThan(0.015);
    });

    it('states its uncertainty honestly', () => {
      const within = errors.filter(({ headHeight, uncertainty }) => Math.abs(headHeight) <= 2 * uncertainty);
      expect(within.length / errors.length).toBeGreaterThanOrEqual(0.9);
    });

    it('passes heads in wide bands and is undetermined for narrow ones', () => {
      const heads = new Map(framedHeads(errors).map(({ document, ...framed }) => [document, framed]));
      for (const wide of ['US passport', 'US visa', 'GB passport']) {
        expect(heads.get(wide)!.verdicts.pass / errors.length).toBeGreaterThanOrEqual(0.9);
      }
      expect(heads.get('IN passport')!.verdicts.undetermined / errors.length).toBeGreaterThan(0.6);
      const wrong = [...heads.values()].map(({ wronglyPassed }) => wronglyPassed);
      expect(Math.max(...wrong)).toBeLessThanOrEqual(2);
    });
  });

  describe('published bands', () => {
    let errorsWithEarRoots: HeadError[];
    let results: BandResult[];
    beforeAll(() => {
      errorsWithEarRoots = errors.filter(({ portrait }) => hasEarRoots(portrait));
      results = bandResults(errorsWithEarRoots);
    });

    it('measures the width of the face as it is marked, within the stated uncertainty', () => {
      const off = faceWidthErrors(errorsWithEarRoots);
      expect(off.length).toBeGreaterThanOrEqual(20);
      expect(Math.abs(off.reduce((sum, error) => sum + error, 0) / off.length)).toBeLessThan(0.01);
      const withinTwo = off.filter((error) => Math.abs(error) <= 0.04).length;
      expect(withinTwo / off.length).toBeGreaterThanOrEqual(0.9);
    });

    it('fails no published band, and breaks a width, an eye line or a space below the chin without a doubt by less than 0.2 mm', () => {
      expect(results.filter(({ verdicts }) => verdicts.fail > 0)).toEqual([]);
      const placed = results.filter(({ band }) => ['face width', 'eye line', 'chin margin'].includes(band));
      expect(placed.length).toBeGreaterThan(8);
      expect(Math.max(...placed.map(({ farthestMm }) => farthestMm))).toBeLessThan(0.2);
    });

    it('holds the pixel windows of the online visa of China for nineteen in twenty', () => {
      const windows = results.filter(
        ({ document, band }) => document === 'CN visa online' && band !== 'head height',
      );
      expect(windows.map(({ band }) => band)).toEqual(['face width', 'eye line', 'top margin']);
      for (const { trulyInside, people } of windows)
        expect(trulyInside / people).toBeGreaterThanOrEqual(0.95);
    });
  });
});
