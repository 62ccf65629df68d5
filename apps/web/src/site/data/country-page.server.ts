import type { TravelDocumentType } from '@vesika/contract';
import {
  bringsPrints,
  type Country,
  changesOf,
  childRulesOf,
  extractOf,
  findCountry,
  findRequirement,
  firstToKnow,
  hasEnded,
  independentSizeSources,
  type Level,
  leadingSources,
  type PhotoRequirement,
  refusesEditing,
} from '@vesika/requirements';
import { countryName } from '../../shell/i18n/country-names.ts';
import {
  countryAt,
  hasGuide,
  keyOf,
  type PageAddress,
  plainCode,
  type VariantAddress,
  type Visit,
  variantAt,
} from './country-address.server.ts';
import {
  type ListedCountry,
  listedDocuments,
  otherCountries,
  othersOfVariant,
} from './country-lists.server.ts';
import { headCoveringOf } from './derive/head-covering.server.ts';
import { notesOf } from './derive/notes.server.ts';
import { ruleLists } from './derive/rule-lists.server.ts';
import { shownRule } from './derive/shown-rule.server.ts';
import type { Support } from './rule-item.ts';

export type CountryGuide = ReturnType<typeof guideOf>;

export function countryPage(address: PageAddress, visit: Visit): CountryGuide {
  const { documentType } = address;
  const country = countryAt(address);
  const { requirement } = findRequirement({ countryCode: country.code, documentType })!;
  return guideOf(requirement, country, visit, {
    variant: null,
    isGuide: documentType !== 'passport' || hasGuide(country),
    documentName: documentName(documentType, requirement),
    ruleOf: issuingState(documentType, requirement, visit),
    others: otherCountries(documentType, visit, country),
  });
}

export function variantPage(address: VariantAddress, visit: Visit): CountryGuide {
  const requirement = variantAt(address);
  return guideOf(requirement, findCountry(requirement.countryCode)!, visit, {
    variant: requirement.variant,
    isGuide: false,
    documentName: null,
    ruleOf: null,
    others: othersOfVariant(requirement, visit),
  });
}

interface OfPage {
  /** Null for the main record of the country. */
  variant: string | null;
  isGuide: boolean;
  documentName: string | null;
  ruleOf: ReturnType<typeof issuingState>;
  others: ListedCountry[];
}

function guideOf(requirement: PhotoRequirement, country: Country, visit: Visit, ofPage: OfPage) {
  const { language } = visit;
  const { documentType } = requirement;
  const isOff = !visit.isActive(country.code, documentType);
  return {
    ...ofPage,
    language,
    documentType,
    /** The operator does not offer this document. */
    isOff,
    /** A size that no authority prescribes. */
    isPlain: country.code === plainCode,
    code: country.code,
    /** The operator's note about this country. */
    operatorNote: visit.noteOf?.(country.code) ?? null,
    /** The number of people whose photo was accepted, of those who answered; null while too few did. */
    acceptance: visit.acceptanceOf?.(requirement) ?? null,
    alpha3: country.alpha3,
    key: keyOf(documentType, country),
    name: countryName(language, country.code, country.name),
    rule: {
      ...shownRule(requirement),
      file: requirement.file,
      /** Null if the authority takes every photo itself. */
      print: bringsPrints(requirement) ? requirement.print : null,
      headCovering: requirement.headCovering && headCoveringOf(requirement),
    },
    support: {
      size: sizeSupport(requirement),
      background: supportOf(requirement.background),
      headHeight: headSupport(requirement.headHeight),
      minDpi: supportOf(requirement.minDpi),
      photoAge: supportOf(requirement.photoAgeMonthsMax),
      eyeLine: supportOf(requirement.eyeLineFromBottom),
      topMargin: supportOf(requirement.topMargin),
      headWidth: supportOf(requirement.headWidth),
      chinMargin: supportOf(requirement.chinMargin),
      faceCentreFromSide: supportOf(requirement.faceCentreFromSide),
      pixels: supportOf(requirement.pixels),
      file: supportOf(requirement.file),
      print: supportOf(requirement.print),
    },
    verified: requirement.verified,
    sources: leadingFirst(requirement).map((source) => ({
      ...source,
      extract: extractOf(requirement, source.id),
    })),
    /** Sources that state the size independently of each other, on whatever site. */
    stating: independentSizeSources(requirement),
    authority: requirement.authority,
    officialRefs: requirement.officialRefs,
    supply: {
      ...firstToKnow(requirement),
      print: requirement.print,
      covering: requirement.headCovering?.compulsoryFor ?? null,
      authority: requirement.authority,
    },
    editingForbidden: refusesEditing(requirement),
    documents: listedDocuments(country.code).filter(
      (each) => !isOff || visit.isActive(country.code, each.documentType),
    ),
    record: `${country.code}-${documentType}-${requirement.variant}`,
    checkedOn: requirement.checkedOn,
    changedOn: requirement.changedOn,
    validFrom: requirement.validFrom,
    ...lastDay(requirement),
    /** Newest first; no facts if the record was added. */
    changes: changesOf(requirement).map(({ date, facts }) => ({ date, facts })),
    reportTo: visit.facts?.operator.email ?? null,
    ...ruleLists(requirement),
    notes: notesOf(requirement, language),
    /** Youngest first. */
    childRules: childRulesOf(country.code, documentType).map(
      ({ ageYearsBelow, relaxed, leftOpen, headHeight, guidance, source }) => ({
        ageYearsBelow,
        relaxed,
        leftOpen,
        /** Its source is null if it is that of the rule. */
        headHeight,
        guidance: guidance.map(({ says, source: saidBy }) => ({ says: [...says], source: saidBy })),
        source,
      }),
    ),
  };
}

/** Last day of the rules if it is still to come; `endedOn` if it has passed. */
function lastDay({ validUntil }: PhotoRequirement) {
  const today = new Date().toISOString().slice(0, 10);
  return hasEnded({ validUntil }, today)
    ? { validUntil: null, endedOn: validUntil }
    : { validUntil, endedOn: null };
}

function leadingFirst(requirement: PhotoRequirement) {
  const leading = leadingSources(requirement);
  return [...leading, ...requirement.sources.filter(({ id }) => leading.every((source) => source.id !== id))];
}

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

const supports = {
  official: 'checked',
  copy: 'copy',
  reported: 'one',
  secondary: 'one',
  unverified: 'usual',
} as const satisfies Record<Level, Support>;

function supportOf(fact: { level: Level } | null): Support {
  return fact ? supports[fact.level] : 'usual';
}

/** The record may rest on a source that does not mention the size. */
function sizeSupport({ size, verified }: PhotoRequirement): Support {
  return size.level === 'unverified' && size.source === null ? 'usual' : supportOfVerified[verified];
}

const supportOfVerified = {
  official: 'checked',
  'official-copy': 'copy',
  'two-sources': 'two',
  'single-source': 'one',
  'icao-default': 'icao',
  default: 'usual',
} as const satisfies Record<PhotoRequirement['verified'], Support>;

/** Bounds of a related rule, or of the square US photo, that no source states for this document are common practice. */
function headSupport(head: PhotoRequirement['headHeight']): Support {
  const isAssumed = head.level === 'unverified' && head.source === null && head.derivation !== 'icao';
  return isAssumed ? 'usual' : (derived[head.derivation] ?? supportOf(head));
}

const derived: Partial<Record<PhotoRequirement['headHeight']['derivation'], Support>> = {
  icao: 'icao',
  us: 'derived',
  point: 'derived',
  scaled: 'derived',
};
