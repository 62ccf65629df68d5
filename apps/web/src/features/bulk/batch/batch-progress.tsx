import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { usePurchaseDialog } from '../../../buy/plans/purchase-dialog-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { standingOf, useBatchWords } from '../use-batch-words.ts';
import { ProgressBar } from './progress-bar.tsx';

export function BatchProgress({ batch }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const words = useBatchWords();
  const { done, all } = standingOf(batch);
  const troubles = (['rules-failed', 'undecided', 'deleted', 'failed', 'cancelled'] as const).filter(
    (state) => batch.items[state] > 0,
  );
  return (
    <section className="grid gap-4 border border-line bg-sheet p-5">
      <ProgressBar share={all === 0 ? 0 : done / all} label={t('progress.label')} text={words.made(batch)} />
      {troubles.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {troubles.map((state) => (
            <li key={state}>
              {t(`states.${state}`)}: <span className="tabular-nums">{words.number(batch.items[state])}</span>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        <Next batch={batch} />
      </div>
    </section>
  );
}

function Next({ batch: { state, pauseReason } }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const { open, prepare } = usePurchaseDialog();
  const why = pauseReason ?? 'asked';
  switch (state) {
    case 'running':
      return <p className="text-sm text-ink-soft">{t('next.keepOpen')}</p>;
    case 'done':
    case 'cancelled':
      return <p className="font-medium">{t(`next.${state}`)}</p>;
    case 'paused':
      return (
        <Notice title={t(`paused.${why}`)}>
          {pauseReason && (
            <Button
              variant="ink"
              className="mt-2 justify-self-start"
              onClick={open}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              {t('paused.buy')}
            </Button>
          )}
        </Notice>
      );
    case 'filling':
      return null;
  }
}
