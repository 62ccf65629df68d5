import type { GalleryPhoto } from '@vesika/contract';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';
import { useDeletePhoto } from '../api/use-delete-photo.ts';
import { PhotoCard } from '../photo/photo-card.tsx';
import { PhotoDialog } from '../photo/photo-dialog.tsx';
import { PhotoGrid } from './photo-grid.tsx';

type Shown = { dialog: 'view' | 'delete'; photoId: string };

export function ContactSheet({ photos }: { photos: readonly GalleryPhoto[] }) {
  const remove = useDeletePhoto();
  const focus = useRememberedFocus();
  const sheet = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const photo = photos.find(({ photoId }) => photoId === shown?.photoId);
  const show = (next: Shown) => {
    focus.remember();
    setShown(next);
  };
  const close = () => {
    setShown(null);
    focus.giveBack();
  };
  return (
    <div ref={sheet} tabIndex={-1} className="outline-none">
      <PhotoGrid>
        {photos.map((each) => (
          <PhotoCard
            key={each.photoId}
            photo={each}
            onView={() => show({ dialog: 'view', photoId: each.photoId })}
            onDelete={() => show({ dialog: 'delete', photoId: each.photoId })}
          />
        ))}
      </PhotoGrid>
      {photo && shown?.dialog === 'view' && (
        <PhotoDialog
          photo={photo}
          onClose={close}
          onDelete={() => setShown({ dialog: 'delete', photoId: photo.photoId })}
        />
      )}
      {photo && shown?.dialog === 'delete' && (
        <DeleteDialog
          photo={photo}
          onClose={close}
          onConfirm={() => {
            // The photo's buttons disappear with it, so the focus returns to the sheet.
            focus.remember(sheet.current);
            remove.mutate(photo.photoId);
          }}
        />
      )}
    </div>
  );
}

interface DeleteDialogProps {
  photo: GalleryPhoto;
  onClose: () => void;
  onConfirm: () => void;
}

function DeleteDialog({ photo, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('dashboard');
  const { country, document } = usePhotoWords(photo);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('gallery.delete.title')}
      about={t('gallery.delete.body', { country, document })}
      keep={t('gallery.delete.keep')}
      confirm={t('gallery.delete.confirm')}
      onConfirm={onConfirm}
    />
  );
}

function useRememberedFocus() {
  const place = useRef<Element | null>(null);
  return useMemo(
    () => ({
      remember: (element: Element | null = document.activeElement) => {
        place.current = element;
      },
      // The dialog traps the focus until it is unmounted.
      giveBack: () => {
        setTimeout(() => {
          if (place.current instanceof HTMLElement) place.current.focus();
        });
      },
    }),
    [],
  );
}
