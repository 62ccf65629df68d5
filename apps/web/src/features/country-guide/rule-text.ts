import { formatList, type Language, localeOf } from '@vesika/messages';
import { colourName, fileSizeLimitText, limitText, pixelsText } from '@vesika/report/words';
import type { TFunction } from 'i18next';
import type { ForbiddenKey, RequiredKey, RuleItem, RuleValue } from '../../site/data/rule-item.ts';

export type GuideTexts = TFunction<['web', 'engine', 'countries', 'supply']>;

export function requiredText(
  t: GuideTexts,
  language: Language,
  { key, values }: RuleItem<RequiredKey>,
): string {
  return t(`countries:rules.required.${key}`, insertions(t, language, values));
}

export function forbiddenText(
  t: GuideTexts,
  language: Language,
  { key, values }: RuleItem<ForbiddenKey>,
): string {
  return t(`countries:rules.forbidden.${key}`, insertions(t, language, values));
}

export function insertions(
  t: GuideTexts,
  language: Language,
  values: Record<string, RuleValue> = {},
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(t, language, value)]),
  );
}

function valueText(t: GuideTexts, language: Language, value: RuleValue): string | number {
  if (typeof value === 'number') return value;
  switch (value.kind) {
    case 'formats':
      return formatList(language, value.formats, 'disjunction');
    case 'colour':
      return lowerCase(language, colourName(t, value.name));
    case 'limit':
      return (
        (value.unit === 'kB'
          ? fileSizeLimitText(t, language, value)
          : limitText(t, language, value, value.unit)) ?? t('engine:limits.none')
      );
    case 'pixels':
      return pixelsText(t, language, value.widthPx, value.heightPx);
    case 'conditions':
      return formatList(
        language,
        value.keys.map((key) => t(`countries:conditions.${key}`)),
      );
    case 'backgrounds':
      return formatList(
        language,
        value.keys.map((key) => t(`countries:backgrounds.${key}`)),
        'disjunction',
      );
  }
}

/** Colour names are capitalised in the catalogue and must be lower case inside a sentence. */
export function lowerCase(language: Language, word: string): string {
  return word.toLocaleLowerCase(localeOf(language));
}
