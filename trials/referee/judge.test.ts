import { expect, it } from 'vitest';
import { judge } from './judge.ts';

it('counts failed tests per feature that is not offered, and lists the others', () => {
  const assertionResults = [
    { fullName: 'GoTrueClient signUp() works', status: 'passed', failureMessages: [] },
    { fullName: 'Passkey end-to-end deletion', status: 'failed', failureMessages: ['404'] },
    {
      fullName: 'GoTrueClient signOut() works',
      status: 'failed',
      failureMessages: ['expected null\nat a line'],
    },
    { fullName: 'GoTrueClient later', status: 'pending', failureMessages: [] },
  ];
  expect(judge({ testResults: [{ assertionResults }] })).toEqual({
    passed: 1,
    notOffered: { passkeys: ['Passkey end-to-end deletion'] },
    failed: [{ name: 'GoTrueClient signOut() works', message: 'expected null\nat a line' }],
  });
});
