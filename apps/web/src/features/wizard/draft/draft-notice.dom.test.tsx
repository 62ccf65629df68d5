import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../shell/api/call.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { emptyState, modelAt } from '../machine/model.fixture.ts';
import { type WizardModel, WizardProvider } from '../machine/use-wizard.ts';
import { draft } from '../machine/wizard.fixture.ts';
import type { Offer } from '../machine/wizard-state.ts';
import { DraftNotice } from './draft-notice.tsx';

vi.mock('../../../shell/api/call.ts');

function show(offer: Offer, commands: Partial<WizardModel> = {}) {
  const { wrapper } = pageAt();
  return render(
    <WizardProvider value={modelAt(emptyState, commands)}>
      <DraftNotice offer={offer} />
    </WizardProvider>,
    { wrapper },
  );
}

it.each(['none', 'looking'] as const)('shows nothing while the offer is: %s', (kind) => {
  expect(show({ kind }).container.textContent).toBe('');
});

it('continues with the draft or starts over', () => {
  const acceptDraft = vi.fn();
  const declineDraft = vi.fn();
  show({ kind: 'draft', draft }, { acceptDraft, declineDraft });
  const [accept, decline] = screen.getAllByRole('button');
  fireEvent.click(accept!);
  expect(acceptDraft).toHaveBeenCalledExactlyOnceWith(draft);
  fireEvent.click(decline!);
  expect(declineDraft).toHaveBeenCalledOnce();
});

it('does not offer a draft whose pictures have expired', () => {
  const offer: Offer = { kind: 'draft', draft: { ...draft, imageUrl: null, photo: null } };
  expect(show(offer).container.textContent).toBe('');
});

const link = {
  countryCode: 'DE',
  documentType: 'passport',
  mosaic: btoa('\0'.repeat(240)),
  device: 'windows',
  madeAt: new Date(Date.now() - 5 * 60_000).toISOString(),
};

it('shows what a link continues, from when and where, and asks', async () => {
  vi.mocked(call).mockResolvedValue(link);
  const acceptLink = vi.fn();
  const declineLink = vi.fn();
  const { container } = show({ kind: 'link', token: 't' }, { acceptLink, declineLink });
  await screen.findByText('Germany · Windows · 5 minutes ago');
  expect(call).toHaveBeenCalledExactlyOnceWith('previewResumeLink', { body: { token: 't' } });
  expect(container.querySelector('img')).toBeNull();
  const canvas = container.querySelector('canvas')!;
  expect([canvas.width, canvas.height]).toEqual([8, 10]);
  const [accept, decline] = screen.getAllByRole('button');
  fireEvent.click(accept!);
  expect(acceptLink).toHaveBeenCalledOnce();
  fireEvent.click(decline!);
  expect(declineLink).toHaveBeenCalledOnce();
});

it('says so when the link no longer works', async () => {
  vi.mocked(call).mockRejectedValue(new Error('resume-link-invalid'));
  const refuseLink = vi.fn();
  show({ kind: 'link', token: 'spent' }, { refuseLink });
  await waitFor(() => expect(refuseLink).toHaveBeenCalledOnce());
});
