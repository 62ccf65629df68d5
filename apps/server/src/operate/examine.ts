import { doctor } from '../features/operator/index.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Environment } from '../platform/env.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { sentenceOf } from './failure-sentence.ts';
import { say } from './say.ts';

interface Places {
  storage: () => Promise<Storage>;
  database: () => Promise<OpenDatabase>;
}

/** A place that cannot be opened is named, and fails the checks that need it alone. */
export async function examine(env: Environment, open: Places): Promise<number> {
  const [storage, database] = await Promise.allSettled([open.storage(), open.database()]);
  for (const place of [storage, database]) {
    if (place.status === 'rejected') say(sentenceOf(place.reason, env));
  }
  try {
    const { lines, isWell } = await doctor({
      env,
      clock: Date.now,
      get storage() {
        return opened(storage);
      },
      get db() {
        return opened(database).db;
      },
    });
    for (const line of lines) say(line);
    return isWell ? 0 : 1;
  } finally {
    if (database.status === 'fulfilled') await database.value.close();
  }
}

function opened<Place>(place: PromiseSettledResult<Place>): Place {
  if (place.status === 'rejected') throw place.reason;
  return place.value;
}
