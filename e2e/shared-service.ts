import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openTestDatabase } from '../apps/server/src/testing/test-database.ts';
import { openMailbox } from './mailbox.ts';
import { startServer } from './server.ts';
import { sharedSettings } from './shared-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that returns where the shared service is, and at /mails what it has sent. */
    sharedService: string;
  }
}

/** Addresses of the shared service that tests receive. */
export interface SharedPlaces {
  url: string;
  dataDir: string;
  databaseUrl: string;
}

/** One service for all files of a run, because starting one takes longer than most tests. It starts on first use. */
export default async function shareService(project: TestProject): Promise<() => Promise<void>> {
  let service: ReturnType<typeof openSharedService> | undefined;
  const door = createServer((request, response) => {
    service ??= openSharedService();
    service.then(
      ({ places, mails }) => response.end(JSON.stringify(request.url === '/mails' ? mails() : places)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('sharedService', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await (await service?.catch(() => undefined))?.close();
  };
}

async function openSharedService() {
  const [database, mailbox] = await Promise.all([openTestDatabase(), openMailbox()]);
  const own = { DATABASE_URL: database.url, SMTP_URL: mailbox.url };
  const { url, dataDir, stop } = await startServer({ ...sharedSettings, ...own });
  return {
    places: { url, dataDir, databaseUrl: database.url } satisfies SharedPlaces,
    mails: mailbox.mails,
    close: async () => {
      await stop();
      await mailbox.close();
      await database.drop();
    },
  };
}
