import { useQuery } from '@tanstack/react-query';
import type { ProcessedPhoto } from '@vesika/contract';
import type { Adjustment } from '@vesika/report';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../api/failure-texts.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { clearToasts, showSuccess } from '../../components/toaster.tsx';
import { photoQuery } from '../../photo/files/photo-query.ts';
import { useSession } from '../../session/session-provider.tsx';
import { isUntouched } from './adjust/adjustment.ts';
import type { PhotoOrder } from './photo-order.ts';
import { asItStands } from './result/as-it-stands.ts';
import { useRemake } from './use-remake.ts';

const AdjustDialog = lazy(() => import('./adjust/adjust-dialog.tsx'));
const ProofDialog = lazy(() => import('../../photo/proof/proof-dialog.tsx'));

interface PictureActionsProps {
  made: ProcessedPhoto;
  shown: ProcessedPhoto;
  order: PhotoOrder;
  /** What has been done by hand to the shown one. */
  adjustment: Adjustment;
  onAdjusted: (byHand: { photo: ProcessedPhoto; adjustment: Adjustment } | null) => void;
}

/** To set the frame right by hand, and to see what became of the original. */
export function PictureActions({ made, shown, order, adjustment, onAdjusted }: PictureActionsProps) {
  const { t, ready } = useTranslation('adjust');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const isSignedIn = useSession().status === 'signed-in';
  const inAccount = useQuery({ ...photoQuery(shown.photoId), enabled: isSignedIn });
  const { pictureAddress, state } = asItStands(shown, inAccount.data);
  const [open, setOpen] = useState<'adjust' | 'proof' | null>(null);
  const remake = useRemake(order, shown.photoId);
  const { placement } = made.report;
  const show = (dialog: 'adjust' | 'proof') => {
    clearToasts();
    setOpen(dialog);
  };
  const close = () => {
    remake.stop();
    setOpen(null);
  };
  const apply = (wanted: Adjustment) => {
    if (isUntouched(wanted)) {
      onAdjusted(null);
      return showSuccess(t('editor.undone'));
    }
    remake.start(wanted, (photo) => {
      onAdjusted({ photo, adjustment: wanted });
      showSuccess(t('editor.applied'));
    });
  };
  if (!ready) return null;
  return (
    <>
      {placement && (
        <Button className="bg-sheet" onClick={() => show('adjust')}>
          <Icon name="ruler" />
          {t('editor.action')}
        </Button>
      )}
      <Button className="bg-sheet" onClick={() => show('proof')}>
        <Icon name="eye" />
        {t('proof.action')}
      </Button>
      <Suspense>
        {open === 'adjust' && placement && (
          <AdjustDialog
            report={{ ...made.report, placement }}
            originalAddress={order.original.address}
            initial={adjustment}
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
    </>
  );
}
