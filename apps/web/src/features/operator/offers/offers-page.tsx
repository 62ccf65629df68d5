import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTop } from '../../../components/page-top.tsx';
import { answerOf } from '../answer-of.ts';
import { Loaded } from '../loaded.tsx';
import { Prices } from './prices.tsx';
import { Quotas } from './quotas.tsx';
import { Vouchers } from './vouchers.tsx';

export function OffersPage() {
  const { t } = useTranslation('operator');
  const query = useQuery(answerOf('operatorOffers'));
  return (
    <>
      <PageTop title={t('nav.offers')} />
      <Prices />
      <Loaded query={query}>
        {({ vouchers, quotas }) => (
          <>
            <Vouchers vouchers={vouchers} />
            <Quotas quotas={quotas} />
          </>
        )}
      </Loaded>
    </>
  );
}
