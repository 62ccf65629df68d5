import type { GalleryPhoto } from '@vesika/contract';
import { Link } from 'react-router';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoTags } from './photo-tags.tsx';
import { usePhotoWords } from './use-photo-words.ts';

export function LatestPhoto({ photo }: { photo: GalleryPhoto }) {
  const words = usePhotoWords(photo);
  return (
    <li>
      <Link to="/dashboard/gallery" prefetch="intent" className="group relative block">
        <PhotoPicture address={photo.thumbnailUrl} alt="" widthMm={photo.widthMm} heightMm={photo.heightMm} />
        <span className="absolute start-0 top-0 flex max-w-full flex-wrap">
          <PhotoTags photo={photo} />
        </span>
        <span className="mt-2.5 block leading-snug font-semibold decoration-line-strong underline-offset-4 group-hover:underline">
          {words.country}
        </span>
        <span className="block text-sm text-ink-soft">
          {words.document} · {words.day}
        </span>
      </Link>
    </li>
  );
}
