import { childRuleSentences } from '@vesika/report/words';
import { TitledSection } from '../../components/titled-section.tsx';
import { ChildHeadHeight } from '../../report/rules/child-head-height.tsx';
import { GuidanceLists } from '../../report/rules/guidance-lists.tsx';
import { SourceLine } from '../../report/rules/source-line.tsx';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** The authority's rules for children, youngest first. */
export function ChildRules({ rules }: { rules: CountryGuide['childRules'] }) {
  const { t, language } = useGuideTexts();
  const oldest = rules.at(-1);
  if (!oldest) return null;
  return (
    <TitledSection
      title={t('countries:children.title')}
      level="h3"
      headingClass="text-lg font-semibold"
      className="max-w-[65ch]"
    >
      {rules.map((rule) => (
        <div key={rule.ageYearsBelow} className="mt-4 grid gap-2 border-t border-line pt-4">
          {childRuleSentences(t, language, rule).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {rule.headHeight && <ChildHeadHeight {...rule.headHeight} />}
          <p className="text-xs">
            <SourceLine {...rule.source} />
          </p>
          <GuidanceLists guidance={rule.guidance} />
        </div>
      ))}
      <p className="mt-4 text-sm text-ink-soft">
        {t('engine:children.adult', { count: oldest.ageYearsBelow })}
      </p>
    </TitledSection>
  );
}
