import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../../api/failure-texts.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showError } from '../../../components/toaster.tsx';
import { photosQuery } from '../api/photos.ts';
import { useLeavingPhotos } from '../api/use-delete-photo.ts';
import { SeveralOnSheet } from '../sheet/several-on-sheet.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { NoPhotos } from './no-photos.tsx';
import { PhotoSkeletons } from './photo-skeletons.tsx';

export function Gallery() {
  const { t } = useTranslation('dashboard');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(photosQuery);
  const leaving = useLeavingPhotos();
  const photos = data?.filter(({ photoId }) => !leaving.has(photoId));
  useEffect(() => {
    if (error) showError(t('gallery.loadFailed'), failureTexts(tFailure, error).title);
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
      <SeveralOnSheet photos={photos} />
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
