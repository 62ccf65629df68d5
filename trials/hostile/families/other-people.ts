import { randomUUID } from 'node:crypto';
import { errors, type OperationId, operations, requestLine } from '@vesika/contract';
import { type Answer, ask } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import type { Person } from '../person.ts';
import type { Victim } from '../victim.ts';

/** Every registered error that is the caller's mistake; access.test.ts checks the exact code of each operation. */
const refused = Object.entries(errors)
  .filter(([, { errorType }]) => errorType === 'REQUEST_INVALID')
  .map(([code, { status }]) => `${status} ${code}`);

/** Answer 200 whether or not there was something to delete; `renewals.test.ts` checks that it stays. */
const deletesNothing: ReadonlySet<OperationId> = new Set(['deleteRenewal']);

/** Resources of another account and ids that do not exist, for every operation with an id in its path. */
export const otherPeople: Family = {
  name: "other people's things",
  cases: ({ owner }) => [
    ...(Object.keys(operations) as OperationId[])
      .filter((id) => operations[id].path.includes('/:'))
      .flatMap((id) => caseOf(id, owner)),
    ...inBodies(owner),
  ],
};

function caseOf(id: OperationId, owner: Person): HostileCase[] {
  const { method, path } = operations[id];
  const names: Readonly<Record<string, string>> = {
    "the owner's": path.includes('payment') ? owner.paymentId : owner.photoId,
    'one that never was': randomUUID(),
    'all zeros': '00000000-0000-0000-0000-000000000000',
    'a way back': '..%2f..%2fetc%2fpasswd',
    SQL: encodeURIComponent("' or 1=1 --"),
    'U+0000': `${owner.photoId}%00`,
    'half an escape': '%c0%ae',
    '3000 letters': 'a'.repeat(3000),
  };
  const say = (name: string) => path.replace(/:\w+/g, name);
  const body = method === 'POST' ? { body: {} } : {};
  return Object.entries(names).flatMap(([what, name]) => [
    theirs(
      `${id} of ${what}, by another account`,
      ({ stranger }) => ({ headers: stranger.headers }),
      say(name),
    ),
    theirs(`${id} of ${what}, by nobody`, () => ({}), say(name)),
  ]);

  function theirs(
    what: string,
    as: (victim: Victim) => { headers?: Person['headers'] },
    url: string,
  ): HostileCase {
    const send = async (victim: Victim) =>
      tellingNothing(victim, await ask(victim.url, { method, url, ...as(victim), ...body }));
    return { what, expected: deletesNothing.has(id) ? ['200', ...refused] : refused, send };
  }
}

/** Ids in the body instead of the path. */
function inBodies({ imageUrl, photoId, purchaseId, email, password, refreshToken }: Person): HostileCase[] {
  const order = { imageUrl, countryCode: 'DE', documentType: 'passport' };
  const requested: [OperationId, object][] = [
    ['processPhoto', order],
    ['inspectPhoto', order],
    ['requestRefund', { purchaseId }],
    ['reportRejection', { photoId }],
    ['deleteAccount', { email, password }],
    ['createCheckout', { priceId: 'starter-eur', photo: { photoId } }],
  ];
  const bodies = requested.map(
    ([id, body]): HostileCase => ({
      what: `${id} with what is the owner's in its body`,
      expected: refused,
      send: async (victim) =>
        tellingNothing(
          victim,
          await ask(victim.url, {
            ...requestLine(id as 'processPhoto'),
            headers: victim.stranger.headers,
            body,
          }),
        ),
    }),
  );
  const sheet: HostileCase = {
    what: "a sheet of the owner's photo",
    expected: refused,
    send: async (victim) =>
      tellingNothing(
        victim,
        await ask(victim.url, {
          ...requestLine('printSheet', { query: { photoId } }),
          headers: victim.stranger.headers,
        }),
      ),
  };
  const refreshed: HostileCase = {
    what: "the owner's refresh token with a letter changed",
    expected: ['400 refresh_token_not_found'],
    send: ({ url }) =>
      ask(url, {
        method: 'POST',
        url: '/auth/v1/token?grant_type=refresh_token',
        body: { refresh_token: `${refreshToken.slice(0, -1)}${refreshToken.endsWith('a') ? 'b' : 'a'}` },
      }),
  };
  return [...bodies, sheet, refreshed];
}

function tellingNothing({ owner }: Victim, answer: Answer): Answer {
  const text = answer.body.toString('latin1');
  const leaked = [owner.userId, owner.email, owner.purchaseId].find(
    (secret) => secret && text.includes(secret),
  );
  return leaked ? { ...answer, code: 'tells of the owner' } : answer;
}
