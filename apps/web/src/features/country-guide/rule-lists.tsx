import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { joinedSentences } from '../../i18n/joined-sentences.ts';
import type { CountryGuide } from '../../site-data/country-page.server.ts';
import type { RestsOn } from '../../site-data/rule-item.ts';
import { forbiddenText, requiredText } from './rule-text.ts';
import { useGuideTexts } from './use-guide-texts.ts';

export function RuleLists({ guide: { required, forbidden } }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const rests = new Set([...required, ...forbidden].map((item) => item.rests));
  return (
    <TitledSection title={t('countries:rules.title')} className="mt-16">
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr]">
        <RuleList verdict="pass" tag={t('countries:rules.do')} title={t('countries:rules.requiredTitle')}>
          {required.map((item) => (
            <Line key={item.key} verdict="pass" rests={item.rests}>
              {requiredText(t, language, item)}
            </Line>
          ))}
        </RuleList>
        <RuleList verdict="fail" tag={t('countries:rules.dont')} title={t('countries:rules.forbiddenTitle')}>
          {forbidden.map((item) => (
            <Line key={item.key} verdict="fail" rests={item.rests}>
              {forbiddenText(t, language, item)}
            </Line>
          ))}
        </RuleList>
      </div>
      <p className="mt-5 max-w-[65ch] text-sm text-ink-soft">
        {joinedSentences(
          language,
          restsOrder.filter((each) => rests.has(each)).map((each) => t(`countries:rules.legend.${each}`)),
        )}
      </p>
    </TitledSection>
  );
}

const restsOrder = ['authority', 'copy', 'others', 'usual'] as const satisfies readonly RestsOn[];

interface RuleListProps {
  verdict: 'pass' | 'fail';
  tag: string;
  title: string;
  children: ReactNode;
}

function RuleList({ verdict, tag, title, children }: RuleListProps) {
  const classes = verdict === 'pass' ? 'border-pass text-pass' : 'border-fail text-fail';
  return (
    <div>
      <h3 className="flex items-center gap-3 border-b border-line pb-3 text-lg font-semibold">
        <span className={`rounded-sm border px-1.5 py-0.5 font-mono text-2xs font-semibold ${classes}`}>
          {tag}
        </span>
        {title}
      </h3>
      <ul className="mt-3">{children}</ul>
    </div>
  );
}

function Line({
  verdict,
  rests,
  children,
}: {
  verdict: 'pass' | 'fail';
  rests: RestsOn;
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
      <span
        className={`mt-0.5 max-w-[40%] shrink-0 text-end text-xs ${rests === 'authority' ? 'font-medium' : 'text-ink-soft'}`}
      >
        {t(`countries:rules.rests.${rests}`)}
      </span>
    </li>
  );
}
