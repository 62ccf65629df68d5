import { useTranslation } from 'react-i18next';
import { showError } from '../components/toaster.tsx';
import { failureTexts } from './failure-texts.ts';

export function useShowFailure(): (error: Error) => void {
  const { t } = useTranslation(['web', 'engine']);
  return (error) => {
    const { title, action } = failureTexts(t, error);
    showError(title, action);
  };
}
