import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../../testing/page-at.tsx';
import { emptyState, modelAt } from '../machine/model.fixture.ts';
import { type WizardModel, WizardProvider } from '../machine/use-wizard.ts';
import { draft } from '../machine/wizard.fixture.ts';
import type { Offer } from '../machine/wizard-state.ts';
import { DraftNotice } from './draft-notice.tsx';

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

it('shows no picture of a mailed link before it is opened', () => {
  const acceptLink = vi.fn();
  const { container } = show({ kind: 'link', token: 't' }, { acceptLink });
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(acceptLink).toHaveBeenCalledOnce();
});
