import type { IncomingMessage } from 'node:http';

const drainedBytesMax = 16 * 2 ** 20;
const drainedMsMax = 5000;

/**
 * Reads and discards the rest of a request that was refused early. A connection that is closed while its request still
 * arrives is reset, and the sender may then lose the answer (RFC 9112, 9.6). Larger and slower requests are cut off.
 */
export function drain(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), drainedMsMax);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
  let bytes = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > drainedBytesMax) request.destroy();
  });
  request.resume();
}
