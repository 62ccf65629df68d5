import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { CountryPageSearch } from './country-page-search.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

const countries = [
  { code: 'US', key: 'usa', region: 'Americas' as const },
  { code: 'DE', key: 'germany', region: 'Europe' as const },
];

it.each([
  ['germany', '/passport-photo/germany'],
  ['us visa', '/visa-photo/us'],
  ['green card', '/document-photo/us/green-card'],
  ['dv lottery', '/visa-photo/us/us-diversity-visa'],
])('a search for %s opens %s', async (typed, path) => {
  const page = pageAt('/');
  render(<CountryPageSearch label="Country" documentType="passport" countries={countries} />, {
    wrapper: page.wrapper,
  });
  fireEvent.click(screen.getByRole('combobox'));
  const search = await screen.findByPlaceholderText(/^Search/, {}, { timeout: 10_000 });
  fireEvent.change(search, { target: { value: typed } });
  await screen.findAllByRole('option');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(page.address()).toBe(path);
});
