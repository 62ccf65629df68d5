import type { ProcessedPhoto } from '@vesika/contract';
import type { Adjustment } from '@vesika/report';
import { useState } from 'react';
import type { OnBuy } from '../../photo/files/buy-action.tsx';
import { noAdjustment } from './adjust/adjustment.ts';
import type { PhotoOrder } from './photo-order.ts';
import { PictureActions } from './picture-actions.tsx';
import ResultView from './result/result-view.tsx';

interface MadePhotoProps {
  /** As it was made without a hand. */
  made: ProcessedPhoto;
  order: PhotoOrder;
  onAgain: () => void;
  onFull: (() => void) | null;
  onBuy: OnBuy;
}

/** The photo, or what a person has made of its frame since; the one that was found can be had back. */
export default function MadePhoto({ made, order, ...ways }: MadePhotoProps) {
  const [byHand, setByHand] = useState<{ photo: ProcessedPhoto; adjustment: Adjustment } | null>(null);
  const shown = byHand?.photo ?? made;
  return (
    <ResultView
      key={shown.photoId}
      photo={shown}
      originalAddress={order.original.address}
      {...ways}
      actions={
        <PictureActions
          made={made}
          shown={shown}
          order={order}
          adjustment={byHand?.adjustment ?? noAdjustment}
          onAdjusted={setByHand}
        />
      }
    />
  );
}
