import { useTranslation } from 'react-i18next';
import { Page } from '../components/page.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Wizard } from '../features/wizard/wizard.tsx';
import { QueryProvider } from '../shell/api/query-provider.tsx';
import type { PageHandle } from '../shell/routing/page-handle.ts';
import { OfflineStart } from './offline-start.tsx';

export const handle: PageHandle = {
  texts: ['engine', 'report', 'supply', 'visitor', 'trip', 'family'],
  unlisted: true,
};

export default function Home() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageTitle page={t('meta.home.title')} />
      <meta name="description" content={t('meta.home.description')} />
      <OfflineStart />
      <QueryProvider>
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <Wizard />
        </div>
      </QueryProvider>
    </Page>
  );
}
