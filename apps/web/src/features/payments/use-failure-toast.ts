import { useTranslation } from 'react-i18next';
import { showError } from '../../components/toaster.tsx';
import { failureTexts } from '../wizard/result/failure-texts.ts';

/** What went wrong and what to do about it, in the words of the catalogue. */
export function useFailureToast(): (error: Error) => void {
  const { t } = useTranslation(['web', 'engine']);
  return (error) => {
    const { title, action } = failureTexts(t, error);
    showError(title, action);
  };
}
