import type { OriginalFinding, OriginalReport } from '@vesika/report';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstThree } from '../../../components/first-three.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { joinedSentences } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { adviceWords } from './advice-words.ts';
import { type SortedFindings, sortFindings } from './sorted-findings.ts';

interface OriginalCheckProps {
  original: OriginalReport;
  ofChild: boolean;
}

export function OriginalCheck({ original, ofChild }: OriginalCheckProps) {
  const { t } = useTranslation('original');
  const id = useId();
  const sorted = sortFindings(original.findings);
  const { retake, fix, ask, unknown, passed } = sorted;
  return (
    <section aria-labelledby={id} className="border border-line bg-sheet">
      <div className="flex items-start gap-2.5 px-4 py-3">
        <Icon
          name={retake.length > 0 ? 'warning' : 'check'}
          className={`mt-0.5 shrink-0 ${retake.length > 0 ? 'text-fail' : 'text-pass'}`}
        />
        <div>
          <h2 id={id} className="text-base font-semibold">
            {t('check.title')}
          </h2>
          <p role="status" className="text-sm text-ink-soft">
            <Summary sorted={sorted} />
          </p>
        </div>
      </div>
      {retake.length > 0 && <FindingList remedy="retake" findings={retake} advised={{ ofChild }} />}
      {fix.length > 0 && <FindingList remedy="fix" findings={fix} />}
      {ask.length > 0 && <FindingList remedy="ask" findings={ask} />}
      {unknown.length > 0 && passed > 0 && <FindingList remedy="unknown" findings={unknown} />}
    </section>
  );
}

function Summary({ sorted: { retake, fix, ask, unknown, passed } }: { sorted: SortedFindings }) {
  const { t } = useTranslation('original');
  const language = useLanguage();
  if (retake.length > 0) return t('check.retakeAbout');
  if (fix.length + ask.length + unknown.length === 0) return t('check.allFine', { count: passed });
  return joinedSentences(language, [t('check.fine'), t('check.passed', { count: passed })]);
}

interface FindingListProps {
  remedy: keyof typeof styles;
  findings: readonly OriginalFinding[];
  advised?: { ofChild: boolean };
}

function FindingList({ remedy, findings, advised }: FindingListProps) {
  const { t } = useTranslation(['original', 'engine']);
  const words = useReportWords();
  const { icon, colour } = styles[remedy];
  const adviceOf = advised && adviceWords(t, words, advised);
  return (
    <div className="border-t border-line px-4 py-3 text-sm">
      <h3 className={`flex items-center gap-2 pb-1.5 text-sm font-semibold tracking-normal ${colour}`}>
        <Icon name={icon} className="shrink-0" />
        {t(`remedies.${remedy}`)}
      </h3>
      {adviceOf ? (
        <div className="ps-7">
          <FirstThree className="grid gap-2">
            {findings.map((finding) => (
              <li key={finding.id} data-check={finding.id}>
                <span className="font-medium">{words.fault(finding)}</span>
                <span className="block text-ink-soft">{adviceOf(finding)}</span>
              </li>
            ))}
          </FirstThree>
        </div>
      ) : (
        <ul className="flex flex-wrap gap-1.5 ps-7">
          {findings.map((finding) => (
            <li key={finding.id} data-check={finding.id} className="border border-line bg-paper px-2 py-0.5">
              {remedy === 'unknown' ? words.name(finding) : words.fault(finding)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  retake: { icon: 'cross', colour: 'text-fail' },
  fix: { icon: 'check', colour: 'text-pass' },
  ask: { icon: 'question', colour: 'text-unsure' },
  unknown: { icon: 'question', colour: 'text-ink-soft' },
} as const satisfies Record<string, { icon: IconName; colour: string }>;
