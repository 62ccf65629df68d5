import type { GalleryPhoto } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Flag } from '../../../components/flag.tsx';
import { Icon } from '../../../components/icon.tsx';
import { usePurchaseDialog } from '../../dashboard/purchase-dialog-context.tsx';
import { DialogFrame } from '../../payments/dialog-frame.tsx';
import { Downloads } from '../../photo-files/downloads.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoTags } from './photo-tags.tsx';
import { remakeAddress } from './remake-address.ts';
import { reportAddress } from './report-address.ts';
import { RulesNotice } from './rules-notice.tsx';
import { UnlockButton } from './unlock-button.tsx';
import { usePhotoWords } from './use-photo-words.ts';

interface PhotoDialogProps {
  photo: GalleryPhoto;
  onClose: () => void;
  onDelete: () => void;
}

/** A photo in large, with everything that can be done with it. */
export function PhotoDialog({ photo, onClose, onDelete }: PhotoDialogProps) {
  const { t } = useTranslation(['dashboard', 'original']);
  const words = usePhotoWords(photo);
  const purchase = usePurchaseDialog();
  const buy = () => {
    onClose();
    purchase.open();
  };
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      wide
      title={words.country}
      about={
        <span className="inline-flex items-center gap-2.5">
          <Flag code={photo.countryCode} />
          {words.document}
        </span>
      }
    >
      <div className="grid gap-6 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-8">
        <PhotoPicture
          address={photo.pictureUrl}
          alt={words.picture}
          widthMm={photo.widthMm}
          heightMm={photo.heightMm}
        />
        <div className="grid content-start gap-5">
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            <PhotoTags photo={photo} />
          </p>
          <RulesNotice photo={photo} />
          <dl className="grid gap-1.5 text-sm">
            <Fact name={t('gallery.made')}>{words.moment}</Fact>
            <Fact name={t('gallery.size')}>{words.size}</Fact>
          </dl>
          {photo.state === 'preview' ? (
            <div className="grid gap-3">
              <p className="text-sm text-ink-soft">{t('gallery.previewAbout')}</p>
              <UnlockButton photo={photo} />
            </div>
          ) : (
            <Downloads photo={photo} usable={photo.failed.length === 0} onBuy={buy} />
          )}
          <div className="flex flex-wrap gap-2">
            <Link to={reportAddress(photo)} className={buttonClass()}>
              <Icon name="shield" />
              {t('original:rules.report')}
            </Link>
            {photo.originalUrl !== null && (
              <Link to={remakeAddress(photo)} className={buttonClass()}>
                <Icon name="again" />
                {t('gallery.remake')}
              </Link>
            )}
            <Button look="quiet" className="text-fail!" onClick={onDelete}>
              <Icon name="trash" />
              {t('gallery.delete.action')}
            </Button>
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line pb-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}
