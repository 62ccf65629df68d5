import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { Gallery } from '../../features/gallery/list/gallery.tsx';

export default function GalleryPage() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageTitle page={t('gallery.title')} />
      <h1 className="mb-2 text-3xl font-bold">{t('gallery.title')}</h1>
      <p className="mb-8 max-w-[56ch] text-ink-soft">{t('gallery.lead')}</p>
      <Gallery />
    </>
  );
}
