import { useQuery } from '@tanstack/react-query';
import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { batchesQuery } from './api/batches.ts';
import { NewBatch } from './new/new-batch.tsx';
import { useBatchWords } from './use-batch-words.ts';

export function BatchesPage() {
  const { t } = useTranslation('bulk');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const batches = useQuery(batchesQuery);
  return (
    <div className="grid max-w-3xl gap-8">
      <PageTop title={t('page.title')} lead={t('page.lead')}>
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('page.charge')}</p>
      </PageTop>
      {batches.isPending && <Waiting />}
      {batches.error && !batches.data && <Notice title={failureTexts(tFailure, batches.error).title} />}
      {batches.data && (batches.data.isIncluded ? <NewBatch /> : <NotIncluded />)}
      {batches.data && batches.data.batches.length > 0 && <BatchList batches={batches.data.batches} />}
    </div>
  );
}

function NotIncluded() {
  const { t } = useTranslation('bulk');
  const { open, prepare } = usePurchaseDialog();
  return (
    <section className="grid justify-items-start gap-4 border border-line bg-sheet p-6">
      <h2 className="text-xl font-bold">{t('notIncluded.title')}</h2>
      <Button variant="stamp" size="lg" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        {t('notIncluded.button')}
      </Button>
    </section>
  );
}

function BatchList({ batches }: { batches: readonly Batch[] }) {
  const { t } = useTranslation('bulk');
  const words = useBatchWords();
  return (
    <TitledSection title={t('batches.title')} headingClass="text-xl font-bold" className="grid gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {batches.map((batch) => (
          <li key={batch.batchId}>
            <Link
              to={`/dashboard/bulk/${batch.batchId}`}
              prefetch="intent"
              className="flex min-h-16 items-center gap-4 py-2.5 hover:bg-ink/4"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">
                  <bdi>{words.name(batch)}</bdi>
                </span>
                <span className="text-sm text-ink-soft">
                  {t(`states.${batch.state}`)} · {words.made(batch)}
                </span>
              </span>
              <Icon name="chevron-down" className="shrink-0 -rotate-90 text-ink-soft rtl:rotate-90" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
