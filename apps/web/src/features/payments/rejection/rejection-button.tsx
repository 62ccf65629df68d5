import { useQueryClient } from '@tanstack/react-query';
import {
  limits,
  type OperationAnswer,
  type OperationInput,
  type Purchase,
  type RejectionReason,
  rejectionReasons,
} from '@vesika/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/button.tsx';
import { RadioCard } from '../../../components/choice.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { WordsField } from '../../../components/fields/text-field.tsx';
import { call } from '../../../shell/api/call.ts';
import { announcePurchase } from '../../../shell/api/purchase-news.ts';
import { useGuarantee } from '../../../shell/i18n/use-guarantee.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { usePurchaseLink } from '../link/purchase-link.ts';
import { RefundText } from '../refund/refund-text.tsx';
import { PhotoSubject } from '../texts/photo-subject.tsx';
import { useFailureToast } from '../use-failure-toast.ts';
import { LetterNote } from './letter-note.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { RedoLink } from './redo-link.tsx';
import { reportablePhotos } from './reportable-photos.ts';

/** The button disappears when nothing is left to report, but its dialog stays to show the outcome. */
export function RejectionButton({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const link = usePurchaseLink()?.link;
  const guarantee = useGuarantee();
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const report = useSingleMutation({
    mutationFn: (body: OperationInput<'reportRejection'>['body']) =>
      call('reportRejection', { body: { ...body, link } }),
    onError: useFailureToast('refund'),
    onSettled: () => announcePurchase(queries),
  });
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
      about={guarantee(['first', 'second'])}
    >
      {report.data ? (
        <RejectionAnswer answer={report.data} onClose={() => setOpen(false)} />
      ) : (
        <RejectionForm photos={photos} busy={report.isPending} onReport={report.mutate} />
      )}
    </DialogFrame>
  );
}

interface RejectionFormProps {
  photos: Purchase['photos'];
  busy: boolean;
  onReport: (body: OperationInput<'reportRejection'>['body']) => void;
}

function RejectionForm({ photos, busy, onReport }: RejectionFormProps) {
  const { t } = useTranslation(['payments', 'report']);
  const [photoId, setPhotoId] = useState(photos.length === 1 ? photos[0]?.photoId : undefined);
  const [reason, setReason] = useState<RejectionReason>();
  const [written, setWritten] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (photoId && !busy) onReport({ photoId, reason, authorityReason: written.trim() || undefined });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <PhotoChoice photos={photos} value={photoId} onChange={setPhotoId} disabled={busy} />
      <fieldset disabled={busy}>
        <legend className="mb-2 text-sm font-medium">{t('rejection.reason')}</legend>
        <div className="grid grid-cols-2 gap-2 text-sm">
          {rejectionReasons.map((each) => (
            <RadioCard
              key={each}
              name="reason"
              checked={each === reason}
              onChange={() => setReason(each)}
              className="flex min-h-11 items-center rounded-md border border-line-strong bg-sheet px-3 py-1.5 leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
            >
              {t(`report:rejection.reasons.${each}`)}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <WordsField
        label={t('rejection.written')}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        {...limits.rejectionReason}
        rows={3}
        disabled={busy}
      />
      <Button type="submit" variant="stamp" busy={busy} disabled={busy || !photoId}>
        {t('rejection.send')}
      </Button>
    </form>
  );
}

function RejectionAnswer({
  answer,
  onClose,
}: {
  answer: OperationAnswer<'reportRejection'>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['payments', 'web']);
  const { rejection, refund } = answer;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <p className="text-sm text-ink-soft">
        <PhotoSubject {...rejection} />
      </p>
      <h3 className="text-lg font-semibold">{t(`rejection.answers.${rejection.outcome}.title`)}</h3>
      <p>{t(`rejection.answers.${rejection.outcome}.body`)}</p>
      {refund && (
        <p className="text-sm">
          <RefundText refund={refund} />
        </p>
      )}
      <LetterNote />
      <div className="flex flex-wrap gap-3">
        {rejection.outcome === 'redo' && (
          <RedoLink rejection={rejection} className={buttonClass({ variant: 'stamp' })} />
        )}
        <Button onClick={onClose}>{t('web:dialog.close')}</Button>
      </div>
    </div>
  );
}
