import { useTranslation } from 'react-i18next';
import { TaskPage } from '../../components/task-page.tsx';
import { SignatureDesk } from './signature-desk.tsx';

export function SignaturePage() {
  const { t } = useTranslation(['signature', 'web']);
  return (
    <TaskPage head={t('head', { returnObjects: true })} crumb={t('web:footer.signature')}>
      <SignatureDesk />
    </TaskPage>
  );
}
