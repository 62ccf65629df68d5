import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { PageHead, useSiteUrl } from '../../components/page-head.tsx';
import { breadcrumbList, type Crumb, type FaqItem, faqPage } from '../../components/structured-data.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { priceText } from '../../plans/price-text.ts';
import { productOffer } from '../../plans/product-offer.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';

interface PricingHeadProps {
  packages: readonly Package[];
  crumbs: readonly Crumb[];
  questions: readonly FaqItem[];
}

export function PricingHead({ packages, crumbs, questions }: PricingHeadProps) {
  const { t } = useTranslation(['pricing', 'web']);
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const address = useSiteAddress();
  const lira = packages.filter(({ currency }) => currency === 'TRY').map(({ price }) => price);
  const description =
    lira.length > 0
      ? t('meta.description', { price: priceText(language, Math.min(...lira), 'TRY') })
      : t('hero.lead');
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
      structuredData={[productOffer(product), breadcrumbList(crumbs, address), faqPage(questions)]}
    />
  );
}
