import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { PhotoSubject } from '../texts/photo-subject.tsx';

interface PhotoChoiceProps {
  photos: Purchase['photos'];
  value: string | undefined;
  onChange: (photoId: string) => void;
  disabled: boolean;
}

export function PhotoChoice({ photos, value, onChange, disabled }: PhotoChoiceProps) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('rejection.which')}</legend>
      <div className="grid max-h-88 gap-2 overflow-y-auto">
        {photos.map((photo) => (
          <label
            key={photo.photoId}
            className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded-md border border-line-strong bg-sheet p-2.5 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink/4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-guide has-disabled:opacity-60"
          >
            <input
              type="radio"
              name="photo"
              value={photo.photoId}
              checked={photo.photoId === value}
              onChange={() => onChange(photo.photoId)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Thumbnail address={photo.thumbnailUrl} />
            <span className="grid gap-0.5 text-sm">
              <span className="font-medium">
                <PhotoSubject {...photo} />
              </span>
              <span className="text-ink-soft">{day(photo.processedAt)}</span>
            </span>
            <span
              aria-hidden="true"
              className={`me-1 grid size-4 place-items-center rounded-full border ${photo.photoId === value ? 'border-ink' : 'border-line-strong'}`}
            >
              {photo.photoId === value && <span className="size-2 rounded-full bg-ink" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({ address }: { address: string }) {
  return (
    <span className="block h-16 w-12 overflow-hidden border border-line bg-sunk">
      <img
        src={address}
        alt=""
        width="48"
        height="64"
        loading="lazy"
        decoding="async"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
        className="size-full object-contain"
      />
    </span>
  );
}
