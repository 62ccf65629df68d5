import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';
import { fallbackLanguage } from '@vesika/messages';
import { colourName, limitText } from '@vesika/report/words';
import { type Country, findRequirement } from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { serverTexts } from '../i18n/server-texts.ts';
import { countriesOf, keyOf, type Visit } from '../site-data/country-address.server.ts';
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
  const [, type, key] = /^(?<type>\w+)\/(?<key>[\w-]+)\.png$/.exec(path) ?? [];
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
  const t = (await serverTexts(fallbackLanguage)).getFixedT(fallbackLanguage);
  const { minMm: min, maxMm: max } = requirement.headHeight;
  const head = limitText(t, fallbackLanguage, { min, max }, 'mm');
  const background = colourName(t, requirement.background.colour).toLowerCase();
  return {
    seed: country.code,
    name: countryName(fallbackLanguage, country.code, country.name),
    document: documentNames[documentType],
    subtitle: `Head ${head}, ${background} background`,
    rule: requirement,
  };
}
