import type { CheckId } from '@vesika/report';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';

interface DespiteFailedChecksProps {
  failed: readonly CheckId[];
  /** Whether a credit is used; money is named on the button. */
  usesCredit: boolean;
  /** Label of the button that continues despite failed checks. */
  action: string;
  onConfirm: () => void;
  /** The button that asks. */
  children: ReactNode;
}

/** Names what speaks against a photo before anything is taken for it. */
export function DespiteFailedChecks({
  failed,
  usesCredit,
  action,
  onConfirm,
  children,
}: DespiteFailedChecksProps) {
  const { t } = useTranslation(['report', 'engine']);
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <ConfirmDialog
        title={t('unlock.confirm.title')}
        about={t(usesCredit ? 'unlock.confirm.about' : 'unlock.confirm.aboutWithoutCredit')}
        keep={t('unlock.confirm.keep')}
        confirm={action}
        advised="keep"
        onConfirm={onConfirm}
      >
        <ul className="mt-3 grid gap-1.5 text-sm">
          {failed.map((id) => (
            <li key={id} className="flex items-start gap-2">
              <Icon name="cross" className="mt-0.5 shrink-0 text-fail" />
              {t(`engine:checks.${id}.name`)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </AlertDialog.Root>
  );
}
