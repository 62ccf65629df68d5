import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { askAuth } from '../api/ask-auth.ts';
import { FactorsSection } from './factors-section.tsx';

vi.mock('../api/ask-auth.ts', () => ({ askAuth: vi.fn() }));

it('keeps the focus where the setup begins and ends', async () => {
  vi.mocked(askAuth).mockImplementation(async () => ({ all: [], totp: [] }) as never);
  render(<FactorsSection isProven />, { wrapper: pageAt().wrapper });
  const setUp = await screen.findByRole('button', { name: 'Set up' });
  expect(document.activeElement).toBe(document.body);
  vi.mocked(askAuth).mockImplementation(
    async () => ({ all: [], totp: { qr_code: 'data:,', secret: 'ABCDEFGH' }, id: 'f1' }) as never,
  );
  fireEvent.click(setUp);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set up' }));
});

it('offers no setup before the address is confirmed', async () => {
  vi.mocked(askAuth).mockImplementation(async () => ({ all: [], totp: [] }) as never);
  render(<FactorsSection isProven={false} />, { wrapper: pageAt().wrapper });
  expect(await screen.findByText('Confirm your email address first.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
