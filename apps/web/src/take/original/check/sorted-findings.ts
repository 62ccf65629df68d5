import { causesOf, type OriginalFinding } from '@vesika/report';

export interface SortedFindings {
  retake: OriginalFinding[];
  fix: OriginalFinding[];
  ask: OriginalFinding[];
  unknown: OriginalFinding[];
  passed: number;
}

export function sortFindings(findings: readonly OriginalFinding[]): SortedFindings {
  const of = (remedy: OriginalFinding['remedy']) =>
    findings.filter((finding) => finding.verdict !== 'pass' && finding.remedy === remedy);
  return {
    retake: causesOf(of('retake')),
    fix: of('fix'),
    ask: of('ask'),
    unknown: of('none'),
    passed: findings.filter(({ verdict }) => verdict === 'pass').length,
  };
}
