import { useTranslation } from 'react-i18next';
import { showError } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { ServiceError } from '../../shell/api/request.ts';

export function useFailureToast(stopped: 'refund' | 'portal'): (error: Error) => void {
  const { t } = useTranslation(['web', 'engine', 'payments']);
  const showFailure = useShowFailure();
  return (error) => {
    if (error instanceof ServiceError && error.code === 'payment-unavailable') {
      showError(t(`payments:unavailable.${stopped}`), t('payments:unavailable.action'));
    } else {
      showFailure(error);
    }
  };
}
