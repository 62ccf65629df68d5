import { findRequirement } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { drawnPortrait } from '../fixtures/drawn-portrait.ts';
import { openedEngine } from '../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../fixtures/shared-portraits.ts';

/** A bald head that shines, and hair whose ends leave the picture: both are hard to tell from a white wall. */
const portraits = ['good_single/london_021_neutral.jpg', 'good_single/usgov_obama_2012.jpg'];

it.skipIf(!havePortraits).each(portraits)(
  'checking a finished photo measures the head of its certificate (%s)',
  async (path) => {
    const engine = await openedEngine();
    const { requirement } = findRequirement({ countryCode: 'US', documentType: 'passport' })!;
    const source = readPortrait(path);
    const { report, files } = await engine.makePhoto(source, { requirement });
    const checked = await engine.checkPhoto(files[0]!.bytes, { requirement });
    expect(Math.abs(checked.measures.headHeightMm - report.measures.headHeightMm)).toBeLessThan(0.15);
  },
);

it.each([
  ['DE', 'inter-eye-distance'],
  ['US', 'inter-eye-distance'],
  ['CN', 'picture-size'],
])('checking a preview says that it has too few pixels (%s)', async (countryCode, check) => {
  const engine = await openedEngine();
  const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
  const { preview } = await engine.makePhoto(await drawnPortrait(), { requirement });
  const { checks } = await engine.checkPhoto(preview, { requirement });
  expect(checks.find(({ id }) => id === check)?.verdict).toBe('fail');
});
