import type { Check } from '@vesika/report';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';
import { Swatch } from './swatch.tsx';

export function MeasuredValue({ check }: { check: Check }) {
  const words = useReportWords();
  if (check.evidence === 'stated') return <em className="text-ink-soft">{words.value(check)}</em>;
  if (check.found && 'hex' in check.found) return <Swatch hex={check.found.hex} />;
  const uncertainty = words.uncertainty(check);
  return (
    <>
      {words.value(check)}
      {uncertainty && (
        <span className="font-normal whitespace-nowrap text-ink-soft">{` ${uncertainty}`}</span>
      )}
    </>
  );
}

export function PermittedValue({ check }: { check: Check }) {
  const words = useReportWords();
  const [first] = check.permitted ?? [];
  if (first && 'hex' in first) return <Swatch hex={first.hex} />;
  const isRange = !check.permitted && check.limit.min !== null && check.limit.max !== null;
  return <span className={isRange ? 'whitespace-nowrap' : ''}>{words.permitted(check)}</span>;
}
