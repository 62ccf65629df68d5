import { useTranslation } from 'react-i18next';
import { PageHead, useSiteUrl } from '../../components/page-head.tsx';
import { type FaqItem, faqPage } from '../../components/structured-data.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import { productOffer } from '../pricing/product-offer.ts';
import { useFigures } from './figures/use-figures.ts';

/** What search engines read of the first page. */
export function LandingHead({ questions }: { questions: readonly FaqItem[] }) {
  const { t } = useTranslation(['landing', 'web']);
  const { seconds, countries } = useFigures();
  const siteUrl = useSiteUrl();
  const url = useSiteAddress()('/');
  const name = t('web:meta.brand');
  const description = t('head.description', { seconds, countries });
  return (
    <PageHead
      title={t('head.title')}
      description={description}
      structuredData={[
        { '@type': 'Organization', name, url: siteUrl, logo: `${siteUrl}/favicon.svg` },
        { '@type': 'WebSite', name, url, description },
        productOffer({ name, description, image: `${siteUrl}/og/vesika.png`, url }),
        faqPage(questions),
      ]}
    />
  );
}
