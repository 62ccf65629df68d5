import { type Check, type CheckGroup, checkGroups, checksOfGroup, type Verdict } from '@vesika/report';

export interface GroupedChecks {
  id: CheckGroup;
  open: Check[];
  passed: Check[];
}

export function groupChecks(checks: readonly Check[]): GroupedChecks[] {
  return checkGroups
    .map((id) => {
      const own = checksOfGroup(id).flatMap((own) => checks.filter((check) => check.id === own));
      const open = own.filter(({ verdict }) => verdict !== 'pass').sort(byUrgency);
      return { id, open, passed: own.filter(({ verdict }) => verdict === 'pass') };
    })
    .filter(({ open, passed }) => open.length + passed.length > 0)
    .sort((a, b) => urgencyOf(a) - urgencyOf(b));
}

export function byUrgency(a: Pick<Check, 'verdict'>, b: Pick<Check, 'verdict'>): number {
  return urgency[a.verdict] - urgency[b.verdict];
}

const urgency: Readonly<Record<Verdict, number>> = { fail: 0, undetermined: 1, pass: 2 };

function urgencyOf({ open }: GroupedChecks): number {
  return urgency[open[0]?.verdict ?? 'pass'];
}
