import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Batch, type BatchFile, requestLine } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSave } from '../../../buy/files/use-save.ts';
import { useUnlock } from '../../../buy/files/use-unlock.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useChangeBatch } from '../api/use-batch.ts';
import { standingOf, useBatchWords } from '../use-batch-words.ts';

export function BatchActions({ batch, files }: { batch: Batch; files: readonly BatchFile[] }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const change = useChangeBatch(batch.batchId);
  const save = useSave();
  const unlock = useUnlock();
  const words = useBatchWords();
  const { batchId, state, items, mustAcknowledge } = batch;
  const [knows, setKnows] = useState(false);
  const [paysUndetermined, setPaysUndetermined] = useState(false);
  const isReady = state === 'filling' && items.waiting > 0;
  const asks = isReady && mustAcknowledge.length > 0;
  const act = (action: 'start' | 'pause' | 'cancel' | 'retry') => ({
    busy: change.isPending && change.variables.action === action,
    disabled: change.isPending,
    onClick: () =>
      change.mutate({
        action,
        acknowledge: [
          ...(knows ? mustAcknowledge : []),
          ...(paysUndetermined ? (['undetermined-checks'] as const) : []),
        ],
      }),
  });
  const isOver = state === 'done' || state === 'cancelled';
  const open = files.flatMap((file) =>
    file.items.flatMap(({ state, photo }) => (state === 'undecided' && photo ? [photo] : [])),
  );
  const isUnlimited = useQuery(packagesHeldQuery).data?.balance.creditsRemaining === null;
  const needed = isUnlimited ? 0 : open.filter(({ isFree }) => !isFree).length;
  const download = () => {
    const { url } = requestLine('batchArchive', { params: { batchId }, query: { language } });
    save.mutate({ address: url, fileName: `vesika-${batch.createdAt.slice(0, 10)}.zip` });
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid">
      {asks && (
        <div className="w-full">
          <Switch checked={knows} onChange={setKnows}>
            {t('add.acknowledge')}
          </Switch>
        </div>
      )}
      {isReady && (
        <div className="w-full">
          <Switch checked={paysUndetermined} onChange={setPaysUndetermined}>
            {t('add.undetermined')}
          </Switch>
        </div>
      )}
      {isReady && (
        <Button variant="stamp" size="lg" {...act('start')} disabled={change.isPending || (asks && !knows)}>
          {t('add.start', { count: items.waiting })}
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="stamp" size="lg" {...act('start')}>
          {t('actions.resume')}
        </Button>
      )}
      {state === 'running' && <Button {...act('pause')}>{t('actions.pause')}</Button>}
      {items.made > 0 && (
        <Button
          variant={isOver ? 'stamp' : 'outline'}
          size={isOver ? 'lg' : 'md'}
          busy={save.isPending}
          onClick={download}
        >
          {!save.isPending && <Icon name="download" />}
          {t('actions.download')}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          busy={unlock.isPending}
          onClick={() =>
            unlock.mutate({ photoIds: open.map(({ photoId }) => photoId), despiteFailedChecks: false })
          }
        >
          {needed === 0 ? t('actions.finishFree') : t('actions.finish', { number: words.number(needed) })}
        </Button>
      )}
      {isOver && items.failed + items.cancelled > 0 && (
        <Button {...act('retry')}>
          <Icon name="again" />
          {t('actions.retry')}
        </Button>
      )}
      {(state === 'running' || state === 'paused') && (
        <Button variant="quiet" {...act('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      {state !== 'running' && <DeleteBatch batchId={batchId} />}
      {items.made > 0 && (
        <p className="w-full text-sm text-ink-soft">
          {t('actions.holds', { made: words.number(items.made), all: words.number(standingOf(batch).all) })}
        </p>
      )}
    </div>
  );
}

function DeleteBatch({ batchId }: { batchId: string }) {
  const { t } = useTranslation('bulk');
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => call('deleteBatch', { params: { batchId } }),
    onSuccess: async () => {
      await navigate('/dashboard/bulk');
      queryClient.removeQueries({ queryKey: ['batches', batchId] });
      await queryClient.invalidateQueries({ queryKey: ['photos'] });
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" disabled={deletion.isPending}>
          <Icon name="trash" />
          {t('actions.delete')}
        </Button>
      }
      title={t('delete.title')}
      about={t('delete.lead')}
      keep={t('delete.keep')}
      confirm={t('delete.button')}
      onConfirm={() => deletion.mutate()}
    />
  );
}
