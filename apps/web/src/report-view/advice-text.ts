import type { Check, PhotoReport } from '@vesika/report';
import type { ReportWords } from '@vesika/report/words';
import type { TFunction } from 'i18next';

/**
 * A background that fails was left unedited because the authority refuses edited photos, so replacing it is no
 * advice.
 */
export function adviceText(
  t: TFunction<['web', 'engine', 'original']>,
  words: Pick<ReportWords, 'advice'>,
  { measures }: Pick<PhotoReport, 'measures'>,
  check: Check,
): string | null {
  const isLeftAlone =
    check.verdict === 'fail' && check.id.startsWith('background-') && !measures.backgroundPainted;
  return isLeftAlone ? t('original:background.retakeAbout') : words.advice(check);
}
