import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { breadcrumbList } from '../../components/structured-data.ts';
import { Phrases } from '../../i18n/phrases.tsx';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import { SignatureDesk } from './signature-desk.tsx';

export function SignaturePage() {
  const { t } = useTranslation(['signature', 'web']);
  const address = useSiteAddress();
  const crumbs = [{ name: t('web:breadcrumbs.home'), to: '/' }, { name: t('web:footer.signature') }];
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        structuredData={[breadcrumbList(crumbs, address)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 max-w-[24ch] text-3xl font-bold sm:text-5xl">
        <Phrases>{t('head.heading')}</Phrases>
      </h1>
      <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{t('head.lead')}</p>
      <SignatureDesk />
    </div>
  );
}
