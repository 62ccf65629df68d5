import type { PhotoReport } from '@vesika/report';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { RetakeList } from '../../../report/retake-list.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { adviceWords } from '../../../take/original/check/advice-words.ts';

interface WhatToDoProps {
  report: PhotoReport;
  ofChild: boolean;
  onAgain: () => void;
  onFull: (() => void) | null;
  onCropOnly: (() => void) | null;
  /** The way out where no other way of making the photo is left. */
  anyway: ReactNode;
}

export function WhatToDo({ report, ofChild, onAgain, onFull, onCropOnly, anyway }: WhatToDoProps) {
  const { t } = useTranslation(['original', 'report', 'engine', 'web']);
  const words = useReportWords();
  return (
    <div className="grid gap-4">
      <RetakeList report={report} adviceOf={adviceWords(t, words, { ofChild })} />
      <Button variant="stamp" size="lg" onClick={onAgain}>
        <Icon name="camera" />
        {t('report:unlock.again')}
      </Button>
      <OtherWay report={report} onFull={onFull} onCropOnly={onCropOnly} anyway={anyway} />
    </div>
  );
}

/** An alternative to taking the photo again, with its risk. */
function OtherWay({ report, onFull, onCropOnly, anyway }: Omit<WhatToDoProps, 'ofChild' | 'onAgain'>) {
  const { t } = useTranslation(['original', 'web']);
  switch (otherWay(report, { onFull, onCropOnly })) {
    case 'replace':
      return (
        <Way
          name={t('background.replace')}
          about={t('background.replaceAbout')}
          onChoose={() => onFull?.()}
        />
      );
    case 'keep':
      return (
        <Way
          name={t('background.keep')}
          about={t('web:policy.cropOnly.about')}
          onChoose={() => onCropOnly?.()}
        />
      );
    case 'anyway':
      return anyway;
  }
}

interface WayProps {
  name: string;
  about: string;
  onChoose: () => void;
}

function Way({ name, about, onChoose }: WayProps) {
  return (
    <div className="grid gap-1.5">
      <Button size="lg" className="bg-sheet" onClick={onChoose}>
        {name}
      </Button>
      <p className="text-sm text-ink-soft">{about}</p>
    </div>
  );
}

export function otherWay(
  report: PhotoReport,
  { onFull, onCropOnly }: Pick<WhatToDoProps, 'onFull' | 'onCropOnly'>,
): 'replace' | 'keep' | 'anyway' {
  const isBackgroundOpen = report.checks.some(
    ({ id, verdict }) => id.startsWith('background-') && verdict !== 'pass',
  );
  if (onFull !== null && isBackgroundOpen) return 'replace';
  return onCropOnly !== null && refusesNewBackground(report) ? 'keep' : 'anyway';
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
