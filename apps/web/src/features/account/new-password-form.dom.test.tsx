import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { updatePassword } from './api/password.ts';
import { NewPasswordForm } from './new-password-form.tsx';

vi.mock('./api/password.ts', () => ({ updatePassword: vi.fn(), requestOwnerCode: vi.fn() }));

it.each([
  ['nothing', null, {}],
  ['password', 'Current password', { current_password: '123 456' }],
  ['code', 'Code sent to anna@example.org', { nonce: '123456' }],
] as const)('asks for %s besides the new password', async (asks, label, proof) => {
  vi.mocked(updatePassword).mockReset();
  const form = <NewPasswordForm email="anna@example.org" alone asks={asks} action="Save" onDone={() => {}} />;
  render(form, { wrapper: pageAt().wrapper });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  if (label) type(label, '123 456');
  type('New password', 'a new start');
  type('Repeat new password', 'a new start');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(updatePassword).toHaveBeenCalledWith('a new start', proof));
});
