import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evidenceReport } from '../scripts/evidence-report.ts';
import { allRequirements } from './lookup.ts';

const page = new URL('../../../docs/requirements.md', import.meta.url);

it('equals docs/requirements.md; otherwise run npm run requirements', () => {
  expect(readFileSync(page, 'utf8')).toBe(evidenceReport());
});

it('keeps the passports based on the standard alone below sixty', () => {
  const passports = allRequirements().filter(
    ({ documentType, isPrimary }) => documentType === 'passport' && isPrimary,
  );
  const unsupported = passports.filter(({ verified }) => verified === 'icao-default');
  expect(unsupported.length).toBeLessThan(60);
  expect(evidenceReport()).toContain(`${unsupported.length} of ${passports.length}.`);
});
