import { describe, expect, it } from 'vitest';
import { faultIn } from './judge.ts';

const answer = (status: number, body: object | string) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const code = typeof body === 'string' ? null : ((body as { code?: string }).code ?? null);
  return { status, code, headers: {}, body: Buffer.from(text) };
};
const expected = ['422 file-damaged', '200', '404'];

describe('the judge of answers', () => {
  it.each([
    [200, {}],
    [422, { code: 'file-damaged' }],
    [404, '<h1>Nothing here</h1>'],
  ])('accepts %i %j', (status, body) => {
    expect(faultIn({ expected }, answer(status, body))).toBeUndefined();
  });

  it.each([
    [0, '', 'there was no answer'],
    [500, { code: 'internal' }, 'was answered 500 internal, not 422 file-damaged or 200 or 404'],
    [404, '<pre>at serve (/srv/vesika/main.ts:3)</pre>', 'the answer tells too much: at serve ('],
  ])('finds the fault of %i %j', (status, body, fault) => {
    expect(faultIn({ expected }, answer(status, body))).toBe(fault);
  });

  it('checks codes and statuses against the error registry', () => {
    const made = ['400 file-damaged', '400 of-nobody'];
    expect(faultIn({ expected: made }, answer(400, { code: 'file-damaged' }))).toMatch(/not in the registry/);
    expect(faultIn({ expected: made }, answer(400, { code: 'of-nobody' }))).toMatch(/not in the registry/);
  });
});
