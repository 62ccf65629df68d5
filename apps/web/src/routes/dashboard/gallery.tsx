import { useTranslation } from 'react-i18next';
import { PageTop } from '../../components/page-top.tsx';
import { Gallery } from '../../features/gallery/list/gallery.tsx';

export default function GalleryPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageTop title={t('gallery.title')} lead={t('gallery.lead')} className="mb-8" />
      <Gallery />
    </>
  );
}
