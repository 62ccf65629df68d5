import type { CheckId } from '@vesika/report';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

interface DespiteFailedChecksProps {
  failed: readonly CheckId[];
  /** On the button that goes on all the same. */
  action: string;
  onConfirm: () => void;
  /** The button that asks. */
  children: ReactNode;
}

/** Names what speaks against a photo before anything is taken for it. */
export function DespiteFailedChecks({ failed, action, onConfirm, children }: DespiteFailedChecksProps) {
  const { t } = useTranslation(['report', 'engine']);
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <AlertDialog.Portal>
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
                {action}
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
