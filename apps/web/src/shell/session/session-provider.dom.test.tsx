import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider, useFollowSession, useSession, useSignOut } from './session-provider.tsx';
import { sessionStorageKey } from './storage-key.ts';

type Listener = (event: string, session: unknown) => void;
const client = vi.hoisted(() => ({ listeners: [] as Listener[], opened: 0 }));

vi.mock('./auth-client.ts', async (original) => ({
  ...(await original<object>()),
  authClient: async () => {
    client.opened++;
    return {
      onAuthStateChange: (listener: Listener) => {
        client.listeners.push(listener);
        const unsubscribe = () => client.listeners.splice(client.listeners.indexOf(listener), 1);
        return { data: { subscription: { unsubscribe } } };
      },
      signOut: async () => tell('SIGNED_OUT', null),
    };
  },
}));

const session = { access_token: 'e30.e30.e30', user: { id: 'u', email: 'a@b.test', factors: [] } };
const tell = (event: string, value: unknown) => {
  for (const listener of client.listeners) listener(event, value);
};

beforeEach(() => {
  client.opened = 0;
});
afterEach(() => localStorage.clear());

function open() {
  const onSignIn = vi.fn();
  const view = renderHook(
    () => ({ session: useSession(), follow: useFollowSession(), signOut: useSignOut() }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={['/dashboard']}>
          <SessionProvider onSignIn={onSignIn}>{children}</SessionProvider>
        </MemoryRouter>
      ),
    },
  );
  return { ...view, onSignIn };
}

it('takes a browser without a session for a guest and does not load the client', () => {
  const { result } = open();
  expect(result.current.session.status).toBe('guest');
  expect(client.opened).toBe(0);
});

it('loads the client once when a page is about to use it, and reports the sign-in', async () => {
  const { result, onSignIn } = open();
  act(() => result.current.follow());
  act(() => result.current.follow());
  await waitFor(() => expect(client.listeners).toHaveLength(1));
  expect(client.opened).toBe(1);
  act(() => tell('SIGNED_IN', session));
  expect(result.current.session).toMatchObject({ status: 'signed-in', user: { email: 'a@b.test' } });
  expect(onSignIn).toHaveBeenCalledOnce();
});

it('opens with the session of the browser, which is no new sign-in', async () => {
  localStorage.setItem(sessionStorageKey, '{}');
  const { result, onSignIn } = open();
  expect(result.current.session.status).toBe('loading');
  await waitFor(() => expect(client.listeners).toHaveLength(1));
  act(() => tell('INITIAL_SESSION', session));
  expect(result.current.session.status).toBe('signed-in');
  expect(onSignIn).not.toHaveBeenCalled();
});

it('tells a session that the user ended from one that ended elsewhere', async () => {
  localStorage.setItem(sessionStorageKey, '{}');
  const { result } = open();
  await waitFor(() => expect(client.listeners).toHaveLength(1));
  act(() => tell('INITIAL_SESSION', session));
  act(() => tell('SIGNED_OUT', null));
  expect(result.current.session).toMatchObject({ status: 'guest', since: 'ended' });
  act(() => tell('SIGNED_IN', session));
  await act(() => result.current.signOut());
  expect(result.current.session).toMatchObject({ status: 'guest', since: 'left' });
});

it('stops following when it is unmounted', async () => {
  localStorage.setItem(sessionStorageKey, '{}');
  const { unmount } = open();
  await waitFor(() => expect(client.listeners).toHaveLength(1));
  unmount();
  expect(client.listeners).toHaveLength(0);
});
