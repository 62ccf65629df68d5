import { formatNumber, type Language, localeOf } from '@vesika/messages';
import figures from './measured-accuracy.json' with { type: 'json' };

const headHeightMm = 34;

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
