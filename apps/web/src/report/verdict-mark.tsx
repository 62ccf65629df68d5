import type { Check } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../components/icon.tsx';

export const verdictStyles: Readonly<Record<Check['verdict'], { icon: IconName; colour: string }>> = {
  pass: { icon: 'check', colour: 'text-pass' },
  fail: { icon: 'cross', colour: 'text-fail' },
  undetermined: { icon: 'question', colour: 'text-unsure' },
};

export function VerdictMark({ verdict, count }: Pick<Check, 'verdict'> & { count: number }) {
  const { t } = useTranslation('engine');
  const { icon, colour } = verdictStyles[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${colour}`}>
      <Icon name={icon} className="shrink-0" />
      {t(`verdicts.${verdict}`)}
      <span className="font-normal text-ink-soft">{count}</span>
    </span>
  );
}

export function VerdictIcon({ verdict }: Pick<Check, 'verdict'>) {
  const { t } = useTranslation('engine');
  const { icon, colour } = verdictStyles[verdict];
  return (
    <>
      <Icon name={icon} className={`mt-0.5 shrink-0 ${colour}`} />
      <span className="sr-only">{`${t(`verdicts.${verdict}`)}: `}</span>
    </>
  );
}
