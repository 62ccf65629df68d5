import { formatList } from '@vesika/messages';
import type { PhotoRequirement, SupplyRoute } from '@vesika/requirements';
import type { Texts } from './texts.ts';

/** Texts for the fields of a record, in English like the rest of the terminal. */

export const notPublished = 'nothing published';

/** Who may take the photo, the usual way first, one line per way. */
export function supplyLines({ supply }: Pick<PhotoRequirement, 'supply'>, texts: SupplyTexts): string[] {
  return [supply, ...supply.otherwise].map((route) => routeText(route, texts));
}

type SupplyTexts = Pick<Texts, 'supply'>;

/** A way of supply in sentences: who takes the photo, for which applications and since when, then practical details. */
function routeText(
  { kind, appliesTo, since, transferCode, refusedCaptures, details: practice, level }: SupplyRoute,
  { supply }: SupplyTexts,
): string {
  if (kind === null) return supply('warnings.supply-unknown');
  const where = appliesTo.map((application) => supply(`applications.${application}`));
  const details = [
    since === null ? null : `since ${since}`,
    transferCode === null ? null : `bring ${lowerFirst(supply(`codes.${transferCode}`))}`,
    refusedCaptures.length === 0
      ? null
      : `no ${refusedCaptures.map((capture) => supply(`captures.${capture}`)).join(', no ')}`,
    level === 'unverified' ? supply('card.unverified') : null,
  ].filter((detail) => detail !== null);
  const who = supply(`kinds.${practice.includes('applicant-brings') ? 'applicant' : kind}.title`);
  return [
    where.length === 0 ? '' : `${upperFirst(formatList('en', where))}: `,
    who,
    details.length === 0 ? '' : ` (${details.join('; ')})`,
    ...practice.map((detail, index) => `${index === 0 ? '.' : ''} ${supply(`details.${detail}`)}`),
  ].join('');
}

export function editsText({ edits }: Pick<PhotoRequirement, 'edits'>): string {
  const { refused, note } = edits;
  if (refused.length === 0) return 'we found no rule against it';
  const advice = refused.includes('cropping')
    ? 'it may not even be cropped: hand it in as the studio gave it to you'
    : 'use make --crop-only';
  return withNote(`${refusalText({ edits })}; ${advice}`, note);
}

/** The refused edits and who refuses them. */
export function refusalText({ edits }: Pick<PhotoRequirement, 'edits'>): string {
  const { refused, saidBy } = edits;
  const what = refused.includes('any')
    ? 'digitally altered photos'
    : `changes to ${formatList('en', refused, 'disjunction')}`;
  return `${saidBy ?? 'the authority'} refuses ${what}`;
}

const glassesWords: Record<NonNullable<PhotoRequirement['glasses']>['policy'], string> = {
  expected: 'keep them on if you always wear them',
  allowed: 'allowed',
  discouraged: 'allowed, but better taken off',
  'best-removed': 'refused or discouraged; take them off',
  'unless-needed': 'not allowed, unless you can’t take them off',
  medical: 'not allowed, except for a proven medical reason',
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
  const allowed =
    exceptions.length === 0
      ? 'none allowed'
      : `only for ${formatList('en', exceptions, 'disjunction')} reasons`;
  const age = compulsoryFor?.fromAgeYears ? ` from the age of ${compulsoryFor.fromAgeYears}` : '';
  const parts = [
    compulsoryFor ? `required for ${compulsoryFor.who}${age}` : null,
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

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
