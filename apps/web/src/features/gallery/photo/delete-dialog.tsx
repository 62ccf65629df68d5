import type { GalleryPhoto } from '@vesika/contract';
import { AlertDialog } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
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
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <AlertDialog.Content className="w-full animate-rise rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-md sm:rounded-b-md sm:p-7">
            <AlertDialog.Title className="text-xl font-bold">{t('gallery.delete.title')}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {t('gallery.delete.body', { country, document })}
            </AlertDialog.Description>
            <div className="mt-6 grid gap-2 sm:grid-flow-col sm:justify-end">
              <AlertDialog.Cancel className={buttonClass()}>{t('gallery.delete.keep')}</AlertDialog.Cancel>
              <AlertDialog.Action
                className={`${buttonClass({ look: 'stamp' })} max-sm:-order-1`}
                onClick={onConfirm}
              >
                {t('gallery.delete.confirm')}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
