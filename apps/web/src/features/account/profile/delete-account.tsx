import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Section } from './section.tsx';

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'));

export function DeleteAccount() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('profile.deletion.title')} lead={t('profile.deletion.lead')}>
      <Button onClick={() => setAsking(true)} className="text-fail! max-sm:w-full">
        {t('profile.deletion.open')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeletionDialog onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
