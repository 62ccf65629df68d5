import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SupplyRule } from './own-photo.ts';
import { SupplyCard } from './supply-card.tsx';

const route = {
  kind: null,
  details: [],
  appliesTo: [],
  since: null,
  source: null,
} as unknown as SupplyRule['supply'];
const rule = {
  supply: { ...route, otherwise: [], refusedCaptures: [] },
  edits: { refused: [], saidBy: null, source: null },
  discontinued: null,
  print: { copies: null, back: [] },
  covering: null,
  authority: null,
} as unknown as SupplyRule;

const show = (supply: object, rest: Partial<SupplyRule> = {}) =>
  render(
    <SupplyCard rule={{ ...rule, supply: { ...rule.supply, ...supply } as SupplyRule['supply'], ...rest }} />,
  );

it('names the card by who takes the photo', () => {
  show({ kind: 'captured' });
  screen.getByRole('region', { name: 'The authority takes this photo itself' });
});

it('shows the authority with its own page before the sources, which are folded under their kind', () => {
  const authority = { name: 'Passport Office', address: 'https://office.test/photos', readOn: null };
  const source = {
    id: 's',
    title: 'Newspaper',
    address: 'https://news.test/story',
    kind: 'press',
    date: null,
  };
  const { container } = show({ kind: 'self', source }, { authority });
  const [office, news] = screen.getAllByRole('link', { hidden: true });
  expect(office?.getAttribute('href')).toBe('https://office.test/photos');
  expect(container.textContent).toContain('not read by us');
  expect(news?.closest('details')?.querySelector('summary')?.textContent).toBe('How we know: press');
  expect(news?.closest('details')?.open).toBe(false);
});

it('says on which day we read the page of the authority', () => {
  const authority = { name: 'Passport Office', address: 'https://office.test/', readOn: '2026-11-27' };
  show({ kind: 'self' }, { authority });
  screen.getByText(/we read it on .*2026/);
});

it('marks a way without a source as not confirmed, and cites the source of one that has it', () => {
  const { container } = show({ kind: 'professional' });
  expect(container.textContent).toContain('not confirmed');
  const source = { id: 's', title: 'Passport Act', url: 'https://law.test/act', checkedOn: '2026-11-01' };
  const cited = show({ kind: 'professional', source }).container;
  expect(cited.textContent).toContain('Passport Act');
  expect(cited.textContent).not.toContain('not confirmed');
});

it('lists other ways with the applications they are for', () => {
  show({ kind: 'captured', otherwise: [{ ...route, kind: 'self', appliesTo: ['abroad'] }] });
  screen.getByRole('heading', { name: 'Other ways' });
  screen.getByText('take it yourself');
  screen.getByText(/applications from abroad/);
});

it('says that we do not know without claiming a way', () => {
  const { container } = show({ kind: null });
  screen.getByRole('heading', { name: /Ask the office whether/ });
  expect(container.querySelector('h3')).toBeNull();
});
