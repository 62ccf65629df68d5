import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page-head.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal'] };

export default function Page() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={t('title')} description={t('title')} />
      <h1>{t('title')}</h1>
    </>
  );
}
