import type { TravelDocumentType } from '@vesika/contract';
import {
  type Country,
  findCountry,
  findRequirement,
  headCoveringOf,
  type PhotoRequirement,
} from '@vesika/requirements';
import { countryName } from '../i18n/country-names.ts';
import { countryAt, hasGuide, keyOf, type PageAddress, type Visit } from './country-address.server.ts';
import type { CountryGuide, Support } from './country-guide.ts';
import { otherCountries } from './country-lists.server.ts';
import { ruleLists } from './derive/rule-lists.server.ts';
import { factsOf } from './derive/special-notes.server.ts';

/** What a country's page shows. Throws what countryAt throws. */
export function countryPage(address: PageAddress, visit: Visit): CountryGuide {
  return countryGuide(address.documentType, countryAt(address, visit), visit);
}

function countryGuide(documentType: TravelDocumentType, country: Country, visit: Visit): CountryGuide {
  const { language } = visit;
  const { requirement, verified, date } = findRequirement({ countryCode: country.code, documentType })!;
  return {
    language,
    documentType,
    code: country.code,
    alpha3: country.alpha3,
    key: keyOf(documentType, country),
    name: countryName(language, country.code, country.name),
    isGuide: documentType !== 'passport' || hasGuide(country),
    documentName: documentName(documentType, requirement),
    rule: {
      size: requirement.size,
      pixels: requirement.pixels,
      headHeight: requirement.headHeight,
      eyeLineFromBottom: requirement.eyeLineFromBottom,
      topMargin: requirement.topMargin,
      minDpi: requirement.minDpi,
      photoAgeMonthsMax: requirement.photoAgeMonthsMax,
      background: { name: requirement.background.name, hex: requirement.background.hex },
      file: requirement.file,
      copies: requirement.copies,
      smileAllowed: requirement.smileAllowed,
      headCovering: headCoveringOf(requirement),
    },
    support: {
      background: backgroundSupport[requirement.background.basis],
      headHeight: headSupport[requirement.headHeight.basis],
      minDpi: requirement.minDpi.basis === 'checked' ? 'checked' : 'usual',
      photoAge: requirement.photoAgeMonthsMax.basis === 'checked' ? 'checked' : 'usual',
    },
    verified,
    date,
    sources: requirement.sources,
    officialRefs: requirement.officialRefs,
    ruleOf: issuingState(documentType, requirement, visit),
    policies: factsOf(requirement).policies,
    ...ruleLists(requirement),
    notes: requirement.specialNotes,
    others: otherCountries(documentType, visit, country),
  };
}

/** The records name a document only where it has a name of its own. */
function documentName(documentType: TravelDocumentType, { label, countryName: country }: PhotoRequirement) {
  const plainNames = { passport: 'passport', visa: 'visa', id: 'ID card' };
  return label === `${country} ${plainNames[documentType]}` || documentType === 'passport' ? null : label;
}

function issuingState(documentType: TravelDocumentType, { inheritsFrom }: PhotoRequirement, visit: Visit) {
  const state = inheritsFrom === null ? undefined : findCountry(inheritsFrom);
  return state && visit.isActive(state.code)
    ? {
        code: state.code,
        key: keyOf(documentType, state),
        name: countryName(visit.language, state.code, state.name),
      }
    : null;
}

const backgroundSupport = {
  checked: 'checked',
  two: 'two',
  one: 'one',
  mixed: 'mixed',
  assumed: 'usual',
  'icao-default': 'icao',
  default: 'usual',
} as const satisfies Record<PhotoRequirement['background']['basis'], Support>;

const headSupport = {
  official: 'checked',
  'source-range': 'one',
  'icao-band': 'icao',
  'us-band': 'derived',
  point: 'derived',
  'icao-ratio': 'icao',
  derived: 'derived',
  'icao-default': 'icao',
  default: 'usual',
} as const satisfies Record<PhotoRequirement['headHeight']['basis'], Support>;
