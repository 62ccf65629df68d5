import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { groupCountries } from './country-groups.ts';
import { type CountryChoices, CountrySearch } from './country-search.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

const groups = groupCountries(
  'en',
  [
    { code: 'DE', region: 'Europe' },
    { code: 'FR', region: 'Europe' },
    { code: 'JP', region: 'Asia' },
  ],
  null,
);

function show(choices: CountryChoices) {
  const onChoose = vi.fn();
  const view = render(<CountrySearch choices={choices} value={null} onChoose={onChoose} />);
  const input = screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  const enter = () => fireEvent.keyDown(input, { key: 'Enter' });
  const arrive = () => view.rerender(<CountrySearch choices={{ groups }} value={null} onChoose={onChoose} />);
  return { onChoose, type, enter, arrive };
}

it('finds a country by its name in another language and chooses it by Enter', async () => {
  const { onChoose, type, enter } = show({ groups });
  type('Deutschl');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['GermanyDE']);
  enter();
  expect(onChoose.mock.calls).toEqual([['DE']]);
});

it('says that nothing was found', async () => {
  show({ groups }).type('Atlantis');
  await screen.findByText('No country found.');
  expect(screen.queryByRole('option')).toBeNull();
});

it('chooses the best match once the list arrives, when Enter came before it, and once only', () => {
  const { onChoose, type, enter, arrive } = show({ groups: undefined });
  screen.getByText('Loading countries...');
  type('japan');
  enter();
  expect(onChoose).not.toHaveBeenCalled();
  arrive();
  arrive();
  expect(onChoose.mock.calls).toEqual([['JP']]);
});

it('does not choose when the search was changed after Enter', () => {
  const { onChoose, type, enter, arrive } = show({ groups: undefined });
  type('japan');
  enter();
  type('fran');
  arrive();
  expect(onChoose).not.toHaveBeenCalled();
});

it('offers to load the list again when that failed', () => {
  const retry = vi.fn();
  show({ groups: undefined, retry });
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});
