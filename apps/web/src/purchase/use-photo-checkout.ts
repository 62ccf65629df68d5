import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { ServiceError } from '../api/request.ts';
import { useShowFailure } from '../api/use-show-failure.ts';
import { showError } from '../components/toaster.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { packagesQuery } from '../plans/packages-query.ts';
import { forgetVoucher, voucherFor } from '../plans/voucher.ts';

interface PhotoCheckout {
  priceId: string;
  photoId: string;
  despiteFailedChecks: boolean;
  email?: string;
}

export function usePhotoCheckout() {
  const { t } = useTranslation(['web', 'engine', 'visitor']);
  const showFailure = useShowFailure();
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ priceId, photoId, despiteFailedChecks, email }: PhotoCheckout) => {
      const photo = { photoId, despiteFailedChecks };
      const voucher = voucherFor(priceId);
      const { url } = await call('createCheckout', { body: { priceId, language, photo, email, voucher } });
      window.location.assign(url);
      // The button keeps its spinner until the browser has left the page.
      await new Promise((resolve) => setTimeout(resolve, 10_000));
    },
    onError: (error) => {
      if (!(error instanceof ServiceError)) return showError(t('visitor:unlock.failed'));
      if (error.code === 'voucher-invalid') {
        forgetVoucher();
        void queries.invalidateQueries({ queryKey: packagesQuery.queryKey });
      }
      showFailure(error);
    },
    retry: false,
  });
}
