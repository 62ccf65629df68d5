import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const id = 'GHSA-aaaa-bbbb-cccc';
const tar = {
  name: 'tar',
  title: 'Writes outside of its folder',
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<6.2.1',
};
const audit = {
  vulnerabilities: { tar: { via: [tar] }, 'node-gyp': { via: ['tar'] }, other: { via: [tar] } },
};
const allowed = [
  { id, reason: 'It is never given a file of anybody else.', since: '2026-11-01', until: '2027-01-01' },
];

describe('an audit', () => {
  it('reports every advisory once', () => {
    const sentence = 'tar <6.2.1 (high): Writes outside of its folder';
    expect(judgeAudit(audit, [], '2026-11-22')).toEqual({ open: [{ id, sentence }], allowed: [], idle: [] });
  });

  it('omits allowed advisories until they expire', () => {
    expect(judgeAudit(audit, allowed, '2027-01-01')).toMatchObject({ open: [], allowed: [{ id }] });
    expect(judgeAudit(audit, allowed, '2027-01-02')).toMatchObject({ open: [{ id }], allowed: [] });
  });

  it('reports allowed ids that match no advisory', () => {
    expect(judgeAudit({ vulnerabilities: {} }, allowed, '2026-11-22')).toEqual({
      open: [],
      allowed: [],
      idle: [id],
    });
  });
});
