import { childRuleSentences, limitText } from '@vesika/report/words';
import { useId } from 'react';
import { GuidanceLists } from '../../rules/guidance-lists.tsx';
import { SourceLine } from '../../rules/source-line.tsx';
import type { CountryGuide } from '../../site-data/country-guide.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** The authority's rules for children, youngest first. */
export function ChildRules({ rules }: { rules: CountryGuide['childRules'] }) {
  const { t, language } = useGuideTexts();
  const id = useId();
  const oldest = rules.at(-1);
  if (!oldest) return null;
  return (
    <section aria-labelledby={id} className="mt-16 max-w-[65ch]">
      <h2 id={id} className="text-2xl font-bold">
        {t('countries:children.title')}
      </h2>
      {rules.map((rule) => (
        <div key={rule.ageYearsBelow} className="mt-4 grid gap-2 border-t border-line pt-4">
          {childRuleSentences(t, language, rule).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {rule.headHeight && (
            <dl className="flex flex-wrap gap-x-3">
              <dt className="text-ink-soft">{t('engine:checks.head-height.name')}</dt>
              <dd className="font-medium">
                {limitText(t, language, { min: rule.headHeight.minMm, max: rule.headHeight.maxMm }, 'mm')}
              </dd>
              {rule.headHeight.source && (
                <dd className="basis-full text-xs">
                  <SourceLine {...rule.headHeight.source} />
                </dd>
              )}
            </dl>
          )}
          <p className="text-xs">
            <SourceLine {...rule.source} />
          </p>
          <GuidanceLists guidance={rule.guidance} />
        </div>
      ))}
      <p className="mt-4 text-sm text-ink-soft">
        {t('engine:children.adult', { count: oldest.ageYearsBelow })}
      </p>
    </section>
  );
}
