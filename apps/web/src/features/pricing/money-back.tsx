import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Phrases } from '../../i18n/phrases.tsx';
import { CalendarDrawing } from './calendar-drawing.tsx';

const ways = ['first', 'second', 'click'] as const;

export function MoneyBack() {
  const { t } = useTranslation('pricing');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-20 grid gap-x-12 gap-y-8 border-y border-line py-12 md:grid-cols-[14rem_1fr] md:py-14"
    >
      <CalendarDrawing className="w-36 md:w-full" />
      <div>
        <h2 id={id} className="text-2xl font-bold">
          <Phrases>{t('moneyBack.title')}</Phrases>
        </h2>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{t('moneyBack.lead')}</p>
        <dl className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {ways.map((way) => (
            <div key={way} className="border-t border-line-strong pt-3">
              <dt className="font-semibold">{t(`moneyBack.ways.${way}.title`)}</dt>
              <dd className="mt-1.5 text-sm text-ink-soft">{t(`moneyBack.ways.${way}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-7">
          <SiteLink to="/refund-policy" className={buttonClass()}>
            {t('moneyBack.policy')}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
