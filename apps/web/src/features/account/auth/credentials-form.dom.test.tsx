import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { type Credentials, signIn } from '../api/credentials.ts';
import { SignInForm } from './credentials-form.tsx';

vi.mock('../api/credentials.ts', () => ({ signIn: vi.fn() }));
vi.mock('../../../components/toaster.tsx', () => ({ showError: vi.fn(), showSuccess: vi.fn() }));
beforeEach(() => {
  for (const mock of [signIn, showError, showSuccess]) vi.mocked(mock).mockReset();
});

function open() {
  const onForgot = vi.fn();
  const onUnconfirmed = vi.fn();
  function Page() {
    const form = useForm<Credentials>();
    return <SignInForm form={form} onForgot={onForgot} onUnconfirmed={onUnconfirmed} />;
  }
  render(<Page />);
  const email = screen.getByLabelText('Email') as HTMLInputElement;
  const password = screen.getByLabelText('Password') as HTMLInputElement;
  const send = (address: string, secret: string) => {
    fireEvent.input(email, { target: { value: address } });
    fireEvent.input(password, { target: { value: secret } });
    fireEvent.submit(email.form!);
  };
  return { onForgot, onUnconfirmed, email, password, send };
}

it('signs in with the trimmed address and welcomes the user', async () => {
  vi.mocked(signIn).mockResolvedValue(true);
  open().send(' a@b.test ', 'a long password');
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.test', password: 'a long password' });
});

it('keeps the welcome for later if a second factor is missing', async () => {
  vi.mocked(signIn).mockResolvedValue(false);
  open().send('a@b.test', 'a long password');
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
  expect(showSuccess).not.toHaveBeenCalled();
  expect(showError).not.toHaveBeenCalled();
});

it('sends nothing while a field is invalid, and marks it', async () => {
  const { email, password, send } = open();
  send('nobody', 'a long password');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(password.getAttribute('aria-invalid')).not.toBe('true');
  expect(showError).toHaveBeenCalledOnce();
  expect(signIn).not.toHaveBeenCalled();
});

it('leads to the confirmation if the address was never confirmed, and only then', async () => {
  const { onUnconfirmed, send } = open();
  vi.mocked(signIn).mockRejectedValueOnce({ code: 'invalid_credentials', message: 'No.' });
  send('a@b.test', 'a long password');
  await waitFor(() => expect(showError).toHaveBeenCalledOnce());
  expect(onUnconfirmed).not.toHaveBeenCalled();
  vi.mocked(signIn).mockRejectedValueOnce({ code: 'email_not_confirmed', message: 'No.' });
  send('a@b.test', 'a long password');
  await waitFor(() => expect(onUnconfirmed).toHaveBeenCalledOnce());
});

it('shows the password on request and keeps its value', () => {
  const { password, onForgot } = open();
  fireEvent.input(password, { target: { value: 'a long password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([password.type, password.value]).toEqual(['text', 'a long password']);
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(onForgot).toHaveBeenCalledOnce();
});
