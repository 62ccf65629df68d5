import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  about: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A sheet over the page: from below on a phone, in the middle of a desk. Head fixed, the rest scrolls. */
export function DialogFrame({ open, onOpenChange, title, about, wide = false, children }: DialogFrameProps) {
  const { t } = useTranslation('payments');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <Dialog.Content
            onInteractOutside={keepOpenForToasts}
            className={`flex max-h-[94dvh] w-full animate-rise flex-col overflow-hidden rounded-t-md border border-line bg-paper text-ink shadow-dialog outline-none sm:max-h-full sm:rounded-b-md ${wide ? 'sm:max-w-5xl' : 'sm:max-w-lg'}`}
          >
            <div className="flex items-start gap-3 border-b border-line bg-sheet py-4 ps-5 pe-3 sm:ps-7 sm:pe-5">
              <div className="min-w-0 flex-1 py-1.5">
                <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
                <Dialog.Description asChild>
                  <div className="mt-1 text-sm text-ink-soft">{about}</div>
                </Dialog.Description>
              </div>
              <Dialog.Close
                className={buttonClass({ look: 'quiet', size: 'icon' })}
                aria-label={t('dialog.close')}
              >
                <Icon name="cross" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain p-5 sm:p-7">{children}</div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A message that is read or closed belongs to the dialog it is about. */
function keepOpenForToasts(event: Event & { detail: { originalEvent: Event } }) {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
