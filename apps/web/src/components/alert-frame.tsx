import { AlertDialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface AlertFrameProps {
  title: string;
  about: string;
  /** Opens the dialog; without it the dialog is open until `onClose`. */
  trigger?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog that only its own buttons and Escape close. */
export function AlertFrame({ title, about, trigger, onClose, children }: AlertFrameProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root {...(!trigger && { open: true, onOpenChange: onClose })}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
          <AlertDialog.Content
            {...focusReturn}
            className="grid max-h-[94dvh] w-full animate-rise gap-5 overflow-y-auto rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-lg sm:rounded-b-md sm:p-7"
          >
            <div className="grid gap-2">
              <AlertDialog.Title className="text-xl font-bold break-words">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-ink-soft">{about}</AlertDialog.Description>
            </div>
            {children}
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface AlertButtonsProps extends Omit<ComponentProps<typeof KeepButton>, 'children'> {
  keep: string;
  children: ReactNode;
}

/** The button that closes the dialog, beside the one that acts. */
export function AlertButtons({ keep, children, ...keeping }: AlertButtonsProps) {
  return (
    <div className="grid gap-2 sm:grid-flow-col sm:justify-end">
      <KeepButton {...keeping}>{keep}</KeepButton>
      {children}
    </div>
  );
}

export function KeepButton(props: ComponentProps<typeof Button>) {
  return (
    <AlertDialog.Cancel asChild>
      <Button {...props} />
    </AlertDialog.Cancel>
  );
}
