import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { askAuth } from '../api/ask-auth.ts';
import { EmailSection } from './email-section.tsx';

vi.mock('../api/ask-auth.ts', () => ({ askAuth: vi.fn() }));

const user: SessionUser = {
  ...{ id: 'anna', email: 'old@example.org', emailNew: 'new@example.org', createdAt: '' },
  ...{ isOperator: false, isProven: true, hasPassword: true, hasEarlier: false },
};
const verifyOtp = vi.fn();
const show = (of: SessionUser) => render(<EmailSection user={of} />, { wrapper: pageAt().wrapper });
const codeFor = (address: string) => screen.queryByLabelText(`Code sent to ${address}`);

beforeEach(() => {
  verifyOtp.mockReset();
  vi.mocked(askAuth).mockImplementation(async (ask) => ask({ verifyOtp } as never) as never);
});

it('asks for the codes of both mailboxes, and for the other one after the first', async () => {
  verifyOtp.mockResolvedValue({ session: null });
  show(user);
  fireEvent.change(codeFor('new@example.org')!, { target: { value: '123456' } });
  fireEvent.submit(codeFor('new@example.org')!.closest('form')!);
  await waitFor(() => expect(codeFor('new@example.org')).toBeNull());
  expect(verifyOtp).toHaveBeenCalledWith({ type: 'email_change', email: 'new@example.org', token: '123456' });
  expect(codeFor('old@example.org')).not.toBeNull();
});

it('asks the new mailbox alone where the old address was never confirmed', () => {
  show({ ...user, isProven: false });
  expect(codeFor('new@example.org')).not.toBeNull();
  expect(codeFor('old@example.org')).toBeNull();
});
