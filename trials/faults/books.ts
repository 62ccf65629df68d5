import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import pg from 'pg';
import { lostDeliveries, type Noted } from './deliveries.ts';
import type { Fleet } from './fleet.ts';
import type { Acknowledged } from './load.ts';
import type { Receiver } from './receiver.ts';

interface Books {
  fleet: Fleet;
  acknowledged: readonly Acknowledged[];
  receiver: Receiver;
  /** Longest wait for events that are still being delivered. */
  deliveryMsMax: number;
}

/** Returns a sentence for each confirmed change that the database lacks. */
export async function lossesOf(books: Books): Promise<string[]> {
  const { fleet, acknowledged } = books;
  const client = new pg.Pool({ ...fleet.database.connection(), max: 4 });
  try {
    const lost = await Promise.all(
      acknowledged.map((confirmed) => lossesOfCustomer(client, fleet, confirmed)),
    );
    return [
      ...lost.flat(),
      ...(await lossesOfDatabase(client)),
      ...(await lossesOfDeliveries(client, books)),
    ];
  } finally {
    await client.end();
  }
}

async function lossesOfDeliveries(client: pg.Pool, books: Books): Promise<string[]> {
  const { acknowledged, receiver, deliveryMsMax } = books;
  const untilMs = performance.now() + deliveryMsMax;
  const look = () =>
    client.query<Noted>(`
    select event_id as "eventId", event_type as type, state from webhook_deliveries`);
  let { rows: noted } = await look();
  while (noted.some(({ state }) => state === 'waiting') && performance.now() < untilMs) {
    await sleep(500);
    ({ rows: noted } = await look());
  }
  const photoIds = acknowledged.flatMap(({ photos }) => photos.map(({ photoId }) => photoId));
  return [...receiver.oddities, ...lostDeliveries({ photoIds, noted, received: receiver.received() })];
}

async function lossesOfCustomer(client: pg.Pool, fleet: Fleet, confirmed: Acknowledged): Promise<string[]> {
  const { customer, uploads, photos, purchases } = confirmed;
  const lost: string[] = [];
  for (const imageUrl of uploads) {
    const { status } = await fetch(new URL(imageUrl, fleet.web()), { method: 'GET' });
    if (status !== 200) lost.push(`an upload was answered with ${status}`);
  }
  for (const { photoId, paidBy } of photos) {
    const { rows } = await client.query('select paid_by from user_photos where id = $1 and user_id = $2', [
      photoId,
      customer.userId,
    ]);
    if (rows.length !== 1) lost.push(`photo ${photoId} has ${rows.length} rows`);
    else if (rows[0].paid_by !== paidBy)
      lost.push(`photo ${photoId} was paid by ${paidBy} and is now ${rows[0].paid_by}`);
    const line = requestLine('getPhoto', { params: { photoId } });
    const seen = await customer.call(fleet.web(), line);
    const { photo } = (await seen.json()) as { photo?: { thumbnailUrl: string } };
    const thumbnail = photo && (await fetch(new URL(photo.thumbnailUrl, fleet.web())));
    if (thumbnail?.status !== 200) lost.push(`photo ${photoId} has no picture (${seen.status})`);
  }
  for (const checkout of purchases) {
    const { rows } = await client.query(
      `select p.id from payments p join user_packages u on u.payment_id = p.id
        where p.provider_reference like '%' || $1 and p.user_id = $2 and p.status = 'completed'`,
      [checkout, customer.userId],
    );
    if (rows.length !== 1) lost.push(`purchase ${checkout} has ${rows.length} packages`);
  }
  return lost;
}

/** Queries that must return no rows, whatever was confirmed. */
const faults: Readonly<Record<string, string>> = {
  'the ledger of a package does not sum to its balance': `
    select p.id from user_packages p left join credit_ledger l on l.user_package_id = p.id
    where p.credits_remaining is not null
    group by p.id having p.credits_remaining <> coalesce(sum(l.change), 0)`,
  'a photo was not paid for exactly once': `
    select p.id from user_photos p
    where p.paid_by = 'credit'
      and (select count(*) from credit_ledger l where l.reference = p.id::text and l.reason = 'photo') <> 1`,
  'a credit was taken for no photo': `
    select l.id from credit_ledger l where l.reason = 'photo'
      and not exists (select from user_photos p where p.id::text = l.reference)`,
  'one original was paid for twice': `
    select user_id from user_photos where paid_by = 'credit'
    group by user_id, original_sha256, country_code having count(*) > 1`,
  'a payment brought more than one package': `
    select payment_id from user_packages group by payment_id having count(*) > 1`,
  'a package was not credited exactly once': `
    select p.id from user_packages p
    where (select count(*) from credit_ledger l where l.user_package_id = p.id and l.reason = 'purchase') <> 1`,
  'a photo was recorded for its owner’s server as no event or several': `
    select p.id from user_photos p
    where (select count(distinct d.event_id) from webhook_deliveries d
      where d.event_type = 'photo.finished' and d.body::jsonb -> 'data' ->> 'photoId' = p.id::text) <> 1`,
};

async function lossesOfDatabase(client: pg.Pool): Promise<string[]> {
  const lost: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rowCount } = await client.query(query);
    if (rowCount) lost.push(`${fault} (${rowCount} times)`);
  }
  return lost;
}
