import { useTranslation } from 'react-i18next';

export function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-ink-soft">
      <svg viewBox="0 0 24 24" width="32" height="32" className="animate-spin" aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="2"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className="sr-only">{t('page.loading')}</span>
    </div>
  );
}
