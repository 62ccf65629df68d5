import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { isForTests } from '../people/collection-people.ts';
import { type HeadError, headErrors } from '../people/head-error.ts';
import { type BandResult, bandResults, faceWidthErrors, peopleWithEarRoots } from './published-windows.ts';

describe.skipIf(!havePortraits)(
  'published bands on hand-marked portraits (needs ../shared/portraits)',
  () => {
    let errors: HeadError[];
    let results: BandResult[];
    beforeAll(async () => {
      errors = await headErrors(await openedSessions(), peopleWithEarRoots().filter(isForTests).reverse());
      results = bandResults(errors);
    }, 600_000);

    it('measures the width of the face as it is marked, within the stated uncertainty', () => {
      const off = faceWidthErrors(errors);
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
  },
);
