import type { CheckId } from '@vesika/report';
import { AlertDialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useUnlock } from './use-unlock.ts';

interface UnlockActionProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  photoId: string;
  /** Checks that speak against handing it in: they are named before a credit is taken. */
  failed: readonly CheckId[];
  onError?: (error: Error) => void;
  children: string;
}

/** Takes a credit for the clean files; for a photo that fails only once that was said. */
export function UnlockAction({ photoId, failed, onError, children, ...look }: UnlockActionProps) {
  const unlock = useUnlock(photoId);
  const despite = failed.length > 0;
  const start = () => unlock.mutate({ despiteFailedChecks: despite }, { onError });
  const state = { busy: unlock.isPending, disabled: unlock.isPending };
  if (!despite) {
    return (
      <Button {...look} {...state} onClick={start}>
        {children}
      </Button>
    );
  }
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button {...look} {...state}>
          {children}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <Confirmation failed={failed} onConfirm={start} />
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Confirmation({ failed, onConfirm }: { failed: readonly CheckId[]; onConfirm: () => void }) {
  const { t } = useTranslation(['report', 'engine']);
  return (
    <AlertDialog.Overlay className="fixed inset-0 z-40 grid animate-fade items-end bg-[rgb(8_12_20/0.55)] sm:place-items-center sm:p-6">
      <AlertDialog.Content className="max-h-[94dvh] w-full animate-rise overflow-y-auto rounded-t-md border border-line bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:max-w-md sm:rounded-b-md sm:p-7">
        <AlertDialog.Title className="text-xl font-bold">{t('unlock.confirm.title')}</AlertDialog.Title>
        <AlertDialog.Description className="mt-2 text-ink-soft">
          {t('unlock.confirm.about')}
        </AlertDialog.Description>
        <ul className="mt-3 grid gap-1.5 text-sm">
          {failed.map((id) => (
            <li key={id} className="flex items-start gap-2">
              <Icon name="cross" className="mt-0.5 shrink-0 text-fail" />
              {t(`engine:checks.${id}.name`)}
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-2 sm:grid-flow-col sm:justify-end">
          <AlertDialog.Cancel className={buttonClass({ look: 'stamp' })}>
            {t('unlock.confirm.keep')}
          </AlertDialog.Cancel>
          <AlertDialog.Action className={buttonClass()} onClick={onConfirm}>
            {t('unlock.confirm.action')}
          </AlertDialog.Action>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Overlay>
  );
}
