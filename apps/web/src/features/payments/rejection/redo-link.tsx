import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function RedoLink({ rejection, className }: { rejection: Rejection; className: string }) {
  const { t } = useTranslation('payments');
  const { countryCode, documentType } = rejection;
  return (
    <Link to={`/dashboard/${documentType}?country=${countryCode}`} className={className}>
      {t('rejection.redo')}
    </Link>
  );
}
