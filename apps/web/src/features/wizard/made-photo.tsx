import type { ProcessedPhoto } from '@vesika/contract';
import { useState } from 'react';
import { clearToasts } from '../../components/toaster.tsx';
import type { OnBuy } from '../../purchase/files/buy-action.tsx';
import { noAdjustment } from './adjust/adjustment.ts';
import type { ByHand } from './by-hand.ts';
import { type PhotoOrder, touchUpOf } from './photo-order.ts';
import { type PictureDialog, PictureDialogs } from './picture-dialogs.tsx';
import ResultView from './result/result-view.tsx';

interface MadePhotoProps {
  /** The photo before any manual edits. */
  made: ProcessedPhoto;
  order: PhotoOrder;
  ofChild: boolean;
  onAgain: () => void;
  onAddPerson: (photoId: string) => void;
  onFull: (() => void) | null;
  onBuy: OnBuy;
}

/** Shows the photo or its latest manual edit; the unedited photo can be restored. */
export default function MadePhoto({ made, order, ...ways }: MadePhotoProps) {
  const [remade, setRemade] = useState<{ photo: ProcessedPhoto; byHand: ByHand } | null>(null);
  const [dialog, setDialog] = useState<PictureDialog | null>(null);
  const shown = remade?.photo ?? made;
  const first: ByHand = { adjustment: noAdjustment, touchUp: touchUpOf(order) };
  const open = (wanted: PictureDialog) => () => {
    clearToasts();
    setDialog(wanted);
  };
  return (
    <>
      <ResultView
        key={shown.photoId}
        photo={shown}
        order={order}
        originalAddress={order.original.address}
        {...ways}
        onAdjust={made.report.placement && open('adjust')}
        onProof={open('proof')}
      />
      <PictureDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        made={made}
        shown={shown}
        order={order}
        first={first}
        byHand={remade?.byHand ?? first}
        onRemade={(photo) => {
          setRemade(photo);
          setDialog(null);
        }}
      />
    </>
  );
}
