import type { PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';

/**
 * Suggests the brush if the cut-out is in doubt, because touching it up is quicker than a new photo in front of a plain
 * wall.
 */
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
