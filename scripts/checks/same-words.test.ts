import { type Language, languages, loadCatalogue } from '@vesika/messages';
import type { PhotoReport } from '@vesika/report';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { rulesVersionOf } from '../../apps/server/src/features/photos/rules/rules-version.ts';
import { certificateWords } from '../../apps/server/src/features/photos/take-home/certificate-words.ts';
import { requirementFor } from '../../apps/server/src/features/requirements/photo-requirements/requirement-for.ts';
import { CheckRow } from '../../apps/web/src/report/check-row.tsx';
import { MeasuredValue, PermittedValue } from '../../apps/web/src/report/values/check-values.tsx';
import { capturedTerminal } from '../../packages/cli/src/captured-terminal.fixture.ts';
import { reportLines } from '../../packages/cli/src/print-report.ts';
import { exampleReport } from '../../packages/cli/src/report.fixture.ts';
import { loadTexts } from '../../packages/cli/src/texts.ts';
import { everyCheck } from './every-check.ts';

interface Words {
  measured: string;
  value: string;
  limit: string;
}

const checks = everyCheck();
const rules = requirementFor({ countryCode: 'DE', documentType: 'passport' });

beforeAll(() => void vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) }));

it.each(languages)('page and certificate say the same of every check in %s', async (language) => {
  const certificate = await onCertificate(language);
  expect(certificate).toEqual(await onPage(language));
  for (const { measured, value, limit } of certificate) {
    expect([measured, value, limit].join(' ')).not.toMatch(/\{\{|undefined|NaN|values\.|limits\./);
    for (const text of [measured, value, limit]) expect(text).not.toBe('');
  }
});

it.each(languages)('advice quotes the answer as the button shows it in %s', async (language) => {
  const [{ advice }, { questions }] = await Promise.all([
    loadCatalogue(language, 'engine'),
    loadCatalogue(language, 'report'),
  ]);
  expect(advice['no-head-coverings'].compulsory).toContain(questions.options['no-head-coverings'].none);
});

it('the terminal says the same', async () => {
  const page = await onPage('en');
  expect(await inTerminal()).toEqual(
    page.map(({ measured, value, limit }, index) =>
      checks[index]?.evidence === 'stated' ? value : `${measured}: ${value} (${limit})`,
    ),
  );
});

async function onPage(language: Language): Promise<Words[]> {
  const i18n = createInstance();
  const namespaces = ['engine', 'web', 'report'] as const;
  const loaded = await Promise.all(namespaces.map((name) => loadCatalogue(language, name)));
  const resources = Object.fromEntries(namespaces.map((name, index) => [name, loaded[index]]));
  await i18n.use(initReactI18next).init({
    lng: language,
    ns: [...namespaces],
    defaultNS: 'web',
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
  });
  const shared = { photo: {} as never, address: '', onPoint() {}, onChoose() {} };
  const rows = checks.map((check, key) => [
    ...[createElement(MeasuredValue, { check }), '|', createElement(PermittedValue, { check }), '|'],
    ...[createElement(CheckRow, { check, key, ...shared }), '|'],
  ]);
  const page = createElement(I18nextProvider, { i18n }, ...rows.flat());
  const texts = plain(renderToStaticMarkup(page).replaceAll(/<[^>]*>/g, '')).split('|');
  return checks.map((check, index) => {
    const [value = '', limit = '', row = ''] = texts.slice(3 * index);
    const verdict = i18n.t(`engine:verdicts.${check.verdict}`);
    const [neutral, fault] = ['name', 'fault'].map((key) => i18n.t(`engine:checks.${check.id}.${key}`));
    const directed = i18n.t(`engine:faults.${check.advice}`, { defaultValue: fault });
    const name = plain(`${verdict}: ${check.verdict === 'fail' ? directed : neutral}`);
    const [valueLabel, limitLabel] = [i18n.t('web:report.value'), i18n.t('web:report.limit')].map(plain);
    const end = `${valueLabel} ${value}${limitLabel} ${limit}`;
    expect([row.slice(0, name.length), row.slice(-end.length)]).toEqual([name, end]);
    return { measured: row.slice(name.length, row.length - end.length), value, limit };
  });
}

async function onCertificate(language: Language): Promise<Words[]> {
  const report = { ...exampleReport(), checks } as PhotoReport;
  const { checks: reported } = await certificateWords({
    row: {
      report,
      countryCode: 'DE',
      documentType: 'passport',
      widthMm: 35,
      heightMm: 45,
      processedAt: new Date(0),
    } as never,
    photo: Buffer.alloc(10),
    rules: rulesVersionOf(rules.requirement),
    language,
  });
  const { rule: template } = (await loadCatalogue(language, 'engine')).certificate;
  const [, between = '', end = ''] = template.split(/\{\{what\}\}|\{\{limit\}\}/);
  return reported.map(({ value, rule }) => {
    const [said = ''] = rule.split(' · ');
    const limitAt = said.lastIndexOf(between);
    return {
      measured: plain(said.slice(0, limitAt)),
      value: plain(value),
      limit: plain(said.slice(limitAt + between.length, said.length - end.length)),
    };
  });
}

async function inTerminal(): Promise<string[]> {
  const photo = { file: 'a.jpg', outputs: [], answer: rules, report: { ...exampleReport(), checks } };
  const lines = reportLines(photo as never, await loadTexts(), capturedTerminal().terminal);
  return lines
    .filter((line) => /^ {2}[✔✖?] /.test(line) && line.includes('A rule'))
    .map((line) => line.trim().split(/ {2,}/)[2] ?? '');
}

/** Text without markup and without marks of lines and directions. */
function plain(text = ''): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0]/g, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '');
}
