import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PayHereButton } from '../link/pay-here-button.tsx';
import { usePurchaseLink } from '../link/purchase-link.ts';

export function RedoLink({ rejection, className }: { rejection: Rejection; className: string }) {
  const { t } = useTranslation('payments');
  const held = usePurchaseLink();
  const { countryCode, documentType, photoId } = rejection;
  const rejected = photoId ? `&rejected=${photoId}` : '';
  if (held && !held.isInAccount) {
    return (
      <PayHereButton
        link={held.link}
        page={`/create?country=${countryCode}&document=${documentType}${rejected}`}
      >
        {t('rejection.redo')}
      </PayHereButton>
    );
  }
  return (
    <Link to={`/dashboard/${documentType}?country=${countryCode}${rejected}`} className={className}>
      {t('rejection.redo')}
    </Link>
  );
}
