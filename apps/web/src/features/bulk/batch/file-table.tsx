import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BatchFile, BatchItem } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnlock } from '../../../buy/files/use-unlock.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { shownCode } from '../../../shell/api/failure-texts.ts';
import { upload } from '../../../shell/api/upload.ts';
import { dotted } from '../../../shell/i18n/dotted.ts';
import { useBatchWords } from '../use-batch-words.ts';

interface FileTableProps {
  batchId: string;
  files: readonly BatchFile[];
  isStarted: boolean;
}

export function FileTable({ batchId, files, isStarted }: FileTableProps) {
  const { t } = useTranslation(['bulk', 'engine']);
  return (
    <table className="w-full border-y border-line text-start text-sm max-sm:block">
      <thead className="text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {t('report.file')}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {t('report.result')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {files.map((file) => (
          <tr key={file.fileId} className="[content-visibility:auto] max-sm:grid max-sm:py-2">
            <th
              scope="row"
              className="max-w-0 py-2.5 pe-4 text-start align-top font-normal max-sm:max-w-none sm:w-2/5"
            >
              <span className="block truncate font-medium" title={file.name}>
                <bdi>{file.person ?? file.name}</bdi>
              </span>
              {file.person !== null && (
                <span className="block truncate text-ink-soft">
                  <bdi>{file.name}</bdi>
                </span>
              )}
            </th>
            <td className="py-1.5 align-top">
              {file.problem && (
                <State icon="warning" colour="text-fail">
                  {t('states.refused')}: {t(`engine:errors.${shownCode(file.problem)}.title`)}
                </State>
              )}
              {!file.problem && !isStarted && (
                <span className="flex min-h-12 items-center gap-3">
                  <Thumbnail address={file.originalUrl} />
                  <span className="text-ink-soft">{t('states.added')}</span>
                </span>
              )}
              <ul className="grid gap-1">
                {file.items.map((item) => (
                  <Item key={item.itemId} item={item} file={file.person ?? file.name} />
                ))}
              </ul>
              {isStarted && isReplaceable(file) && (
                <ReplacePhoto batchId={batchId} fileId={file.fileId} name={file.person ?? file.name} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const replaceable: ReadonlySet<string> = new Set(['rules-failed', 'undecided', 'failed', 'cancelled']);

function isReplaceable({ items, problem }: BatchFile): boolean {
  return problem !== null || items.some(({ state }) => replaceable.has(state));
}

interface ReplacePhotoProps {
  batchId: string;
  fileId: string;
  name: string;
}

/** Another picture for the same row. */
function ReplacePhoto({ batchId, fileId, name }: ReplacePhotoProps) {
  const { t } = useTranslation('bulk');
  const queryClient = useQueryClient();
  const replacing = useMutation({
    mutationFn: (file: File) =>
      upload('replaceBatchFile', { params: { batchId, fileId } }, [file], {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onError: useShowFailure(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['batches', batchId] }),
  });
  return (
    <FileButton
      variant="quiet"
      label={`${t('files.replace')}: ${name}`}
      accept="image/*"
      busy={replacing.isPending}
      onFile={(file) => replacing.mutate(file)}
    >
      {t('files.replace')}
    </FileButton>
  );
}

const styles = {
  waiting: { icon: 'more', colour: 'text-ink-soft' },
  making: { icon: 'again', colour: 'text-guide' },
  made: { icon: 'check', colour: 'text-pass' },
  'rules-failed': { icon: 'warning', colour: 'text-unsure' },
  undecided: { icon: 'warning', colour: 'text-unsure' },
  deleted: { icon: 'trash', colour: 'text-ink-soft' },
  failed: { icon: 'cross', colour: 'text-fail' },
  cancelled: { icon: 'cross', colour: 'text-ink-soft' },
} as const satisfies Record<BatchItem['state'], { icon: IconName; colour: string }>;

function Item({ item, file }: { item: BatchItem; file: string }) {
  const { t } = useTranslation(['bulk', 'engine']);
  const words = useBatchWords();
  const { photo, problem, state } = item;
  const document = words.document(item);
  const what = (
    <>
      <Thumbnail address={photo?.thumbnailUrl ?? null} />
      <span className="min-w-0">
        <span className="block">
          <span className="sr-only">{file}: </span>
          {document}
        </span>
        <State {...styles[state]}>
          {problem ? t(`engine:errors.${shownCode(problem)}.title`) : stateText()}
        </State>
      </span>
    </>
  );
  const row = 'flex min-h-12 items-center gap-3';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      {photo ? (
        <Link to={`/dashboard/photos/${photo.photoId}`} className={`${row} hover:bg-ink/4`}>
          {what}
        </Link>
      ) : (
        <span className={row}>{what}</span>
      )}
      {photo && state === 'undecided' && <OpenItem photo={photo} />}
    </li>
  );

  function stateText(): string {
    const failed = (photo?.failed ?? []).map((check) => t(`engine:checks.${check}.fault`));
    const open = (photo?.undetermined ?? []).map((check) => t(`engine:checks.${check}.name`));
    const questions = photo?.questions.length ?? 0;
    if (state === 'undecided')
      return open.length === 0 ? t('files.untaken') : `${t(`states.${state}`)}: ${dotted(open)}`;
    if (failed.length > 0) return `${t(`states.${state}`)}: ${dotted(failed)}`;
    if (state !== 'made' || questions === 0) return t(`states.${state}`);
    return `${t(`states.${state}`)} · ${t('files.questions', { number: words.number(questions) })}`;
  }
}

function OpenItem({ photo: { photoId, questions, isFree } }: { photo: NonNullable<BatchItem['photo']> }) {
  const { t } = useTranslation('bulk');
  const unlock = useUnlock();
  const isUnlimited = useQuery(packagesHeldQuery).data?.balance.creditsRemaining === null;
  return (
    <span className="flex flex-wrap gap-2 pb-2">
      {questions.length > 0 && (
        <Link to={`/dashboard/photos/${photoId}`} className={buttonClass()}>
          {t('files.answer')}
        </Link>
      )}
      <Button
        busy={unlock.isPending}
        onClick={() => unlock.mutate({ photoIds: [photoId], despiteFailedChecks: false })}
      >
        {t(isFree || isUnlimited ? 'files.takeFree' : 'files.take')}
      </Button>
    </span>
  );
}

function Thumbnail({ address }: { address: string | null }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden border border-line bg-paper">
      {address !== null && (
        <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </span>
  );
}

function State({ icon, colour, children }: { icon: IconName; colour: string; children: React.ReactNode }) {
  return (
    <span className={`flex items-start gap-1.5 ${colour}`}>
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </span>
  );
}
