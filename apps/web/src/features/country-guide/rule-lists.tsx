import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import type { ForbiddenKey, RequiredKey, RestsOn, RuleItem } from '../../site/data/rule-item.ts';
import { forbiddenText, requiredText } from './rule-text.ts';
import { useGuideTexts } from './use-guide-texts.ts';

type Rules = Pick<CountryGuide, 'required' | 'forbidden'>;

/** The rules that most rejected photos break; the others are folded. */
export function RuleLists({ guide }: { guide: CountryGuide }) {
  const { t } = useGuideTexts();
  return (
    <TitledSection title={t('countries:rules.title')} className="mt-10 sm:mt-16">
      <Lists rules={splitRules(guide).foremost} className="mt-4" />
    </TitledSection>
  );
}

export function Lists({
  rules: { required, forbidden },
  className = '',
}: {
  rules: Rules;
  className?: string;
}) {
  const { t, language } = useGuideTexts();
  return (
    <div className={`grid items-start gap-x-12 gap-y-6 md:grid-cols-[3fr_2fr] ${className}`}>
      {required.length > 0 && (
        <RuleList verdict="pass" tag={t('countries:rules.do')} title={t('countries:rules.requiredTitle')}>
          {required.map((item) => (
            <Line key={item.key} verdict="pass" rests={item.rests}>
              {requiredText(t, language, item)}
            </Line>
          ))}
        </RuleList>
      )}
      {forbidden.length > 0 && (
        <RuleList verdict="fail" tag={t('countries:rules.dont')} title={t('countries:rules.forbiddenTitle')}>
          {forbidden.map((item) => (
            <Line key={item.key} verdict="fail" rests={item.rests}>
              {forbiddenText(t, language, item)}
            </Line>
          ))}
        </RuleList>
      )}
    </div>
  );
}

/** Splits the rules into three dos and three don’ts that come first, and the others. */
export function splitRules({ required, forbidden }: Rules): { foremost: Rules; further: Rules } {
  const dos = foremostOf(required, firstDos);
  const donts = foremostOf(forbidden, firstDonts);
  return {
    foremost: { required: dos, forbidden: donts },
    further: {
      required: required.filter((item) => !dos.includes(item)),
      forbidden: forbidden.filter((item) => !donts.includes(item)),
    },
  };
}

const firstDos: readonly RequiredKey[] = [
  'expressionNeutral',
  'expressionFriendly',
  'expressionSmile',
  'headCoveringWomen',
  'headCoveringWomenFrom',
  'background',
  'headHeight',
  'headHeightWithHair',
];

const firstDonts: readonly ForbiddenKey[] = [
  'glasses',
  'glassesMedical',
  'glassesUnlessNeeded',
  'glassesBestRemoved',
  'editing',
  'editingBackground',
  'editingRetouching',
  'backgroundUneven',
  'smile',
];

function foremostOf<Key extends string>(
  items: readonly RuleItem<Key>[],
  first: readonly Key[],
): RuleItem<Key>[] {
  const rank = ({ key }: RuleItem<Key>) => (first.includes(key) ? first.indexOf(key) : first.length);
  return items.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3);
}

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
      <ul>{children}</ul>
    </div>
  );
}

interface LineProps {
  verdict: 'pass' | 'fail';
  rests: RestsOn;
  children: ReactNode;
}

function Line({ verdict, rests, children }: LineProps) {
  const { t } = useGuideTexts();
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <Icon
        name={verdict === 'pass' ? 'check' : 'cross'}
        className={`mt-0.5 shrink-0 ${verdict === 'pass' ? 'text-pass' : 'text-fail'}`}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {rests !== 'authority' && (
        <span className="mt-0.5 max-w-[40%] shrink-0 text-end text-xs text-ink-soft">
          {t(`countries:rules.rests.${rests}`)}
        </span>
      )}
    </li>
  );
}
