import type { GalleryPhoto } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Downloads } from '../../../buy/files/downloads.tsx';
import { usePurchaseDialog } from '../../../buy/plans/purchase-dialog-context.tsx';
import { PrimaryPhotoAction } from '../../../buy/primary-photo-action.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Flag } from '../../../components/flag.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { PersonNameField } from '../../../photo/people/person-name-field.tsx';
import { PhotoTags } from '../../../photo/photo-tags.tsx';
import { remakeAddress } from '../../../photo/remake-address.ts';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { signaturePath } from '../../../shell/routing/signature-path.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { reportAddress } from './report-address.ts';

interface PhotoDialogProps {
  photo: GalleryPhoto;
  onClose: () => void;
  onDelete: () => void;
}

export function PhotoDialog({ photo, onClose, onDelete }: PhotoDialogProps) {
  const { t } = useTranslation(['dashboard', 'original', 'web']);
  const words = usePhotoWords(photo);
  const purchase = usePurchaseDialog();
  const buy = () => {
    onClose();
    purchase.open();
  };
  return (
    <DialogFrame
      onOpenChange={onClose}
      variant="wide"
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
          <PersonNameField key={photo.personName} photoId={photo.photoId} name={photo.personName} />
          {photo.state === 'preview' ? (
            <PrimaryPhotoAction
              photo={photo}
              failed={photo.failed}
              next="/dashboard/gallery"
              termsFor={words.size}
              size="md"
            />
          ) : (
            <Downloads photo={photo} usable={photo.failed.length === 0} onBuy={buy} />
          )}
          <div className="flex flex-wrap gap-2">
            <Link to={reportAddress(photo)} className={buttonClass()}>
              <Icon name="shield" />
              {t('original:rules.report')}
            </Link>
            {photo.state === 'clean' && photo.documentType === 'other' && (
              <SiteLink to={signaturePath(photo.photoId)} className={buttonClass()}>
                {t('web:result.photoAndSignature')}
              </SiteLink>
            )}
            {photo.originalUrl !== null && (
              <Link to={remakeAddress(photo)} className={buttonClass()}>
                <Icon name="again" />
                {t('gallery.remake')}
              </Link>
            )}
            <Button variant="quiet" className="text-fail!" onClick={onDelete}>
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

function RulesNotice({ photo: { rulesChange } }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('original');
  const { day } = useFormats();
  if (!rulesChange) return null;
  const { judgedAt, failed, undetermined } = rulesChange;
  const date = day(judgedAt);
  return (
    <Notice title={t('rules.title')}>
      <div className="text-ink-soft">
        {failed.length > 0 && <p>{t('rules.failed', { date, count: failed.length })}</p>}
        {undetermined.length > 0 && <p>{t('rules.undetermined', { date, count: undetermined.length })}</p>}
        {failed.length + undetermined.length === 0 && <p>{t('rules.passes', { date })}</p>}
      </div>
    </Notice>
  );
}
