import type { PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';

/** Where the cut is in doubt: what a plain wall would do better, a brush does sooner. */
export function BrushOffer({ report: { checks, placement } }: { report: PhotoReport }) {
  const { t, ready } = useTranslation('adjust');
  const isOpen = checks.some(({ id, verdict }) => id === 'cut-out' && verdict !== 'pass');
  if (!ready || !isOpen || !placement) return null;
  return (
    <p className="text-sm text-ink-soft">
      {t('touchUp.offered', { adjust: t('editor.action'), touchUp: t('touchUp.touchUp') })}
    </p>
  );
}
