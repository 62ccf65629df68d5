import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyFrame } from '../../components/empty-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { photoReportQuery } from '../../report/reported-photo.ts';
import { ServiceError } from '../../shell/api/request.ts';
import { PhotoReport } from './photo-report.tsx';
import { ReportColumns } from './report-columns.tsx';

export function PhotoReportPage({ photoId }: { photoId: string }) {
  const { t } = useTranslation('report');
  const { data, error, isFetching, refetch } = useQuery(photoReportQuery(photoId));
  if (isMissing(error)) return <MissingReport />;
  return (
    <div className="grid gap-6">
      <Link
        to="/dashboard/gallery"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-medium underline-offset-4 hover:underline"
      >
        <Icon name="arrow-back" className="rtl:-scale-x-100" />
        {t('page.back')}
      </Link>
      {data && <PhotoReport answer={data} />}
      {!data && !error && <ReportSkeleton />}
      {!data && error && (
        <Notice title={t('page.failed')}>
          <Button className="mt-2 justify-self-start" busy={isFetching} onClick={() => void refetch()}>
            {t('page.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return (
    error instanceof ServiceError && (error.code === 'photo-not-found' || error.code === 'request-invalid')
  );
}

function MissingReport() {
  const { t } = useTranslation('report');
  return (
    <EmptyFrame mrz="P<VESIKA<<NO<SUCH<PHOTO" title={t('page.missing.title')} body={t('page.missing.body')}>
      <Link to="/dashboard/gallery" className={buttonClass({ variant: 'ink', size: 'lg' })}>
        {t('page.back')}
      </Link>
    </EmptyFrame>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ReportSkeleton() {
  const { t } = useTranslation('report');
  return (
    <div role="status" className="animate-pulse">
      <span className="sr-only">{t('page.loading')}</span>
      <div aria-hidden="true" className="grid gap-y-12">
        <div className="grid gap-3">
          <div className="h-9 w-56 bg-line" />
          <div className="h-5 w-40 bg-line" />
        </div>
        <ReportColumns
          picture={<div className="aspect-[35/45] border border-line bg-sunk" />}
          words={
            <>
              <div className="h-7 w-full max-w-sm bg-line" />
              <div className="h-13 w-full rounded-md bg-line" />
            </>
          }
        />
        <div className="grid gap-3">
          {rows.map((row) => (
            <div key={row} className="h-11 bg-line/60" />
          ))}
        </div>
      </div>
    </div>
  );
}
