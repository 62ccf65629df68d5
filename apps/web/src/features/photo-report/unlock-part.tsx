import type { GalleryPhoto } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { PrimaryPhotoAction } from '../../purchase/primary-photo-action.tsx';

interface UnlockPartProps {
  photo: Pick<GalleryPhoto, 'photoId' | 'countryCode' | 'state' | 'files'>;
  failed: readonly CheckId[];
}

export function UnlockPart({ photo, failed }: UnlockPartProps) {
  const { t } = useTranslation(['visitor', 'report']);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {failed.length === 0 ? t('unlock.about') : t('report:unlock.about', { count: failed.length })}
      </p>
      <PrimaryPhotoAction photo={photo} failed={failed} next="/dashboard/gallery" />
    </div>
  );
}
