import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../errors/error-code.ts';

/** The lock is a name in Linux's abstract socket namespace, which the kernel releases when its holder dies. */
export async function withMachineLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(`\0vesika-${hash('sha256', name, 'hex').slice(0, 32)}`);
  try {
    return await work();
  } finally {
    lock.close();
    await once(lock, 'close');
  }
}

async function acquire(address: string): Promise<Server> {
  for (;;) {
    const server = createServer((connection) => connection.destroy());
    try {
      server.listen(address);
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      await sleep(20);
    }
  }
}
