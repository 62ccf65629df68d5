import type { BrushPoint, PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { spotAt } from './spot.ts';
import type { Surface } from './surface.ts';

/** Describes, for screen readers, the position of a point of the surface and what is there. */
export function usePlaceWords({ widthPx, heightPx }: Surface, report: PhotoReport) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const share = (part: number) => words.quantity(Math.round(part * 100) / 100, 'share');
  return ({ x, y }: BrushPoint): string => {
    const toPhoto = report.photo.widthPx / widthPx;
    return t('touchUp.place', {
      across: share(x / widthPx),
      down: share(y / heightPx),
      on: t(`touchUp.on.${spotAt(report, x * toPhoto, y * toPhoto)}`),
    });
  };
}
