import { formatLimit, formatRange } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Heading } from '../../../components/heading.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { RequirementSummary } from '../../../site/data/requirement-summaries.server.ts';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';
import { CountrySummary } from './country-summary.tsx';
import { NumberedPortrait } from './numbered-portrait.tsx';
import { universalRules } from './universal-rules.ts';

const sections = ['universal', 'countries', 'standards'] as const;

export function RequirementsGuide({ summaries }: { summaries: readonly RequirementSummary[] }) {
  const { t } = useTranslation('guides');
  return (
    <GuidePage
      guide="requirements"
      contents={sections.map((id) => ({ id, title: t(`requirements.${id}.title`) }))}
    >
      <UniversalSection />
      <GuideSection id="countries" title={t('requirements.countries.title')}>
        <p className="mt-2 text-ink-soft">{t('requirements.countries.lead')}</p>
        <div className="mt-6 grid gap-6">
          {summaries.map((summary) => (
            <CountrySummary key={summary.code} summary={summary} />
          ))}
        </div>
        <p className="mt-6">
          <SiteLink to="/passport-photo/all-countries" className={buttonClass({ variant: 'ink' })}>
            {t('requirements.countries.all')}
          </SiteLink>
        </p>
      </GuideSection>
      <StandardsSection />
    </GuidePage>
  );
}

function UniversalSection() {
  const { t } = useTranslation(['web', 'engine', 'guides']);
  const language = useLanguage();
  return (
    <GuideSection id="universal" title={t('guides:requirements.universal.title')}>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="graph-paper self-start border border-line bg-sheet p-5 md:order-2 md:sticky md:top-24">
          <NumberedPortrait className="mx-auto block w-full max-w-72" />
        </div>
        <ol>
          {universalRules(t, language).map(({ name, title, text }, index) => (
            <li
              key={name}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-line py-3.5 first:pt-0 not-first:border-t"
            >
              <span
                aria-hidden="true"
                className="grid size-6 place-content-center rounded-full bg-ink font-mono text-xs font-semibold text-paper"
              >
                {formatLimit(language, index + 1, 'count')}
              </span>
              <div>
                <Heading level="h3" className="text-base font-semibold">
                  {title}
                </Heading>
                <p className="mt-0.5 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </GuideSection>
  );
}

const limits = {
  eyesPxMin: 90,
  eyeLineFromTop: { min: 0.3, max: 0.5 },
  faceCentre: { min: 0.45, max: 0.55 },
  tiltDegMax: 5,
};

const documents = { icao: 'ICAO Doc 9303', iso: 'ISO/IEC 39794-5' } as const;

function StandardsSection() {
  const { t } = useTranslation(['guides', 'engine']);
  return (
    <GuideSection id="standards" title={t('requirements.standards.title')}>
      <p className="mt-4 max-w-[65ch]">{t('requirements.standards.lead')}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {(['icao', 'iso'] as const).map((name) => (
          <div key={name} className="border-t border-line-strong pt-3">
            <dt className="font-mono font-semibold" dir="ltr">
              {documents[name]}
            </dt>
            <dd className="mt-1.5 text-ink-soft">{t(`requirements.standards.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <LimitTable />
      <p className="mt-5 max-w-[65ch] text-ink-soft">{t('requirements.standards.report')}</p>
    </GuideSection>
  );
}

function LimitTable() {
  const { t } = useTranslation(['guides', 'engine']);
  const language = useLanguage();
  const { eyesPxMin, eyeLineFromTop, faceCentre, tiltDegMax } = limits;
  const share = ({ min, max }: { min: number; max: number }) => formatRange(language, min, max, 'share');
  const px = t('engine:units.px', { value: formatLimit(language, eyesPxMin, 'px') });
  const degrees = t('engine:units.deg', { value: formatLimit(language, tiltDegMax, 'deg') });
  const values = { eyes: px, line: share(eyeLineFromTop), centre: share(faceCentre), tilt: degrees };
  return (
    <table className="mt-8 w-full border-collapse border border-line bg-sheet">
      <caption className="pb-2.5 text-start text-sm font-semibold">
        {t('requirements.standards.table.title')}
      </caption>
      <tbody>
        {(['eyes', 'line', 'centre', 'tilt'] as const).map((name) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className="w-1/2 px-4 py-3 text-start font-normal text-ink-soft sm:px-6">
              {t(`requirements.standards.table.${name}`)}
            </th>
            <td className="px-4 py-3 font-medium sm:px-6">
              {t(`requirements.standards.table.${name}Value`, { value: values[name] })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
