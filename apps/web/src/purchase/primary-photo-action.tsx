import type { FinishedFile, PhotoState } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { countryName } from '../i18n/country-names.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { BuyPhoto } from './buy-photo.tsx';
import { UnlockAction } from './files/unlock-action.tsx';
import { useSave } from './files/use-save.ts';
import { useWayToUnlock } from './use-way-to-unlock.ts';

interface PrimaryPhotoActionProps {
  photo: { photoId: string; countryCode: string; state: PhotoState; files: readonly FinishedFile[] };
  failed: readonly CheckId[];
  next: string;
  size?: 'md' | 'lg';
}

export function PrimaryPhotoAction({ photo, failed, size = 'lg', ...rest }: PrimaryPhotoActionProps) {
  const first = size === 'lg' ? 'stamp' : 'ink';
  const look = { look: failed.length === 0 ? first : 'outline', size } as const;
  if (photo.state === 'clean') return <DownloadPhoto files={photo.files} {...look} />;
  return <GetPhoto photo={photo} failed={failed} {...rest} {...look} />;
}

export interface ActionLook {
  look: 'stamp' | 'ink' | 'outline';
  size: 'md' | 'lg';
}

interface GetPhotoProps extends Omit<PrimaryPhotoActionProps, 'size'>, ActionLook {}

function GetPhoto({ photo: { photoId, countryCode }, failed, next, ...look }: GetPhotoProps) {
  const { t } = useTranslation(['web', 'report']);
  const language = useLanguage();
  const way = useWayToUnlock(countryCode);
  if (way?.step !== 'unlock') {
    return (
      <div className="grid gap-2">
        <BuyPhoto photoId={photoId} failed={failed} next={next} {...look} />
        {way?.reason === 'other-country' && (
          <p className="text-sm text-ink-soft">
            {t('unlock.otherCountry', { country: countryName(language, way.onlyCountry) })}
          </p>
        )}
      </div>
    );
  }
  return (
    <UnlockAction
      photoId={photoId}
      failed={failed}
      usesCredit={way.creditsRemaining !== null}
      {...look}
      className="w-full"
    >
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
