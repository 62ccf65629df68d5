import type { RequirementAnswer, TravelDocumentType } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { SearchedCountry } from '../country-search/searched-country.ts';
import type { DocumentType } from '../photo/document-type.ts';
import type { SupplyName, SupplyRule } from '../rules/supply/own-photo.ts';

type Requirement = RequirementAnswer['record'];

/** A country in a list. */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  alpha3: string;
  /** The last part of its address. */
  key: string;
  /** In the language the page is served in. */
  name: string;
  size: { widthMm: number; heightMm: number };
}

/** Names are those of the server, so that the browser, whose own may differ, finds the same. */
export interface CountryList {
  language: Language;
  countries: ListedCountry[];
}

/** Data of the landing page of one kind of document. */
export interface DocumentLanding {
  documentType: TravelDocumentType;
  language: Language;
  popular: ListedCountry[];
  searched: SearchedCountry[];
  /** Documents of no single country. */
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

/** Who says it: the authority, another source, or none, in which case the line states common practice. */
export type RestsOn = 'authority' | 'others' | 'usual';

/** One line of the DO or DON'T list: the sentence, its inserts and its source. */
export interface RuleItem<Key extends string = string> {
  key: Key;
  values?: Record<string, RuleValue>;
  rests: RestsOn;
}

export const requiredKeys = [
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

export const forbiddenKeys = [
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
] as const;
export type ForbiddenKey = (typeof forbiddenKeys)[number];

export const glassesConditions = ['clearLenses', 'noGlare', 'eyesFree', 'thinFrame'] as const;
export type GlassesCondition = (typeof glassesConditions)[number];

export const alternativeBackgrounds = [
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

/** How well the sources support a single number. */
export type Support = 'checked' | 'two' | 'one' | 'mixed' | 'icao' | 'derived' | 'usual';

/** The rule for glasses; null: not published. */
export type GlassesVerdict = 'yes' | 'avoid' | 'no' | null;

/** Numbers on the sheet, with their support. */
export type SupportedFact =
  | 'background'
  | 'headHeight'
  | 'minDpi'
  | 'photoAge'
  | 'eyeLine'
  | 'topMargin'
  | 'pixels'
  | 'file'
  | 'print';

/** `women`: women have to cover their hair. */
export type HeadCovering = 'bare' | 'religious' | 'both' | 'custom' | 'women';

/** A record in the list of a country's documents. */
export interface ListedDocument {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
  isPrimary: boolean;
  size: { widthMm: number; heightMm: number };
  supplyName: SupplyName;
}

/** All data of a country's page about one document. */
export interface CountryGuide {
  language: Language;
  documentType: TravelDocumentType;
  code: string;
  alpha3: string;
  key: string;
  name: string;
  /** Passports beyond the 19 guides show only the rule. */
  isGuide: boolean;
  /** English name of the document where it is not simply the country's: `US passport card`. */
  documentName: string | null;
  rule: Pick<Requirement, 'size' | 'pixels' | 'headHeight' | 'eyeLineFromBottom' | 'topMargin'> & {
    /** Null, here and below: not published. */
    minDpi: { value: number } | null;
    photoAgeMonthsMax: { value: number } | null;
    background: { name: string; hex: string };
    file: Requirement['file'];
    print: Requirement['print'];
    smileAllowed: boolean | null;
    glasses: GlassesVerdict;
    headCovering: HeadCovering | null;
  };
  support: Record<SupportedFact, Support>;
  verified: RequirementAnswer['verified'];
  sources: Requirement['sources'];
  officialRefs: string[];
  /** The state whose rule applies if the country has none of its own. */
  ruleOf: { code: string; key: string; name: string } | null;
  /** Who takes the photo, and which edits are allowed. */
  supply: SupplyRule;
  editingForbidden: boolean;
  /** Every record of the country, this one among them. */
  documents: ListedDocument[];
  /** The record's name, for error reports. */
  record: string;
  /** Date of the last comparison with its sources. */
  checkedOn: string | null;
  /** Address for error reports; null: the contact form. */
  reportTo: string | null;
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
  /** In English, as the record keeps them. */
  notes: string[];
  others: ListedCountry[];
}
