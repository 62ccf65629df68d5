import type { OriginalFinding } from '@vesika/report';

type Finding = Pick<OriginalFinding, 'id' | 'remedy'>;

/** Whether a background that is left alone has to be taken again, and whether anything beside it has. */
export function backgroundFails(findings: readonly Finding[]): 'no' | 'alone' | 'with-others' {
  const retaken = findings.filter(({ remedy }) => remedy === 'retake');
  const ofBackground = retaken.filter(({ id }) => id.startsWith('background-'));
  if (ofBackground.length === 0) return 'no';
  return ofBackground.length === retaken.length ? 'alone' : 'with-others';
}
