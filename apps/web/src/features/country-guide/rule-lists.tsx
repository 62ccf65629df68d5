import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { CountryGuide } from '../../site-data/country-guide.ts';
import { forbiddenText, requiredText } from './rule-text.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** DO and DON'T, as this record has them. */
export function RuleLists({ guide: { required, forbidden } }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const someUsual = [...required, ...forbidden].some(({ usual }) => usual);
  return (
    <section aria-labelledby="rules-title" className="mt-16">
      <h2 id="rules-title" className="text-2xl font-bold">
        {t('countries:rules.title')}
      </h2>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr]">
        <div>
          <ListTitle tag={t('countries:rules.do')} look="border-pass text-pass">
            {t('countries:rules.requiredTitle')}
          </ListTitle>
          <ul className="mt-3">
            {required.map((item) => (
              <Line key={item.key} verdict="pass" usual={item.usual}>
                {requiredText(t, language, item)}
              </Line>
            ))}
          </ul>
        </div>
        <div>
          <ListTitle tag={t('countries:rules.dont')} look="border-fail text-fail">
            {t('countries:rules.forbiddenTitle')}
          </ListTitle>
          <ul className="mt-3">
            {forbidden.map((item) => (
              <Line key={item.key} verdict="fail" usual={item.usual}>
                {forbiddenText(t, language, item)}
              </Line>
            ))}
          </ul>
        </div>
      </div>
      {someUsual && (
        <p className="mt-5 max-w-[65ch] text-sm text-ink-soft">{t('countries:rules.usualLegend')}</p>
      )}
    </section>
  );
}

function ListTitle({ tag, look, children }: { tag: string; look: string; children: ReactNode }) {
  return (
    <h3 className="flex items-center gap-3 border-b border-line pb-3 text-lg font-semibold">
      <span className={`rounded-sm border px-1.5 py-0.5 font-mono text-2xs font-semibold ${look}`}>
        {tag}
      </span>
      {children}
    </h3>
  );
}

function Line({
  verdict,
  usual = false,
  children,
}: {
  verdict: 'pass' | 'fail';
  usual?: boolean | undefined;
  children: ReactNode;
}) {
  const { t } = useGuideTexts();
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        name={verdict === 'pass' ? 'check' : 'cross'}
        className={`mt-0.5 shrink-0 ${verdict === 'pass' ? 'text-pass' : 'text-fail'}`}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {usual && <span className="mt-0.5 shrink-0 text-xs text-ink-soft">{t('countries:rules.usual')}</span>}
    </li>
  );
}
