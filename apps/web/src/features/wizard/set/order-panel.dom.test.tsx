import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GalleryPhoto } from '@vesika/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../shell/api/call.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { OrderPanel } from './order-panel.tsx';

vi.mock('../../../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../buy/plans/visitor-currency.tsx', () => ({ useVisitorCurrency: () => ['EUR', vi.fn()] }));

const photo = (photoId: string, countryCode: string) =>
  ({
    photoId,
    countryCode,
    documentType: 'passport',
    variant: 'standard',
    personName: null,
    state: 'preview',
    failed: [],
    undetermined: [],
    questions: [],
    files: [],
  }) as unknown as GalleryPhoto;

let isDown: boolean;

beforeEach(() => {
  isDown = true;
  vi.mocked(call).mockImplementation((async (id: string) => {
    if (id !== 'photoSet') return { package: null, others: [], packages: [], documents: [], likely: [] };
    if (isDown) throw new Error('connection');
    return { photos: [photo('p1', 'IT')], otherPeople: [[photo('p2', 'FR')]] };
  }) as typeof call);
});

it('says that the photos of the order could not be loaded, and loads them on request', async () => {
  render(<OrderPanel photoId="p1" />, { wrapper: pageAt().wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load your other photos');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Your order: 2 photos' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
