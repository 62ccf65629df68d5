import type { CheckId } from '@vesika/report';
import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';

interface DespiteFailedChecksProps {
  failed: readonly CheckId[];
  usesCredit: boolean;
  action: string;
  onConfirm: () => void;
  children: ReactNode;
}

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
              {t(`engine:checks.${id}.fault`)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </AlertDialog.Root>
  );
}
