import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page-head.tsx';
import { breadcrumbList, type Crumb, type FaqItem, faqPage } from '../../components/structured-data.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cheapestOf, type PriceList } from '../../plans/price-list.ts';
import { priceText } from '../../plans/price-text.ts';
import { productOffer } from '../../plans/product-offer.ts';
import { useSiteUrl } from '../../routing/site-url.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';

interface PricingHeadProps {
  prices: PriceList;
  crumbs: readonly Crumb[];
  questions: readonly FaqItem[];
}

export function PricingHead({ prices, crumbs, questions }: PricingHeadProps) {
  const { t } = useTranslation(['pricing', 'web']);
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const address = useSiteAddress();
  const description = t('meta.description', {
    price: priceText(language, cheapestOf(prices.packages), prices.currency),
  });
  const product = {
    name: t('web:meta.brand'),
    description,
    image: `${siteUrl}/og/vesika.png`,
    url: address('/pricing'),
  };
  return (
    <PageHead
      title={t('meta.title')}
      description={description}
      structuredData={[productOffer(product, prices), breadcrumbList(crumbs, address), faqPage(questions)]}
    />
  );
}
