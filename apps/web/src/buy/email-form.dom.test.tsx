import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmailForm } from './email-form.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));

it('moves the focus to an address that is wrong', () => {
  render(<EmailForm action="Go" busy={false} onEmail={vi.fn()} />);
  field().blur();
  send();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
