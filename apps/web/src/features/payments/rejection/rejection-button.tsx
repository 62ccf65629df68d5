import type { Purchase } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
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
  const show = () => {
    report.reset();
    setOpen(true);
  };
  return (
    <>
      {photos.length > 0 && <Button onClick={show}>{t('rejection.action')}</Button>}
      <DialogFrame
        open={open}
        onOpenChange={setOpen}
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
    </>
  );
}
