import type { Check } from '@vesika/contract';
import { formatNumber } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { limitText } from '../requirements/rule-texts.ts';
import { CheckSource } from './check-source.tsx';
import { LimitGauge } from './limit-gauge.tsx';
import { quantityText } from './quantities.ts';
import { VerdictMark } from './verdict-mark.tsx';

export function CheckRow({ check }: { check: Check }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  return (
    <li className="grid gap-x-8 gap-y-2.5 border-b border-line py-4 sm:grid-cols-[1fr_20rem]">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-base font-semibold">{t(`engine:checks.${check.id}.name`)}</h3>
          <VerdictMark verdict={check.verdict} />
        </div>
        <p className={`text-sm text-ink-soft ${check.verdict === 'pass' ? 'max-sm:hidden' : ''}`}>
          {t(`engine:checks.${check.id}.about`)}
        </p>
        {check.advice && (
          <p
            className={`mt-1 border-s-2 ps-3 text-sm ${check.verdict === 'fail' ? 'border-fail' : 'border-unsure'}`}
          >
            {t(`engine:advice.${check.advice as 'centring.off-centre'}`)}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[7rem_1fr_5rem] content-start items-end gap-x-3 gap-y-1.5 text-sm">
        <Entry name={t('report.value')}>
          <Measured check={check} />
        </Entry>
        <Entry name={t('report.limit')}>
          {limitText(t, language, check.limit, check.unit) ?? t('engine:limits.none')}
        </Entry>
        <dd aria-hidden="true">
          <LimitGauge check={check} />
        </dd>
        <div className="col-span-3 text-xs">
          <dt className="sr-only">{t('report.source')}</dt>
          <dd>
            <CheckSource source={check.source} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="self-start">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Measured({ check: { value, uncertainty, unit } }: { check: Check }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  if (value === null) return t('report.unknown');
  return (
    <>
      {quantityText(t, language, value, unit)}
      {uncertainty !== null && (
        <span className="font-normal whitespace-nowrap text-ink-soft">
          {` ${t('report.uncertainty', { value: formatNumber(language, uncertainty, unit) })}`}
        </span>
      )}
    </>
  );
}
