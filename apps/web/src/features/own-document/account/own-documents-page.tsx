import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { ownDocumentsQuery } from '../../../photo/own/own-documents.ts';
import { DocumentRow } from './document-row.tsx';

export function OwnDocumentsPage() {
  const { t } = useTranslation('own');
  const { data, isPending, isFetching, refetch } = useQuery(ownDocumentsQuery);
  return (
    <div className="grid gap-6">
      <PageTitle page={t('kept.title')} />
      <header>
        <h1 className="mb-2 text-3xl font-bold">{t('kept.title')}</h1>
        <p className="max-w-[56ch] text-ink-soft">{t('kept.lead')}</p>
      </header>
      {isPending && (
        <div
          role="status"
          className="h-33 animate-pulse border border-line bg-sheet motion-reduce:animate-none"
        >
          <span className="sr-only">{t('kept.loading')}</span>
        </div>
      )}
      {!isPending && !data && (
        <div role="alert" className="grid justify-items-start gap-3 border border-line bg-sheet p-5 text-sm">
          <p className="text-fail">{t('kept.failed')}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('kept.retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <p className="border border-line bg-sheet p-5 text-ink-soft">{t('kept.none')}</p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border border-line bg-sheet">
          {data.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      <SiteLink
        to="/own-document"
        className={`${buttonClass({ variant: 'ink' })} justify-self-start max-sm:w-full`}
      >
        {t('kept.add')}
      </SiteLink>
    </div>
  );
}
