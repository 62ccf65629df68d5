import type { OriginalFinding } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';

interface FindingListProps {
  remedy: keyof typeof looks;
  findings: readonly OriginalFinding[];
  /** With what to do about each. */
  advised?: boolean;
}

export function FindingList({ remedy, findings, advised = false }: FindingListProps) {
  const { t } = useTranslation(['original', 'engine']);
  const { icon, colour } = looks[remedy];
  return (
    <div className="border-t border-line px-4 py-3 text-sm">
      <h3 className={`flex items-center gap-2 pb-1.5 text-sm font-semibold tracking-normal ${colour}`}>
        <Icon name={icon} className="shrink-0" />
        {t(`remedies.${remedy}`)}
      </h3>
      {advised ? (
        <ul className="grid gap-2 ps-7">
          {findings.map(({ id, advice }) => (
            <li key={id} data-check={id}>
              <span className="font-medium">{t(`engine:checks.${id}.name`)}</span>
              {advice && (
                <span className="block text-ink-soft">
                  {t(`engine:advice.${advice as 'centring.off-centre'}`)}
                </span>
              )}
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
