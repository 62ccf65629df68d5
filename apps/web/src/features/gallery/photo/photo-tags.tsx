import type { GalleryPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

/** What somebody must know before he hands the photo in. */
export function PhotoTags({ photo }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {photo.state === 'preview' && (
        <span className="inline-flex items-center gap-1 bg-ink px-2 py-1 text-xs leading-tight font-medium text-paper">
          <Icon name="lock" className="size-3.5" />
          {t('gallery.preview')}
        </span>
      )}
      {!photo.ok && (
        <span className="inline-flex items-center gap-1 border border-fail bg-sheet px-2 py-0.75 text-xs leading-tight font-medium text-fail">
          <Icon name="cross" className="size-3.5 shrink-0" />
          {t('gallery.notReady')}
        </span>
      )}
    </>
  );
}
