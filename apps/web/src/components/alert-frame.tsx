import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface AlertFrameProps {
  title: string;
  body: string;
  onCancel: () => void;
  children: ReactNode;
}

export function AlertFrame({ title, body, onCancel, children }: AlertFrameProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade overflow-y-auto bg-ink/45 p-4 dark:bg-paper/75">
          <AlertDialog.Content
            {...focusReturn}
            className="relative m-auto grid w-full max-w-lg gap-5 rounded-md border border-line bg-sheet p-5 text-ink shadow-dialog sm:p-7"
          >
            <div className="grid gap-2">
              <AlertDialog.Title className="text-xl font-bold break-words">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-sm text-ink-soft">{body}</AlertDialog.Description>
            </div>
            {children}
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
