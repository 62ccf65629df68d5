import { useQuery } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../api/failure-texts.ts';
import { showSuccess } from '../../components/toaster.tsx';
import { photoQuery } from '../../purchase/files/photo-query.ts';
import { useSession } from '../../session/session-provider.tsx';
import { type ByHand, isSameByHand } from './by-hand.ts';
import type { PhotoOrder } from './photo-order.ts';
import { asItStands } from './result/as-it-stands.ts';
import type { PaintedPhoto } from './touch-up/load-layers.ts';
import { isSameTouchUp } from './touch-up/stroke-history.ts';
import { useRemake } from './use-remake.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx'));
const ProofDialog = lazy(() => import('../../report-view/proof/proof-dialog.tsx'));

export type PictureDialog = 'adjust' | 'proof';

interface PictureDialogsProps {
  open: PictureDialog | null;
  onClose: () => void;
  made: ProcessedPhoto;
  shown: ProcessedPhoto;
  order: PhotoOrder;
  /** The manual edits of the first photo; `byHand` holds those of the shown photo. */
  first: ByHand;
  byHand: ByHand;
  onRemade: (remade: { photo: ProcessedPhoto; byHand: ByHand } | null) => void;
}

/** The dialogs over the result: manual adjustment, and the proof of what was done to the original. */
export function PictureDialogs(props: PictureDialogsProps) {
  const { open, made, shown, order, first, byHand, onRemade } = props;
  const { t, ready } = useTranslation('adjust');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { status } = useSession();
  const inAccount = useQuery({
    ...photoQuery(shown.photoId),
    enabled: status === 'signed-in' || status === 'guest',
  });
  const { pictureAddress, state } = asItStands(shown, inAccount.data);
  const remake = useRemake(order, shown.photoId);
  const { placement } = made.report;
  const close = () => {
    remake.stop();
    props.onClose();
  };
  const apply = (wanted: ByHand) => {
    const words = isSameTouchUp(wanted.touchUp, byHand.touchUp) ? 'editor' : 'touchUp';
    if (isSameByHand(wanted, first)) {
      onRemade(null);
      return showSuccess(t(`${words}.undone`));
    }
    remake.start(wanted, (photo) => {
      onRemade({ photo, byHand: wanted });
      showSuccess(t(`${words}.applied`));
    });
  };
  if (!ready) return null;
  return (
    <Suspense>
      {open === 'adjust' && placement && (
        <AdjustDialog
          report={{ ...made.report, placement }}
          originalAddress={order.original.address}
          initial={byHand}
          paintable={paintable(order, { photo: shown, byHand }, { photo: made, byHand: first })}
          busy={remake.isPending}
          problem={remake.error && failureTexts(tFailure, remake.error)}
          onApply={apply}
          onClose={close}
        />
      )}
      {open === 'proof' && (
        <ProofDialog
          report={shown.report}
          placement={shown.report.placement}
          originalUrl={order.original.address}
          resultUrl={pictureAddress}
          proofUrl={shown.proofUrl}
          watermarked={state === 'preview'}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

interface HandledPhoto {
  photo: ProcessedPhoto;
  byHand: ByHand;
}

/**
 * Returns the photos that can be touched up, the shown one first. A kept background leaves no cut-out edge to touch up.
 */
function paintable({ cropOnly }: PhotoOrder, shown: HandledPhoto, made: HandledPhoto) {
  if (cropOnly || !shown.photo.report.measures.backgroundPainted) return null;
  const [last, ...before] = [shown, made].flatMap(asPainted);
  return last ? ([last, ...before] as const) : null;
}

function asPainted({ photo, byHand }: HandledPhoto): PaintedPhoto[] {
  const { report, processedImageBase64: address } = photo;
  const { placement } = report;
  return placement ? [{ address, report: { ...report, placement }, touchUp: byHand.touchUp }] : [];
}
