import type { Batch } from '@vesika/contract';
import pg from 'pg';
import { unzip } from '../../apps/server/src/testing/zip.ts';
import type { Customer } from './customer.ts';
import type { GivenPhoto } from './given-photos.ts';

interface Trial {
  batchId: string;
  batch: Batch;
  customer: Customer;
  photos: readonly GivenPhoto[];
  database: pg.ClientConfig;
}

interface ReportLine {
  file: string;
  person: string;
  result: string;
  charged: boolean;
  files: string[];
}

/** Returns a sentence for each promise of the batch that was not kept. */
export async function faultsOf(trial: Trial): Promise<string[]> {
  return [...faultsOfCounts(trial), ...(await faultsOfDatabase(trial)), ...(await faultsOfZip(trial))];
}

function faultsOfCounts({ batch, photos }: Trial): string[] {
  const { items, state } = batch;
  const { made, failed, undecided } = items;
  const refused = items['rules-failed'] + undecided;
  const faults = state === 'done' ? [] : [`the batch is ${state}`];
  if (made + refused + failed !== photos.length)
    faults.push(`${photos.length} photos, but ${JSON.stringify(items)}`);
  if (made === 0) faults.push('nothing was made');
  return faults;
}

const questions: Readonly<Record<string, string>> = {
  'items whose photo is missing': `
    select count(*) from bulk_items where user_id = $1 and state = 'made' and photo_id is null`,
  'photos of two items': `
    select count(*) from (select from bulk_items where user_id = $1 and photo_id is not null
      group by photo_id having count(*) > 1) as twice`,
  'photos of no item': `
    select count(*) from user_photos p where p.user_id = $1
      and not exists (select from bulk_items i where i.photo_id = p.id)`,
  'originals of which two photos were made': `
    select count(*) from (select from user_photos where user_id = $1 group by original_photo_url having count(*) > 1) as twice`,
  'photos that were not paid for once': `
    select count(*) from bulk_items i join user_photos p on p.id = i.photo_id
    where i.user_id = $1 and p.unlocked_at is not null and (p.paid_by <> 'credit'
      or (select count(*) from credit_ledger l where l.reference = p.id::text and l.change = -1) <> 1)`,
  'photos that fail and were charged': `
    select count(*) from bulk_items i join user_photos p on p.id = i.photo_id
      join credit_ledger l on l.reference = p.id::text
    where i.user_id = $1 and p.unlocked_at is null`,
  'packages whose ledger does not sum to their balance': `
    select count(*) from user_packages p where p.user_id = $1 and p.credits_remaining <>
      (select coalesce(sum(change), 0) from credit_ledger l where l.user_package_id = p.id)`,
};

async function faultsOfDatabase({ batch, customer, database }: Trial): Promise<string[]> {
  const pool = new pg.Pool({ ...database, max: 1 });
  try {
    const faults: string[] = [];
    for (const [name, question] of Object.entries(questions)) {
      const { rows } = await pool.query<{ count: string }>(question, [customer.userId]);
      if (rows[0]?.count !== '0') faults.push(`${rows[0]?.count} ${name}`);
    }
    const left = 'select sum(credits_remaining)::int as credits from user_packages where user_id = $1';
    const { rows } = await pool.query<{ credits: number }>(left, [customer.userId]);
    const expected = customer.credits - batch.items.made;
    if (rows[0]?.credits !== expected) faults.push(`${rows[0]?.credits} credits are left, not ${expected}`);
    return faults;
  } finally {
    await pool.end();
  }
}

/** Compares the ZIP with the batch: three files per finished photo and one line of the report per picture. */
async function faultsOfZip({ batchId, batch, customer, photos }: Trial): Promise<string[]> {
  const files = unzip(await customer.download(batchId));
  const report = JSON.parse(files.get('report.json')?.toString() ?? '{"photos":[]}') as {
    photos: ReportLine[];
  };
  const faults: string[] = [];
  const reported = new Set(report.photos.map(({ file, person }) => `${file} ${person}`));
  const unreported = photos.filter(({ name, person }) => !reported.has(`${name} ${person}`));
  if (report.photos.length !== photos.length || unreported.length > 0) {
    faults.push(`the report has ${report.photos.length} lines; ${unreported.length} pictures are not in it`);
  }
  const made = report.photos.filter(({ result }) => result === 'made');
  const whole = made.filter(
    ({ files: own, charged }) =>
      charged && own.length === 3 && own.every((name) => (files.get(name)?.length ?? 0) > 0),
  );
  if (whole.length !== batch.items.made)
    faults.push(`${whole.length} of ${batch.items.made} photos are complete in the ZIP`);
  const listed = new Set([...report.photos.flatMap((line) => line.files), 'report.json', 'report.csv']);
  const extra = [...files.keys()].filter((name) => !listed.has(name));
  if (extra.length > 0) faults.push(`${extra.length} files of the ZIP are in no report`);
  return faults;
}
