import { useQuery } from '@tanstack/react-query';
import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packagesQuery } from '../../buy/plans/packages-query.ts';
import { usePriceList } from '../../buy/plans/price-list.ts';
import { sharePriceText } from '../../buy/plans/price-text.ts';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
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
  const price = useBatchPrice();
  return (
    <section className="grid justify-items-start gap-4 border border-line bg-sheet p-6">
      <h2 className="text-xl font-bold">{t('notIncluded.title')}</h2>
      {price && <p className="font-medium">{t('notIncluded.price', { price })}</p>}
      <SampleBatch />
      <Button variant="stamp" size="lg" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        {t('notIncluded.button')}
      </Button>
    </section>
  );
}

/** The lowest price of a photo among the plans that make batches. */
function useBatchPrice(): string | undefined {
  const language = useLanguage();
  const { data = [] } = useQuery(packagesQuery);
  const { packages, currency } = usePriceList(data);
  const shares = packages.flatMap(({ price, credits, features }) =>
    credits !== null && features.includes('bulk-processing') ? [price / credits] : [],
  );
  return shares.length === 0 ? undefined : sharePriceText(language, Math.min(...shares), currency);
}

const sample = [
  { file: 'anna.jpg', fault: null },
  { file: 'ben.jpg', fault: 'background-colour' },
  { file: 'carla.jpg', fault: null },
] as const;

function SampleBatch() {
  const { t } = useTranslation(['bulk', 'engine']);
  return (
    <figure className="w-full max-w-md text-sm">
      <figcaption className="mb-1.5 text-ink-soft">{t('notIncluded.sample')}</figcaption>
      <ul className="divide-y divide-line border border-line">
        {sample.map(({ file, fault }) => (
          <li key={file} className="flex items-center gap-2.5 px-3 py-2">
            <Icon
              name={fault ? 'cross' : 'check'}
              className={`shrink-0 ${fault ? 'text-fail' : 'text-pass'}`}
            />
            <bdi className="min-w-0 flex-1 truncate">{file}</bdi>
            <span className="text-ink-soft">
              {fault ? t(`engine:checks.${fault}.fault`) : t('states.made')}
            </span>
          </li>
        ))}
      </ul>
    </figure>
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
