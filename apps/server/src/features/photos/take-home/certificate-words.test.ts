import { createHash } from 'node:crypto';
import { createTranslator, type Language, languages } from '@vesika/messages';
import type { Check } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { fakeReport } from '../../../testing/fake-report.ts';
import { requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import { rulesVersionOf } from '../rules/rules-version.ts';
import { certificateWords } from './certificate-words.ts';

const photo = Buffer.alloc(48_200, 1);
const rules = rulesVersionOf(requirementFor({ countryCode: 'DE', documentType: 'passport' }).requirement);

function words(
  checks: Partial<Check>[] = [{}],
  language: Language = 'en',
  report = fakeReport,
  checkedOn: Date | null = null,
) {
  const judged = { ...report, checks: checks.map((change) => ({ ...fakeReport.checks[0]!, ...change })) };
  const row = { report: judged, countryCode: 'DE', documentType: 'passport', widthMm: 35, heightMm: 45 };
  const processedAt = new Date('2026-11-21T08:15:30Z');
  const certified = { row: { ...row, processedAt } as UserPhotoRow, photo, rules, checkedOn, language };
  return certificateWords(certified);
}

const plain = (text?: string) => text?.replace(/\p{Bidi_Control}/gu, '').replaceAll('\u00a0', ' ');

describe('the words of a certificate', () => {
  it('say of which file, document and day it is', async () => {
    const { facts, subtitle, title } = await words();
    expect([title, subtitle]).toEqual(['Photo measurement report', 'Germany, Passport']);
    const reported = facts.map(({ value }) => plain(value));
    for (const part of ['35 × 45 mm', '413 × 531 px', '300 dpi', '48 kB', '21 November 2026']) {
      expect(reported).toContain(part);
    }
    expect(reported.at(-2)).toMatch(/^buzer\.de · copy of the authority’s text · \d+ \w+ \d{4}$/);
    expect(reported.at(-1)).toBe(createHash('sha256').update(photo).digest('hex'));
  });

  it('say when a person passed the photo, if one did', async () => {
    const label = 'Checked by a person on';
    const { facts } = await words([{}], 'en', fakeReport, new Date('2026-11-27T09:00:00Z'));
    expect(plain(facts.find((fact) => fact.label === label)?.value)).toBe('27 November 2026');
    expect((await words()).facts.map((fact) => fact.label)).not.toContain(label);
  });

  it('say of each check what was measured, what is permitted, and who says so', async () => {
    const [check] = (await words()).checks;
    expect(check).toMatchObject({ name: 'Head height', verdict: 'pass', verdictName: 'Passed' });
    expect([plain(check?.value), plain(check?.rule)]).toEqual([
      '33.5 mm',
      'From chin to crown (32–36 mm) · BMI Foto-Mustertafel',
    ]);
  });

  it.each([...languages])('in %s, call a failed check by its fault', async (language) => {
    const t = await createTranslator(language);
    const { checks } = await words([{ id: 'mouth-closed', verdict: 'fail' }, { id: 'gaze' }], language);
    expect(checks.map(({ name }) => name)).toEqual([t('checks.mouth-closed.fault'), t('checks.gaze.name')]);
  });

  it('mark what rests on a statement, and what could not be measured', async () => {
    const { checks, summary } = await words([
      { id: 'glasses', evidence: 'stated', value: null },
      { id: 'gaze', verdict: 'undetermined', value: null },
      { id: 'sharpness', verdict: 'fail' },
    ]);
    expect(checks.map(({ value }) => value).slice(0, 2)).toEqual(['stated by the person', 'not measured']);
    expect(summary).toBe('1 of 3 checks passed, 1 failed, 1 undecided');
  });

  it('speak of colours, sizes and faces as people do', async () => {
    const { checks } = await words([
      { id: 'background-colour', value: 0, found: { hex: '#FFFFFF' }, permitted: [{ hex: '#fefefe' }] },
      {
        id: 'picture-size',
        value: 0,
        found: { widthPx: 413, heightPx: 531 },
        permitted: [{ widthPx: 413, heightPx: 531 }],
      },
      { id: 'single-face-present', value: 0 },
      { id: 'upscaling', value: 0.5 },
    ]);
    expect(checks.map(({ value }) => plain(value))).toEqual([
      ...['#FFFFFF', '413 × 531 px', 'none', 'not enlarged'],
    ]);
    expect(plain(checks[1]?.rule)).toContain('exactly 413 × 531 px');
  });

  it('list what was changed, and how little else', async () => {
    const { changes, proof } = await words();
    expect(changes.lines.map(plain)).toEqual(['Cropped to 40% of your photo']);
    expect(proof.lines[0]).toContain('99% of the person’s pixels differ by no more than 8');
    const before = await words([{}], 'en', { ...fakeReport, changes: [], proof: null });
    expect([before.changes.lines, before.proof.lines].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are in the language of the reader', async () => {
    expect(await words([{}], 'tr')).toMatchObject({ subtitle: 'Almanya, Pasaport', direction: 'ltr' });
    expect(await words([{}], 'ar')).toMatchObject({ language: 'ar', direction: 'rtl' });
  });

  it('claim to be no decision of the authority', async () => {
    expect((await words()).statement).toContain('neither a guarantee nor an official decision');
  });
});
