import { describe, expect, it } from 'vitest';
import { readEnvironment } from './platform/env.ts';
import { serviceFacts } from './service-facts.ts';

const factsWith = (variables: Record<string, string> = {}) => serviceFacts(readEnvironment(variables));

describe('what the pages tell of the service', () => {
  it('names nobody and charges nobody where nothing is set', () => {
    expect(factsWith()).toMatchObject({
      operator: { name: null, address: null, email: null },
      signsInByMail: true,
      chargesCards: false,
      originalsDays: 30,
      originalsVisitorHours: 24,
      finishedVisitorDays: 30,
    });
  });

  it('follows the settings', () => {
    const facts = factsWith({
      OPERATOR_NAME: 'Vesika Ltd.',
      OPERATOR_ADDRESS: '1 Stamp Street, 34000 Istanbul',
      CONTACT_EMAIL: 'desk@vesika.test',
      AUTH_OTP_DISABLED: 'true',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      ORIGINALS_DAYS: '7',
      ORIGINALS_ANONYMOUS_HOURS: '6',
      FINISHED_ANONYMOUS_DAYS: '5',
      PREVIEWS_PER_DAY: '4',
    });
    expect(facts).toMatchObject({
      operator: { name: 'Vesika Ltd.', address: '1 Stamp Street, 34000 Istanbul', email: 'desk@vesika.test' },
      signsInByMail: false,
      chargesCards: true,
      originalsDays: 7,
      originalsVisitorHours: 6,
      finishedVisitorDays: 5,
      previewsPerDay: 4,
    });
  });

  it('counts in whole units', () => {
    const { operator: _, signsInByMail: __, chargesCards: ___, ...figures } = factsWith();
    expect(Object.entries(figures).filter(([, figure]) => !Number.isInteger(figure))).toEqual([]);
  });
});
