import { useQueryClient } from '@tanstack/react-query';
import type { Refund } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { postJson } from '../../../api/request.ts';
import { showSuccess } from '../../../components/toaster.tsx';
import { useFailureToast } from '../use-failure-toast.ts';
import { renewPurchases } from './renew-purchases.ts';
import { useSingleMutation } from './use-single-mutation.ts';

export function useRequestRefund() {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const showFailure = useFailureToast('refund');
  return useSingleMutation({
    mutationFn: (purchaseId: string) => postJson<{ refund: Refund }>('/api/refunds', { purchaseId }),
    onSuccess: () => showSuccess(t('refund.requested')),
    onError: showFailure,
    // A refusal too means that the page shows an older state.
    onSettled: () => renewPurchases(queries),
  });
}
