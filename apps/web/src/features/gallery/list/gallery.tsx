import { useInfiniteQuery } from '@tanstack/react-query';
import type { GalleryPhoto } from '@vesika/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showError } from '../../../components/toaster.tsx';
import { failureTexts } from '../../../shell/api/failure-texts.ts';
import { photosQuery } from '../api/photos.ts';
import { useLeavingPhotos } from '../api/use-delete-photo.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { NoPhotos } from './no-photos.tsx';
import { PhotoGrid } from './photo-grid.tsx';

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
        <Button className="mt-2 justify-self-start" busy={isFetching} onClick={() => void refetch()}>
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
          onClick={() => void fetchNextPage()}
        >
          {t('gallery.further')}
        </Button>
      )}
    </>
  );
}

const frames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function PhotoSkeletons() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status">
      <span className="sr-only">{t('gallery.loading')}</span>
      <div aria-hidden="true">
        <PhotoGrid>
          {frames.map((frame) => (
            <li key={frame} className="animate-pulse">
              <div className="aspect-[3/4] border border-line bg-sunk" />
              <div className="grid h-[5.75rem] content-start gap-2.5 pt-4">
                <div className="h-4 w-3/4 bg-line" />
                <div className="h-3.5 w-1/2 bg-line" />
                <div className="h-3.5 w-1/3 bg-line" />
              </div>
              <div className="h-11 rounded-md bg-line" />
            </li>
          ))}
        </PhotoGrid>
      </div>
    </div>
  );
}

const SheetDialog = lazy(async () => ({
  default: (await import('../sheet/sheet-of-several.tsx')).SheetOfSeveral,
}));

function SeveralOnSheet({ photos }: { photos: readonly GalleryPhoto[] }) {
  const { t } = useTranslation('family');
  const [open, setOpen] = useState(false);
  const printable = photos.filter(({ sheet }) => sheet);
  if (printable.length < 2) return null;
  return (
    <>
      <Button className="mb-8 bg-sheet" onClick={() => setOpen(true)}>
        <Icon name="scissors" />
        {t('sheet.open')}
      </Button>
      {open && (
        <Suspense>
          <SheetDialog photos={printable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
