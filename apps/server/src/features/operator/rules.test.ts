import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorActs, testCheckouts } from '../../schema/index.ts';
import { businessOf, creditsOf, statusAndCode } from '../../testing/business.ts';
import { operatorAt } from '../../testing/operator.ts';
import { type Customer, testService } from '../../testing/test-service.ts';
import { keepRulesVersion, rulesVersionOf } from '../photos/index.ts';
import { requirementFor } from '../requirements/index.ts';

const service = testService();
let operator: Customer;
const reason = 'the authority changes its rules';

beforeAll(async () => {
  await service.untilReady();
  operator = await operatorAt(service);
});

function turn(countryCode: string, documentType: string | null, isActive: boolean) {
  const line = requestLine('operatorSwitchDocument', { params: { countryCode } });
  return operator.call({ ...line, payload: { documentType, isActive, reason } });
}

describe.each([
  ['a document', 'passport'],
  ['a whole country', null],
] as const)('%s that an operator switches off', (_, switched) => {
  const document = { countryCode: 'BE', documentType: 'passport' } as const;
  const refused = [404, 'requirement-not-found'];

  it('is neither shown, made, sold nor served to programs, and all of it comes back', async () => {
    const { customer, program } = await businessOf(service);
    const { originalId, id } = (await program.send('v1MakePhoto', document, { told: 'judged fail' })).json();
    const { imageUrl } = await customer.uploadPicture();
    const ask = () =>
      Promise.all([
        customer.call(requestLine('photoRequirements', { query: document })),
        customer.call(requestLine('photoPlan', { query: { documents: 'BE-passport' } } as never)),
        customer.process({ imageUrl, ...document }),
        customer.call({
          ...requestLine('createCheckout'),
          payload: { priceId: 'pro-eur', photo: { photoId: id, despiteFailedChecks: true } },
        }),
        customer.call({
          ...requestLine('unlockPhoto', { params: { photoId: id } }),
          payload: { despiteFailedChecks: true },
        }),
        program.ask('v1GetRequirement', { params: document }),
        program.ask('v1MakePhotoOfOriginal', { params: { originalId }, payload: document }),
        program.ask('v1UnlockPhoto', { params: { photoId: id } }),
      ]);
    const [creditsBefore, checkoutsBefore] = [await creditsOf(program), await checkouts(customer)];

    expect((await turn('BE', switched, false)).statusCode).toBe(200);
    const whileOff = await ask();
    expect(whileOff.map(statusAndCode)).toEqual(whileOff.map(() => refused));
    expect([await creditsOf(program), await checkouts(customer)]).toEqual([creditsBefore, checkoutsBefore]);
    const another = { ...document, documentType: 'visa' };
    const other = await customer.call(requestLine('photoRequirements', { query: another } as never));
    expect(other.statusCode).toBe(switched === null ? 404 : 200);

    expect((await turn('BE', switched, true)).statusCode).toBe(200);
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(
      whileOff.map(() => expect.toSatisfy((status: number) => status === 200 || status === 201)),
    );
  });

  it('leaves its reason in the log', async () => {
    const [line] = (await operator.call(requestLine('operatorActs'))).json().acts;
    expect(line).toMatchObject({ operation: 'operatorSwitchDocument', reason, failure: null });
    expect(await service.db.$count(operatorActs, eq(operatorActs.operatorEmail, operator.email))).toBe(
      switched === null ? 4 : 2,
    );
  });
});

describe('a record whose rules changed', () => {
  it('is listed with what it said before and says now', async () => {
    const { requirement } = requirementFor({ countryCode: 'EE', documentType: 'passport' });
    const now = rulesVersionOf(requirement);
    const size = { ...requirement.size, widthMm: requirement.size.widthMm - 1 };
    const before = { ...now, sha256: 'before', record: { ...requirement, size } };
    await keepRulesVersion(service.db, before, new Date('2026-01-01T00:00:00Z'));
    await keepRulesVersion(service.db, now, new Date('2026-11-01T00:00:00Z'));
    const { changes } = (await operator.call(requestLine('operatorRules'))).json();
    expect(changes).toEqual([
      {
        ...{ countryCode: 'EE', documentType: 'passport', variant: requirement.variant, since: '2026-11-01' },
        differences: [{ field: 'size.widthMm', was: size.widthMm, is: requirement.size.widthMm }],
      },
    ]);
  });
});

describe('the note of a country', () => {
  const noteIn = async (language: string, countryCode = 'BE') => {
    const line = requestLine('photoRequirements', { query: { countryCode } });
    const response = await service.app.inject({ ...line, headers: { 'accept-language': language } });
    return response.json().operator_note;
  };
  const write = (language: string, text: string) =>
    operator.call({ ...requestLine('operatorSetNote'), payload: { place: 'BE', language, text, reason } });

  it('goes to the wizard in the language of the page, or else in English, until it is taken away', async () => {
    expect(await noteIn('de')).toBeNull();
    await write('en', 'The consulate is closed.');
    await write('de', 'Das Konsulat ist geschlossen.');
    expect([await noteIn('de'), await noteIn('fr'), await noteIn('de', 'FR')]).toEqual([
      'Das Konsulat ist geschlossen.',
      'The consulate is closed.',
      null,
    ]);
    await write('de', '');
    expect(await noteIn('de')).toBe('The consulate is closed.');
  });
});

function checkouts({ userId }: Customer): Promise<number> {
  return service.db.$count(testCheckouts, eq(testCheckouts.userId, userId));
}
