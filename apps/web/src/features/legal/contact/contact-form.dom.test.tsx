import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';
import { sendMessage } from './send-message.ts';

vi.mock('./send-message.ts', () => ({ sendMessage: vi.fn() }));
beforeEach(() => vi.mocked(sendMessage).mockReset());

async function open(address = '/contact') {
  const onSent = vi.fn();
  const operator = { name: null, address: null, email: null };
  const Page = createRoutesStub([
    { path: '/contact', Component: () => <ContactForm onSent={onSent} />, loader: () => ({ operator }) },
  ]);
  render(<Page initialEntries={[address]} />);
  const email = (await screen.findByLabelText('Your email address')) as HTMLInputElement;
  const message = screen.getByLabelText('Your message') as HTMLTextAreaElement;
  const fill = (address: string, text: string) => {
    fireEvent.input(email, { target: { value: address } });
    fireEvent.input(message, { target: { value: text } });
  };
  const send = () => fireEvent.submit(email.form!);
  return { onSent, email, message, fill, send };
}

it('names what is missing, sends nothing, and takes the focus to the first problem', async () => {
  const { email, fill, send } = await open();
  fill('nobody', 'short');
  send();
  await screen.findByText(/Enter a valid email address/);
  screen.getByText('Tell us a little more: at least 10 characters.');
  expect(document.activeElement).toBe(email);
  expect(sendMessage).not.toHaveBeenCalled();
  fireEvent.input(email, { target: { value: 'a@b.test' } });
  await waitFor(() => expect(screen.queryByText(/Enter a valid email address/)).toBeNull());
});

it('sends the letter with the topic of the address and reports where the answer goes', async () => {
  const { onSent, fill, send } = await open('/contact?topic=business');
  fill('a@b.test', 'We need forty photos.');
  send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('a@b.test'));
  const letter = { email: 'a@b.test', topic: 'business', message: 'We need forty photos.' };
  expect(vi.mocked(sendMessage).mock.calls).toEqual([[letter, 'en']]);
});

it('says that sending failed and keeps the text', async () => {
  vi.mocked(sendMessage).mockResolvedValue('connection');
  const { onSent, message, fill, send } = await open();
  fill('a@b.test', 'We need forty photos.');
  send();
  await screen.findByText(/We can’t reach the service/);
  expect(message.value).toBe('We need forty photos.');
  expect(onSent).not.toHaveBeenCalled();
});

it('begins with the record that a user reports', async () => {
  const { message } = await open('/contact?record=DE-passport-standard');
  expect(message.value).toBe('DE-passport-standard: ');
});

it('suggests what may help sooner, for the topic chosen', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'help centre' }).getAttribute('href')).toBe('/help');
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'refund' } });
  await screen.findByText('Payments');
});
