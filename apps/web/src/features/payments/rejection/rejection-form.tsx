import type { Purchase } from '@vesika/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PhotoChoice } from './photo-choice.tsx';

interface RejectionFormProps {
  photos: Purchase['photos'];
  busy: boolean;
  onReport: (photoId: string, authorityReason: string | undefined) => void;
}

export function RejectionForm({ photos, busy, onReport }: RejectionFormProps) {
  const { t } = useTranslation('payments');
  const id = useId();
  const [photoId, setPhotoId] = useState(photos.length === 1 ? photos[0]?.photoId : undefined);
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (photoId && !busy) onReport(photoId, reason.trim() || undefined);
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <PhotoChoice photos={photos} value={photoId} onChange={setPhotoId} disabled={busy} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t('rejection.reason')}
        </label>
        <textarea
          id={id}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={1000}
          rows={3}
          disabled={busy}
          className="w-full rounded-md border border-line-strong bg-sheet p-3 text-base hover:border-ink"
        />
      </div>
      <Button type="submit" look="stamp" busy={busy} disabled={busy || !photoId}>
        {t('rejection.send')}
      </Button>
    </form>
  );
}
