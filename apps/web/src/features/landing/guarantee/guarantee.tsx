import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/heading.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Guilloche } from '../../../drawings/guilloche.tsx';
import { Stamp } from '../../../drawings/stamp.tsx';
import { useGuarantee } from '../../../shell/i18n/use-guarantee.ts';
import { Ordinal } from '../ordinal.tsx';

const promises = ['report', 'redo', 'refund'] as const;

const terms = { report: ['where'], redo: [], refund: ['second'] } as const;

export function Guarantee() {
  const { t } = useTranslation(['landing', 'web']);
  const guarantee = useGuarantee();
  return (
    <section id="guarantee" aria-labelledby="guarantee-title" className="mt-12 scroll-mt-6 sm:mt-24">
      <div className="relative isolate overflow-hidden border border-line-strong bg-sheet p-1.5">
        <Guilloche
          seed="GUARANTEE"
          className="-z-10 absolute -end-44 -top-44 size-[36rem] max-w-none text-stamp opacity-[0.2] sm:-end-28 sm:-top-36 sm:size-[44rem]"
        />
        <div className="border border-line-strong px-4 py-5 sm:px-9 sm:py-10">
          <div className="flex items-start justify-between gap-8">
            <div>
              <Heading level="h2" id="guarantee-title" className="max-w-[22ch] text-xl font-bold sm:text-3xl">
                {t('guarantee.heading')}
              </Heading>
            </div>
            <Stamp
              word={t('web:stamp.passed')}
              ring={'VESIKA · '.repeat(4)}
              className="hidden w-32 shrink-0 md:block"
            />
          </div>
          <ol className="mt-5 grid gap-x-10 gap-y-3 sm:mt-7 md:grid-cols-3">
            {promises.map((promise, index) => (
              <li key={promise} className="border-t border-line-strong pt-2.5">
                <h3 className="leading-tight font-semibold">
                  <Ordinal index={index} />
                  {t(`guarantee.${promise}.title`)}
                </h3>
                <p className="mt-0.5 text-sm leading-snug text-ink-soft empty:hidden max-sm:hidden">
                  {guarantee(terms[promise])}
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-[70ch] text-sm text-ink-soft max-sm:text-xs">
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
