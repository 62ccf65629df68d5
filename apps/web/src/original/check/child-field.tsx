import type { RequirementAnswer } from '@vesika/contract';
import { formatList } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { SourceLine } from '../../rules/source-line.tsx';
import { adultAge, type ChildRule, ruleForAge } from './child-rule.ts';

export interface Subject {
  isChild: boolean;
  ageYears: number | null;
}

interface ChildFieldProps {
  rules: RequirementAnswer['child_rules'];
  subject: Subject;
  onChange: (subject: Subject) => void;
}

export function ChildField({ rules, subject, onChange }: ChildFieldProps) {
  const { t } = useTranslation('original');
  const { isChild, ageYears } = subject;
  const rule = ageYears === null ? null : ruleForAge(rules, ageYears);
  const adult = adultAge(rules);
  const ages = Array.from({ length: adult + 1 }, (_, age): [string, string] => [
    String(age),
    age === 0 ? t('child.underOne') : t('child.years', { count: age }),
  ]);
  return (
    <div className="grid gap-2 border border-line bg-sheet px-4 py-2">
      <Switch checked={isChild} onChange={(on) => onChange({ isChild: on, ageYears: null })}>
        {t('child.toggle')}
      </Switch>
      {isChild && rules.length > 0 && (
        <div className="grid justify-items-start gap-2 pb-2">
          <Select
            label={t('child.age')}
            value={ageYears === null ? '' : String(ageYears)}
            onChange={(age) => onChange({ isChild, ageYears: age === '' ? null : Number(age) })}
            options={[['', t('child.age')], ...ages]}
          />
          <div role="status" className="grid gap-1 text-sm">
            {rule && <Forgiven rule={rule} />}
            {ageYears !== null && !rule && (
              <p className="text-ink-soft">{t('child.adult', { count: adult })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Forgiven({ rule }: { rule: ChildRule }) {
  const { t } = useTranslation(['original', 'engine']);
  const language = useLanguage();
  const names = rule.relaxed.map((id) => t(`engine:checks.${id as 'centring'}.name`));
  const checks = formatList(language, names);
  return (
    <>
      <p>{t('child.forgiven', { count: rule.age_years_below, checks })}</p>
      <p className="text-xs">
        <SourceLine {...rule.source} />
      </p>
    </>
  );
}
