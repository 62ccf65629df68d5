import type { Package } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '../../components/guilloche.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

export function DiscountSeal({
  packages,
  className = '',
}: {
  packages: readonly Package[];
  className?: string;
}) {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const share = Math.min(
    ...packages.map(({ price, priceWas }) => (priceWas === null ? 0 : 1 - price / priceWas)),
  );
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  if (!Number.isFinite(share) || share < 0.01) return null;
  return (
    <p
      className={`isolate grid size-48 -rotate-6 place-content-center justify-items-center text-center ${className}`}
    >
      <Guilloche seed="half price" className="-z-10 absolute inset-0 size-full text-stamp opacity-70" />
      <span className="-z-10 absolute inset-[15%] rounded-full border-2 border-stamp bg-paper" />
      <strong className="font-heading text-4xl leading-none font-bold text-stamp">
        {percent.format(share)}
      </strong>
      <span className="mt-1 max-w-26 text-sm leading-tight font-semibold text-stamp">
        {t('hero.discount')}
      </span>
    </p>
  );
}
