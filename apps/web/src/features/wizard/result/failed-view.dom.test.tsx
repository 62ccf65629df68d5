import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../../shell/api/request.ts';
import { pageAt } from '../../../testing/page-at.tsx';
import { modelAt } from '../machine/model.fixture.ts';
import { type WizardModel, WizardProvider } from '../machine/use-wizard.ts';
import { after, paths, request } from '../machine/wizard.fixture.ts';
import FailedView from './failed-view.tsx';

vi.mock('../../../shell/session/session-provider.tsx', () => ({
  useSession: () => ({ status: 'guest', user: null, since: 'always' }),
}));

function show(error: Error, commands: Partial<WizardModel> = {}) {
  const { wrapper } = pageAt();
  return render(
    <WizardProvider value={modelAt(after(...paths.failed), commands)}>
      <FailedView error={error} request={{ ...request, variant: 'biometric', cropOnly: false }} />
    </WizardProvider>,
    { wrapper },
  );
}

const failure = (code: string, errorType: string) =>
  new ServiceError({ code, errorType, message: 'It failed.' } as ConstructorParameters<
    typeof ServiceError
  >[0]);

it('retries with the same request', () => {
  const makeAgain = vi.fn();
  show(new Error('lost'), { makeAgain });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(makeAgain).toHaveBeenCalledExactlyOnceWith({ ...request, variant: 'biometric', cropOnly: false });
});

it('offers no retry if only another photo helps', () => {
  const startOver = vi.fn();
  show(failure('face-missing', 'PHOTO_UNUSABLE'), { startOver });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(startOver).toHaveBeenCalledOnce();
});

it('moves the focus to the heading and shows the labelled original', () => {
  show(new Error('lost'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:portrait');
});
