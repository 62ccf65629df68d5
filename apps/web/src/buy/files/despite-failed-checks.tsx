import type { CheckId } from '@vesika/report';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';

interface DespiteFailedChecksProps extends ComponentProps<typeof Button> {
  failed: readonly CheckId[];
  usesCredit: boolean;
  /** The label of the button that confirms. */
  action: string;
  onStart: () => void;
}

/** A button that pays for a photo. If checks failed, it asks first. */
export function DespiteFailedChecks(props: DespiteFailedChecksProps) {
  const { failed, usesCredit, action, onStart, ...button } = props;
  const { t } = useTranslation(['report', 'engine']);
  if (failed.length === 0) return <Button {...button} onClick={onStart} />;
  return (
    <ConfirmDialog
      trigger={<Button {...button} />}
      title={t('unlock.confirm.title')}
      about={t(usesCredit ? 'unlock.confirm.about' : 'unlock.confirm.aboutWithoutCredit')}
      keep={t('unlock.confirm.keep')}
      confirm={action}
      isKeepAdvised
      onConfirm={onStart}
    >
      <ul className="grid gap-1.5 text-sm">
        {failed.map((id) => (
          <li key={id} className="flex items-start gap-2">
            <Icon name="cross" className="mt-0.5 shrink-0 text-fail" />
            {t(`engine:checks.${id}.fault`)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
