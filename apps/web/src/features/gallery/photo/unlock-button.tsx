import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../api/request.ts';
import { Button } from '../../../components/button.tsx';
import { usePurchaseDialog } from '../../dashboard/purchase-dialog-context.tsx';
import { useUnlock } from '../../photo-files/use-unlock.ts';

/** One credit for the clean files; where there is none, packages are shown beside the reason. */
export function UnlockButton({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('dashboard');
  const purchase = usePurchaseDialog();
  const unlock = useUnlock(photo.photoId);
  const openWhenUnpaid = (error: Error) => {
    if (error instanceof ServiceError && error.code === 'payment-required') purchase.open();
  };
  return (
    <Button
      look="ink"
      busy={unlock.isPending}
      disabled={unlock.isPending}
      className="w-full"
      onClick={() => unlock.mutate(undefined, { onError: openWhenUnpaid })}
    >
      {t('gallery.unlock')}
    </Button>
  );
}
