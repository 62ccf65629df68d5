import type { OriginalFinding } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../components/icon.tsx';
import { type AdviceCircumstances, adviceWords } from './advice-words.ts';

interface FindingListProps {
  remedy: keyof typeof looks;
  findings: readonly OriginalFinding[];
  /** If present, every finding comes with advice. */
  advised?: AdviceCircumstances;
}

export function FindingList({ remedy, findings, advised }: FindingListProps) {
  const { t } = useTranslation(['original', 'engine']);
  const { icon, colour } = looks[remedy];
  const adviceOf = advised && adviceWords(t, advised);
  return (
    <div className="border-t border-line px-4 py-3 text-sm">
      <h3 className={`flex items-center gap-2 pb-1.5 text-sm font-semibold tracking-normal ${colour}`}>
        <Icon name={icon} className="shrink-0" />
        {t(`remedies.${remedy}`)}
      </h3>
      {adviceOf ? (
        <ul className="grid gap-2 ps-7">
          {findings.map((finding) => (
            <li key={finding.id} data-check={finding.id}>
              <span className="font-medium">{t(`engine:checks.${finding.id}.name`)}</span>
              <span className="block text-ink-soft">{adviceOf(finding)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="flex flex-wrap gap-1.5 ps-7">
          {findings.map(({ id }) => (
            <li key={id} data-check={id} className="border border-line bg-paper px-2 py-0.5">
              {t(`engine:checks.${id}.name`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const looks = {
  retake: { icon: 'cross', colour: 'text-fail' },
  mend: { icon: 'check', colour: 'text-pass' },
  ask: { icon: 'question', colour: 'text-unsure' },
  unknown: { icon: 'question', colour: 'text-ink-soft' },
} as const satisfies Record<string, { icon: IconName; colour: string }>;
