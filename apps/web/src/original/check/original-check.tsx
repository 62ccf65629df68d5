import type { OriginalReport } from '@vesika/report';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { AdviceCircumstances } from './advice-words.ts';
import { FindingList } from './finding-list.tsx';
import { type SortedFindings, sortFindings } from './sorted-findings.ts';

interface OriginalCheckProps extends AdviceCircumstances {
  original: OriginalReport;
}

/** The inspection of the chosen picture before anything is done to it; findings that need action come first. */
export function OriginalCheck({ original, ...circumstances }: OriginalCheckProps) {
  const { t } = useTranslation('original');
  const id = useId();
  const sorted = sortFindings(original.findings);
  const { retake, mend, ask, unknown, passed } = sorted;
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
      {retake.length > 0 && <FindingList remedy="retake" findings={retake} advised={circumstances} />}
      {mend.length > 0 && <FindingList remedy="mend" findings={mend} />}
      {ask.length > 0 && <FindingList remedy="ask" findings={ask} />}
      {unknown.length > 0 && passed > 0 && <FindingList remedy="unknown" findings={unknown} />}
    </section>
  );
}

function Summary({ sorted: { retake, mend, ask, unknown, passed } }: { sorted: SortedFindings }) {
  const { t } = useTranslation('original');
  if (retake.length > 0) return t('check.retakeAbout');
  if (mend.length + ask.length + unknown.length === 0) return t('check.allFine', { count: passed });
  return `${t('check.fine')} ${t('check.passed', { count: passed })}`;
}
