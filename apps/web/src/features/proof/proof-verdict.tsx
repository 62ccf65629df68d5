import type { Report } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { flooredShare } from './floored-share.ts';
import { lightOf } from './light.ts';

/** The two sentences people come for: is that still me, and was I made any lighter or darker. */
export function ProofVerdict({ report: { proof } }: { report: Report }) {
  const { t } = useTranslation('adjust');
  const language = useLanguage();
  if (!proof) return <p>{t('proof.notMeasured')}</p>;
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="grid max-w-[65ch] gap-2">
      <p className="text-lg leading-snug font-medium">
        {proof.comparedShare === 0
          ? t('proof.nothingCompared')
          : t('proof.verdict', {
              share: share.format(flooredShare(proof.unchangedShare)),
              levels: proof.toleranceLevels,
            })}
      </p>
      <p className="text-ink-soft">{t(lightOf(proof) ? 'proof.lightChanged' : 'proof.lightKept')}</p>
    </div>
  );
}
