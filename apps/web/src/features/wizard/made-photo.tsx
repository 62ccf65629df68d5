import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoto } from '../../buy/files/photo-query.ts';
import { clearToasts, showSuccess } from '../../components/toaster.tsx';
import { photoReportQuery } from '../../report/reported-photo.ts';
import { failureSentences } from '../../shell/api/failure-texts.ts';
import { noAdjustment } from './adjust/adjustment.ts';
import { makePhoto } from './api/process-photo.ts';
import { isSameEdits, type ManualEdits } from './manual-edits.ts';
import { type PhotoRequest, touchUpOf } from './photo-request.ts';
import { asItStands } from './result/as-it-stands.ts';
import ResultView from './result/result-view.tsx';
import type { PaintedPhoto } from './touch-up/load-layers.ts';
import { isSameTouchUp } from './touch-up/stroke-history.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx'));
const ProofDialog = lazy(() => import('../../report/proof/proof-dialog.tsx'));

interface MadePhotoProps {
  made: ProcessedPhoto;
  request: PhotoRequest;
}

interface EditedPhoto {
  photo: ProcessedPhoto;
  edits: ManualEdits;
}

export default function MadePhoto({ made, request }: MadePhotoProps) {
  const [remade, setRemade] = useState<EditedPhoto | null>(null);
  const [dialog, setDialog] = useState<'adjust' | 'proof' | null>(null);
  const first: EditedPhoto = {
    photo: made,
    edits: { adjustment: noAdjustment, touchUp: touchUpOf(request) },
  };
  const shown = remade ?? first;
  const { ready } = useTranslation('adjust');
  const open = (wanted: typeof dialog) => () => {
    clearToasts();
    setDialog(wanted);
  };
  const close = () => setDialog(null);
  return (
    <>
      <ResultView
        key={shown.photo.photoId}
        photo={shown.photo}
        request={request}
        onAdjust={made.report.placement && open('adjust')}
        onProof={open('proof')}
      />
      {ready && (
        <Suspense>
          {dialog === 'adjust' && (
            <Adjust
              request={request}
              first={first}
              shown={shown}
              onRemade={(photo) => {
                setRemade(photo);
                close();
              }}
              onClose={close}
            />
          )}
          {dialog === 'proof' && (
            <Proof photo={shown.photo} originalAddress={request.original.address} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

interface AdjustProps {
  request: PhotoRequest;
  first: EditedPhoto;
  shown: EditedPhoto;
  onRemade: (remade: EditedPhoto | null) => void;
  onClose: () => void;
}

function Adjust({ request, first, shown, onRemade, onClose }: AdjustProps) {
  const { t } = useTranslation('adjust');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const remake = useRemake(request, shown.photo.photoId);
  const { report } = first.photo;
  const apply = (edits: ManualEdits) => {
    const words = isSameTouchUp(edits.touchUp, shown.edits.touchUp) ? 'editor' : 'touchUp';
    if (isSameEdits(edits, first.edits)) {
      onRemade(null);
      return showSuccess(t(`${words}.undone`));
    }
    remake.mutate(edits, {
      onSuccess: (photo) => {
        onRemade({ photo, edits });
        showSuccess(t(`${words}.applied`));
      },
    });
  };
  return (
    report.placement && (
      <AdjustDialog
        report={{ ...report, placement: report.placement }}
        originalAddress={request.original.address}
        initial={shown.edits}
        paintable={paintable(request, shown, first)}
        busy={remake.isPending}
        problem={remake.error && failureSentences(tFailure, remake.error)}
        onApply={apply}
        onClose={onClose}
      />
    )
  );
}

interface ProofProps {
  photo: ProcessedPhoto;
  originalAddress: string;
  onClose: () => void;
}

function Proof({ photo, originalAddress, onClose }: ProofProps) {
  const { pictureAddress, state } = asItStands(photo, usePhoto(photo.photoId).data);
  return (
    <ProofDialog
      report={photo.report}
      originalUrl={originalAddress}
      resultUrl={pictureAddress}
      proofUrl={photo.proofUrl}
      watermarked={state === 'preview'}
      onClose={onClose}
    />
  );
}

/**
 * Returns the photos that can be touched up, the shown one first. A kept background leaves no cut-out edge to touch up.
 */
function paintable({ cropOnly }: PhotoRequest, shown: EditedPhoto, first: EditedPhoto) {
  if (cropOnly || !shown.photo.report.measures.backgroundPainted) return null;
  const [last, ...before] = [shown, first].flatMap(asPainted);
  return last ? ([last, ...before] as const) : null;
}

function asPainted({ photo, edits }: EditedPhoto): PaintedPhoto[] {
  const { report, processedImageBase64: address } = photo;
  const { placement } = report;
  return placement ? [{ address, report: { ...report, placement }, touchUp: edits.touchUp }] : [];
}

function useRemake(request: PhotoRequest, shownPhotoId: string) {
  const queryClient = useQueryClient();
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  return useMutation({
    mutationFn: (edits: ManualEdits) => {
      const stop = new AbortController();
      stopper.current = stop;
      const answers = queryClient.getQueryData(photoReportQuery(shownPhotoId).queryKey)?.answers;
      return makePhoto(request, { ...edits, ...(answers && { answers }) }, stop);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['package'] });
      void queryClient.invalidateQueries({ queryKey: ['photos'] });
    },
    retry: false,
  });
}
