import { AlertDialog } from 'radix-ui';
import { AlertButtons, AlertFrame, type AlertFrameProps } from './alert-frame.tsx';
import { Button } from './button.tsx';

interface ConfirmDialogProps extends Partial<AlertFrameProps> {
  title: string;
  about: string;
  keep: string;
  confirm: string;
  isKeepAdvised?: boolean;
  onConfirm: () => void;
}

/** Asks whether to act, and closes with the answer. */
export function ConfirmDialog({
  children,
  keep,
  confirm,
  isKeepAdvised = false,
  onConfirm,
  ...frame
}: ConfirmDialogProps) {
  return (
    <AlertFrame {...frame}>
      {children}
      <AlertButtons
        keep={keep}
        variant={isKeepAdvised ? 'stamp' : 'outline'}
        className={isKeepAdvised ? '' : 'max-sm:order-1'}
      >
        <AlertDialog.Action asChild>
          <Button variant={isKeepAdvised ? 'outline' : 'stamp'} onClick={onConfirm}>
            {confirm}
          </Button>
        </AlertDialog.Action>
      </AlertButtons>
    </AlertFrame>
  );
}
