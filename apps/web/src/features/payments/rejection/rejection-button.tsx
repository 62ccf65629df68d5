import type { Purchase } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportRejection } from '../api/report-rejection.ts';
import { DialogFrame } from '../dialog-frame.tsx';
import { RejectionAnswer } from './rejection-answer.tsx';
import { RejectionForm } from './rejection-form.tsx';
import { reportablePhotos } from './reportable-photos.ts';

/** Where nothing is left to report the button goes, while its dialog still tells what the report has brought. */
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
