import type { Check, PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { failedChecks } from '../../../photo/report/failed-checks.ts';
import { RetakeList } from '../../../photo/report/retake-list.tsx';

interface WhatToDoProps {
  report: PhotoReport;
  /** Null where the button stands elsewhere. */
  onAgain: (() => void) | null;
  /** Present where the photo was only cropped: makes it again with everything Vesika can do. */
  onFull: (() => void) | null;
}

const ofBackground: readonly Check['id'][] = [
  'background-colour',
  'background-uniformity',
  'background-shadow',
];

/** The steps to a photo that passes, and the buttons that begin them. */
export function WhatToDo({ report, onAgain, onFull }: WhatToDoProps) {
  const { t } = useTranslation();
  const failed = failedChecks(report).length > 0;
  const backgroundOpen = report.checks.some(
    ({ id, verdict }) => ofBackground.includes(id) && verdict !== 'pass',
  );
  return (
    <>
      <RetakeList report={report} />
      {failed && onAgain && (
        <Button look="stamp" size="lg" onClick={onAgain}>
          {t('drop.change')}
        </Button>
      )}
      {backgroundOpen && onFull && (
        <div className="grid gap-1.5">
          <Button onClick={onFull}>{t('policy.full.name')}</Button>
          <p className="text-sm text-ink-soft">{t('policy.full.about')}</p>
        </div>
      )}
    </>
  );
}
