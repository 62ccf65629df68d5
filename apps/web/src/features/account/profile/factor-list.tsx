import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { EnrolledFactor } from '../api/factors.ts';

interface FactorListProps {
  factors: EnrolledFactor[];
  onRemove: (factor: EnrolledFactor) => void;
}

export function FactorList({ factors, onRemove }: FactorListProps) {
  const { t } = useTranslation('account');
  const dates = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'medium' });
  if (factors.length === 0) return null;
  return (
    <ul className="divide-y divide-line border border-line bg-sheet">
      {factors.map((factor) => (
        <li key={factor.id} className="flex items-center gap-3 py-2 ps-4 pe-2">
          <Icon name="shield" className="shrink-0 text-pass" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-medium">{factor.name}</p>
            <p className="text-xs text-ink-soft">
              {t('profile.factors.added', { date: dates.format(new Date(factor.createdAt)) })}
            </p>
          </div>
          <Button
            look="quiet"
            aria-label={t('profile.factors.removeNamed', { name: factor.name })}
            onClick={() => onRemove(factor)}
          >
            {t('profile.factors.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
