import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ActivePackage, FinishedFile, Packages } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../shell/api/call.ts';
import { saveFile } from '../shell/api/save-file.ts';
import { useSession } from '../shell/session/session-provider.tsx';
import { pageAt } from '../testing/page-at.tsx';
import { soldPackage } from './plans/package.fixture.ts';
import { PrimaryPhotoAction, type SoldSet } from './primary-photo-action.tsx';

vi.mock('../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../shell/api/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../shell/session/session-provider.tsx', () => ({ useSession: vi.fn() }));
vi.mock('./plans/visitor-currency.tsx', () => ({ useVisitorCurrency: () => ['EUR', vi.fn()] }));

const held = {
  expiresAt: '2100-01-01T00:00:00Z',
  creditsRemaining: 2,
  features: ['one-country'],
  onlyCountry: null,
} as Partial<ActivePackage> as ActivePackage;
const preview = { photoId: 'p1', countryCode: 'DE', state: 'preview', files: [] } as const;
const files = [
  { format: 'png', url: '/p1.png', downloadUrl: '/p1.png', fileName: 'photo.png', bytes: 2 },
  { format: 'jpg', url: '/p1.jpg', downloadUrl: '/p1.jpg', fileName: 'photo.jpg', bytes: 1 },
] as FinishedFile[];

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(saveFile).mockReset();
  vi.mocked(useSession).mockReturnValue({ status: 'guest', user: null, since: 'always' });
});

function show(
  photo: Parameters<typeof PrimaryPhotoAction>[0]['photo'],
  own: ActivePackage | null,
  failed: CheckId[] = [],
  set?: SoldSet,
) {
  const packages = [soldPackage([], { price: 4.99 }), soldPackage(['one-country'], { price: 1.99 })];
  const answers: Record<string, unknown> = {
    activePackage: { package: own, others: [] } as unknown as Packages,
    listPackages: { packages },
  };
  vi.mocked(call).mockImplementation(async (id) => (answers[id] ?? {}) as never);
  const { wrapper } = pageAt();
  const given = { photo, failed, next: '/create?photo=p1', termsFor: '35 × 45 mm', set };
  render(<PrimaryPhotoAction {...given} />, { wrapper });
}

it('downloads the JPEG of a clean photo', async () => {
  show({ ...preview, state: 'clean', files }, null);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith('/p1.jpg', 'photo.jpg'));
});

it('unlocks a preview with a credit', async () => {
  show(preview, held);
  fireEvent.click(await screen.findByRole('button', { name: 'Get my photo' }));
  const order = { params: { photoId: 'p1' }, body: { despiteFailedChecks: false } };
  await waitFor(() => expect(call).toHaveBeenCalledWith('unlockPhoto', order));
});

it('names the failed checks before it takes a credit', async () => {
  show(preview, held, ['gaze']);
  fireEvent.click(await screen.findByRole('button', { name: 'Get it anyway' }));
  await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(vi.mocked(call).mock.calls.map(([id]) => id)).not.toContain('unlockPhoto');
});

it('offers a guest without credits the cheapest price and asks for an address', async () => {
  show(preview, null);
  await screen.findByText(
    'One payment, no subscription: this photo and 1 more. All photos of this plan are for Germany.',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Get my photo for €1.99' }));
  await screen.findByRole('textbox');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/auth?next=%2Fcreate%3Fphoto%3Dp1');
});

it('sells a set for one price, and the photo alone by a link below it', async () => {
  show(preview, null, [], {
    needed: { photos: 2, countries: 2 },
    label: (price) => `Get 2 photos for ${price}`,
    aloneLabel: (price) => `Only this photo for ${price}`,
  });
  await screen.findByRole('button', { name: 'Get 2 photos for €4.99' });
  await screen.findByText('One payment, no subscription: this photo and 1 more.');
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Get 2 photos for €4.99', 'Only this photo for €1.99']);
});

it('says that the package is for another country', async () => {
  show(preview, { ...held, onlyCountry: 'FR' });
  await screen.findByText('Your plan covers one country only: France. This photo needs another plan.');
});

it('says what a credit buys, and that the first photo decides the country of the plan', async () => {
  show(preview, held);
  await screen.findByText('Full size, no watermark: a file for your form and a sheet to print (35 × 45 mm).');
  await screen.findByText(
    'You have 2 photos left; this is one of them. Your plan is for one country, and this photo makes it Germany.',
  );
  await screen.findByText('Rejected within 180 days? We redo it for free.');
});

it('promises nothing about a photo that fails', async () => {
  show(preview, held, ['gaze']);
  await screen.findByText(/^It may be rejected/);
  expect(screen.queryByText(/We redo it for free/)).toBeNull();
});
