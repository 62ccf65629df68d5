import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageTitle } from '../../components/page-title.tsx';
import { PhotoReportPage } from '../../features/photo-report/photo-report-page.tsx';

export default function PhotoReportRoute() {
  const { t } = useTranslation('report');
  const { photoId = '' } = useParams();
  return (
    <>
      <PageTitle page={t('page.title')} />
      <PhotoReportPage key={photoId} photoId={photoId} />
    </>
  );
}
