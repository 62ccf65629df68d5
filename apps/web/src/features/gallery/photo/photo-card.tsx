import type { GalleryPhoto } from '@vesika/contract';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Downloads } from '../../../buy/files/downloads.tsx';
import { usePurchaseDialog } from '../../../buy/plans/purchase-dialog-context.tsx';
import { PrimaryPhotoAction } from '../../../buy/primary-photo-action.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { Flag } from '../../../components/flag.tsx';
import { Icon } from '../../../components/icon.tsx';
import { PhotoTags } from '../../../photo/photo-tags.tsx';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';
import { PhotoMenu } from './photo-menu.tsx';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoCardProps {
  photo: GalleryPhoto;
  onView: () => void;
  onDelete: () => void;
}

export function PhotoCard({ photo, onView, onDelete }: PhotoCardProps) {
  const { t } = useTranslation('dashboard');
  const words = usePhotoWords(photo);
  return (
    <li className="flex min-w-0 flex-col">
      <div className="relative">
        <button
          type="button"
          aria-label={t('gallery.viewPhoto', { picture: words.picture })}
          onClick={onView}
          className="group relative block w-full text-start"
        >
          <PhotoPicture
            address={photo.thumbnailUrl}
            alt={words.picture}
            widthMm={photo.widthMm}
            heightMm={photo.heightMm}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 border border-ink opacity-0 transition-opacity duration-150 group-hover:opacity-100"
          />
        </button>
      </div>
      <div className="flex flex-1 items-start gap-2.5 pt-3 pb-3">
        <span className="shrink-0 pt-[0.3em]">
          <Flag code={photo.countryCode} />
        </span>
        <div className="min-w-0">
          {photo.personName !== null && (
            <p className="truncate leading-snug font-semibold">
              <bdi>{photo.personName}</bdi>
            </p>
          )}
          <p className="leading-snug font-semibold text-balance">{words.country}</p>
          <p className="text-sm leading-snug text-ink-soft">{words.document}</p>
          <time dateTime={photo.processedAt} className="block text-sm leading-snug text-ink-soft">
            {words.day}
          </time>
          <p className="flex flex-wrap gap-1 pt-1.5 empty:hidden">
            <PhotoTags photo={photo} />
          </p>
        </div>
      </div>
      <div className="flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          {photo.state === 'preview' ? (
            <PrimaryPhotoAction
              photo={photo}
              failed={photo.failed}
              next="/dashboard/gallery"
              termsFor={null}
              size="md"
            />
          ) : (
            <DownloadButton photo={photo} label={words.picture} />
          )}
        </div>
        <PhotoMenu photo={photo} label={words.picture} onView={onView} onDelete={onDelete} />
      </div>
    </li>
  );
}

function DownloadButton({ photo, label }: { photo: GalleryPhoto; label: string }) {
  const { t } = useTranslation(['dashboard', 'web']);
  const [isOpen, setOpen] = useState(false);
  const purchase = usePurchaseDialog();
  const buy = () => {
    setOpen(false);
    purchase.open();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('gallery.downloadPhoto', { picture: label })}
        className={`${buttonClass()} w-full min-w-0 bg-sheet max-sm:px-2`}
      >
        <Icon name="download" className="shrink-0 max-sm:hidden" />
        <span className="truncate">{t('web:download.title')}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('web:download.title')}
          className="z-30 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-md bg-sheet text-ink shadow-dialog outline-none"
        >
          <Downloads photo={photo} usable={photo.failed.length === 0} onBuy={buy} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
