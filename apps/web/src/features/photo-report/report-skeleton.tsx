import { useTranslation } from 'react-i18next';
import { ReportColumns } from './report-columns.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ReportSkeleton() {
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
