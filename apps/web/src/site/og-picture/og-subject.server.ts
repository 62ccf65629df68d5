import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';
import { fallbackLanguage } from '@vesika/messages';
import { colourName, limitText } from '@vesika/report/words';
import { type Country, findCountry, findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { documentName } from '../../photo/document-name.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { serverTexts } from '../../shell/i18n/server-texts.ts';
import { countriesOf, keyOf, pathOf, type Visit, variantRecords } from '../data/country-address.server.ts';
import type { OgSubject } from './og-picture.server.tsx';

const documentNames: Readonly<Record<TravelDocumentType, string>> = {
  passport: 'passport photo',
  visa: 'visa photo',
  id: 'ID photo',
};

export async function ogSubjectAt(
  path: string,
  visit: Pick<Visit, 'isActive'>,
): Promise<OgSubject | undefined> {
  if (path === 'vesika.png') return siteSubject();
  const [, type, key, variant] = /^(\w+)\/([\w-]+)(?:\/([\w-]+))?\.png$/.exec(path) ?? [];
  if (variant !== undefined) {
    const record = variantRecords().find((each) => pathOf(each) === `/${type}-photo/${key}/${variant}`);
    return record && variantSubject(record);
  }
  const documentType = travelDocumentTypes.find((each) => each === type);
  const country =
    documentType && countriesOf(documentType, visit).find((each) => keyOf(documentType, each) === key);
  return country && countrySubject(documentType, country);
}

function siteSubject(): OgSubject {
  return {
    seed: 'vesika',
    name: 'Passport, visa',
    document: 'and ID photos',
    subtitle: 'Measured by the rules of each country',
    rule: findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
  };
}

async function countrySubject(documentType: TravelDocumentType, country: Country): Promise<OgSubject> {
  const { requirement } = findRequirement({ countryCode: country.code, documentType })!;
  return {
    seed: country.code,
    name: countryName(fallbackLanguage, country.code, country.name),
    document: documentNames[documentType],
    subtitle: await subtitleOf(requirement),
    rule: requirement,
  };
}

async function variantSubject(requirement: PhotoRequirement): Promise<OgSubject> {
  const texts = await serverTexts(fallbackLanguage);
  const t = texts.getFixedT(fallbackLanguage, ['web', 'engine', 'supply']) as Parameters<
    typeof documentName
  >[0];
  const country = findCountry(requirement.countryCode)!;
  return {
    seed: country.code,
    name: documentName(t, requirement),
    document: 'photo',
    subtitle: await subtitleOf(requirement),
    rule: requirement,
  };
}

async function subtitleOf({ headHeight, background }: PhotoRequirement): Promise<string> {
  const t = (await serverTexts(fallbackLanguage)).getFixedT(fallbackLanguage);
  const { minMm: min, maxMm: max } = headHeight;
  const head = limitText(t, fallbackLanguage, { min, max }, 'mm');
  return `Head ${head}, ${colourName(t, background.colour).toLowerCase()} background`;
}
