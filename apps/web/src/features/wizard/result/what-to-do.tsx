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
  onCropOnly: (() => void) | null;
}

export function WhatToDo({ report, ofChild, onAgain, onFull, onCropOnly }: WhatToDoProps) {
  const { t } = useTranslation(['original', 'report', 'engine', 'web']);
  const words = useReportWords();
  const mayReplace =
    onFull !== null &&
    report.checks.some(({ id, verdict }) => id.startsWith('background-') && verdict !== 'pass');
  const mayKeep = onCropOnly !== null && refusesNewBackground(report);
  return (
    <div className="grid gap-4">
      <RetakeList report={report} adviceOf={adviceWords(t, words, { ofChild })} />
      <Button look="stamp" size="lg" onClick={onAgain}>
        <Icon name="camera" />
        {t('report:unlock.again')}
      </Button>
      {mayReplace && (
        <OtherWay
          name={t('original:background.replace')}
          about={t('original:background.replaceAbout')}
          onChoose={onFull}
        />
      )}
      {mayKeep && (
        <OtherWay
          name={t('original:background.keep')}
          about={t('web:policy.cropOnly.about')}
          onChoose={onCropOnly}
        />
      )}
    </div>
  );
}

interface OtherWayProps {
  name: string;
  about: string;
  onChoose: () => void;
}

function OtherWay({ name, about, onChoose }: OtherWayProps) {
  return (
    <div className="grid gap-1.5">
      <Button size="lg" className="bg-sheet" onClick={onChoose}>
        {name}
      </Button>
      <p className="text-sm text-ink-soft">{about}</p>
    </div>
  );
}

/**
 * Whether the authority accepts no edited photos and the background of this one was nevertheless replaced. If it
 * refuses even cropping, the own background helps nobody.
 */
function refusesNewBackground({ checks, measures }: PhotoReport): boolean {
  return (
    measures.backgroundPainted &&
    checks.some(
      ({ id, verdict, advice }) =>
        id === 'edits-allowed' && verdict === 'fail' && advice !== 'edits-allowed.cropping',
    )
  );
}
