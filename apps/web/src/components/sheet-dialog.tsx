import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';

interface SheetDialogProps {
  title: string;
  about: ReactNode;
  close: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

export function SheetDialog({ title, about, close, onClose, footer, children }: SheetDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid animate-fade bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <Dialog.Content
            onInteractOutside={keepOpenForToasts}
            className="flex h-dvh w-full animate-rise flex-col overflow-hidden bg-paper text-ink shadow-dialog outline-none sm:h-auto sm:max-h-full sm:max-w-5xl sm:rounded-md sm:border sm:border-line"
          >
            <div className="flex items-start gap-3 border-b border-line bg-sheet py-2 ps-4 pe-2 sm:py-4 sm:ps-7 sm:pe-5">
              <div className="min-w-0 flex-1 py-1.5">
                <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
                <Dialog.Description className="text-sm text-ink-soft max-sm:sr-only sm:mt-1">
                  {about}
                </Dialog.Description>
              </div>
              <Dialog.Close className={buttonClass({ look: 'quiet', size: 'icon' })} aria-label={close}>
                <Icon name="cross" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer && (
              <div className="border-t border-line bg-sheet px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-7 sm:py-4">
                {footer}
              </div>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
