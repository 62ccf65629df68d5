import { childRuleSentences } from '@vesika/report/words';
import { Fold } from '../../components/fold.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { ChildHeadHeight } from '../../report/rules/child-head-height.tsx';
import { GuidanceLists } from '../../report/rules/guidance-lists.tsx';
import { SourceLine } from '../../report/rules/source-line.tsx';
import { dotted } from '../../shell/i18n/dotted.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { Lists, splitRules } from './rule-lists.tsx';
import { sheetFacts } from './sheet-facts.ts';
import { SupportNote } from './spec-sheet.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

/** A folded card of all rules that the lists above it leave out. */
export function AllRules({ guide }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const { rest, unpublished } = sheetFacts(t, language, guide);
  const { further } = splitRules(guide);
  return (
    <Fold title={t('requirements.all')}>
      <Lists rules={further} />
      <dl aria-label={t('countries:sheet.rest')} className="flex flex-wrap gap-x-10 gap-y-3 empty:hidden">
        {rest.map(({ name, value, support }) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-medium">
              {value}
              <SupportNote support={support} />
            </dd>
          </div>
        ))}
      </dl>
      <ChildRules rules={guide.childRules} />
      <p className="text-sm text-ink-soft">
        {unpublished.length > 0 && (
          <span className="block">{t('countries:sheet.unpublished', { list: dotted(unpublished) })}</span>
        )}
        {t('countries:rules.legend')}
      </p>
    </Fold>
  );
}

/** The authority's rules for children, youngest first. */
function ChildRules({ rules }: { rules: CountryGuide['childRules'] }) {
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
