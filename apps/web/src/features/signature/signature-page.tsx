import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TaskPage } from '../../components/task-page.tsx';
import { useHydrated } from '../../shell/routing/use-hydrated.ts';
import { SignatureDesk } from './signature-desk.tsx';

export function SignaturePage() {
  const { t } = useTranslation(['signature', 'web']);
  const [search] = useSearchParams();
  // The page is rendered on the server without the query.
  const photoId = useHydrated() ? search.get('photo') : null;
  return (
    <TaskPage head={t('head', { returnObjects: true })} crumb={t('web:footer.signature')}>
      <SignatureDesk key={photoId} photoId={photoId} />
    </TaskPage>
  );
}
