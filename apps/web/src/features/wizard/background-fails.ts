import type { OriginalFinding } from '@vesika/report';

type Finding = Pick<OriginalFinding, 'id' | 'remedy'>;

/** Reports whether the background requires a new photo, alone or together with other findings. */
export function backgroundFails(findings: readonly Finding[]): 'no' | 'alone' | 'with-others' {
  const retaken = findings.filter(({ remedy }) => remedy === 'retake');
  const ofBackground = retaken.filter(({ id }) => id.startsWith('background-'));
  if (ofBackground.length === 0) return 'no';
  return ofBackground.length === retaken.length ? 'alone' : 'with-others';
}
