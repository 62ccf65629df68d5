import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearToasts, showError, showSuccess, Toaster } from './toaster.tsx';

it('shows the newest message only, and none once it is cleared', async () => {
  render(<Toaster />);
  clearToasts();
  expect(document.querySelector('section')).toBeNull();
  showError('No connection', 'Try again.');
  // The region is loaded first.
  await screen.findByText('No connection', {}, { timeout: 15_000 });
  screen.getByText('Try again.');
  showSuccess('Saved');
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
  clearToasts();
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
