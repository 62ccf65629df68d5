import { useQueryClient } from '@tanstack/react-query';
import { letterTypes, type Rejection } from '@vesika/contract';
import { useId, useRef, useState } from 'react';
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
  const fileButton = useRef<HTMLButtonElement>(null);
  /** The outcome of an act here holds until the service tells another state of the letter than at the time of the act. */
  const [acted, setActed] = useState<{ letter: Rejection['letter']; isAttached: boolean } | null>(null);
  if (acted && acted.letter !== letter) setActed(null);
  const sending = useSingleMutation({
    mutationFn: (file: File) => call('attachLetter', { params: { rejectionId }, body: { file } }),
    onSuccess: () => setActed({ letter, isAttached: true }),
    onError: showFailure,
    onSettled: () => announcePurchase(queries),
  });
  const removing = useSingleMutation({
    mutationFn: () => call('removeLetter', { params: { rejectionId } }),
    onSuccess: () => {
      setActed({ letter, isAttached: false });
      // The pressed button disappears.
      fileButton.current?.focus();
    },
    onError: showFailure,
    onSettled: () => announcePurchase(queries),
  });
  if (letter === 'closed') return null;
  const isAttached = acted?.isAttached ?? letter === 'attached';
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className={isAttached ? 'font-medium' : 'sr-only'}>
        {isAttached && t('rejection.letter.attached')}
        {!isAttached && removing.isSuccess && t('rejection.letter.removed')}
      </p>
      <FileButton
        ref={fileButton}
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
