import { openEmbeddedServer } from '../platform/database/embedded/embedded-server.ts';

/** A process that uses the embedded server of a folder until a message ends it or it is killed. */
const lines: string[] = [];
const tell = (line: object, message: string) => lines.push(`${message} ${JSON.stringify(line)}`);
const server = await openEmbeddedServer({
  dataDir: process.argv[2]!,
  log: { info: tell, warn: tell, error: tell } as never,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ pid: await server.postmasterPid(), started: lines.length > 0 })}\n`);
setInterval(() => undefined, 1000);
