import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../components/page-head.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['guides'] };

export default function Page() {
  const { t } = useTranslation('guides');
  return (
    <>
      <PageHead title={t('title')} description={t('title')} />
      <h1>{t('title')}</h1>
    </>
  );
}
