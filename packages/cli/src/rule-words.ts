import type { PhotoRequirement, SupplyRoute } from '@vesika/requirements';
import type { Texts } from './texts.ts';

/** The fields of a record as the terminal says them, in English as the rest of it. */

const supplyWords: Record<NonNullable<SupplyRoute['kind']>, string> = {
  'none-needed': 'no photo is asked for',
  self: 'your own photo is accepted',
  'self-or-professional': 'your own photo or a studio’s is accepted',
  professional: 'only a photographer’s or an approved booth’s photo is accepted',
  'certified-digital': 'only a certified studio’s digital photo is accepted, sent to the authority',
  captured: 'the authority takes the photo itself',
};

/** Who may take the photo, the usual way first; one line for each way. */
export function supplyLines({ supply }: Pick<PhotoRequirement, 'supply'>, texts: DetailTexts): string[] {
  return [supply, ...supply.otherwise].map((route) => routeText(route, texts));
}

type DetailTexts = Pick<Texts, 'supplyDetail'>;

function routeText(
  { kind, appliesTo, since, transferCode, refusedCaptures, details: practice, level }: SupplyRoute,
  texts: DetailTexts,
): string {
  if (kind === null) return 'nothing published';
  const where = appliesTo.length === 0 ? '' : `${appliesTo.map(words).join(', ')}: `;
  const details = [
    since === null ? null : `since ${since}`,
    transferCode === null ? null : `bring the ${words(transferCode)}`,
    refusedCaptures.length === 0 ? null : `no ${refusedCaptures.join(', no ')}`,
    level === 'unverified' ? 'not verified' : null,
  ].filter((detail) => detail !== null);
  const text = `${where}${practice.includes('applicant-brings') ? 'the photo is asked of you' : supplyWords[kind]}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
  return [text, ...practice.map(texts.supplyDetail)].join('. ');
}

export function editsText({ edits }: Pick<PhotoRequirement, 'edits'>): string {
  const { refused, saidBy, note } = edits;
  if (refused.length === 0) return 'no rule against editing found';
  const what = refused.includes('any') ? 'digitally altered photos' : `changes to ${refused.join(', ')}`;
  const advice = refused.includes('cropping')
    ? 'nor may the file be cropped: hand in what the studio gives you'
    : 'use make --crop-only';
  return [`${saidBy ?? 'the authority'} refuses ${what}; ${advice}`, note].filter(Boolean).join('. ');
}

const glassesWords: Record<NonNullable<PhotoRequirement['glasses']>['policy'], string> = {
  expected: 'people who always wear them keep them on',
  allowed: 'allowed',
  discouraged: 'allowed, but better taken off',
  'best-removed': 'refused or discouraged; take them off',
  'unless-needed': 'not allowed, unless they cannot be taken off',
  medical: 'not allowed, but for a proven medical reason',
  forbidden: 'not allowed',
};

export function glassesText({ glasses }: Pick<PhotoRequirement, 'glasses'>): string | null {
  if (!glasses) return null;
  const conditions = glasses.conditions.map(words).join(', ');
  return withNote([glassesWords[glasses.policy], conditions].filter(Boolean).join(': '), glasses.note);
}

const expressionWords: Record<NonNullable<PhotoRequirement['expression']>['policy'], string> = {
  neutral: 'neutral, mouth closed',
  friendly: 'neutral or friendly, mouth closed',
  'natural-smile': 'neutral or a natural smile, mouth closed',
};

export function expressionText({ expression }: Pick<PhotoRequirement, 'expression'>): string | null {
  return expression && withNote(expressionWords[expression.policy], expression.note);
}

export function headCoveringText({ headCovering }: Pick<PhotoRequirement, 'headCovering'>): string | null {
  if (!headCovering) return null;
  const { exceptions, proof, compulsoryFor, note } = headCovering;
  const allowed = exceptions.length === 0 ? 'the head is bare' : `only on ${exceptions.join(' or ')} grounds`;
  const age = compulsoryFor?.fromAgeYears ? ` from the age of ${compulsoryFor.fromAgeYears}` : '';
  const parts = [
    compulsoryFor ? `compulsory for ${compulsoryFor.who}${age}` : null,
    allowed,
    proof ? 'with a signed statement' : null,
  ];
  return withNote(parts.filter((part) => part !== null).join(', '), note);
}

export function appearanceText({ appearance }: Pick<PhotoRequirement, 'appearance'>): string | null {
  return appearance && withNote(appearance.rules.map(words).join(', '), appearance.note);
}

export function printText({ print }: Pick<PhotoRequirement, 'print'>): string | null {
  const parts = [
    print.copies === null ? null : String(print.copies),
    print.finish,
    print.borderless ? 'borderless' : null,
    print.back.length === 0 ? null : `on the back: ${print.back.map(words).join(', ')}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

export function backgroundText({ background }: Pick<PhotoRequirement, 'background'>): string {
  const { colour, hex, alternatives, refused, note } = background;
  const accepted = [`${words(colour)} ${hex}`, ...alternatives.map(words)].join(', or ');
  return withNote([accepted, ...refused.map((word) => `not ${words(word)}`)].join(', '), note);
}

function withNote(text: string, note: string | null): string {
  return note === null ? text : `${text}. ${note}`;
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}
