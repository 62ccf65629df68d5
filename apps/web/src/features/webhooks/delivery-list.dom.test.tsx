import { render, screen } from '@testing-library/react';
import type { WebhookDelivery } from '@vesika/contract';
import { expect, it, vi } from 'vitest';
import { call } from '../../shell/api/call.ts';
import { pageAt } from '../../testing/page-at.tsx';
import { DeliveryList } from './delivery-list.tsx';

vi.mock('../../shell/api/call.ts', () => ({ call: vi.fn() }));

const at = '2026-01-01T12:00:00Z';
const failed: WebhookDelivery = {
  id: 'd1',
  eventId: 'e1',
  type: 'rules.changed',
  state: 'failed',
  attempts: 8,
  createdAt: at,
  outcome: 'refused',
  statusCode: 500,
  lastAttemptAt: at,
  nextAttemptAt: null,
};

it('names an event as its payload does', async () => {
  vi.mocked(call).mockResolvedValue({ data: [failed], nextCursor: null } as never);
  render(<DeliveryList endpointId="w1" />, { wrapper: pageAt().wrapper });
  expect(await screen.findByText('rules.changed')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send again: rules\.changed, / })).toBeTruthy();
});
