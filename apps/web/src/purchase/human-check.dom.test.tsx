import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { pageAt } from '../testing/page-at.tsx';
import { HumanCheck } from './human-check.tsx';

vi.mock('../api/call.ts', () => ({ call: vi.fn() }));

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

it('moves the focus to the state of the check once it is ordered', async () => {
  const answers: Record<string, unknown> = {
    getHumanCheck: { offer, check: null },
    requestHumanCheck: { check },
  };
  vi.mocked(call).mockImplementation(async (id) => (answers[id] ?? {}) as never);
  render(<HumanCheck photoId="p1" />, { wrapper: pageAt().wrapper });
  fireEvent.click(await screen.findByRole('button', { name: 'Have it checked' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Waiting to be checked/));
});
