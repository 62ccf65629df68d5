import { guarantee, type HumanCheckOffer, type Package } from '@vesika/contract';
import { formatList, formatPeriod, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CheckHours, CheckPrice } from '../../buy/human-check-terms.tsx';
import { PriceCards } from '../../buy/plans/price-cards.tsx';
import { cheapestOf } from '../../buy/plans/price-list.ts';
import { priceText } from '../../buy/plans/price-text.ts';
import { productOffer } from '../../buy/plans/product-offer.ts';
import { useSitePrices } from '../../buy/plans/site-prices.ts';
import { usePlanName } from '../../buy/plans/use-plan-name.ts';
import { ClosingCall } from '../../components/closing-call.tsx';
import { Faq } from '../../components/faq.tsx';
import { Heading } from '../../components/heading.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { type FaqItem, faqPage } from '../../components/structured-data.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { Guilloche } from '../../drawings/guilloche.tsx';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useSiteUrl } from '../../shell/routing/site-url.ts';
import { useSiteAddress } from '../../shell/routing/use-site-address.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { MoneyBack } from './money-back.tsx';

export function PricingPage({ humanCheck }: { humanCheck: HumanCheckOffer | null }) {
  const { t } = useTranslation(['pricing', 'payments', 'web']);
  const language = useLanguage();
  const nameOf = usePlanName();
  const siteUrl = useSiteUrl();
  const address = useSiteAddress();
  const prices = useSitePrices();
  const { packages } = prices;
  const inWords = useGuarantee();
  const asked = questions(t, language, packages, nameOf, inWords(['first', 'where', 'second']));
  const description = t('meta.description', {
    price: priceText(language, cheapestOf(packages), prices.currency),
    ...guarantee,
  });
  const product = {
    name: t('web:meta.brand'),
    description,
    image: `${siteUrl}/og/vesika.png`,
    url: address('/pricing'),
  };
  return (
    <PublicPage
      title={t('meta.title')}
      description={description}
      structuredData={[productOffer(product, prices), faqPage(asked)]}
      crumbs={[{ name: t('meta.crumb') }]}
    >
      <header className="relative z-10 mt-4 mb-8 flex items-center justify-between gap-x-10 sm:mt-6 sm:mb-12">
        <div className="min-w-0">
          <Heading
            level="h1"
            className="max-w-[16ch] text-4xl font-bold sm:text-5xl [&:lang(ja)]:max-w-none max-sm:[&:lang(ja)]:text-3xl"
          >
            {t('hero.title')}
          </Heading>
          <p className="mt-4 max-w-[56ch] text-ink-soft sm:text-lg">{t('hero.lead')}</p>
        </div>
        {/* Hidden on a phone, where it would cover the price list; the price cards state the same. */}
        <DiscountSeal packages={packages} className="relative shrink-0 max-sm:hidden" />
      </header>
      <TitledSection title={t('plans.title')} headingClass="sr-only">
        <PriceCards ctaTo="/dashboard" contactForBusiness={false} />
      </TitledSection>
      {humanCheck && <HumanCheckPrice offer={humanCheck} />}
      <ComparisonTable packages={packages} />
      <MoneyBack />
      <TitledSection title={t('faq.title')} headingClass="mb-6 text-2xl font-bold" className="mt-20">
        <Faq items={asked} />
      </TitledSection>
      <ClosingCall seed="vesika prices" title={t('call.title')} action={t('call.action')} to="/dashboard">
        <p>{t('call.text')}</p>
      </ClosingCall>
    </PublicPage>
  );
}

function questions(
  t: TFunction<['pricing', 'payments']>,
  language: Language,
  packages: readonly Package[],
  nameOf: (sold: Package) => string,
  rejected: string,
): FaqItem[] {
  const terms = packages.map((sold) => `${nameOf(sold)} ${formatPeriod(language, sold.validityDays)}`);
  return [
    { question: t('faq.credit.question'), answer: t('faq.credit.answer') },
    {
      question: t('faq.renewal.question'),
      answer: t('faq.renewal.answer', { monthly: t('payments:purchase.monthly') }),
    },
    {
      question: t('faq.unused.question'),
      answer: t('faq.unused.answer', { terms: formatList(language, terms) }),
    },
    { question: t('faq.rejected.question'), answer: rejected },
    { question: t('faq.card.question'), answer: t('faq.card.answer') },
  ];
}

/** The page is kept for some minutes, so it does not tell how long the queue is. */
function HumanCheckPrice({ offer }: { offer: HumanCheckOffer }) {
  const { t } = useTranslation('visitor');
  return (
    <TitledSection
      title={t('humanCheck.title')}
      headingClass="text-xl font-bold"
      className="mt-12 grid gap-3 border border-line bg-sheet p-5 sm:p-6"
    >
      <p className="max-w-[70ch] text-ink-soft">{t('humanCheck.about')}</p>
      <ul className="grid gap-0.5">
        <CheckPrice offer={offer} />
        <CheckHours offer={offer} />
        <li className="text-ink-soft">{t('humanCheck.before')}</li>
      </ul>
    </TitledSection>
  );
}

function DiscountSeal({ packages, className = '' }: { packages: readonly Package[]; className?: string }) {
  const { t } = useTranslation('pricing');
  const { percent } = useFormats();
  const share = Math.min(
    ...packages.map(({ price, priceWas }) => (priceWas === null ? 0 : 1 - price / priceWas)),
  );
  if (!Number.isFinite(share) || share < 0.01) return null;
  return (
    <p
      className={`isolate grid size-48 -rotate-6 place-content-center justify-items-center text-center ${className}`}
    >
      <Guilloche seed="half price" className="-z-10 absolute inset-0 size-full text-stamp opacity-70" />
      <span className="-z-10 absolute inset-[15%] rounded-full border-2 border-stamp bg-paper" />
      <strong className="font-heading text-4xl leading-none font-bold text-stamp">{percent(share)}</strong>
      <span className="mt-1 max-w-26 text-sm leading-tight font-semibold text-stamp">
        {t('hero.discount')}
      </span>
    </p>
  );
}
