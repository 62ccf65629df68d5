import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Register of live workers; a silent worker is not counted after a while. */
export interface WorkerRegister {
  sign(places: number): Promise<void>;
}

const signMs = 5000;

export function createWorkerRegister(pool: pg.Pool): WorkerRegister {
  const id = randomUUID();
  let signed: { places: number; atMs: number } | undefined;
  return {
    sign: async (places) => {
      const atMs = Date.now();
      if (signed?.places === places && atMs - signed.atMs < signMs) return;
      await pool.query(
        `insert into photo_workers (id, places, seen_at) values ($1, $2, now())
         on conflict (id) do update set places = excluded.places, seen_at = excluded.seen_at`,
        [id, places],
      );
      await pool.query("delete from photo_workers where seen_at < now() - interval '1 hour'");
      signed = { places, atMs };
    },
  };
}
