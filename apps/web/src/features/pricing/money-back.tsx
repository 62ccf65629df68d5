import { guarantee } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { pen } from '../../drawings/pen.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';

const ways = ['first', 'second', 'click'] as const;
const terms = { first: ['first', 'where'], second: ['second'], click: ['click'] } as const;

export function MoneyBack() {
  const { t } = useTranslation('pricing');
  const id = useId();
  const inWords = useGuarantee();
  return (
    <section
      aria-labelledby={id}
      className="mt-20 grid gap-x-12 gap-y-8 border-y border-line py-12 md:grid-cols-[14rem_1fr] md:py-14"
    >
      <CalendarDrawing className="w-36 md:w-full" />
      <div>
        <Heading level="h2" id={id} className="text-2xl font-bold">
          {t('moneyBack.title', guarantee)}
        </Heading>
        <p className="mt-2 max-w-[60ch] text-ink-soft">{t('moneyBack.lead')}</p>
        <dl className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {ways.map((way) => (
            <div key={way} className="border-t border-line-strong pt-3">
              <dt className="font-semibold">{t(`moneyBack.ways.${way}.title`)}</dt>
              <dd className="mt-1.5 text-sm text-ink-soft">{inWords(terms[way])}</dd>
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

const days = Array.from(
  { length: 30 },
  (_, day) => `M${27 + (day % 6) * 23} ${63 + Math.floor(day / 6) * 20.5}h14v12h-14z`,
);

function CalendarDrawing({ className }: { className?: string }) {
  const { number } = useFormats();
  return (
    <svg viewBox="0 0 200 190" {...pen} aria-hidden="true" className={className}>
      <rect x="14" y="22" width="158" height="152" rx="5" className="fill-sheet" />
      <path d="M14 52H172M48 12v20M138 12v20" />
      <path d={days.join('')} strokeOpacity="0.45" strokeWidth="1.2" />
      <text
        x="93"
        y="45"
        textAnchor="middle"
        stroke="none"
        className="fill-current font-heading text-[19px] font-bold"
      >
        {number(days.length)}
      </text>
      <g className="text-stamp" stroke="currentColor" strokeWidth="2">
        <circle cx="146" cy="142" r="33" className="fill-paper" />
        <circle cx="146" cy="142" r="26" strokeWidth="1.4" />
        <path d="M157 133c-6-9-22-7-24 5M133 128v10h10M135 151c6 9 22 7 24-5M159 156v-10h-10" />
      </g>
    </svg>
  );
}
