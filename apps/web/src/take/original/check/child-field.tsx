import type { RequirementAnswer } from '@vesika/contract';
import { childRuleSentences } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';
import { ChildHeadHeight } from '../../../report/rules/child-head-height.tsx';
import { GuidanceLists } from '../../../report/rules/guidance-lists.tsx';
import { SourceLine } from '../../../report/rules/source-line.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { adultAge, type ChildRule, ruleForAge, selectableAges } from './child-rule.ts';

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
  const { t } = useTranslation(['original', 'engine']);
  const { isChild, ageYears } = subject;
  const rule = ageYears === null ? null : ruleForAge(rules, ageYears);
  const adult = adultAge(rules);
  const ages = selectableAges(rules).map((age): [string, string] => [
    String(age),
    age === 0 ? t('child.underOne') : t('child.years', { count: age }),
  ]);
  return (
    <div className="grid gap-2 border border-line bg-sheet px-4 py-2">
      <Switch checked={isChild} onChange={(on) => onChange({ isChild: on, ageYears: null })}>
        {t('child.toggle')}
      </Switch>
      {isChild && (
        <div className="grid justify-items-start gap-2 pb-2">
          <Select
            label={t('child.age')}
            value={ageYears === null ? '' : String(ageYears)}
            onChange={(age) => onChange({ isChild, ageYears: age === '' ? null : Number(age) })}
            options={[['', t('child.age')], ...ages]}
          />
          <div role="status" className="grid gap-1 text-sm">
            {rule && <RuleText rule={rule} />}
            {ageYears !== null && !rule && (
              <p className="text-ink-soft">
                {adult > 0 ? t('engine:children.adult', { count: adult }) : t('child.nothingFound')}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function RuleText({ rule }: { rule: ChildRule }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { age_years_below: ageYearsBelow, relaxed, left_open: leftOpen, guidance, source } = rule;
  const band = rule.head_height;
  const headHeight = band && { minMm: band.min_mm, maxMm: band.max_mm, source: band.source };
  return (
    <>
      {childRuleSentences(t, language, { ageYearsBelow, relaxed, leftOpen, headHeight }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {headHeight && <ChildHeadHeight {...headHeight} />}
      {(relaxed.length + leftOpen.length > 0 || headHeight) && (
        <p className="text-xs">
          <SourceLine {...source} />
        </p>
      )}
      <GuidanceLists guidance={guidance} />
    </>
  );
}
