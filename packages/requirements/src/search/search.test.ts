import { describe, expect, it } from 'vitest';
import documents from '../../data/names/documents.json' with { type: 'json' };
import { capturedDocuments, findCapturedDocument } from '../captured-documents.ts';
import { countryNamesSchema, namedDocumentSchema } from '../data-schemas.ts';
import { allRequirements } from '../lookup.ts';
import { countryNames, documentNames } from './names.ts';
import { createSearch } from './search.ts';
import { searchedPlaces } from './searched-places.ts';

const languages = ['en', 'tr', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh-CN', 'ja', 'ar'];
const search = createSearch(searchedPlaces(languages));
const firstFor = (typed: string) => search(typed)[0]?.countryCode;

it('reads names whose files match their schemas', () => {
  for (const document of documents) expect(namedDocumentSchema.parse(document)).toMatchObject(document);
  expect(countryNamesSchema.parse(countryNames)).toEqual(countryNames);
  expect(documentNames).toEqual(documents.map((document) => namedDocumentSchema.parse(document)));
});

it.each([
  ['Belgium passport', 'BE', 'passport'],
  ['Belçika pasaport', 'BE', 'passport'],
  ['belçika pasaportu', 'BE', 'passport'],
  ['us visa photo', 'US', 'visa'],
  ['比利时护照', 'BE', 'passport'],
  ['日本のパスポート写真', 'JP', 'passport'],
  ['passeport de Belgique', 'BE', 'passport'],
  ['Reisepass Österreich', 'AT', 'passport'],
  ['DE passport', 'DE', 'passport'],
  ['visto per la Cina', 'CN', 'visa'],
  ['pasaporte de España', 'ES', 'passport'],
  ['виза Китай', 'CN', 'visa'],
  ['جواز سفر مصر', 'EG', 'passport'],
  ['Turkey ID card', 'TR', 'id'],
])('finds the document that "%s" names', (typed, countryCode, documentType) => {
  expect(search(typed)[0]).toMatchObject({ countryCode, documentType, document: null });
});

it.each([
  ['gremany', 'DE'],
  ['belguim', 'BE'],
])('finds %s despite its letters in the wrong order', (typed, countryCode) => {
  expect(firstFor(typed)).toBe(countryCode);
});

describe('what people call countries and documents', () => {
  it.each([
    ['uk', 'GB'],
    ['usa', 'US'],
    ['deutschland', 'DE'],
    ['holland', 'NL'],
    ['birleşik krallık', 'GB'],
    ['birlesik krallik', 'GB'],
    ['abd', 'US'],
    ['etats unis', 'US'],
    ['états-unis', 'US'],
    ['côte d ivoire', 'CI'],
    ["cote d'ivoire", 'CI'],
    ['ivory coast', 'CI'],
    ['fildişi sahili', 'CI'],
    ['burma', 'MM'],
    ['myanmar', 'MM'],
    ['英国', 'GB'],
    ['中国', 'CN'],
    ['中华人民共和国', 'CN'],
    ['日本', 'JP'],
    ['韩国', 'KR'],
    ['南韓', 'KR'],
    ['台湾', 'TW'],
    ['臺灣', 'TW'],
    ['中華民國', 'TW'],
    ['香港', 'HK'],
    ['مصر', 'EG'],
    ['السعودية', 'SA'],
    ['الإمارات', 'AE'],
    ['امارات', 'AE'],
    ['تركيا', 'TR'],
    ['ایران', 'IR'],
    ['भारत', 'IN'],
    ['россия', 'RU'],
    ['росия', 'RU'],
    ['украина', 'UA'],
    ['беларусь', 'BY'],
    ['казахстан', 'KZ'],
    ['Türkei', 'TR'],
    ['Suiza', 'CH'],
    ['Schweiz', 'CH'],
    ['Österreich', 'AT'],
    ['oesterreich', 'AT'],
    ['austria', 'AT'],
    ['autriche', 'AT'],
    ['españa', 'ES'],
    ['espana', 'ES'],
    ['espagne', 'ES'],
    ['italie', 'IT'],
    ['brasil', 'BR'],
    ['méxico', 'MX'],
    ['perú', 'PE'],
    ['hellas', 'GR'],
    ['yunanistan', 'GR'],
    ['ελλάδα', 'GR'],
    ['polska', 'PL'],
    ['polen', 'PL'],
    ['magyarország', 'HU'],
    ['macaristan', 'HU'],
    ['suomi', 'FI'],
    ['sverige', 'SE'],
    ['danmark', 'DK'],
    ['norge', 'NO'],
    ['česko', 'CZ'],
    ['czechia', 'CZ'],
    ['hrvatska', 'HR'],
    ['srbija', 'RS'],
    ['românia', 'RO'],
    ['portugal', 'PT'],
    ['éire', 'IE'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['wales', 'GB'],
    ['u.s.', 'US'],
    ['america', 'US'],
    ['south korea', 'KR'],
    ['north korea', 'KP'],
    ['vietnam', 'VN'],
    ['philippines', 'PH'],
    ['filipinler', 'PH'],
    ['filipinas', 'PH'],
    ['persia', 'IR'],
    ['iran', 'IR'],
    ['irak', 'IQ'],
    ['suriye', 'SY'],
    ['ksa', 'SA'],
    ['uae', 'AE'],
    ['dubai', 'AE'],
    ['hindistan', 'IN'],
    ['inde', 'IN'],
    ['pakistan', 'PK'],
    ['swaziland', 'SZ'],
    ['eswatini', 'SZ'],
    ['cabo verde', 'CV'],
    ['cape verde', 'CV'],
    ['drc', 'CD'],
    ['congo', 'CG'],
    ['kıbrıs', 'CY'],
    ['kktc', 'CY'],
    ['kosovo', 'XK'],
    ['palestine', 'PS'],
    ['vatican', 'VA'],
    ['macedonia', 'MK'],
    ['east timor', 'TL'],
    ['tr', 'TR'],
    ['de', 'DE'],
    ['schengen', 'EU'],
    ['schengen visa', 'EU'],
    ['vize', 'EU'],
    ['green card', 'US'],
    ['greencard', 'US'],
    ['dv lottery', 'US'],
    ['diversity visa', 'US'],
    ['dv-2027', 'US'],
    ['yeşil kart', 'US'],
    ['oci', 'IN'],
    ['aadhaar', 'IN'],
    ['pan card', 'IN'],
    ['nicop', 'PK'],
    ['kimlik', 'TR'],
    ['kimlik kartı', 'TR'],
    ['ehliyet', 'TR'],
    ['permis de conduire', 'FR'],
    ['führerschein', 'DE'],
    ['personalausweis', 'DE'],
    ["carte d'identité", 'FR'],
    ['titre de séjour', 'FR'],
    ['dni', 'ES'],
    ['tie', 'ES'],
    ['nie', 'ES'],
    ["carta d'identità", 'IT'],
    ['cie', 'IT'],
    ['permesso di soggiorno', 'IT'],
    ['cnh', 'BR'],
    ['my number', 'JP'],
    ['マイナンバー', 'JP'],
    ['在留カード', 'JP'],
    ['履歴書', 'JP'],
    ['身份证', 'CN'],
    ['港澳通行证', 'CN'],
    ['一寸照', 'ZZ'],
    ['二寸', 'ZZ'],
    ['驾驶证', 'CN'],
    ['загранпаспорт', 'RU'],
    ['водительские права', 'RU'],
    ['внж', 'RU'],
    ['рнп', 'RU'],
    ['licencia de conducir', 'ES'],
    ['licença de condução', 'PT'],
    ['رخصة القيادة', 'SA'],
    ['visa', 'US'],
    ['passport', 'US'],
    ['ds-160', 'US'],
    ['nexus', 'US'],
    ['global entry', 'US'],
    ['umrah', 'SA'],
    ['hajj', 'SA'],
    ['neet', 'IN'],
    ['upsc', 'IN'],
    ['ssc', 'IN'],
    ['e-photo', 'FR'],
    ['biyometrik', 'TR'],
    ['passbild', 'DE'],
    ['2x2', 'ZZ'],
    ['2x2 inch', 'ZZ'],
    ['35x45', 'ZZ'],
    ['35 x 45', 'ZZ'],
    ['5x5', 'ZZ'],
    ['33x48', 'CN'],
  ])('"%s" find %s first', (typed, code) => {
    expect(firstFor(typed)).toBe(code);
  });

  it.each(Object.entries(countryNames))('of %s all other names find it', (code, names) => {
    expect(names.filter((name) => firstFor(name) !== code)).toEqual([]);
  });

  it('finds each document by its names, and only documents on record', () => {
    const lost = documentNames.flatMap((document) =>
      document.names.filter((name) => search(name)[0]?.document !== document),
    );
    expect(lost).toEqual([]);
    const onRecord = [...allRequirements(), ...capturedDocuments()].map(
      ({ countryCode, documentType, variant }) => [countryCode, documentType, variant].join(' '),
    );
    const named = documentNames.filter(({ documentType }) => documentType !== null);
    const keys = named.map(({ countryCode, documentType, variant }) =>
      [countryCode, documentType, variant ?? 'standard'].join(' '),
    );
    expect(keys.filter((key) => !onRecord.includes(key))).toEqual([]);
  });

  it('tells apart the documents for which nobody brings a photo', () => {
    const reported = documentNames.filter(({ documentType, countryCode, variant, isCaptured }) => {
      const isOne =
        documentType !== null &&
        findCapturedDocument({ countryCode, documentType, variant: variant ?? 'standard' }) !== undefined;
      return isOne !== (isCaptured ?? false);
    });
    expect(reported).toEqual([]);
    expect(documentNames.filter(({ isCaptured }) => isCaptured).length).toBe(capturedDocuments().length);
  });
});

describe('a name', () => {
  it.each([
    ['germny', 'DE'],
    ['swizerland', 'CH'],
    ['philipines', 'PH'],
    ['united sta', 'US'],
    ['turk', 'TR'],
    ['germ', 'DE'],
    ['deu', 'DE'],
    ['xkx', 'XK'],
  ])('"%s" may be mistyped, half typed or a code: %s', (typed, code) => {
    expect(firstFor(typed)).toBe(code);
  });

  it('differs from a part of one', () => {
    expect(search('Österreich')[0]?.isExact).toBe(true);
    expect(search('österr')[0]?.isExact).toBe(false);
  });

  it('of nothing finds nothing', () => {
    expect([search(''), search(' - '), search('atlantis')]).toEqual([[], [], []]);
  });
});
