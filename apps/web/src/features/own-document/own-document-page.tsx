import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { TaskPage } from '../../components/task-page.tsx';
import { DocumentForm } from './document-form.tsx';

export function OwnDocumentPage() {
  const { t } = useTranslation(['own', 'web']);
  return (
    <TaskPage head={t('head', { returnObjects: true })} crumb={t('head.title')}>
      <SiteLink to="/signature" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('web:footer.signature')}
      </SiteLink>
      <div className="mt-8 max-w-xl">
        <DocumentForm />
      </div>
    </TaskPage>
  );
}
