import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Links to the wizard for the free replacement photo. */
export function RedoLink({ rejection, className }: { rejection: Rejection; className: string }) {
  const { t } = useTranslation('payments');
  const { countryCode, documentType } = rejection;
  return (
    <Link to={`/dashboard/${documentType}?country=${countryCode}`} className={className}>
      {t('rejection.redo')}
    </Link>
  );
}
