import { useQueryClient } from '@tanstack/react-query';
import { letterTypes, type Rejection } from '@vesika/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { announcePurchase } from '../../../api/purchase-news.ts';
import { useShowFailure } from '../../../api/use-show-failure.ts';
import { Button } from '../../../components/button.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { useSingleMutation } from '../api/use-single-mutation.ts';

interface LetterFieldProps {
  rejection: Rejection;
  /** Id of the element that names the photo, because a page can show several rejections. */
  subjectId: string;
}

/** The refusal is reported first, so a letter that cannot be sent costs nobody the free photo. */
export function LetterField({ rejection: { rejectionId, letter }, subjectId }: LetterFieldProps) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const hintId = useId();
  /** Whether a letter is attached after the last act here; null before any. */
  const [changed, setChanged] = useState<boolean | null>(null);
  const sending = useSingleMutation({
    mutationFn: (file: File) => call('attachLetter', { params: { rejectionId }, body: { file } }),
    onSuccess: () => setChanged(true),
    onError: showFailure,
    onSettled: () => announcePurchase(queries),
  });
  const removing = useSingleMutation({
    mutationFn: () => call('removeLetter', { params: { rejectionId } }),
    onSuccess: () => setChanged(false),
    onError: showFailure,
    onSettled: () => announcePurchase(queries),
  });
  if (letter === 'closed') return null;
  const isAttached = changed ?? letter === 'attached';
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className={isAttached ? 'font-medium' : 'sr-only'}>
        {isAttached && t('rejection.letter.attached')}
        {changed === false && t('rejection.letter.removed')}
      </p>
      <FileButton
        label={t('rejection.letter.attach')}
        accept={letterTypes}
        onFile={sending.mutate}
        aria-describedby={`${subjectId} ${hintId}`}
        busy={sending.isPending}
      >
        {t(isAttached ? 'rejection.letter.replace' : 'rejection.letter.attach')}
      </FileButton>
      {isAttached && (
        <Button aria-describedby={subjectId} busy={removing.isPending} onClick={() => removing.mutate()}>
          {t('rejection.letter.remove')}
        </Button>
      )}
      <p id={hintId} className="max-w-[60ch] text-sm text-ink-soft">
        {t('rejection.letter.hint')}
      </p>
    </div>
  );
}
