import type { Rejection } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { PhotoSubject } from '../texts/photo-subject.tsx';
import { RedoLink } from './redo-link.tsx';

interface RejectionLineProps {
  rejection: Rejection;
  isPaid: boolean;
}

export function RejectionLine({ rejection, isPaid }: RejectionLineProps) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const { outcome, reportedAt, redoneAt } = rejection;
  return (
    <div className="flex items-start gap-2">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <div className="grid justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <PhotoSubject {...rejection} />
          <span className="text-ink-soft">{t('rejection.reported', { date: day(reportedAt) })}</span>
        </p>
        {outcome === 'refund' && <p>{t('rejection.states.refund')}</p>}
        {outcome === 'redo' && redoneAt !== null && (
          <p>{t('rejection.states.used', { date: day(redoneAt) })}</p>
        )}
        {outcome === 'redo' && redoneAt === null && isPaid && (
          <p className="flex flex-wrap items-center gap-x-3">
            {t('rejection.states.open')}
            <RedoLink
              rejection={rejection}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-stamp"
            />
          </p>
        )}
      </div>
    </div>
  );
}
