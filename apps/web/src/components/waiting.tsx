import { useTranslation } from 'react-i18next';
import { Spinner } from './spinner.tsx';

export function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-ink-soft">
      <Spinner size="2rem" />
      <span className="sr-only">{t('page.loading')}</span>
    </div>
  );
}
