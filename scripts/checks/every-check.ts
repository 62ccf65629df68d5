import {
  type Check,
  type CheckId,
  checkIds,
  checks,
  isQuestion,
  type Thing,
  type Unit,
} from '@vesika/report';

/** Every check with each of its measures, in every state that a report can show. */
export function everyCheck(): Check[] {
  return checkIds.flatMap((id) =>
    (Object.entries(checks[id].measures) as [string, Unit][]).flatMap(([measure, unit]) => {
      const { pass, fail, limit } = samples[unit];
      const problem = `${id}.${checks[id].problems[0]}` as Check['advice'];
      const unsure = `${id}.undetermined` as Check['advice'];
      const base: Check = {
        id,
        measure,
        verdict: 'pass',
        value: pass,
        evidence: 'measured',
        limit,
        unit,
        uncertainty: null,
        source: { title: 'A rule', address: null, date: null, basis: 'official' },
        ...things[id],
        advice: null,
      };
      return [
        base,
        { ...base, verdict: 'fail', value: fail, advice: problem },
        { ...base, verdict: 'undetermined', value: fail, advice: unsure },
        { ...base, verdict: 'undetermined', value: null, found: undefined, advice: unsure },
        { ...base, limit: { min: null, max: null } },
        ...(isQuestion(id)
          ? ([
              { ...base, evidence: 'stated', value: null },
              { ...base, evidence: 'stated', verdict: 'fail', advice: problem },
            ] as const)
          : []),
      ];
    }),
  );
}

/** Values that differ only before rounding, and one that just misses its limit. */
const samples: Readonly<Record<Unit, { pass: number; fail: number; limit: Check['limit'] }>> = {
  mm: { pass: 33.4567, fail: 36.04, limit: { min: 32, max: 36 } },
  px: { pass: 104.4, fail: 89.6, limit: { min: 90, max: null } },
  deg: { pass: 2.345, fail: 5.02, limit: { min: -5, max: 5 } },
  dpi: { pass: 300, fail: 72, limit: { min: 297, max: 303 } },
  kB: { pass: 87.04, fail: 240.3, limit: { min: 10, max: 240 } },
  ratio: { pass: 1.234, fail: 2.5, limit: { min: null, max: 1.9 } },
  share: { pass: 0.0072, fail: 0.3004, limit: { min: null, max: 0.3 } },
  count: { pass: 142, fail: 64, limit: { min: 90, max: null } },
  '/255': { pass: 3, fail: 9, limit: { min: null, max: 4 } },
  m: { pass: 1.23, fail: 0.42, limit: { min: 0.7, max: 4 } },
  bits: { pass: 7.12, fail: 3, limit: { min: 5, max: null } },
  number: { pass: 0.0123, fail: 0.0801, limit: { min: 0.001, max: 0.08 } },
};

const things: { [Id in CheckId]?: { found: Thing; permitted: Thing[] } } = {
  'background-colour': { found: { hex: '#fdfefe' }, permitted: [{ hex: '#FFFFFF' }] },
  'file-format': { found: { format: 'WEBP' }, permitted: [{ format: 'JPEG' }, { format: 'PNG' }] },
  'picture-size': {
    found: { widthPx: 1413, heightPx: 1831 },
    permitted: [
      { widthMm: 35, heightMm: 45 },
      { widthPx: 354, heightPx: 472, bound: 'atLeast' },
    ],
  },
};
