import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServiceFacts } from '@vesika/contract';
import { type Language, languages, loadCatalogue, localeOf } from '@vesika/messages';
import { describe, expect, it } from 'vitest';
import table from '../../../routes.ts';
import { helpAnchors } from '../help/anchors.ts';
import { condition, form, insert, plural } from './fill-text.ts';
import { loadText, type TextName } from './load-text.server.ts';

const names: TextName[] = ['privacy', 'terms', 'refund-policy', 'help'];
const facts: ServiceFacts = {
  operator: { name: null, address: null, email: null, translationServiceUrl: null },
  signsInByMail: false,
  chargesCards: true,
  originalsDays: 3,
  originalsVisitorHours: 24,
  finishedVisitorDays: 7,
  endedSessionDays: 30,
  choiceCookieDays: 365,
  linkHours: 1,
  mailedCodeHours: 1,
  uploadMegabytes: 10,
  passwordCharactersMin: 6,
  previewsPerDay: 20,
  revisionDays: 30,
  refundDays: 14,
  rejectionDays: 180,
  refundHours: 24,
};

describe.each(languages.flatMap((language) => names.map((name) => [language, name] as const)))(
  'the text %s/%s',
  (language, name) => {
    const lines = linesOf(language, name);
    const english = linesOf('en', name);

    it('has the blocks, anchors, conditions, links and inserts of the English text, line by line', () => {
      expect(lines.map(outlineOf)).toEqual(english.map(outlineOf));
    });

    it('has a form for every number of the language wherever it counts', () => {
      const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
      const forms = lines.flatMap((line) => [...line.matchAll(plural)].map(([, , each]) => each!));
      const categories = forms.map((each) => [...each.matchAll(form)].map(([, category]) => category).sort());
      expect(categories.filter((each) => each.join() !== [...pluralCategories].sort().join())).toEqual([]);
      const isCounted = /\{\w+(Days|Hours)\}\s+\p{L}/u;
      if (!['tr', 'zh', 'ja'].includes(language))
        expect(lines.filter((line) => isCounted.test(line))).toEqual([]);
    });

    it('is clean, and translated', () => {
      expect(lines.filter((line) => line !== line.trim() || /\s{2}|\*|\\|<|&\w+;/.test(line))).toEqual([]);
      const isWord = (line: string) => /\p{L}{3}/u.test(line.replaceAll(/`[^`]*`|\{[^}]*\}/g, ''));
      const same = lines.filter((line, index) => line === english[index] && isWord(line));
      if (language !== 'en') expect(same).toEqual([]);
    });

    it('is read whole: every link, code and insert has become what its page shows', async () => {
      for (const chargesCards of [true, false]) {
        const text = JSON.stringify(await loadText(name, { language, facts: { ...facts, chargesCards } }));
        expect(text.replaceAll('{operator}', '')).not.toMatch(/\{(\w+[,}]|#|if |unless )|plural|#\w+\}/);
      }
    });
  },
);

it.each(names)('the anchors within %s are each of one place', async (name) => {
  const anchors = linesOf('en', name).flatMap((line) => anchorOf(line) ?? []);
  expect(anchors.length).toBeGreaterThan(6);
  expect(new Set(anchors).size).toBe(anchors.length);
});

it('the help centre has every answer that people are led to, once', async () => {
  const { sections } = await loadText('help', { language: 'en', facts });
  const ids = sections.flatMap(({ questions }) => questions.flatMap(({ id }) => id ?? []));
  expect(ids.sort()).toEqual([...helpAnchors].sort());
});

it('the texts name the payment provider only where there is one', async () => {
  const told = async (chargesCards: boolean) => {
    const context = { language: 'en' as const, facts: { ...facts, chargesCards } };
    return JSON.stringify(await Promise.all(names.map((name) => loadText(name, context))));
  };
  expect(await told(true)).toMatch(/Stripe takes payments/);
  expect(await told(true)).not.toMatch(/test page|test mode/);
  expect(await told(false)).not.toMatch(/Stripe/);
  expect(await told(false)).toMatch(/test page stands in/);
});

it.each(languages)(
  'the links within the catalogue in %s lead where the English ones lead',
  async (language) => {
    const english = Object.entries(flatten(await loadCatalogue('en', 'legal')));
    const own = flatten(await loadCatalogue(language, 'legal'));
    const linked = english.filter(([, text]) => targetsOf(text).length > 0);
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.map(([key]) => targetsOf(own[key]!))).toEqual(linked.map(([, text]) => targetsOf(text)));
  },
);

it('all links lead to pages, to the API or to other sites', () => {
  const routes = pathsOf(table as RouteConfigEntry[]).map((path) => path.replace('/:lang?', ''));
  const targets = new Set(names.flatMap((name) => linesOf('en', name).flatMap(targetsOf)));
  const unknown = [...targets].filter((to) => !routes.includes(to) && !/^https:|^\/api\//.test(to));
  expect(unknown).toEqual([]);
});

it('every language has the four texts and no other', () => {
  const folder = join(import.meta.dirname, '../texts');
  expect(readdirSync(folder).sort()).toEqual([...languages].sort());
  for (const language of languages) {
    expect(readdirSync(join(folder, language)).sort()).toEqual(names.map((name) => `${name}.md`).sort());
  }
});

function linesOf(language: Language, name: TextName): string[] {
  const file = join(import.meta.dirname, '../texts', language, `${name}.md`);
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Everything of a line that is the same in all languages. */
function outlineOf(line: string) {
  const inserted = [...line.matchAll(insert), ...line.matchAll(plural)].map(([, name]) => name);
  return {
    marker: /^(---|#+|-|\d+\.|\||description:|)(?= |$|\|)/.exec(line)?.[1],
    isEmpty: line === '',
    anchor: anchorOf(line),
    condition: condition.exec(line)?.slice(2),
    targets: targetsOf(line).sort(),
    code: line.match(/`[^`]*`/g),
    inserted: inserted.sort(),
  };
}

function anchorOf(line: string): string | undefined {
  return /\{#([\w-]+)\}$/.exec(line)?.[1];
}

function targetsOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
}

function flatten(branch: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(branch).flatMap(([name, value]) =>
      typeof value === 'string' ? [[path + name, value]] : Object.entries(flatten(value, `${path}${name}.`)),
    ),
  );
}

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return [whole, ...pathsOf(children, whole)];
  });
}
