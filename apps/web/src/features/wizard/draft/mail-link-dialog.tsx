import { useTranslation } from 'react-i18next';
import { EmailForm } from '../../../buy/email-form.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';

interface MailLinkDialogProps {
  busy: boolean;
  onEmail: (email: string) => void;
  onClose: () => void;
}

export default function MailLinkDialog({ busy, onEmail, onClose }: MailLinkDialogProps) {
  const { t, ready } = useTranslation('visitor');
  if (!ready) return null;
  return (
    <DialogFrame
      onOpenChange={(open) => !open && onClose()}
      title={t('kept.mailTitle')}
      about={t('kept.mailAbout')}
    >
      <EmailForm action={t('kept.mailAction')} busy={busy} onEmail={onEmail} />
    </DialogFrame>
  );
}
