import type { Check, PhotoReport } from '@vesika/report';
import type { TFunction } from 'i18next';

/**
 * A background that fails was left unedited because the authority refuses edited photos, so replacing it is no
 * advice.
 */
export function adviceText(
  t: TFunction<['web', 'engine', 'original']>,
  { measures }: Pick<PhotoReport, 'measures'>,
  { id, advice, verdict }: Pick<Check, 'id' | 'advice' | 'verdict'>,
): string | null {
  if (advice === null) return null;
  const isLeftAlone = verdict === 'fail' && id.startsWith('background-') && !measures.backgroundPainted;
  return isLeftAlone
    ? t('original:background.retakeAbout')
    : t(`engine:advice.${advice as 'centring.off-centre'}`);
}
