import type { Language } from '@vesika/messages';
import { colourName, limitText, sizeText } from '@vesika/report/words';
import { documentName } from '../../photo/document-name.ts';
import { pagePath } from '../../photo/page-path.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { type GuideTexts, lowerCase } from './rule-text.ts';

type Named = Pick<CountryGuide, 'documentType' | 'variant' | 'isPlain' | 'code'>;

/** Which texts name the page: those of passports, visas and ID cards, of other documents, or of plain sizes. */
function pageKind({ documentType, variant, isPlain }: Omit<Named, 'code'>) {
  if (isPlain) return 'plain';
  return variant !== null || documentType === 'other' ? 'variant' : documentType;
}

export function guideHeading(t: GuideTexts, guide: Named, country: string): string {
  return t(`countries:page.${pageKind(guide)}.heading`, { country, document: guideDocument(t, guide) });
}

export function guideLead(t: GuideTexts, guide: Named): string {
  const kind = pageKind(guide);
  if (kind === 'plain') return t('supply:card.plainSize');
  return t(`countries:page.${kind === 'variant' ? 'passport' : kind}.lead`);
}

export function guideDocument(t: GuideTexts, { documentType, variant, code }: Named): string {
  return documentName(t, { countryCode: code, documentType, variant: variant ?? 'standard' });
}

/** Title, description and picture for search engines and shared links. */
export function guideHead(t: GuideTexts, language: Language, guide: CountryGuide, country: string) {
  const { documentType, key, rule, variant } = guide;
  const texts = `countries:page.${pageKind(guide)}` as const;
  const head = { min: rule.headHeight.minMm, max: rule.headHeight.maxMm };
  const values = { country, document: guideDocument(t, guide), size: sizeText(t, language, rule) };
  return {
    title: t(`${texts}.title`, values),
    description: t(`${texts}.description`, {
      ...values,
      background: lowerCase(language, colourName(t, rule.background.name)),
      head: limitText(t, language, head, 'mm') ?? '',
    }),
    picture: `/og${pagePath({ documentType, key, variant }).replace('-photo', '')}.png`,
  };
}
