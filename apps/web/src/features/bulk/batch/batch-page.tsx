import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { failureTexts } from '../../../api/failure-texts.ts';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { useBatch } from '../api/use-batch.ts';
import { useBatchWords } from '../use-batch-words.ts';
import { AddFiles } from './add-files.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchCost } from './batch-cost.tsx';
import { BatchNotices } from './batch-notices.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { FileTable } from './file-table.tsx';

export function BatchPage({ batchId }: { batchId: string }) {
  const { t } = useTranslation('bulk');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { data, error, isPending } = useBatch(batchId);
  return (
    <div className="grid max-w-4xl gap-6">
      <Link
        to="/dashboard/bulk"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink-soft hover:text-ink"
      >
        <Icon name="arrow-back" className="rtl:-scale-x-100" />
        {t('actions.back')}
      </Link>
      {isPending && <Waiting />}
      {error && !data && (
        <Notice title={failureTexts(tFailure, error).title}>{failureTexts(tFailure, error).action}</Notice>
      )}
      {data && (
        <>
          <Head batch={data.batch} />
          <BatchNotices notices={data.batch.notices} />
          {data.batch.state === 'filling' ? (
            <AddFiles batch={data.batch} />
          ) : (
            <BatchProgress batch={data.batch} />
          )}
          {data.batch.state === 'filling' && <BatchCost batch={data.batch} />}
          <BatchActions batch={data.batch} />
          <MappingProblems batch={data.batch} />
          {data.files.length > 0 && (
            <FileTable files={data.files} isStarted={data.batch.state !== 'filling'} />
          )}
        </>
      )}
    </div>
  );
}

function Head({ batch }: { batch: Batch }) {
  const words = useBatchWords();
  return (
    <div>
      <PageTitle page={words.name(batch)} />
      <h1 className="mb-1 text-3xl font-bold wrap-anywhere">
        <bdi>{words.name(batch)}</bdi>
      </h1>
      <ul className="flex flex-wrap gap-x-4 text-ink-soft">
        {batch.documents.map((document) => (
          <li key={JSON.stringify(document)}>{words.document(document)}</li>
        ))}
      </ul>
    </div>
  );
}

function MappingProblems({ batch: { mapping } }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const words = useBatchWords();
  if (!mapping || mapping.problems.length === 0) return null;
  return (
    <Notice>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {mapping.problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            {line === 0
              ? t(`mapping.problems.${problem}`)
              : t('mapping.line', { line: words.number(line), problem: t(`mapping.problems.${problem}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
