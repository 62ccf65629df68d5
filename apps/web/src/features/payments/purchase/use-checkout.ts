import { useQueryClient } from '@tanstack/react-query';
import type { Package } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { packagesQuery } from '../../../buy/plans/packages-query.ts';
import { forgetVoucher, voucherFor } from '../../../buy/plans/voucher.ts';
import { showError } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { call } from '../../../shell/api/call.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { purchasesQuery } from '../api/list-purchases.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { newestPaid } from '../newest-paid.ts';
import { rememberNewest } from './purchase-begun.ts';

interface Order {
  priceId: string;
  language: Language;
  tab: Window | null;
}

export function useCheckout(onStarted: () => void) {
  const { t } = useTranslation(['web', 'engine', 'payments']);
  const showFailure = useShowFailure();
  const { status } = useSession();
  const language = useLanguage();
  const queries = useQueryClient();
  const [signInWanted, setSignInWanted] = useState(false);

  const askToSignIn = () => {
    setSignInWanted(true);
    showError(t('payments:purchase.signInFirst'));
  };

  const checkout = useSingleMutation({
    mutationFn: async (order: Order) => {
      const owned = queries.fetchQuery(purchasesQuery).catch(() => undefined);
      const address = await createCheckout(order.priceId, order.language);
      rememberNewest(newestPaid((await owned)?.purchases ?? [])?.id);
      return address;
    },
    onSuccess: (address, { tab }) => {
      showPayment(tab, address);
      onStarted();
    },
    onError: (error, { tab }) => {
      tab?.close();
      if (!(error instanceof ServiceError)) return showError(t('payments:purchase.failed'));
      if (error.code === 'sign-in-required') return askToSignIn();
      if (error.code === 'voucher-invalid') {
        forgetVoucher();
        void queries.invalidateQueries({ queryKey: packagesQuery.queryKey });
      }
      showFailure(error);
    },
  });

  const begin = ({ priceId }: Pick<Package, 'priceId'>) => {
    if (status !== 'signed-in') return askToSignIn();
    if (checkout.isRunning()) return;
    checkout.mutate({ priceId, language, tab: openPaymentTab() });
  };

  return {
    begin,
    signInWanted,
    busyPriceId: checkout.isPending ? checkout.variables.priceId : null,
  };
}

async function createCheckout(priceId: string, language: Language): Promise<string> {
  const { url } = await call('createCheckout', { body: { priceId, language, voucher: voucherFor(priceId) } });
  return url;
}

/** Must run inside the click: browsers block a tab that opens after an asynchronous response. */
function openPaymentTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** Falls back to the current tab if the browser blocked the new one. */
function showPayment(tab: Window | null, address: string): void {
  if (tab && !tab.closed) tab.location.href = address;
  else window.location.assign(address);
}
