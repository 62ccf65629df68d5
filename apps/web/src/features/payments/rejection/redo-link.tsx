import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PayHereButton } from '../link/pay-here-button.tsx';
import { usePurchaseLink } from '../link/purchase-link.ts';

export function RedoLink({ rejection, className }: { rejection: Rejection; className: string }) {
  const { t } = useTranslation('payments');
  const held = usePurchaseLink();
  const { countryCode, documentType } = rejection;
  if (held && !held.isInAccount) {
    return (
      <PayHereButton link={held.link} countryCode={countryCode} documentType={documentType}>
        {t('rejection.redo')}
      </PayHereButton>
    );
  }
  return (
    <Link to={`/dashboard/${documentType}?country=${countryCode}`} className={className}>
      {t('rejection.redo')}
    </Link>
  );
}
