import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../api/request.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import { showError } from '../../components/toaster.tsx';

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
