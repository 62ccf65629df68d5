import type { OperationAnswer } from '@vesika/contract';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/button.tsx';
import { RefundText } from '../refund/refund-text.tsx';
import { PhotoSubject } from '../texts/photo-subject.tsx';
import { LetterField } from './letter-field.tsx';
import { RedoLink } from './redo-link.tsx';

export function RejectionAnswer({
  answer,
  onClose,
}: {
  answer: OperationAnswer<'reportRejection'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('payments');
  const { rejection, refund } = answer;
  const subjectId = useId();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <p id={subjectId} className="text-sm text-ink-soft">
        <PhotoSubject {...rejection} />
      </p>
      <h3 className="text-lg font-semibold">{t(`rejection.answers.${rejection.outcome}.title`)}</h3>
      <p>{t(`rejection.answers.${rejection.outcome}.body`)}</p>
      {refund && (
        <p className="text-sm">
          <RefundText refund={refund} />
        </p>
      )}
      <LetterField rejection={rejection} subjectId={subjectId} />
      <div className="flex flex-wrap gap-3">
        {rejection.outcome === 'redo' && (
          <RedoLink rejection={rejection} className={buttonClass({ look: 'stamp' })} />
        )}
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </div>
    </div>
  );
}
