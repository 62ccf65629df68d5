import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { type LineState, lineOfStep, type MakingStep, progressLines } from './progress-lines.ts';

interface ProgressListProps {
  step: MakingStep;
  ahead: number;
  onStop: () => void;
}

export function ProgressList({ step, ahead, onStop }: ProgressListProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const running = progressLines.indexOf(lineOfStep[step]);
  const lines = progressLines.map((line, index): [typeof line, LineState] => [
    line,
    index < running ? 'done' : index === running ? 'running' : 'waiting',
  ]);
  return (
    <section className="border border-line bg-sheet p-4 sm:p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('progress.title')}
      </h2>
      <ol className="mt-3">
        {lines.map(([line, state]) => (
          <li
            key={line}
            data-state={state}
            className="flex min-h-11 items-center gap-3 border-t border-line first:border-t-0"
          >
            <StateMark state={state} />
            <span className={state === 'waiting' ? 'text-ink-soft' : 'font-medium'}>
              {t(`progress.${line}`)}
            </span>
            <span className="sr-only">{t(`progress.${state}`)}</span>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm text-ink-soft" aria-hidden="true">
          {ahead > 0 ? t('progress.ahead', { count: ahead }) : step === 'upload' ? t('progress.upload') : ''}
        </p>
        <Button variant="quiet" onClick={onStop}>
          {t('progress.stop')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {ahead > 0
          ? t('progress.ahead', { count: ahead })
          : t(`progress.${step === 'upload' ? step : lineOfStep[step]}`)}
      </p>
    </section>
  );
}

function StateMark({ state }: { state: LineState }) {
  if (state === 'done') return <Icon name="check" className="animate-fade text-pass" />;
  if (state === 'waiting') {
    return <span aria-hidden="true" className="mx-1.5 size-2 rounded-full border border-line-strong" />;
  }
  return <span aria-hidden="true" className="mx-1 size-3 animate-pulse rounded-full bg-stamp" />;
}
