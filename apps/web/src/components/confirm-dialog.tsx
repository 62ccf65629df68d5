import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  title: string;
  about: string;
  /** Opens the dialog; without it the dialog is open until `onClose`. */
  trigger?: ReactNode;
  onClose?: () => void;
  subject?: ReactNode;
  children?: ReactNode;
  keep: string;
  confirm: string;
  advised?: 'keep' | 'confirm';
  onConfirm: () => void;
}

export function ConfirmDialog({
  title,
  about,
  trigger,
  onClose,
  subject,
  children,
  keep,
  confirm,
  advised = 'confirm',
  onConfirm,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  const stamp = buttonClass({ look: 'stamp' });
  return (
    <AlertDialog.Root {...(!trigger && { open: true, onOpenChange: onClose })}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <AlertDialog.Content
            {...focusReturn}
            className="max-h-[94dvh] w-full animate-rise overflow-y-auto rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-md sm:rounded-b-md sm:p-7"
          >
            <AlertDialog.Title className="text-xl font-bold">{title}</AlertDialog.Title>
            {subject}
            <AlertDialog.Description className="mt-2 text-ink-soft">{about}</AlertDialog.Description>
            {children}
            <div className="mt-6 grid gap-2 sm:grid-flow-col sm:justify-end">
              <AlertDialog.Cancel className={advised === 'keep' ? stamp : buttonClass()}>
                {keep}
              </AlertDialog.Cancel>
              <AlertDialog.Action
                className={advised === 'confirm' ? `${stamp} max-sm:-order-1` : buttonClass()}
                onClick={onConfirm}
              >
                {confirm}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
