import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const card = {
  overlay: 'items-end',
  content: 'max-h-[94dvh] rounded-t-md border border-line sm:max-h-full sm:rounded-b-md',
  head: 'py-4 ps-5 pe-3',
  about: 'mt-1',
  body: 'p-5 sm:p-7',
};
const variants = {
  narrow: { ...card, content: `${card.content} sm:max-w-lg` },
  wide: { ...card, content: `${card.content} sm:max-w-5xl` },
  /** Fills a phone; its content reaches the edges. */
  sheet: {
    overlay: '',
    content: 'h-dvh sm:h-auto sm:max-h-full sm:max-w-5xl sm:rounded-md sm:border sm:border-line',
    head: 'py-2 ps-4 pe-2 sm:py-4',
    about: 'max-sm:sr-only sm:mt-1',
    body: 'flex-1',
  },
} as const;

/** A dialog with a button that opens it is closed at first, so its owner holds `open`. */
type Opening = { open?: boolean; opener?: never } | { open: boolean; opener: string | undefined };

type DialogFrameProps = Opening & {
  onOpenChange: (open: boolean) => void;
  variant?: keyof typeof variants;
  title: string;
  about: ReactNode;
  close?: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog that is open unless `open` says otherwise. */
export function DialogFrame({
  open = true,
  onOpenChange,
  opener,
  variant = 'narrow',
  title,
  about,
  close,
  footer,
  children,
}: DialogFrameProps) {
  const { t } = useTranslation();
  const focusReturn = useFocusReturn();
  const classes = variants[variant];
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {opener && (
        <Dialog.Trigger asChild>
          <Button>{opener}</Button>
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <Dialog.Overlay
          className={`fixed inset-0 z-40 grid animate-fade bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6 ${classes.overlay}`}
        >
          <Dialog.Content
            onInteractOutside={keepOpenForToasts}
            {...focusReturn}
            className={`flex w-full animate-rise flex-col overflow-hidden bg-paper text-ink shadow-dialog outline-none ${classes.content}`}
          >
            <div
              className={`flex items-start gap-3 border-b border-line bg-sheet sm:ps-7 sm:pe-5 ${classes.head}`}
            >
              <div className="min-w-0 flex-1 py-1.5">
                <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
                <Dialog.Description className={`text-sm text-ink-soft ${classes.about}`}>
                  {about}
                </Dialog.Description>
              </div>
              <Dialog.Close
                className={buttonClass({ variant: 'quiet', size: 'icon' })}
                aria-label={close ?? t('dialog.close')}
              >
                <Icon name="cross" />
              </Dialog.Close>
            </div>
            <div className={`min-h-0 overflow-y-auto overscroll-contain ${classes.body}`}>{children}</div>
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

function keepOpenForToasts(event: Event & { detail: { originalEvent: Event } }) {
  const target = event.detail.originalEvent.target;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
