import type { PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { adviceWords } from '../../../original/check/advice-words.ts';
import { RetakeList } from '../../../report-view/retake-list.tsx';

interface WhatToDoProps {
  report: PhotoReport;
  ofChild: boolean;
  onAgain: () => void;
  onFull: (() => void) | null;
}

export function WhatToDo({ report, ofChild, onAgain, onFull }: WhatToDoProps) {
  const { t } = useTranslation(['original', 'report', 'engine']);
  const words = useReportWords();
  const mayReplace =
    onFull !== null &&
    report.checks.some(({ id, verdict }) => id.startsWith('background-') && verdict !== 'pass');
  return (
    <div className="grid gap-4">
      <RetakeList
        report={report}
        adviceOf={adviceWords(t, words, { ofChild, offersReplacing: mayReplace })}
      />
      <Button look="stamp" size="lg" onClick={onAgain}>
        <Icon name="camera" />
        {t('report:unlock.again')}
      </Button>
      {mayReplace && (
        <div className="grid gap-1.5">
          <Button size="lg" className="bg-sheet" onClick={onFull}>
            {t('original:background.replace')}
          </Button>
          <p className="text-sm text-ink-soft">{t('original:background.replaceAbout')}</p>
        </div>
      )}
    </div>
  );
}
