import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpCode, totpStep, totpStepOf, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the ASCII digits 1234567890 twice, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
  });

  it('is taken half a minute early or late, not a whole one', () => {
    const nowMs = 1_800_000_000_000;
    const code = totpCode(secret, totpStep(nowMs));
    expect(totpStepOf(secret, code, nowMs + 30_000)).toBe(totpStep(nowMs));
    expect(totpStepOf(secret, code, nowMs - 30_000)).toBe(totpStep(nowMs));
    expect(totpStepOf(secret, code, nowMs + 60_000)).toBeUndefined();
  });

  it('has a secret and an address that applications understand', () => {
    const fresh = newTotpSecret();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    const uri = totpUri(fresh, { issuer: 'Vesika', account: 'a@example.org' });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vesika:a%40example\.org\?.*secret=[A-Z2-7]{32}$/);
  });
});
