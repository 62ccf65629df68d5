import type { FinishedFile, PhotoState, PreviewReason } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { UnlockAction } from '../files/unlock-action.tsx';
import { useSave } from '../files/use-save.ts';
import { BuyPhoto } from './buy-photo.tsx';
import { useWayToUnlock } from './use-way-to-unlock.ts';

interface PrimaryPhotoActionProps {
  photo: { photoId: string; state: PhotoState; files: readonly FinishedFile[] };
  /** Why there was only a preview when it was made. */
  reason: PreviewReason;
  /** What speaks against handing it in: then this is no longer the first thing to do. */
  failed: readonly CheckId[];
  /** Where the work goes on after signing in. */
  next: string;
  /** Smaller among others of its kind. */
  size?: 'md' | 'lg';
}

/** The one button of a finished photo: its price, a credit for it, or the file itself. */
export function PrimaryPhotoAction({ photo, failed, size = 'lg', ...rest }: PrimaryPhotoActionProps) {
  const first = size === 'lg' ? 'stamp' : 'ink';
  const look = { look: failed.length === 0 ? first : 'outline', size } as const;
  if (photo.state === 'clean') return <DownloadPhoto files={photo.files} {...look} />;
  return <GetPhoto photoId={photo.photoId} failed={failed} {...rest} {...look} />;
}

export interface ActionLook {
  look: 'stamp' | 'ink' | 'outline';
  size: 'md' | 'lg';
}

interface GetPhotoProps extends Omit<PrimaryPhotoActionProps, 'photo' | 'size'>, ActionLook {
  photoId: string;
}

function GetPhoto({ photoId, reason, failed, next, ...look }: GetPhotoProps) {
  const { t } = useTranslation(['web', 'report']);
  const way = useWayToUnlock(reason);
  if (way?.step !== 'unlock') return <BuyPhoto photoId={photoId} failed={failed} next={next} {...look} />;
  return (
    <UnlockAction photoId={photoId} failed={failed} {...look} className="w-full">
      {t(failed.length === 0 ? 'unlock.action' : 'report:unlock.despite')}
    </UnlockAction>
  );
}

function DownloadPhoto({ files, ...look }: { files: readonly FinishedFile[] } & ActionLook) {
  const { t } = useTranslation('visitor');
  const save = useSave();
  const file = files.find(({ format }) => format === 'jpg') ?? files[0];
  if (!file) return null;
  return (
    <Button
      {...look}
      className="w-full"
      busy={save.isPending}
      disabled={save.isPending}
      onClick={() => save.mutate({ address: file.downloadUrl, fileName: file.fileName })}
    >
      {!save.isPending && <Icon name="download" />}
      {t('file.download')}
    </Button>
  );
}
