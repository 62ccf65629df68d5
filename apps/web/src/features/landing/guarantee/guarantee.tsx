import { useTranslation } from 'react-i18next';
import { Guilloche } from '../../../components/guilloche.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import type { Promised } from '../../../site-data/landing.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Ordinal } from '../ordinal.tsx';

const promises = ['report', 'redo', 'refund'] as const;

/** A certificate: what is done for a photo that an authority rejects. */
export function Guarantee({ promised }: { promised: Promised }) {
  const { t } = useTranslation(['landing', 'web']);
  const { compliance } = useFigures();
  return (
    <section id="guarantee" aria-labelledby="guarantee-title" className="mt-24 scroll-mt-6 sm:mt-32">
      <div className="relative isolate overflow-hidden border border-line-strong bg-sheet p-1.5">
        <Guilloche
          seed="GUARANTEE"
          className="-z-10 absolute -end-44 -top-44 size-[36rem] max-w-none text-stamp opacity-[0.2] sm:-end-28 sm:-top-36 sm:size-[44rem]"
        />
        <div className="border border-line-strong px-5 py-9 sm:px-11 sm:py-14">
          <div className="flex items-start justify-between gap-8">
            <div>
              <p className="font-medium text-stamp">{t('guarantee.label', { share: compliance })}</p>
              <h2 id="guarantee-title" className="mt-3 max-w-[22ch] text-3xl font-bold sm:text-4xl">
                {t('guarantee.heading')}
              </h2>
            </div>
            <Stamp
              word={t('web:stamp.passed')}
              ring="VESIKA · GUARANTEE · VESIKA · GUARANTEE · "
              className="hidden w-40 shrink-0 md:block"
            />
          </div>
          <ol className="mt-9 grid gap-x-10 gap-y-7 md:grid-cols-3">
            {promises.map((promise, index) => (
              <li key={promise} className="border-t border-line-strong pt-3">
                <h3 className="text-lg leading-tight font-semibold">
                  <Ordinal index={index} />
                  {t(`guarantee.${promise}.title`)}
                </h3>
                <p className="mt-1.5 text-ink-soft">
                  {t(`guarantee.${promise}.text`, { hours: promised.refundHours, days: promised.refundDays })}
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-9 max-w-[70ch] text-sm text-ink-soft">
            {t('guarantee.honest')}{' '}
            <SiteLink
              to="/refund-policy"
              className="rounded-xs text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
            >
              {t('guarantee.link')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
