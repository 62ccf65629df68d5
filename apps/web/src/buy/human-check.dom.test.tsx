import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../shell/api/call.ts';
import { pageAt } from '../testing/page-at.tsx';
import { HumanCheck } from './human-check.tsx';

vi.mock('../shell/api/call.ts', () => ({ call: vi.fn() }));

const expectedAt = '2100-01-01T12:00:00Z';
const offer = { credits: 1, isOpen: true, waiting: 0, expectedAt, timeZone: 'UTC', hours: [] };
const check = {
  status: 'waiting',
  requestedAt: expectedAt,
  expectedAt,
  returnsAt: expectedAt,
  decidedAt: null,
  words: null,
};

/** Shows the offer on a page whose other data is renewed all the time. */
async function shown() {
  const { wrapper, queries } = pageAt();
  vi.spyOn(queries, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
  const answers: Record<string, unknown> = {
    getHumanCheck: { offer, check: null },
    requestHumanCheck: { check },
  };
  vi.mocked(call).mockImplementation(async (id) => (answers[id] ?? {}) as never);
  render(
    <>
      <HumanCheck photoId="p1" />
      <input aria-label="Search" />
    </>,
    { wrapper },
  );
  return screen.findByRole('button', { name: 'Have it checked' });
}

it('moves the focus to the state of the check as soon as it is ordered', async () => {
  const button = await shown();
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Waiting to be checked/));
});

it('leaves the focus where a person moved it meanwhile', async () => {
  const button = await shown();
  fireEvent.click(button);
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  await screen.findByText(/^Waiting to be checked/);
  expect(document.activeElement).toBe(search);
});

it('does not take the focus when it is shown after it was ordered', async () => {
  vi.mocked(call).mockResolvedValue({ offer, check } as never);
  render(<HumanCheck photoId="p1" />, { wrapper: pageAt().wrapper });
  await screen.findByText(/^Waiting to be checked/);
  expect(document.activeElement).toBe(document.body);
});
