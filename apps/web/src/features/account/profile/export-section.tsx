import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { exportAccount } from '../api/account-data.ts';
import { errorText } from '../error-text.ts';
import { Section } from './section.tsx';

export function ExportSection() {
  const { t } = useTranslation(['account', 'engine']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAccount(t('profile.export.file')),
    onSuccess: () => showSuccess(t('profile.export.done')),
    onError: (error) => showError(t('profile.export.failed'), errorText(t, error)),
  });
  return (
    <Section title={t('profile.export.title')} lead={t('profile.export.lead')}>
      <Button busy={isPending} disabled={isPending} onClick={() => mutate()} className="max-sm:w-full">
        {!isPending && <Icon name="download" />}
        <span aria-live="polite">{t(isPending ? 'profile.export.busy' : 'profile.export.action')}</span>
      </Button>
    </Section>
  );
}
