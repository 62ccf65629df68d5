import { useInfiniteQuery } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PhotoTags } from '../../photo/photo-tags.tsx';
import { usePhotoWords } from '../../photo/use-photo-words.ts';
import { photosQuery } from './api/photos.ts';
import { PhotoPicture } from './photo/photo-picture.tsx';

const shown = 4;

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
          className="-my-2 flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
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

function LatestPhoto({ photo }: { photo: GalleryPhoto }) {
  const words = usePhotoWords(photo);
  return (
    <li>
      <Link to="/dashboard/gallery" prefetch="intent" className="group block">
        <PhotoPicture address={photo.thumbnailUrl} alt="" widthMm={photo.widthMm} heightMm={photo.heightMm} />
        <span className="mt-2.5 block leading-snug font-semibold decoration-line-strong underline-offset-4 group-hover:underline">
          {words.country}
        </span>
        <span className="block text-sm text-ink-soft">
          {words.document} · {words.day}
        </span>
        <span className="flex flex-wrap gap-1 pt-1.5 empty:hidden">
          <PhotoTags photo={photo} />
        </span>
      </Link>
    </li>
  );
}
