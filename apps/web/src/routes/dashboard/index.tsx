import { useTranslation } from 'react-i18next';
import { PageTop } from '../../components/page-top.tsx';
import { PackageCard } from '../../features/dashboard/package/package-card.tsx';
import { QuickStart } from '../../features/dashboard/start/quick-start.tsx';
import { LatestPhotos } from '../../features/gallery/latest-photos.tsx';

export default function DashboardIndex() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-8 sm:gap-10">
      <PageTop title={t('index.title')} lead={t('index.lead')} />
      <PackageCard />
      <QuickStart />
      <LatestPhotos />
    </div>
  );
}
