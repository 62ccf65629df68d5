import { useQueryClient } from '@tanstack/react-query';
import type { OperationInput, Purchase } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { renewPurchases } from '../api/renew-purchases.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { RejectionAnswer } from './rejection-answer.tsx';
import { RejectionForm } from './rejection-form.tsx';
import { reportablePhotos } from './reportable-photos.ts';

/** The button disappears when nothing is left to report, but its dialog stays to show the outcome. */
export function RejectionButton({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState(false);
  const report = useReportRejection();
  const photos = reportablePhotos(purchase);
  const toggle = (wanted: boolean) => {
    if (wanted) report.reset();
    setOpen(wanted);
  };
  return (
    <DialogFrame
      open={open}
      onOpenChange={toggle}
      opener={photos.length > 0 ? t('rejection.action') : undefined}
      title={t('rejection.title')}
      about={t('rejection.lead')}
    >
      {report.data ? (
        <RejectionAnswer answer={report.data} onClose={() => setOpen(false)} />
      ) : (
        <RejectionForm
          photos={photos}
          busy={report.isPending}
          onReport={(photoId, authorityReason) => report.mutate({ photoId, authorityReason })}
        />
      )}
    </DialogFrame>
  );
}

function useReportRejection() {
  const queries = useQueryClient();
  const showFailure = useFailureToast('refund');
  return useSingleMutation({
    mutationFn: (body: OperationInput<'reportRejection'>['body']) => call('reportRejection', { body }),
    onError: showFailure,
    onSettled: () => renewPurchases(queries),
  });
}
