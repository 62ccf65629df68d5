import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CheckId } from '@vesika/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showError } from '../components/toaster.tsx';
import { useShowFailure } from '../components/use-show-failure.ts';
import { call } from '../shell/api/call.ts';
import { ServiceError } from '../shell/api/request.ts';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { useSession } from '../shell/session/session-provider.tsx';
import { EmailForm } from './email-form.tsx';
import { DespiteFailedChecks } from './files/despite-failed-checks.tsx';
import { type PhotoPrice, usePhotoPrice } from './photo-price.ts';
import { packagesQuery } from './plans/packages-query.ts';
import { forgetVoucher, voucherFor } from './plans/voucher.ts';

interface BuyPhotoProps {
  photoId: string;
  failed: readonly CheckId[];
  next: string;
  variant: 'stamp' | 'ink' | 'outline' | 'link';
  size: 'md' | 'lg';
  price?: PhotoPrice | undefined;
  label?: string | undefined;
}

export function BuyPhoto({
  photoId,
  failed,
  next,
  price: priceGiven,
  label: labelGiven,
  ...style
}: BuyPhotoProps) {
  const { t } = useTranslation('visitor');
  const isSignedIn = useSession().status === 'signed-in';
  const [asksForEmail, setAsking] = useState(false);
  const ofOne = usePhotoPrice();
  const price = priceGiven ?? ofOne;
  const checkout = usePhotoCheckout();
  const despite = failed.length > 0;
  const pay = (email?: string) =>
    price &&
    checkout.mutate({
      priceId: price.sold.priceId,
      photoId,
      despiteFailedChecks: despite,
      ...(email !== undefined && { email }),
    });
  const { isPending: busy } = checkout;
  if (asksForEmail && !isSignedIn) {
    return (
      <div className="grid gap-2">
        <EmailForm
          hint={t('email.hint')}
          action={t('email.action')}
          busyText={t('unlock.opening')}
          busy={busy}
          onEmail={pay}
        />
        <Link
          to={`/auth?${new URLSearchParams({ next })}`}
          className="inline-flex min-h-11 items-center justify-self-center text-sm underline underline-offset-4"
        >
          {t('email.signIn')}
        </Link>
      </div>
    );
  }
  const start = () => (isSignedIn ? pay() : setAsking(true));
  const label = () => {
    if (busy) return t('unlock.opening');
    if (labelGiven !== undefined) return labelGiven;
    return price ? t(despite ? 'unlock.despite' : 'unlock.action', { price: price.text }) : '…';
  };
  return (
    <DespiteFailedChecks
      {...style}
      failed={failed}
      usesCredit={false}
      action={label()}
      busy={busy || !price}
      className="w-full"
      onStart={start}
    >
      {label()}
    </DespiteFailedChecks>
  );
}

interface PhotoCheckout {
  priceId: string;
  photoId: string;
  despiteFailedChecks: boolean;
  email?: string;
}

function usePhotoCheckout() {
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
