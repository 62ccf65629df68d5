import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GalleryPhoto, PlannedDocument, ProcessedPhoto } from '@vesika/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../shell/api/call.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { makePhoto } from '../api/process-photo.ts';
import { emptyState, modelAt } from '../machine/model.fixture.ts';
import { WizardProvider } from '../machine/use-wizard.ts';
import { made, request } from '../machine/wizard.fixture.ts';
import { SetPanel } from './set-panel.tsx';

vi.mock('../../../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../api/process-photo.ts', () => ({ makePhoto: vi.fn() }));
vi.mock('../../../buy/plans/visitor-currency.tsx', () => ({ useVisitorCurrency: () => ['EUR', vi.fn()] }));

const planned = (countryCode: string, refusesEditing: boolean) =>
  ({
    countryCode,
    documentType: 'visa',
    variant: 'standard',
    label: 'Visa',
    takesOwnPhoto: true,
    refusesEditing,
    photo: 1,
  }) as unknown as PlannedDocument;
const photo = { ...made, requirement: planned('IT', false) } as unknown as ProcessedPhoto;
const american = {
  ...planned('US', true),
  photoId: 'p2',
  personName: null,
  state: 'preview',
  failed: ['background'],
  undetermined: [],
  questions: [],
  files: [],
} as unknown as GalleryPhoto;

beforeEach(() => {
  vi.mocked(makePhoto).mockReset().mockResolvedValue(made);
  vi.mocked(call).mockImplementation((async (id: string) => {
    if (id === 'photoPlan') {
      return {
        documents: [planned('IT', false), planned('US', true), planned('FR', false)],
        likely: [],
        photos: 2,
      };
    }
    if (id === 'photoSet') return { photos: [american], otherPeople: [] };
    return { package: null, others: [], packages: [] };
  }) as typeof call);
});

function show(mirror: boolean) {
  const also = [planned('US', true), planned('FR', false)];
  render(
    <WizardProvider value={modelAt(emptyState)}>
      <SetPanel
        photo={photo}
        request={{ ...request, also, original: { ...request.original, mirror } }}
        suggests
      />
    </WizardProvider>,
    { wrapper: pageAt().wrapper },
  );
}

it('names the documents of a flipped portrait that are not flipped, until they are made with all edits', async () => {
  show(true);
  const note = await screen.findByText(/yours is not flipped/);
  expect(note.textContent).toMatch(/: United States · [^,]*\.$/);
  fireEvent.click(await screen.findByRole('button', { name: /Replace/ }));
  await waitFor(() => expect(screen.queryByText(/yours is not flipped/)).toBeNull());
});

it('names none where nothing was flipped', async () => {
  show(false);
  await screen.findByRole('button', { name: /Replace/ });
  expect(screen.queryByText(/yours is not flipped/)).toBeNull();
});

it('says why a photo could not be made again, and lets it be tried once more', async () => {
  show(false);
  const replace = await screen.findByRole<HTMLButtonElement>('button', { name: /Replace/ });
  await waitFor(() => expect(makePhoto).toHaveBeenCalledTimes(1));
  vi.mocked(makePhoto).mockRejectedValueOnce(new Error('no face'));
  fireEvent.click(replace);
  await screen.findByRole('alert');
  expect(replace.disabled).toBe(false);
  fireEvent.click(replace);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
