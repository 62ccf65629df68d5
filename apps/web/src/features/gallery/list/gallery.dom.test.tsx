import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GalleryPhoto } from '@vesika/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../shell/api/call.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { Gallery } from './gallery.tsx';

vi.mock('../../../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../shell/session/session-provider.tsx', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'u' } }),
}));
vi.mock('../../../buy/plans/purchase-dialog-context.tsx', () => ({
  usePurchaseDialog: () => ({ open: vi.fn() }),
}));
beforeEach(() => {
  vi.mocked(call).mockReset();
});

const photo = (photoId: string, countryCode: string, sheet = false) =>
  ({
    photoId,
    countryCode,
    documentType: 'passport',
    widthMm: 35,
    heightMm: 45,
    processedAt: '2026-11-01T00:00:00Z',
    personName: null,
    state: 'clean',
    failed: [],
    undetermined: [],
    questions: [],
    rulesChange: null,
    thumbnailUrl: `/${photoId}.jpg`,
    pictureUrl: `/${photoId}.jpg`,
    files: [],
    sheet,
    originalUrl: null,
  }) as unknown as GalleryPhoto;
const german = photo('p1', 'DE');
const french = photo('p2', 'FR');

type Page = { photos: GalleryPhoto[]; before: string | null };

function show(pages: Page[], remove: () => Promise<unknown> = async () => ({ deleted: true })) {
  vi.mocked(call).mockImplementation((async (id: string) => {
    if (id === 'v1ListOwnDocuments') return { data: [] };
    if (id === 'listPhotos') return pages.length > 1 ? pages.shift() : pages[0];
    return remove();
  }) as typeof call);
  render(<Gallery />, { wrapper: pageAt().wrapper });
}

const pictures = () =>
  screen.getAllByRole('button', { name: /^View larger/ }).map((button) => button.ariaLabel);

async function deleteFirst() {
  const [menu] = await screen.findAllByRole('button', { name: /^More/ });
  fireEvent.keyDown(menu!, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete photo' }));
}

it('links to the first photo if there is none', async () => {
  show([{ photos: [], before: null }]);
  await screen.findByText('No photos yet');
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/dashboard/);
});

it('appends further photos on request', async () => {
  show([
    { photos: [german], before: '2026-11-01T00:00:00Z' },
    { photos: [french], before: null },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^View larger/ })).toHaveLength(2));
  const asked = vi.mocked(call).mock.calls.filter(([id]) => id === 'listPhotos');
  expect(asked[1]?.[1]).toMatchObject({ query: { before: '2026-11-01T00:00:00Z' } });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('offers the joint sheet only for two photos that can be printed', async () => {
  show([{ photos: [photo('p1', 'DE', true), french], before: null }]);
  await screen.findAllByRole('button', { name: /^View larger/ });
  expect(screen.queryByRole('button', { name: /sheet/i })).toBeNull();
});

it('hides a photo while it is deleted, and shows it again if that fails', async () => {
  let fail: (cause: Error) => void = () => {};
  show(
    [{ photos: [german, french], before: null }],
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await deleteFirst();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^View larger/, hidden: true })).toHaveLength(1),
  );
  expect(vi.mocked(call)).toHaveBeenCalledWith('v1DeletePhoto', { params: { photoId: 'p1' } });
  fail(new Error('lost'));
  await waitFor(() => expect(pictures()).toHaveLength(2));
});

it('says that loading failed and tries again', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Error('lost'));
  const { wrapper } = pageAt();
  vi.mocked(call).mockResolvedValue({ photos: [german], before: null } as never);
  render(<Gallery />, { wrapper });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(pictures()).toHaveLength(1));
});
