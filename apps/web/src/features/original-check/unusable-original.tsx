import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';

/** Said now rather than after waiting for a photo that cannot be made. */
export function UnusableOriginal({ title, action }: { title: string; action: string }) {
  const { t } = useTranslation('original');
  return (
    <section role="alert" className="grid gap-1 border border-fail bg-sheet px-4 py-3">
      <p className="flex items-center gap-2 text-sm font-medium text-fail">
        <Icon name="warning" className="shrink-0" />
        {t('check.unusable')}
      </p>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">{action}</p>
    </section>
  );
}
