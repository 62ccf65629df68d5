import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useReportWords } from '../../i18n/use-report-words.ts';
import { Swatch } from '../../report-view/values/swatch.tsx';
import { isRuleField, plainValue, ruleFields } from './rule-fields.ts';

export function RuleName({ path }: { path: string }) {
  const { t } = useTranslation('report');
  if (isRuleField(path)) return t(`rules.fields.${ruleFields[path].name}`);
  return (
    <code dir="ltr" className="font-mono text-xs">
      {path}
    </code>
  );
}

export function RuleValue({ path, value }: { path: string; value: unknown }) {
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
