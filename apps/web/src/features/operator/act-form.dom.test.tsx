import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { ActForm } from './act-form.tsx';

it('stays open and busy until the page is read again, so that no form is opened that would close', async () => {
  const reads: (() => void)[] = [];
  function Page() {
    const { data = 0 } = useQuery({
      queryKey: ['operator', 'page'],
      queryFn: () => new Promise<number>((resolve) => reads.push(() => resolve(reads.length))),
    });
    return <ActForm key={data} name={`Lock ${data}`} act={async () => undefined} />;
  }
  render(<Page />, { wrapper: pageAt('/operator').wrapper });
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]!();
  fireEvent.click(await screen.findByRole('button', { name: 'Lock 1' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'asked by mail' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Lock 1' }));
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(screen.getByRole('form', { name: 'Lock 1' })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  reads[1]!();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});
