import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';

interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener?: string;
  title: string;
  about: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function DialogFrame({ opener, title, about, wide = false, children, ...state }: DialogFrameProps) {
  const { t } = useTranslation('payments');
  const openedBy = useRef<HTMLElement>(null);
  return (
    <Dialog.Root {...state}>
      {opener && (
        <Dialog.Trigger asChild>
          <Button
            onClick={(event) => {
              openedBy.current = event.currentTarget;
            }}
          >
            {opener}
          </Button>
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <Dialog.Content
            onInteractOutside={keepOpenForToasts}
            onCloseAutoFocus={() => {
              if (openedBy.current?.isConnected === false) {
                document.getElementById('content')?.focus({ preventScroll: true });
              }
            }}
            className={`flex max-h-[94dvh] w-full animate-rise flex-col overflow-hidden rounded-t-md border border-line bg-paper text-ink shadow-dialog outline-none sm:max-h-full sm:rounded-b-md ${wide ? 'sm:max-w-5xl' : 'sm:max-w-lg'}`}
          >
            <div className="flex items-start gap-3 border-b border-line bg-sheet py-4 ps-5 pe-3 sm:ps-7 sm:pe-5">
              <div className="min-w-0 flex-1 py-1.5">
                <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
                <Dialog.Description className="mt-1 text-sm text-ink-soft">{about}</Dialog.Description>
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
