import { createTranslator, languages } from '@vesika/messages';
import { expect, it } from 'vitest';
import { type ResultLine, reportCsv } from './result-report.ts';

const line: ResultLine = {
  file: 'a.jpg',
  person: null,
  countryCode: 'DE',
  documentType: 'passport',
  variant: null,
  result: 'rules-failed',
  problem: null,
  failed: ['mouth-closed', 'source-completeness'],
  undetermined: ['eyes-open'],
  charged: false,
  warnings: [],
  photoId: null,
  files: [],
};

it.each([...languages])('in %s, the report names faults and the checks that are left', async (language) => {
  const t = await createTranslator(language);
  const csv = await reportCsv([line], language);
  for (const id of line.failed) {
    expect(csv).toContain(t(`checks.${id}.fault`));
    expect(csv).not.toContain(t(`checks.${id}.name`));
  }
  expect(csv).toContain(t('checks.eyes-open.name'));
});
