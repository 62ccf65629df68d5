import { act, renderHook, waitFor } from '@testing-library/react';
import type { PlannedDocument, ProcessedPhoto } from '@vesika/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { makePhoto } from '../api/process-photo.ts';
import { made, request } from '../machine/wizard.fixture.ts';
import { useSetMaking } from './use-set-making.ts';

vi.mock('../api/process-photo.ts', () => ({ makePhoto: vi.fn() }));

const visa = {
  countryCode: 'US',
  documentType: 'visa',
  variant: 'standard',
  refusesEditing: true,
} as PlannedDocument;
const id = {
  countryCode: 'TR',
  documentType: 'id',
  variant: 'standard',
  refusesEditing: false,
} as PlannedDocument;
const jobs = vi.mocked(makePhoto);

beforeEach(() => void jobs.mockReset());

function open() {
  return renderHook(() => useSetMaking(request, [visa, id]), { wrapper: pageAt().wrapper });
}

it('makes the documents one after another, each framed for the others', async () => {
  const ends: ((photo: ProcessedPhoto) => void)[] = [];
  jobs.mockImplementation(() => new Promise((resolve) => void ends.push(resolve)));
  const { result } = open();
  act(() => result.current.make([{ document: visa }, { document: id }]));
  expect([...result.current.states.values()]).toEqual(['making', 'waiting']);
  expect(jobs.mock.lastCall![0]).toMatchObject({
    countryCode: 'US',
    variant: null,
    cropOnly: true,
    also: [id],
  });
  await act(async () => ends[0]!(made));
  await waitFor(() => expect(jobs).toHaveBeenCalledTimes(2));
  expect(jobs.mock.lastCall![0]).toMatchObject({ countryCode: 'TR', cropOnly: false, also: [visa] });
  await act(async () => ends[1]!(made));
  await waitFor(() => expect(result.current.states.size).toBe(0));
});

it('keeps the failure of one document and makes the next', async () => {
  const error = new Error('no face');
  jobs.mockRejectedValueOnce(error).mockResolvedValueOnce(made);
  const { result } = open();
  act(() => result.current.make([{ document: visa }, { document: id }]));
  await waitFor(() => expect(result.current.states.size).toBe(1));
  expect([...result.current.states.values()]).toEqual([error]);
});

it('does not make a document twice at once, and edits it fully on request', () => {
  jobs.mockImplementation(() => new Promise(() => {}));
  const { result } = open();
  act(() => result.current.make([{ document: visa, full: true }]));
  act(() => result.current.make([{ document: visa }]));
  expect(jobs).toHaveBeenCalledOnce();
  expect(jobs.mock.lastCall![0]).toMatchObject({ cropOnly: false });
});

it('aborts when the page is left', () => {
  jobs.mockImplementation(() => new Promise(() => {}));
  const { result, unmount } = open();
  act(() => result.current.make([{ document: visa }]));
  const { signal } = jobs.mock.lastCall![2];
  unmount();
  expect(signal.aborted).toBe(true);
});
