import { fallbackLanguage, formatList } from '@vesika/messages';
import { expressionSentence, glassesSentences, headCoveringPhrases } from '@vesika/report/words';
import { headCoveringPolicy, type PhotoRequirement, type SupplyRoute } from '@vesika/requirements';
import type { Texts } from './texts.ts';

/* Texts for the fields of a record, in English like the rest of the terminal. */

/** The people who may take the photo, the usual way first, one line per way. */
export function supplyLines({ supply }: Pick<PhotoRequirement, 'supply'>, texts: SupplyTexts): string[] {
  return [supply, ...supply.otherwise].map((route) => routeText(route, texts));
}

type SupplyTexts = Pick<Texts, 'supply'>;
type RuleTexts = Pick<Texts, 'rules'>;

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

export function glassesText({ glasses }: Pick<PhotoRequirement, 'glasses'>, { rules }: RuleTexts): string {
  return withNote(glassesSentences(rules, fallbackLanguage, glasses).join(' '), glasses?.note ?? null);
}

export function expressionText(
  { expression }: Pick<PhotoRequirement, 'expression'>,
  { rules }: RuleTexts,
): string | null {
  return expression && withNote(expressionSentence(rules, expression.policy), expression.note);
}

export function headCoveringText(
  { headCovering }: Pick<PhotoRequirement, 'headCovering'>,
  { rules }: RuleTexts,
): string | null {
  const policy = headCoveringPolicy({ headCovering });
  if (!headCovering || !policy) return null;
  return withNote(
    headCoveringPhrases(rules, { ...headCovering, policy })
      .map(upperFirst)
      .join('. '),
    headCovering.note,
  );
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
