import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../api/query-provider.tsx';
import { Page } from '../components/page.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Wizard } from '../features/wizard/wizard.tsx';
import { OfflineStart } from '../offline/offline-start.tsx';
import type { PageHandle } from '../routing/page-handle.ts';

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
