import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiPage } from '../../features/api-keys/api-page.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['api', 'webhooks'] };

export default function Api() {
  const { t } = useTranslation('webhooks');
  return (
    <div className="grid gap-10">
      <ApiPage />
      <section className="border-t border-line pt-6">
        <h2 className="text-xl font-bold">
          <Link to="/dashboard/webhooks" className="underline underline-offset-3">
            {t('page.title')}
          </Link>
        </h2>
        <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{t('page.lead')}</p>
      </section>
    </div>
  );
}
