import {
  askForOutcomes,
  createOutcomeLinks,
  noteOutcomes,
} from '../apps/server/src/features/outcomes/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import type { Mail } from '../apps/server/src/platform/mail/mail.ts';
import { createFingerprint } from '../apps/server/src/platform/secrets/fingerprint.ts';
import { loadSigningKeys } from '../apps/server/src/platform/secrets/signing-secret.ts';
import { seed } from '../apps/server/src/seed.ts';

const dayMs = 86_400_000;
const days = 28;

/** Asks as the service does by itself four weeks after a purchase, on the database of the running service. */
export async function mailsOfFourWeeksLater({
  url,
  dataDir,
}: {
  url: string;
  dataDir: string;
}): Promise<Mail[]> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const { db, close } = await openDatabase({ dataDir, connectionsMax: 2, seed, log });
  try {
    const { fingerprints } = await loadSigningKeys(dataDir, undefined);
    const fingerprint = createFingerprint(fingerprints);
    const sent: Mail[] = [];
    await noteOutcomes(db, new Date());
    await askForOutcomes({
      db,
      clock: () => Date.now() + days * dayMs,
      mailer: { send: async (mail) => void sent.push(mail), close: () => undefined },
      links: createOutcomeLinks({ fingerprint, siteUrl: () => url }),
      log,
      days,
    });
    return sent;
  } finally {
    await close();
  }
}
