import type { GalleryPhoto } from '@vesika/contract';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';

interface DeleteDialogProps {
  photo: GalleryPhoto;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteDialog({ photo, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation('dashboard');
  const { country, document } = usePhotoWords(photo);
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <ConfirmDialog
        title={t('gallery.delete.title')}
        about={t('gallery.delete.body', { country, document })}
        keep={t('gallery.delete.keep')}
        confirm={t('gallery.delete.confirm')}
        onConfirm={onConfirm}
      />
    </AlertDialog.Root>
  );
}
