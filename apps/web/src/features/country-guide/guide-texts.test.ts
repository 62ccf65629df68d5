import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';
import { type Language, type LimitTranslator, languages } from '@vesika/messages';
import { colourName } from '@vesika/report/words';
import { describe, expect, it } from 'vitest';
import { ownPhoto } from '../../report/rules/supply/own-photo.ts';
import { serverTexts } from '../../shell/i18n/server-texts.ts';
import { countriesOf, keyOf, pathOf, variantRecords } from '../../site/data/country-address.server.ts';
import { countryPage, variantPage } from '../../site/data/country-page.server.ts';
import { guideHeading, guideLead } from './page-texts.ts';
import { questions } from './questions.ts';
import { forbiddenText, type GuideTexts, requiredText } from './rule-text.ts';
import { sheetFacts } from './sheet-facts.ts';

describe.each(['en', 'tr'] as const)('in %s', async (language) => {
  const t = (await serverTexts(language)).getFixedT(language, [
    'web',
    'engine',
    'countries',
    'supply',
  ]) as GuideTexts;

  it.each(travelDocumentTypes)('every %s has words for all that it says', (documentType) => {
    const faulty = guidesOf(documentType, language).filter((guide) => {
      const { main, rest } = sheetFacts(t, language, guide);
      const texts = [
        ...guide.required.map((item) => requiredText(t, language, item)),
        ...guide.forbidden.map((item) => forbiddenText(t, language, item)),
        ...questions(t, language, guide, guide.name).flatMap(({ question, answer }) => [question, answer]),
        ...[...main, ...rest].flatMap(({ name, value, also, note }) => [
          name,
          value,
          also ?? '-',
          note ?? '-',
        ]),
      ];
      return main.length !== 5 || texts.some((text) => !isFinished(text));
    });
    expect(faulty.map(({ code }) => code)).toEqual([]);
  });

  it('every other document has a heading of its own, and words for all that it says', () => {
    const guides = variantRecords().map((record) =>
      variantPage(addressOf(pathOf(record)), { language, isActive: () => true }),
    );
    const headings = guides.map((guide) => guideHeading(t, guide, guide.name));
    expect(new Set(headings).size).toBe(headings.length);
    const texts = guides.flatMap((guide) => [
      guideLead(t, guide),
      ...questions(t, language, guide, guide.name).flatMap(({ question, answer }) => [question, answer]),
      ...guide.required.map((item) => requiredText(t, language, item)),
      ...guide.forbidden.map((item) => forbiddenText(t, language, item)),
      ...sheetFacts(t, language, guide).main.flatMap(({ name, value }) => [name, value]),
    ]);
    expect([...headings, ...texts].filter((text) => !isFinished(text))).toEqual([]);
  });
});

it.each(languages)('every background of a record has a name in %s', async (language) => {
  const t = (await serverTexts(language)).getFixedT(language, ['web', 'engine']) as LimitTranslator;
  const colours = new Set(variantRecords().map(({ background }) => background.colour));
  expect(colours.size).toBeGreaterThan(3);
  expect([...colours].filter((colour) => colourName(t, colour) === colour)).toEqual([]);
});

function addressOf(path: string) {
  const [, chapter, key, variant] = path.split('/') as [string, string, string, string];
  const documentType =
    chapter === 'document-photo' ? ('other' as const) : (chapter.replace('-photo', '') as 'visa');
  return { documentType, key, variant, requestUrl: `https://vesika.example${path}` };
}

function guidesOf(documentType: TravelDocumentType, language: Language) {
  const visit = { language, isActive: () => true };
  return countriesOf(documentType, visit).map((country) => {
    const key = keyOf(documentType, country);
    return countryPage({ documentType, key, requestUrl: 'https://vesika.example' }, visit);
  });
}

/** Checks that no key or placeholder is left in the text. */
function isFinished(text: string): boolean {
  return text !== '' && !/\{\{|\}\}|undefined|^[a-z]+(\.[a-zA-Z]+)+$/.test(text) && text === text.trim();
}

it.each([
  ['TR', 'passport', 'Also accepted: 50 × 50 mm'],
  ['SY', 'passport', 'Also accepted: 51 × 51 mm, 40 × 60 mm or 40 × 40 mm'],
  ['AU', 'passport', 'Anything up to 40 × 50 mm is accepted'],
  ['GB', 'passport', undefined],
] as const)('the sheet of %s %s says which other sizes are accepted', async (code, documentType, note) => {
  const t = (await serverTexts('en')).getFixedT('en', ['web', 'engine', 'countries', 'supply']) as GuideTexts;
  const guide = guidesOf(documentType, 'en').find((each) => each.code === code)!;
  const plain = sheetFacts(t, 'en', guide).main[0]?.note?.replaceAll(/\p{Bidi_Control}/gu, '');
  expect(plain?.replaceAll('\u00a0', ' ')).toBe(note);
});

describe('what is answered', () => {
  it.each([
    ['GB', 'Take them off. If you really can’t'],
    ['DE', 'Yes, with clear lenses, no glare and eyes fully visible.'],
    ['US', 'No. The only exception is a medical reason'],
    ['TD', 'We found no published rule about glasses.'],
  ])('about glasses to %s', async (code, expected) => {
    const t = (await serverTexts('en')).getFixedT('en', [
      'web',
      'engine',
      'countries',
      'supply',
    ]) as GuideTexts;
    const guide = guidesOf('passport', 'en').find((each) => each.code === code)!;
    expect(questions(t, 'en', guide, guide.name)[1]?.answer).toContain(expected);
  });

  it("about files and prints is no where the authority takes no photo of one's own", async () => {
    const t = (await serverTexts('en')).getFixedT('en', [
      'web',
      'engine',
      'countries',
      'supply',
    ]) as GuideTexts;
    const refused = guidesOf('passport', 'en').filter(
      (guide) => guide.isGuide && !ownPhoto(guide.supply).isTaken,
    );
    expect(refused.map(({ code }) => code)).toEqual(expect.arrayContaining(['DE', 'CA', 'FR', 'MX']));
    for (const guide of refused) {
      const [print, , , digital] = questions(t, 'en', guide, guide.name);
      expect([print?.answer.slice(0, 3), digital?.answer.slice(0, 3)]).toEqual(['No.', 'No.']);
    }
  });
});
