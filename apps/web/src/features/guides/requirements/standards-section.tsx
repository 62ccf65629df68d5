import { formatLimit, formatRange } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { GuideSection } from '../article/guide-section.tsx';

const limits = {
  eyesPxMin: 90,
  eyeLineFromTop: { min: 0.3, max: 0.5 },
  faceCentre: { min: 0.45, max: 0.55 },
  tiltDegMax: 5,
};

const documents = { icao: 'ICAO Doc 9303', iso: 'ISO/IEC 39794-5' } as const;

export function StandardsSection() {
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
