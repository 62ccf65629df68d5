import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { guest, loading, type SessionState, stateAfter } from './session-state.ts';

const user = {
  id: 'u1',
  email: 'ada@example.org',
  emailNew: null,
  createdAt: '2026-01-02T03:04:05Z',
  isOperator: false,
  isProven: true,
  hasPassword: true,
  hasEarlier: false,
};
const factors = [{ id: 'f1', name: 'Phone' }];
const signedIn: SessionState = { status: 'signed-in', user };
const recovering: SessionState = { status: 'recovering', user, factors: [] };

describe('a session that comes', () => {
  it.each<[string, SessionState, AuthChangeEvent, SessionState]>([
    ['is signed in', loading, 'INITIAL_SESSION', signedIn],
    ['is seen from another tab', guest, 'SIGNED_IN', signedIn],
    ['is refreshed', signedIn, 'TOKEN_REFRESHED', signedIn],
    ['asks for a new password', guest, 'PASSWORD_RECOVERY', recovering],
    ['goes on recovering while its token is refreshed', recovering, 'TOKEN_REFRESHED', recovering],
    ['has recovered once the password is set', recovering, 'USER_UPDATED', signedIn],
    ['leaves alone who is at work in another tab', signedIn, 'PASSWORD_RECOVERY', signedIn],
  ])('%s', (_name, before, event, after) => {
    expect(stateAfter(before, changeOf(event, sessionOf()))).toEqual(after);
  });

  it('recovers from the first moment where the page was opened by the link', () => {
    const change = { ...changeOf('INITIAL_SESSION', sessionOf()), byRecoveryLink: true };
    expect(stateAfter(loading, change)).toEqual(recovering);
    expect(stateAfter(recovering, { ...change, event: 'USER_UPDATED' })).toEqual(signedIn);
  });

  it('is asked for a code before anything else', () => {
    const session = sessionOf([{ id: 'f1', friendly_name: 'Phone', status: 'verified' }]);
    const asked = { status: 'second-factor', user, factors };
    expect(stateAfter(guest, changeOf('SIGNED_IN', session))).toEqual(asked);
    expect(stateAfter(guest, changeOf('PASSWORD_RECOVERY', session))).toEqual({ ...recovering, factors });
  });
});

describe('a session that goes', () => {
  it.each([
    ['elsewhere has ended', signedIn, {}, 'ended'],
    ['by choice was left', signedIn, { byChoice: true }, 'left'],
    ['before the page was opened has ended', loading, { wasStale: true }, 'ended'],
    ['was never there', loading, {}, 'always'],
  ])('%s', (_name, before, how, since) => {
    const after = stateAfter(before, { ...changeOf('SIGNED_OUT', null), ...how });
    expect(after).toEqual({ status: 'guest', user: null, since });
  });

  it('has ended until somebody signs in', () => {
    const ended: SessionState = { status: 'guest', user: null, since: 'ended' };
    expect(stateAfter(ended, changeOf('SIGNED_OUT', null))).toEqual(ended);
    expect(stateAfter(ended, changeOf('SIGNED_IN', sessionOf()))).toEqual(signedIn);
  });
});

function changeOf(event: AuthChangeEvent, session: Session | null) {
  return { event, session, byRecoveryLink: false, byChoice: false, wasStale: false };
}

function sessionOf(own: object[] = []): Session {
  const { id, email, createdAt } = user;
  return { access_token: 'a.b.c', user: { id, email, created_at: createdAt, factors: own } } as Session;
}
