import { useInfiniteQuery } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showError } from '../../../components/toaster.tsx';
import { failureTexts } from '../../wizard/result/failure-texts.ts';
import { photosQuery } from '../api/photos.ts';
import { useDeletePhoto, useLeavingPhotos } from '../api/use-delete-photo.ts';
import { DeleteDialog } from '../photo/delete-dialog.tsx';
import { PhotoCard } from '../photo/photo-card.tsx';
import { PhotoDialog } from '../photo/photo-dialog.tsx';
import { NoPhotos } from './no-photos.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoSkeletons } from './photo-skeletons.tsx';

export function Gallery() {
  const { t } = useTranslation('dashboard');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(photosQuery);
  const leaving = useLeavingPhotos();
  const photos = data?.filter(({ photoId }) => !leaving.has(photoId));
  useEffect(() => {
    if (error) showError(t('gallery.loadFailed'), failureTexts(tFailure, error).action);
  }, [error, t, tFailure]);

  if (isPending) return <PhotoSkeletons />;
  if (!photos) {
    return (
      <Notice title={t('gallery.loadFailed')}>
        <Button
          className="mt-2 justify-self-start"
          busy={isFetching}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {t('gallery.retry')}
        </Button>
      </Notice>
    );
  }
  if (photos.length === 0 && !hasNextPage) return <NoPhotos />;
  return (
    <>
      <ContactSheet photos={photos} />
      {hasNextPage && (
        <Button
          size="lg"
          className="mt-10 w-full"
          busy={isFetchingNextPage}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('gallery.further')}
        </Button>
      )}
    </>
  );
}

/** One photo at a time is looked at or about to be deleted. */
function ContactSheet({ photos }: { photos: readonly GalleryPhoto[] }) {
  const remove = useDeletePhoto();
  const sheet = useRef<HTMLDivElement>(null);
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const viewed = photos.find(({ photoId }) => photoId === viewedId);
  const doomed = photos.find(({ photoId }) => photoId === doomedId);
  return (
    <div ref={sheet} tabIndex={-1} className="outline-none">
      <PhotoGrid>
        {photos.map((photo) => (
          <PhotoCard
            key={photo.photoId}
            photo={photo}
            onView={() => setViewedId(photo.photoId)}
            onDelete={() => setDoomedId(photo.photoId)}
          />
        ))}
      </PhotoGrid>
      {viewed && (
        <PhotoDialog
          photo={viewed}
          open
          onOpenChange={() => setViewedId(null)}
          onDelete={() => {
            setViewedId(null);
            setDoomedId(viewed.photoId);
          }}
        />
      )}
      {doomed && (
        <DeleteDialog
          photo={doomed}
          open
          onOpenChange={() => setDoomedId(null)}
          onConfirm={() => {
            setDoomedId(null);
            remove.mutate(doomed.photoId);
            // Its buttons are gone with it.
            sheet.current?.focus();
          }}
        />
      )}
    </div>
  );
}
