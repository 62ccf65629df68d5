import type { RequirementAnswer, TravelDocumentType } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { CheckId } from '@vesika/report';
import type { RuledFact } from '@vesika/requirements/schema';
import type { SearchedCountry } from '../country-search/searched-country.ts';
import type { DocumentType } from '../photo/document-type.ts';
import type { SupplyName, SupplyRule } from '../rules/supply/own-photo.ts';

type Requirement = RequirementAnswer['record'];

export interface ListedCountry {
  code: string;
  alpha3: string;
  key: string;
  name: string;
  size: { widthMm: number; heightMm: number };
}

/** The server wrote the names; the browser's own may differ and would break hydration. */
export interface CountryList {
  language: Language;
  countries: ListedCountry[];
}

export interface DocumentLanding {
  documentType: TravelDocumentType;
  language: Language;
  popular: ListedCountry[];
  searched: SearchedCountry[];
  beyond: { code: string; documents: ListedDocument[] } | null;
}

export type RuleValue =
  | number
  | { kind: 'formats'; formats: string[] }
  | { kind: 'colour'; name: string }
  | { kind: 'limit'; min: number | null; max: number | null; unit: 'mm' | 'kB' | 'dpi' }
  | { kind: 'pixels'; widthPx: number; heightPx: number }
  | { kind: 'conditions'; keys: GlassesCondition[] }
  | { kind: 'backgrounds'; keys: AlternativeBackground[] };

/** Source of a rule: the authority, another source, or none, in which case the line states common practice. */
export type RestsOn = 'authority' | 'others' | 'usual';

export interface RuleItem<Key extends string = string> {
  key: Key;
  values?: Record<string, RuleValue>;
  rests: RestsOn;
}

const requiredKeys = [
  'headHeight',
  'headHeightWithHair',
  'hairNotCounted',
  'eyeLine',
  'background',
  'alternatives',
  'expressionNeutral',
  'expressionFriendly',
  'expressionSmile',
  'glassesAllowed',
  'glassesConditions',
  'glassesAlways',
  'glassesSafer',
  'headCoveringReligious',
  'headCoveringBoth',
  'headCoveringCustom',
  'headCoveringProof',
  'headCoveringWomen',
  'headCoveringWomenFrom',
  'ears',
  'eyebrows',
  'hairInside',
  'clothesContrast',
  'collar',
  'recent',
  'pixels',
  'pixelsRange',
  'pixelsMin',
  'fileFormats',
  'fileSize',
  'dpi',
  'copies',
  'glossy',
  'matte',
  'professional',
] as const;
export type RequiredKey = (typeof requiredKeys)[number];

const forbiddenKeys = [
  'glasses',
  'glassesMedical',
  'glassesUnlessNeeded',
  'glassesBestRemoved',
  'glassesUnknown',
  'glassesTinted',
  'smile',
  'teeth',
  'hats',
  'hatsNoException',
  'backgroundUneven',
  'whiteBackground',
  'whiteClothes',
  'uniform',
  'jewellery',
  'border',
  'selfie',
  'editing',
  'editingBackground',
  'editingRetouching',
] as const;
export type ForbiddenKey = (typeof forbiddenKeys)[number];

export const glassesConditions = ['clearLenses', 'noGlare', 'eyesFree', 'thinFrame'] as const;
type GlassesCondition = (typeof glassesConditions)[number];

const alternativeBackgrounds = [
  'white',
  'offWhite',
  'cream',
  'beige',
  'lightGrey',
  'lightBlue',
  'blue',
  'anyPlainLight',
  'anyPlainLightNotWhite',
  'pastelForLightComplexions',
] as const;
export type AlternativeBackground = (typeof alternativeBackgrounds)[number];

export type Support = 'checked' | 'two' | 'one' | 'mixed' | 'icao' | 'derived' | 'usual';

export type GlassesVerdict = 'yes' | 'avoid' | 'no' | null;

type SupportedFact =
  | 'size'
  | 'background'
  | 'headHeight'
  | 'minDpi'
  | 'photoAge'
  | 'eyeLine'
  | 'topMargin'
  | 'pixels'
  | 'file'
  | 'print';

export type HeadCovering = 'bare' | 'religious' | 'both' | 'custom' | 'women';

export interface ListedDocument {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
  /** Address of its page, without language. */
  path: string;
  /** Null if the authority takes the photo. */
  size: { widthMm: number; heightMm: number } | null;
  supplyName: SupplyName;
}

export interface CountryGuide {
  language: Language;
  documentType: DocumentType;
  /** Null for the main record of the country. */
  variant: string | null;
  /** A size that no authority prescribes. */
  isPlain: boolean;
  code: string;
  /** The operator's note about this country. */
  operatorNote: string | null;
  /** The number of people whose photo was accepted, of those who answered; null while too few did. */
  acceptance: { accepted: number; answers: number } | null;
  alpha3: string;
  key: string;
  name: string;
  isGuide: boolean;
  documentName: string | null;
  rule: Pick<Requirement, 'size' | 'pixels' | 'headHeight' | 'eyeLineFromBottom' | 'topMargin'> & {
    minDpi: { value: number } | null;
    photoAgeMonthsMax: { value: number } | null;
    background: { name: string; hex: string };
    file: Requirement['file'];
    /** Null if the authority takes every photo itself. */
    print: Requirement['print'] | null;
    smileAllowed: boolean | null;
    glasses: GlassesVerdict;
    headCovering: HeadCovering | null;
  };
  support: Record<SupportedFact, Support>;
  verified: RequirementAnswer['verified'];
  sources: Requirement['sources'];
  /** The sources behind `verified`: all that agree, if that is what it says, otherwise the main source. */
  leading: Requirement['sources'];
  officialRefs: string[];
  ruleOf: { code: string; key: string; name: string } | null;
  supply: SupplyRule;
  editingForbidden: boolean;
  documents: ListedDocument[];
  record: string;
  checkedOn: string | null;
  changedOn: string | null;
  validFrom: string | null;
  /** Last day of the rules if it is still to come; `endedOn` if it has passed. */
  validUntil: string | null;
  endedOn: string | null;
  /** Newest first; no facts if the record was added. */
  changes: { date: string; facts: RuledFact[] }[];
  reportTo: string | null;
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
  notes: string[];
  /** Youngest first. */
  childRules: {
    ageYearsBelow: number;
    relaxed: readonly CheckId[];
    leftOpen: readonly CheckId[];
    /** Its source is null if it is that of the rule. */
    headHeight: {
      minMm: number;
      maxMm: number;
      source: RequirementAnswer['child_rules'][number]['source'] | null;
    } | null;
    guidance: RequirementAnswer['child_rules'][number]['guidance'];
    source: RequirementAnswer['child_rules'][number]['source'];
  }[];
  others: ListedCountry[];
}
