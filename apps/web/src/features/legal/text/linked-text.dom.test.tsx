import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { LinkedText, plainText } from './linked-text.tsx';

const show = (line: string, address: string) =>
  render(<LinkedText>{line}</LinkedText>, { wrapper: pageAt(address).wrapper }).container;

it.each([
  ['/contact', '/de/contact'],
  ['/dashboard/profile', '/dashboard/profile'],
  ['/auth', '/auth'],
  ['https://stripe.com/privacy', 'https://stripe.com/privacy'],
])('leads to %s from a German page by %s', (target, href) => {
  const container = show(`Please [write to us (soon)](${target}).`, '/de/help');
  expect(screen.getByRole('link', { name: 'write to us (soon)' }).getAttribute('href')).toBe(href);
  expect(container.textContent).toBe('Please write to us (soon).');
});

it('shows code, and all else as it is written', () => {
  expect(show('Cookie `theme` <b> 2 * 3', '/').innerHTML).toMatch(
    /^Cookie <code .*>theme<\/code> &lt;b&gt; 2 \* 3$/,
  );
});

it('gives search engines the words without their links', () => {
  expect(plainText('See [a](/b), `c` and [d](/e)')).toBe('See a, c and d');
});
