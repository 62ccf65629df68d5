import { openTestServer } from './test-database.ts';

/** Keeps the tests' database server alive from the first file to the last, so that it starts once. */
export default async function holdTestServer(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  return server.close;
}
