import type { FinishedFile, PhotoState, PreviewReason } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { PrimaryPhotoAction } from '../../../photo/purchase/primary-photo-action.tsx';
import { useWayToUnlock } from '../../../photo/purchase/use-way-to-unlock.ts';

interface PrimarySlotProps {
  photo: { photoId: string; state: PhotoState; files: readonly FinishedFile[] };
  /** Why there is only a preview; null of a clean photo. */
  reason: PreviewReason | null;
  failed: readonly CheckId[];
  /** Where the work goes on after signing in. */
  next: string;
}

/** The one button of the result: what brings the file, or the file itself. */
export function PrimarySlot({ photo, failed, next, reason }: PrimarySlotProps) {
  const { t } = useTranslation('report');
  const known = reason ?? 'no-package';
  const isPreview = photo.state === 'preview';
  return (
    <div className="grid gap-2">
      {isPreview && failed.length > 0 && (
        <p className="text-sm text-ink-soft">{t('unlock.about', { count: failed.length })}</p>
      )}
      <PrimaryPhotoAction photo={photo} reason={known} failed={failed} next={next} />
      {isPreview && <CreditsLeft reason={known} />}
    </div>
  );
}

/** Where a credit pays. */
function CreditsLeft({ reason }: { reason: PreviewReason }) {
  const { t } = useTranslation();
  const way = useWayToUnlock(reason);
  if (way?.step !== 'unlock') return null;
  return (
    <p className="text-center text-sm text-ink-soft">
      {way.creditsRemaining === null
        ? t('unlock.unlimited')
        : t('unlock.credits', { count: way.creditsRemaining })}
    </p>
  );
}
