import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../components/toaster.tsx';

/** Asks for the country before a photo is chosen. */
export function useCountryFirst(countryCode: string | null) {
  const { t } = useTranslation();
  const countryButton = useRef<HTMLButtonElement>(null);
  const mayChoose = () => {
    if (countryCode) return true;
    showError(t('validation.countryFirst'));
    countryButton.current?.focus();
    return false;
  };
  return { countryButton, mayChoose };
}
