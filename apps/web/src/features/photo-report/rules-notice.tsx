import type { RulesChange } from '@vesika/contract';
import type { Check } from '@vesika/report';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { dateText } from '../../report/rules/rule-texts.ts';
import { Swatch } from '../../report/values/swatch.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';
import { type Difference, isRuleField, plainValue, ruleFields } from './rule-fields.ts';

interface RulesNoticeProps {
  change: RulesChange;
  children?: ReactNode;
}

export function RulesNotice({ change: { judgedAt, checks, differences }, children }: RulesNoticeProps) {
  const { t } = useTranslation(['report', 'engine']);
  const language = useLanguage();
  const failed = checks.filter(({ verdict }) => verdict === 'fail');
  const unsure = checks.filter(({ verdict }) => verdict === 'undetermined');
  return (
    <section
      aria-labelledby="rules-title"
      className={`grid gap-5 border-s-2 p-4 sm:p-5 ${failed.length > 0 ? 'border-fail bg-fail/6' : 'border-unsure bg-unsure/8'}`}
    >
      <div className="grid gap-1">
        <h2 id="rules-title" className="flex items-start gap-2.5 text-lg font-semibold">
          <Icon
            name="warning"
            className={`mt-0.5 shrink-0 ${failed.length > 0 ? 'text-fail' : 'text-unsure'}`}
          />
          {t('rules.title')}
        </h2>
        <p className="text-sm text-ink-soft">
          {t('rules.judged', { date: dateText(language, judgedAt.slice(0, 10)) })}
        </p>
      </div>
      {failed.length > 0 && (
        <Checks title={t('rules.failing', { count: failed.length })} mark="cross" checks={failed} />
      )}
      {unsure.length > 0 && <Checks title={t('rules.unsure')} mark="question" checks={unsure} />}
      {failed.length + unsure.length === 0 && (
        <p className="flex items-start gap-2 text-sm font-medium">
          <Icon name="check" className="mt-0.5 shrink-0 text-pass" />
          {t('rules.passes')}
        </p>
      )}
      {differences.length > 0 && <Differences differences={differences} />}
      {children}
    </section>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('report');
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-start font-semibold">{t('rules.differences')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-soft">
          {(['field', 'was', 'is'] as const).map((column) => (
            <th key={column} scope="col" className="py-1.5 pe-4 text-start font-normal">
              {t(`rules.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, was, is }) => (
          <tr key={field} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pe-4 text-start font-medium [overflow-wrap:anywhere]">
              <RuleName path={field} />
            </th>
            <td className="pe-4 text-ink-soft">
              <RuleValue path={field} value={was} />
            </td>
            <td className="font-medium">
              <RuleValue path={field} value={is} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChecksProps {
  title: string;
  mark: 'cross' | 'question';
  checks: readonly Check[];
}

function Checks({ title, mark, checks }: ChecksProps) {
  const { t } = useTranslation('engine');
  return (
    <div className="grid gap-1.5 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {checks.map(({ id }) => (
          <li key={id} className="flex items-start gap-1.5">
            <Icon
              name={mark}
              className={`mt-0.5 shrink-0 ${mark === 'cross' ? 'text-fail' : 'text-unsure'}`}
            />
            {t(`checks.${id}.${mark === 'cross' ? 'fault' : 'name'}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RuleName({ path }: { path: string }) {
  const { t } = useTranslation('report');
  if (isRuleField(path)) return t(`rules.fields.${ruleFields[path].name}`);
  return (
    <code dir="ltr" className="font-mono text-xs">
      {path}
    </code>
  );
}

function RuleValue({ path, value }: { path: string; value: unknown }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const words = useReportWords();
  if (value === null || value === undefined) return t('rules.unstated');
  if (path === 'background.hex' && typeof value === 'string') return <Swatch hex={value} />;
  if (path === 'glasses' || path === 'headCovering') {
    const key = { rule: path as 'glasses', policy: value as 'allowed' };
    return t(`rules.policies.${key.rule}.${key.policy}`);
  }
  if (typeof value === 'boolean') return t(value ? 'rules.allowed' : 'rules.forbidden');
  const unit = isRuleField(path) ? ruleFields[path].unit : null;
  if (unit && typeof value === 'number') return words.quantity(value, unit);
  return <bdi>{plainValue(language, value)}</bdi>;
}
