import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../api/failure-texts.ts';
import { ServiceError } from '../../api/request.ts';
import { showError } from '../../components/toaster.tsx';

export function useFailureToast(stopped: 'refund' | 'portal'): (error: Error) => void {
  const { t } = useTranslation(['web', 'engine', 'payments']);
  return (error) => {
    if (error instanceof ServiceError && error.code === 'payment-unavailable') {
      showError(t(`payments:unavailable.${stopped}`), t('payments:unavailable.action'));
    } else {
      const { title, action } = failureTexts(t, error);
      showError(title, action);
    }
  };
}
