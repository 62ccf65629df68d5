import { useTranslation } from 'react-i18next';
import { failureTexts } from '../shell/api/failure-texts.ts';
import { showError } from './toaster.tsx';

/** Shows a failure and what to do about it, under a title of its own or `ownTitle`. */
export function useShowFailure(ownTitle?: string): (error: Error) => void {
  const { t } = useTranslation(['web', 'engine']);
  return (error) => {
    const { title, action } = failureTexts(t, error);
    showError(ownTitle ?? title, action);
  };
}
