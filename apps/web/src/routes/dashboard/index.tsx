import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { PackageCard } from '../../features/dashboard/package/package-card.tsx';
import { QuickStart } from '../../features/dashboard/start/quick-start.tsx';
import { LatestPhotos } from '../../features/gallery/latest-photos.tsx';

export default function DashboardIndex() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-8 sm:gap-10">
      <PageTitle page={t('index.title')} />
      <header>
        <h1 className="mb-2 text-3xl font-bold">{t('index.title')}</h1>
        <p className="max-w-[56ch] text-ink-soft">{t('index.lead')}</p>
      </header>
      <PackageCard />
      <QuickStart />
      <LatestPhotos />
    </div>
  );
}
