import { formatList, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';
import { joinedSentences } from '../../../shell/i18n/joined-sentences.ts';
import { dateText } from '../rule-texts.ts';
import {
  type Application,
  type OwnPhoto,
  type SupplyName,
  type SupplyRoute,
  type SupplyRule,
  unconfirmedWay,
  wayOf,
} from './own-photo.ts';

type Texts = TFunction<['web', 'engine', 'supply']>;

export function kindTitle(t: Texts, name: SupplyName): string {
  return t(`supply:kinds.${name}.title`);
}

export function kindLabel(t: Texts, name: SupplyName): string {
  return t(`supply:kinds.${name}.short`);
}

export function applicationList(t: Texts, language: Language, applications: readonly Application[]): string {
  return formatList(
    language,
    applications.map((application) => t(`supply:applications.${application}`)),
  );
}

interface SupplyWay {
  name: string;
  about: string;
  /** The way that is asked for, or the variant of the document. Both are null where only a check is open. */
  way: string | null;
  variant: string | null;
}

/** The ways to a photo that a rule leaves open. */
export function supplyWays(t: Texts, language: Language, own: OwnPhoto): SupplyWay[] {
  const unconfirmed = {
    name: t('supply:ways.unconfirmed'),
    about: t('supply:ways.unconfirmedAbout'),
    way: unconfirmedWay,
    variant: null,
  };
  const check = {
    name: t('supply:ways.check'),
    about: t('supply:ways.checkAbout'),
    way: null,
    variant: null,
  };
  return [
    ...(own.isUnknown ? [unconfirmed] : []),
    ...own.exceptions.map(({ appliesTo, variant, isSilent }) => ({
      name: t('supply:ways.make', { list: applicationList(t, language, appliesTo) }),
      about: t(isSilent ? 'supply:ways.brought' : 'supply:ways.accepted'),
      way: variant ? null : wayOf(appliesTo),
      variant,
    })),
    ...(own.hasStudioFile ? [check] : []),
  ];
}

export function scopeLines(t: Texts, language: Language, route: SupplyRoute): string[] {
  return [
    ...(route.appliesTo.length > 0
      ? [t('supply:card.scope', { list: applicationList(t, language, route.appliesTo) })]
      : []),
    ...(route.since ? [t('supply:card.since', { date: dateText(language, route.since) })] : []),
  ];
}

export function detailText(t: Texts, language: Language, { details }: SupplyRoute): string {
  return joinedSentences(
    language,
    details.map((detail) => t(`supply:details.${detail}`)),
  );
}

export function bringLines(t: Texts, language: Language, { supply, print }: SupplyRule): string[] {
  const codes = [supply, ...supply.otherwise].flatMap(({ transferCode }) => transferCode ?? []);
  const codeLines = [...new Set(codes.map((code) => t(`supply:codes.${code}`)))];
  // Prints belong to other ways of applying if the authority takes the photo itself.
  if (supply.kind === 'captured') return codeLines;
  return [
    ...codeLines,
    ...(print.copies === null ? [] : [t('supply:card.prints', { number: print.copies })]),
    ...(print.back.length === 0
      ? []
      : [
          t('supply:card.back', {
            list: formatList(
              language,
              print.back.map((mark) => t(`supply:back.${mark}`)),
            ),
          }),
        ]),
  ];
}

export function refusedLines(t: Texts, language: Language, { supply, edits }: SupplyRule): string[] {
  const captures = supply.refusedCaptures.map((capture) => t(`supply:captures.${capture}`));
  const changes = edits.refused.map((edit) => t(`supply:edits.${edit}`));
  return [
    ...(captures.length > 0 ? [t('supply:card.refused', { list: formatList(language, captures) })] : []),
    ...(changes.length > 0 ? [t('supply:edits.refused', { list: formatList(language, changes) })] : []),
  ];
}

export function coveringText(t: Texts, { covering }: SupplyRule): string | null {
  if (!covering) return null;
  const { fromAgeYears } = covering;
  return fromAgeYears === null
    ? t('supply:covering.women')
    : t('supply:covering.womenFrom', { age: fromAgeYears });
}
