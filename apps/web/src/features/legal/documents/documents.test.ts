import type { ServiceFacts } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { helpAnchors, helpTopics } from '../help/topics.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund-policy.ts';
import { termsOfService } from './terms.ts';

const inTestMode = { chargesCards: false } as ServiceFacts;
const charging = { chargesCards: true } as ServiceFacts;

describe.each([
  ['privacy', privacyPolicy(charging).sections],
  ['terms', termsOfService.sections],
  ['refunds', refundPolicy(charging).sections],
  ['help', helpTopics(charging)],
])('the addresses within %s', (_, sections) => {
  it('are each of one section', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});

it('the help center has every answer that people are led to, once', () => {
  const ids = helpTopics(charging).flatMap(({ questions }) => questions.flatMap(({ id }) => id ?? []));
  expect(ids.sort()).toEqual([...helpAnchors].sort());
});

it('names the payment provider only where there is one', () => {
  const told = (facts: ServiceFacts) =>
    JSON.stringify([privacyPolicy(facts), refundPolicy(facts), helpTopics(facts)]);
  expect(told(inTestMode)).not.toMatch(/stripe|money\.card|recipients\.payment/);
  expect(told(inTestMode)).toMatch(/privacy\.payment\.test/);
  expect(told(charging)).toMatch(/privacy\.payment\.stripe/);
  expect(told(charging)).not.toMatch(/payment\.test|money\.test/);
});
