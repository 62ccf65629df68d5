import { onlineManager, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QueryProvider } from './query-provider.tsx';

afterEach(() => onlineManager.setOnline(true));

it('lets a button that is pressed without a network fail at once instead of waiting for the network', async () => {
  function Send() {
    const { mutate, status } = useMutation({ mutationFn: () => Promise.reject(new Error('unreachable')) });
    return (
      <button type="button" onClick={() => mutate()}>
        {status}
      </button>
    );
  }
  render(<Send />, { wrapper: QueryProvider });
  onlineManager.setOnline(false);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'error' })).toBeDefined();
});
