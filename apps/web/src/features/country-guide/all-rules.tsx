import { Fold } from '../../components/fold.tsx';
import { dotted } from '../../shell/i18n/dotted.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { ChildRules } from './child-rules.tsx';
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
