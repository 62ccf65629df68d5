import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { countryName } from '../i18n/country-names.ts';
import { joinedSentences } from '../i18n/joined-sentences.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePhotoPrice } from './photo-price.ts';
import type { WayToUnlock } from './way-to-unlock.ts';

interface SaleTermsProps {
  way: WayToUnlock;
  countryCode: string;
  size: string;
  passes: boolean;
}

export function SaleTerms({ way, countryCode, size, passes }: SaleTermsProps) {
  const { t } = useTranslation(['visitor', 'web']);
  const language = useLanguage();
  const cost = useCost(way, countryCode);
  const lines = [
    t('unlock.about', { size }),
    ...(cost.length > 0 ? [joinedSentences(language, cost)] : []),
    ...(passes ? [t('unlock.guarantee')] : []),
  ];
  return (
    <ul className="grid gap-0.5 text-sm leading-snug text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-pass" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function useCost(way: WayToUnlock, countryCode: string): string[] {
  const { t } = useTranslation(['visitor', 'web']);
  const language = useLanguage();
  const sold = usePhotoPrice()?.sold;
  const country = countryName(language, countryCode);
  if (way.step === 'unlock') {
    const { creditsRemaining: left, covers } = way;
    const cost = left === null ? t('web:unlock.unlimited') : t('web:unlock.credits', { count: left });
    if (covers === 'becomes-one-country') return [cost, t('web:unlock.becomesOneCountry', { country })];
    return covers === 'one-country' ? [cost, t('web:unlock.oneCountry', { country })] : [cost];
  }
  if (!sold) return [];
  if (sold.credits === 1) return [t('unlock.once')];
  const cost = sold.credits === null ? t('unlock.once') : t('unlock.rest', { count: sold.credits - 1 });
  return sold.features.includes('one-country') ? [cost, t('web:unlock.oneCountry', { country })] : [cost];
}
