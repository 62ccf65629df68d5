import type { Fault } from './page-faults.ts';

const shownPerRule = 8;

/** Groups the faults by rule, most frequent first, with a few examples of each. */
export function reportOf(faults: readonly Fault[]): string {
  const byRule = new Map<string, Fault[]>();
  for (const fault of faults) byRule.set(fault.rule, [...(byRule.get(fault.rule) ?? []), fault]);
  return [...byRule]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([rule, found]) => {
      const shown = found.slice(0, shownPerRule).map(({ address, detail }) => `  ${address}: ${detail}`);
      const more = found.length > shownPerRule ? [`  and ${found.length - shownPerRule} more`] : [];
      return [`${rule} (${found.length})`, ...shown, ...more].join('\n');
    })
    .join('\n');
}
