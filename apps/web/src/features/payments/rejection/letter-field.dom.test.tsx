import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Rejection } from '@vesika/contract';
import { expect, it, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { LetterField } from './letter-field.tsx';

vi.mock('../../../api/call.ts', () => ({ call: vi.fn(async () => ({})) }));

function show(first: Rejection['letter']) {
  const field = (letter: Rejection['letter']) => (
    <LetterField rejection={{ rejectionId: 'r', letter } as Rejection} subjectId="subject" />
  );
  const { rerender } = render(field(first), { wrapper: pageAt().wrapper });
  return (letter: Rejection['letter']) => rerender(field(letter));
}

const letter = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });
const attach = () =>
  fireEvent.change(screen.getByLabelText('Attach the letter', { selector: 'input' }), {
    target: { files: [letter] },
  });
const status = () => screen.getByRole('status').textContent;

it('moves the focus to the file button once the letter is removed, because the pressed button disappears', async () => {
  const tell = show('attached');
  const remove = screen.getByRole('button', { name: 'Remove the letter' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(status()).toBe('The letter is removed.'));
  expect(call).toHaveBeenCalledWith('removeLetter', { params: { rejectionId: 'r' } });
  expect(screen.queryByRole('button', { name: 'Remove the letter' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach the letter' }));
  tell('none');
  expect(status()).toBe('The letter is removed.');
});

it('shows an attached letter before the service tells of it, and its removal elsewhere afterwards', async () => {
  const tell = show('none');
  attach();
  await waitFor(() => expect(status()).toBe('The letter is attached.'));
  tell('attached');
  expect(status()).toBe('The letter is attached.');
  tell('none');
  expect(status()).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove the letter' })).toBeNull();
});
