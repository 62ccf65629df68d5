import type { FinishedFile, PhotoState } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { PrimaryPhotoAction } from '../../../purchase/primary-photo-action.tsx';
import { useWayToUnlock } from '../../../purchase/use-way-to-unlock.ts';

interface PrimarySlotProps {
  photo: { photoId: string; countryCode: string; state: PhotoState; files: readonly FinishedFile[] };
  failed: readonly CheckId[];
  next: string;
}

export function PrimarySlot({ photo, failed, next }: PrimarySlotProps) {
  const { t } = useTranslation('report');
  const isPreview = photo.state === 'preview';
  return (
    <div className="grid gap-2">
      {isPreview && failed.length > 0 && (
        <p className="text-sm text-ink-soft">{t('unlock.about', { count: failed.length })}</p>
      )}
      <PrimaryPhotoAction photo={photo} failed={failed} next={next} />
      {isPreview && <CreditsLeft countryCode={photo.countryCode} />}
    </div>
  );
}

function CreditsLeft({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation();
  const way = useWayToUnlock(countryCode);
  if (way?.step !== 'unlock') return null;
  return (
    <p className="text-center text-sm text-ink-soft">
      {way.creditsRemaining === null
        ? t('unlock.unlimited')
        : t('unlock.credits', { count: way.creditsRemaining })}
    </p>
  );
}
