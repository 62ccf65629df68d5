import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { photosQuery } from './api/photos.ts';
import { LatestPhoto } from './photo/latest-photo.tsx';

const shown = 4;

/** The newest of the gallery, for those who have come to look. */
export function LatestPhotos() {
  const { t } = useTranslation('dashboard');
  const { data: photos = [] } = useInfiniteQuery(photosQuery);
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="latest-photos">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="latest-photos" className="text-xl font-bold">
          {t('latest.title')}
        </h2>
        <Link
          to="/dashboard/gallery"
          prefetch="intent"
          className="text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {t('latest.all')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-5">
        {photos.slice(0, shown).map((photo) => (
          <LatestPhoto key={photo.photoId} photo={photo} />
        ))}
      </ul>
    </section>
  );
}
