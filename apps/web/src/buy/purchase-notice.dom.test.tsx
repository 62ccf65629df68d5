import { render, screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { call } from '../shell/api/call.ts';
import { useSession } from '../shell/session/session-provider.tsx';
import { pageAt } from '../testing/page-at.tsx';
import { PurchaseNotice } from './purchase-notice.tsx';

vi.mock('../shell/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../shell/session/session-provider.tsx', () => ({ useSession: vi.fn() }));

it('says that the photo is paid once it is clean, before the credits are known', async () => {
  vi.mocked(useSession).mockReturnValue({ status: 'guest', user: null, since: 'always' });
  const unanswered = new Promise<never>(() => {});
  vi.mocked(call).mockImplementation((id) =>
    id === 'activePackage' ? unanswered : (Promise.resolve({ photo: { state: 'clean' } }) as never),
  );
  const { wrapper } = pageAt('/create?photo=p1&purchase=done');
  render(<PurchaseNotice photoId="p1" />, { wrapper });
  await screen.findByText(/^Paid\./);
});
