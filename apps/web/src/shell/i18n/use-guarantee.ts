import { guarantee } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { joinedSentences } from './joined-sentences.ts';
import { useLanguage } from './use-language.ts';

/** `first` and `second` name the rejections, `where` the place to report them, `click` the refund without one. */
export type GuaranteeTerm = 'first' | 'where' | 'second' | 'click';

/** Puts the terms of redos and refunds into words; every page that promises them does so in these. */
export function useGuarantee(): (terms: readonly GuaranteeTerm[]) => string {
  const { t } = useTranslation('web');
  const language = useLanguage();
  return (terms) =>
    joinedSentences(
      language,
      terms.map((term) => t(`guarantee.${term}`, guarantee)),
    );
}
