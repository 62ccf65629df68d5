import { useQueries, useQuery } from '@tanstack/react-query';
import { type GalleryPhoto, photoCountsText, requestLine } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usualPaper } from '../../../buy/files/papers.ts';
import { SaveButton } from '../../../buy/files/save-button.tsx';
import { useUnlock } from '../../../buy/files/use-unlock.ts';
import type { SoldSet } from '../../../buy/primary-photo-action.tsx';
import { useWaysToUnlock } from '../../../buy/use-ways-to-unlock.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { orderPhotos, removeFromOrder } from '../../../photo/people/order-photos.ts';
import { documentsPlanQuery, photoSetQuery } from '../../../photo/set/set-queries.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { MadeRow } from './set-rows.tsx';

/** The photos of a person and of the others of the order, as a set for each person. */
function useOrder(photoId: string) {
  const [ids] = useState(() => orderPhotos().filter((id) => id !== photoId));
  const own = useQuery(photoSetQuery(photoId));
  const others = useQueries({
    queries: ids.map((id) => ({ ...photoSetQuery(id), retry: false })),
  });
  for (const [index, { isError }] of others.entries()) if (isError) removeFromOrder(ids[index]!);
  const otherSets = others.flatMap(({ data }) => (data ? [data.photos, ...data.otherPeople] : []));
  const sets = own.data ? eachOnce([own.data.photos, ...own.data.otherPeople, ...otherSets]) : [];
  return { own, sets, sellable: sets.map((set) => set.filter(isSellable)) };
}

/** The set is sold instead of the photo alone; it is undefined if nothing else of the order can be bought with it. */
export function useSoldSet(photoId: string): SoldSet | undefined {
  const { t } = useTranslation('family');
  const { sellable } = useOrder(photoId);
  const photos = sellable.flat();
  const needed = {
    photos: useCreditsFor(sellable),
    countries: new Set(photos.map(({ countryCode }) => countryCode)).size,
  };
  if (photos.length < 2 || !photos.some((each) => each.photoId === photoId)) return undefined;
  return {
    needed,
    label: (price) => t('order.buy', { count: photos.length, price }),
    aloneLabel: (price) => t('order.only', { price }),
  };
}

export function OrderPanel({ photoId }: { photoId: string }) {
  const { t } = useTranslation(['family', 'trip']);
  const { own, sets, sellable } = useOrder(photoId);
  if (own.isError && !own.data) {
    return (
      <div role="alert">
        <Notice title={t('order.failed')}>
          <Button
            className="mt-2 justify-self-start"
            busy={own.isFetching}
            onClick={() => void own.refetch()}
          >
            {t('trip:set.retry')}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!own.data) return null;
  const people = sets.slice(1).flat();
  const photos = sets.flat();
  const clean = photos.filter(({ state }) => state === 'clean');
  return (
    <>
      {(people.length > 0 || clean.length > 1) && (
        <TitledSection
          title={t('order.title', { count: photos.length })}
          headingClass="text-base font-semibold"
          className="grid gap-3"
        >
          {people.length > 0 && (
            <ul className="border border-line bg-sheet">
              {people.map((each) => (
                <MadeRow key={each.photoId} photo={each} />
              ))}
            </ul>
          )}
          <TakeAll photos={clean} />
        </TitledSection>
      )}
      <UnlockAll previews={sellable.flat()} />
    </>
  );
}

/** People of one group picture are named by each of its photos. */
function eachOnce(sets: readonly GalleryPhoto[][]): GalleryPhoto[][] {
  const seen = new Set<string>();
  return sets.map((set) => set.filter(({ photoId }) => !seen.has(photoId) && seen.add(photoId)));
}

function isSellable({ state, failed }: GalleryPhoto): boolean {
  return state === 'preview' && failed.length === 0;
}

function UnlockAll({ previews }: { previews: readonly GalleryPhoto[] }) {
  const { t } = useTranslation('family');
  const wayFor = useWaysToUnlock();
  const unlock = useUnlock();
  if (previews.length < 2) return null;
  const payable = previews.filter(({ countryCode }) => wayFor(countryCode)?.step === 'unlock');
  const way = payable[0] && wayFor(payable[0].countryCode);
  if (way?.step !== 'unlock') return null;
  const left = way.creditsRemaining;
  const covered =
    way.covers === 'becomes-one-country'
      ? payable.filter(({ countryCode }) => countryCode === payable[0]?.countryCode)
      : payable;
  const count = left === null ? covered.length : Math.min(left, covered.length);
  const photoIds = covered.slice(0, count).map(({ photoId }) => photoId);
  return (
    <Button
      variant="ink"
      size="lg"
      className="w-full"
      busy={unlock.isPending}
      onClick={() => unlock.mutate({ photoIds, despiteFailedChecks: false })}
    >
      {t('order.unlock', { count })}
    </Button>
  );
}

/**
 * Documents that share one photo of a portrait cost one credit. Until the plan has loaded, every document counts
 * separately.
 */
function useCreditsFor(sets: readonly GalleryPhoto[][]): number {
  const plans = useQueries({ queries: sets.map((set) => documentsPlanQuery(set)) });
  return sets.reduce((sum, set, index) => {
    const documents = plans[index]?.data?.documents;
    if (!documents) return sum + set.length;
    const alone = documents.filter(({ photo }) => photo === null).length;
    return sum + alone + new Set(documents.flatMap(({ photo }) => photo ?? [])).size;
  }, 0);
}

function TakeAll({ photos }: { photos: readonly GalleryPhoto[] }) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const [first] = photos;
  if (!first || photos.length < 2) return null;
  const paper = usualPaper(first.countryCode);
  const printable = photos.filter((photo) => photo.sheet);
  const archiveUrl = requestLine('photosArchive', {
    query: { photoIds: photos.map(({ photoId }) => photoId).join(), paper, language },
  }).url;
  const sheetUrl = requestLine('printSheet', {
    query: { photos: photoCountsText(printable), paper, language },
  }).url;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <SaveButton
        className="bg-sheet"
        icon="layers"
        file={{ address: archiveUrl, fileName: 'vesika-photos.zip' }}
      >
        {t('order.archive')}
      </SaveButton>
      {printable.length > 1 && (
        <SaveButton
          className="bg-sheet"
          icon="scissors"
          file={{ address: sheetUrl, fileName: `vesika-photos-${paper}.pdf` }}
        >
          {t('order.sheet')}
        </SaveButton>
      )}
    </div>
  );
}
