import { type Language, languages, loadCatalogue } from '@vesika/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { countryName } from './shell/i18n/country-names.ts';

type Texts = { [key: string]: string | Texts };

/** Search engines cut longer titles; a wide character takes the room of two. */
const titleWidthMax = 60;
const brand = ' | Vesika';

/** Words that people type into a search engine. */
const searched: Readonly<Record<Language, RegExp>> = {
  en: /^Passport photo online/,
  tr: /^Biyometrik fotoğraf online/,
  de: /^Passbild online/,
  fr: /^Photo d’identité en ligne/,
  es: /^Foto de pasaporte/,
  it: /^Fototessera online/,
  pt: /^Foto 3x4/,
  ru: /^Фото на документы онлайн/,
  zh: /^证件照在线制作/,
  ja: /^証明写真をオンライン/,
  ar: /^صورة جواز السفر والتأشيرة أونلاين/,
};

const pages = ['landing', 'pricing', 'check', 'trip', 'own', 'signature', 'countries'] as const;
const kinds = ['passport', 'visa', 'id'] as const;

describe.each(languages)('titles in %s', (language) => {
  let text: (address: string) => string;
  beforeAll(async () => {
    const loaded = pages.map(async (page) => [page, await loadCatalogue(language, page)] as const);
    const catalogue = Object.fromEntries(await Promise.all(loaded)) as unknown as Texts;
    text = (address) => address.split('.').reduce<string | Texts>(under, catalogue) as string;
  });

  it('fit into a search result', () => {
    const country = countryName(language, 'DE');
    const size = '35 × 45 mm';
    const titles = [
      ...['landing.head', 'pricing.meta', 'check.page', 'trip.head', 'own.head', 'signature.head'].map(
        (page) => text(`${page}.title`),
      ),
      ...kinds.flatMap((kind) => [
        text(`countries.landing.${kind}.title`),
        text(`countries.all.${kind}.title`),
      ]),
      ...kinds.map((kind) =>
        text(`countries.page.${kind}.title`).replace('{{country}}', country).replace('{{size}}', size),
      ),
    ];
    expect(titles.filter((title) => widthOf(title + brand) > titleWidthMax)).toEqual([]);
  });

  it('begin with what people search for', () => {
    expect(text('landing.head.title')).toMatch(searched[language]);
    const beginWithCountry = ['en', 'tr', 'zh', 'ja'].includes(language);
    for (const kind of kinds) {
      expect(text(`countries.page.${kind}.title`).startsWith('{{country}}')).toBe(beginWithCountry);
    }
  });
});

function under(texts: string | Texts, key: string): string | Texts {
  const found = typeof texts === 'string' ? undefined : texts[key];
  if (found === undefined) throw new Error(`There is no text at ${key}.`);
  return found;
}

function widthOf(title: string): number {
  return [...title].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
}
