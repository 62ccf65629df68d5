import type { CountryGuide } from '../../site-data/country-guide.ts';
import { useGuideTexts } from './use-guide-texts.ts';

export function DiagramLegend({ rule }: Pick<CountryGuide, 'rule'>) {
  const { t } = useGuideTexts();
  const { minMm, maxMm } = rule.headHeight;
  return (
    <figcaption className="flex flex-wrap justify-center gap-x-6 gap-y-1.5 text-xs text-ink-soft">
      {minMm < maxMm && (
        <span className="inline-flex items-center gap-2">
          <svg viewBox="0 0 20 10" className="h-2.5 w-5 text-guide" aria-hidden="true">
            <path
              d="M-2 10 8 0M2 10 12 0M6 10 16 0M10 10 20 0M14 10 24 0"
              stroke="currentColor"
              strokeWidth="1.4"
            />
          </svg>
          {t('countries:sheet.band')}
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <svg viewBox="0 0 20 10" className="h-2.5 w-5 text-guide" aria-hidden="true">
          <path d="M0 5H20" stroke="currentColor" strokeWidth="1.4" strokeDasharray="4 3" />
        </svg>
        {t('countries:sheet.eyes')}
      </span>
    </figcaption>
  );
}
