import { expect, it } from 'vitest';
import { lostDeliveries } from './deliveries.ts';
import type { Received } from './receiver.ts';

const noted = (eventId: string, state = 'delivered') => ({ eventId, type: 'photo.finished', state });
function heard(eventId: string, photoId: string, times = 1): Received {
  const data = {
    photoId,
    originalId: 'o',
    countryCode: 'DE',
    documentType: 'passport' as const,
    href: 'h',
    reference: null,
  };
  const isTest = false;
  const timestamp = '2026-01-01T00:00:00Z';
  const made = {
    status: 'finished' as const,
    verdict: 'pass' as const,
    failedChecks: [],
    undeterminedChecks: [],
  };
  const event = { type: 'photo.finished' as const, timestamp, data: { ...data, ...made, isTest } };
  return { eventId, event, times };
}

it('accepts one event per photo, delivered once or more', () => {
  const records = { photoIds: ['p1'], noted: [noted('e1')], received: [heard('e1', 'p1', 3)] };
  expect(lostDeliveries(records)).toEqual([]);
});

it.each([
  ['a photo without an event', [noted('e1')], [heard('e1', 'p2')], 'photo p1 was announced by 0 events'],
  [
    'a photo under two names',
    [noted('e1'), noted('e2')],
    [heard('e1', 'p1'), heard('e2', 'p1')],
    'photo p1 was announced by 2 events',
  ],
  [
    'an event that never came',
    [noted('e1'), noted('e2', 'waiting')],
    [heard('e1', 'p1')],
    'event e2, photo.finished, is waiting but never came',
  ],
  [
    'an event that arrived but is not recorded as delivered',
    [noted('e1', 'failed')],
    [heard('e1', 'p1')],
    'event e1, photo.finished, came but is failed',
  ],
  [
    'an event that is not recorded',
    [noted('e1')],
    [heard('e1', 'p1'), heard('e2', 'p2')],
    'event e2 came but is not recorded',
  ],
])('finds %s', (_what, rows, received, sentence) => {
  expect(lostDeliveries({ photoIds: ['p1'], noted: rows, received })).toEqual([sentence]);
});
