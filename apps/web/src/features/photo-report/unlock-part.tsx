import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../api/request.ts';
import { UnlockAction } from '../../photo/files/unlock-action.tsx';
import { usePurchaseDialog } from '../../plans/purchase-dialog-context.tsx';

/** A preview and the step that is missing; where there is no credit, packages are shown beside the reason. */
export function UnlockPart({ photoId, failed }: { photoId: string; failed: readonly CheckId[] }) {
  const { t } = useTranslation(['web', 'report']);
  const purchase = usePurchaseDialog();
  const usable = failed.length === 0;
  const openWhenUnpaid = (error: Error) => {
    if (error instanceof ServiceError && error.code === 'payment-required') purchase.open();
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {usable ? t('unlock.about') : t('report:unlock.about', { count: failed.length })}
      </p>
      <UnlockAction
        photoId={photoId}
        failed={failed}
        onError={openWhenUnpaid}
        look={usable ? 'stamp' : 'outline'}
        size="lg"
      >
        {t(usable ? 'unlock.action' : 'report:unlock.despite')}
      </UnlockAction>
    </div>
  );
}
