import { useQuery } from '@tanstack/react-query';
import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { creditsFor } from '../../../buy/way-to-unlock.ts';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { failureTexts } from '../../../shell/api/failure-texts.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { joinedSentences } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useBatch } from '../api/use-batch.ts';
import { useBatchWords } from '../use-batch-words.ts';
import { AddFiles } from './add-files.tsx';
import { BatchActions } from './batch-actions.tsx';
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
          <BatchActions batch={data.batch} files={data.files} />
          <ListProblems batch={data.batch} />
          {data.files.length > 0 && (
            <FileTable
              batchId={data.batch.batchId}
              files={data.files}
              isStarted={data.batch.state !== 'filling'}
            />
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

function ListProblems({ batch: { mapping } }: { batch: Batch }) {
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

/** The credits that the photos of a batch will need, before it starts. */
function BatchCost({ batch: { countryCodes, items } }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const words = useBatchWords();
  const { data: held } = useQuery(packagesHeldQuery);
  if (!held || items.waiting === 0) return null;
  const { creditsRemaining: left, uncovered } = creditsFor({ held, countryCodes, now: new Date() });
  const isShort = left !== null && left < items.waiting;
  const needed = words.number(items.waiting);
  const sentences = [
    left === null ? t('cost.unlimited') : t('cost.needed', { needed, left: words.number(left) }),
    ...(isShort ? [t('cost.short')] : []),
    ...(uncovered.length > 0
      ? [t('cost.uncovered', { countries: words.list(uncovered.map((code) => countryName(language, code))) })]
      : []),
  ];
  return (
    <p className={`w-full ${isShort || uncovered.length > 0 ? 'text-unsure' : 'text-ink-soft'}`}>
      {joinedSentences(language, sentences)}{' '}
      {(isShort || uncovered.length > 0) && (
        <Link to="/dashboard/payments" className="text-ink underline underline-offset-4">
          {t('paused.buy')}
        </Link>
      )}
    </p>
  );
}
