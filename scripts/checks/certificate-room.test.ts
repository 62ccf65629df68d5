import { type CertificateRequest, renderCertificate } from '@vesika/engine/certificate';
import { type Language, languages } from '@vesika/messages';
import { type Change, type Check, changeIds, changeUnits, checkIds, type PhotoReport } from '@vesika/report';
import type { PhotoRequirement } from '@vesika/requirements';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rulesVersionOf } from '../../apps/server/src/features/photos/rules/rules-version.ts';
import { certificateWords } from '../../apps/server/src/features/photos/take-home/certificate-words.ts';
import { requirementFor } from '../../apps/server/src/features/requirements/photo-requirements/requirement-for.ts';
import { exampleReport } from '../../packages/cli/src/report.fixture.ts';
import { findings } from '../../packages/engine/src/checks/findings.fixture.ts';
import { runChecks } from '../../packages/engine/src/checks/index.ts';
import { outputSize } from '../../packages/engine/src/frame/output-size.ts';
import { photoLimits } from '../../packages/engine/src/limits/photo-limits.ts';
import { everyCheck } from './every-check.ts';

/** A record from its own authority, and one from a collection with a long name. */
const records = ['DE', 'AF'].map(
  (countryCode) => requirementFor({ countryCode, documentType: 'passport' }).requirement,
);
const changes: Change[] = changeIds.map((what) => ({ what, amount: 0.123, unit: changeUnits[what] }));

const proof: PhotoReport['proof'] = {
  ...{ comparedShare: 0.4567, edgeShare: 0.1234, unchangedShare: 0.9876, toleranceLevels: 12 },
  ...{ meanDifference: 1.23, largestDifference: 123.4, exposureEv: -1.23, gains: [1.234, 1.034, 0.987] },
};

let photo: Buffer;
beforeAll(async () => {
  const grey = { width: 413, height: 531, channels: 3, background: '#888888' } as const;
  photo = await sharp({ create: grey }).jpeg().toBuffer();
});
afterEach(() => void vi.restoreAllMocks());

it.each(languages)(
  'a certificate in %s has letters of 7 pt and more on two pages at most, and nothing is cut',
  async (language) => {
    for (const record of records) {
      const { cut, smallestPt, pages } = await writtenOf(await fullest(language, record));
      expect(cut).toEqual([]);
      expect(smallestPt).toBeGreaterThanOrEqual(7);
      expect(pages).toBeLessThanOrEqual(2);
    }
  },
);

it('finds a line that is cut', async () => {
  const order = await fullest('en', records[0]!);
  const [first, ...others] = order.checks;
  const wordy = { ...first!, value: `${first!.value} `.repeat(9) };
  expect((await writtenOf({ ...order, checks: [wordy, ...others] })).cut).toHaveLength(1);
});

/** All checks on one page, each with its longest possible value, limit and verdict. */
async function fullest(language: Language, requirement: PhotoRequirement): Promise<CertificateRequest> {
  const variants = everyCheckBy(requirement);
  const report = { ...exampleReport(), checks: variants, changes, proof } as PhotoReport;
  const { countryCode, documentType, size } = requirement;
  const row = { report, countryCode, documentType, ...size, processedAt: new Date('2026-09-30') };
  const rules = rulesVersionOf(requirement);
  const words = await certificateWords({ row: row as never, photo, rules, language });
  const checks = checkIds.map((id) => {
    const own = words.checks.filter((_, index) => variants[index]!.id === id);
    const { name, value } = longest(own, (check) => check.name + check.value);
    const { rule, verdict, verdictName } = longest(own, (check) => check.verdictName + check.rule);
    return { name, value, rule, verdict, verdictName };
  });
  return { ...words, checks, photo };
}

/** Every check with the source and limits that this record gives it. */
function everyCheckBy(requirement: PhotoRequirement): Check[] {
  const limits = photoLimits(requirement);
  const judged = runChecks(findings({ requirement, limits, expectedSize: outputSize(requirement) }));
  return everyCheck().map((check) => {
    const { source, permitted } = judged.find(({ id }) => id === check.id) ?? check;
    return { ...check, source, permitted };
  });
}

/** Finds in the PDF the lines with an ellipsis, which no text of the catalogue contains, the size of its smallest letters and the number of its pages. */
async function writtenOf(order: CertificateRequest) {
  const write = vi.spyOn(PDFDocument.prototype, 'text');
  const size = vi.spyOn(PDFDocument.prototype, 'fontSize');
  const addPage = vi.spyOn(PDFDocument.prototype, 'addPage');
  await renderCertificate(order);
  const written = write.mock.calls.map(([text]) => String(text));
  expect(written.length).toBeGreaterThan(3 * order.checks.length);
  const smallestPt = Math.min(...size.mock.calls.map(([points]) => Number(points)));
  const pages = addPage.mock.calls.length;
  vi.restoreAllMocks();
  return { cut: written.filter((text) => text.includes('…')), smallestPt, pages };
}

function longest<T>(all: readonly T[], textOf: (one: T) => string): T {
  return all.toSorted((p, q) => textOf(q).length - textOf(p).length)[0]!;
}
