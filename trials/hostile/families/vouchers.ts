import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { type Answer, ask, jsonOf } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { openPerson, type Person } from '../person.ts';
import type { Victim } from '../victim.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A voucher in the hands of people who want more of it, within the 60 tries that an address has in an hour. */
export const vouchers: Family = {
  name: 'vouchers',
  cases: () => [
    greedy('five payment pages of one person, paid one after the other', async (victim, code) => {
      const person = await openPerson(victim.url);
      for (const url of await pagesOf(victim, person, code, 5)) await pay(victim, url);
      return [person];
    }),
    greedy('five payment pages of one person, paid at once', async (victim, code) => {
      const person = await openPerson(victim.url);
      await Promise.all((await pagesOf(victim, person, code, 5)).map((url) => pay(victim, url)));
      return [person];
    }),
    greedy('pages of every plan, opened and paid at once', async (victim, code) => {
      const person = await openPerson(victim.url);
      const plans = ['starter-eur', 'pro-eur', 'pro-usd', 'starter-usd'];
      const pages = await Promise.all(plans.map((plan) => begin(victim, person, code, plan)));
      await Promise.all(pages.map(urlOf).map((url) => url && pay(victim, url)));
      return [person];
    }),
    greedy('five accounts for one place at once', async (victim, code) => {
      const people = await Promise.all(Array.from({ length: 5 }, () => openPerson(victim.url)));
      const pages = await Promise.all(people.map((person) => begin(victim, person, code)));
      await Promise.all(pages.map(urlOf).map((url) => url && pay(victim, url)));
      return people;
    }),
    {
      what: 'a voucher that has been used',
      expected: ['404 voucher-invalid'],
      send: async (victim) => {
        const code = await makeVoucher(victim);
        const person = await openPerson(victim.url);
        await pay(victim, urlOf(await begin(victim, person, code))!);
        return begin(victim, person, code);
      },
    },
    {
      what: 'the mailbox of an account that has used the voucher, with a plus',
      expected: ['404 voucher-invalid'],
      send: async (victim) => {
        const code = await makeVoucher(victim, null);
        const name = `anna-${randomUUID()}`;
        const [first, second] = [
          await personAt(victim, `${name}@example.com`),
          await personAt(victim, `${name}+1@example.com`),
        ];
        await pay(victim, urlOf(await begin(victim, first, code))!);
        return begin(victim, second, code);
      },
    },
  ],
};

type Attempt = (victim: Victim, code: string) => Promise<Person[]>;

/** However the voucher is used, one package may come of it. */
function greedy(what: string, attempt: Attempt): HostileCase {
  return {
    what,
    expected: ['200'],
    withinMs: 60_000,
    send: async (victim) => {
      const people = await attempt(victim, await makeVoucher(victim));
      let packages = 0;
      let last: Answer | undefined;
      for (const { headers } of people) {
        last = await ask(victim.url, { ...requestLine('listPurchases'), headers });
        packages += jsonOf<{ purchases: { isActive: boolean }[] }>(last).purchases.filter(
          ({ isActive }) => isActive,
        ).length;
      }
      return packages === 1 ? last! : { ...last!, code: `brought ${packages} packages` };
    },
  };
}

async function makeVoucher({ query }: Victim, usesMax: number | null = 1): Promise<string> {
  const code = `HOSTILE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await query(
    `insert into vouchers (id, code, label, percent, uses_max, created_at) values ($1, $2, 'A partner', 100, $3, now())`,
    [randomUUID(), code, usesMax],
  );
  return code;
}

async function pagesOf(victim: Victim, person: Person, code: string, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let page = 0; page < count; page++) {
    const url = urlOf(await begin(victim, person, code));
    if (url) urls.push(url);
  }
  return urls;
}

function begin({ url }: Victim, { headers }: Person, voucher: string, priceId = 'pro-eur'): Promise<Answer> {
  return ask(url, { ...requestLine('createCheckout'), headers, body: { priceId, language: 'en', voucher } });
}

function urlOf(answer: Answer): string | undefined {
  return jsonOf<{ url?: string }>(answer).url;
}

function pay({ url }: Victim, page: string): Promise<Answer> {
  return ask(url, { method: 'POST', url: new URL(page, url).pathname, headers: form, body: 'action=pay' });
}

async function personAt({ url }: Victim, email: string): Promise<Person> {
  const person = await openPerson(url);
  const password = 'a password of somebody';
  const signedUp = await ask(url, { method: 'POST', url: '/auth/v1/signup', body: { email, password } });
  const { access_token: token } = jsonOf<{ access_token: string }>(signedUp);
  return { ...person, email, headers: { authorization: `Bearer ${token}` } };
}
