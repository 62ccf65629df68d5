import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../api/request.ts';
import { UnlockAction } from '../../../photo/files/unlock-action.tsx';
import { usePurchaseDialog } from '../../../plans/purchase-dialog-context.tsx';

/** One credit for the clean files; where there is none, packages are shown beside the reason. */
export function UnlockButton({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('dashboard');
  const purchase = usePurchaseDialog();
  const openWhenUnpaid = (error: Error) => {
    if (error instanceof ServiceError && error.code === 'payment-required') purchase.open();
  };
  return (
    <UnlockAction
      photoId={photo.photoId}
      failed={photo.failed}
      look="ink"
      className="w-full"
      onError={openWhenUnpaid}
    >
      {t('gallery.unlock')}
    </UnlockAction>
  );
}
