import { formatNumber, type Language, localeOf } from '@vesika/messages';
import figures from './measured-accuracy.json' with { type: 'json' };

/** Typical head height on a photo of 35 × 45 mm. */
const headHeightMm = 34;

/** Deviation of head heights from manually placed points, written as the language does; `npm run accuracy` writes the figures. */
export function accuracyTexts(language: Language) {
  const { people, headHeight } = figures;
  const share = (percent: number) => formatNumber(language, percent / 100, 'share');
  const mm = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'millimeter',
    maximumFractionDigits: 1,
  });
  return {
    people,
    median: share(headHeight.medianPercent),
    ninety: share(headHeight.ninetyWithinPercent),
    medianMm: mm.format((headHeightMm * headHeight.medianPercent) / 100),
  };
}
