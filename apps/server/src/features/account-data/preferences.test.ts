import { requestLine } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { testService, type Visitor } from '../../testing/test-service.ts';

const service = testService();

const read = async (person: Visitor) => (await person.call(requestLine('getPreferences'))).json();
const set = (person: Visitor, payload: object) => person.call({ ...requestLine('setPreferences'), payload });

describe('the preferences of an account', () => {
  it('200: sends no mails until the customer wants them', async () => {
    const customer = await service.customer();
    expect(await read(customer)).toEqual({ rulesChangeMail: false });
    for (const rulesChangeMail of [true, false, true]) {
      expect((await set(customer, { rulesChangeMail })).json()).toEqual({ rulesChangeMail });
      expect(await read(customer)).toEqual({ rulesChangeMail });
    }
    expect(await read(await service.customer())).toEqual({ rulesChangeMail: false });
  });

  it.each([{}, { rulesChangeMail: 'yes' }])('400 request-invalid: %j', async (payload) => {
    const response = await set(await service.customer(), payload);
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('401: without account', async () => {
    const visitor = service.visitor();
    await visitor.uploadPicture();
    const answers = [
      await visitor.call(requestLine('getPreferences')),
      await set(visitor, { rulesChangeMail: true }),
    ];
    for (const response of answers) {
      expect([response.statusCode, response.json().code]).toEqual([401, 'sign-in-required']);
    }
  });
});
