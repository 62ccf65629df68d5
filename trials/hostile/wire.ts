import { connect } from 'node:net';
import { type Answer, codeIn } from './ask.ts';

export interface WireOptions {
  /** Bytes to send repeatedly until there is an answer. */
  drip?: string;
  dripMs?: number;
  /** Silence after which the answer counts as complete. */
  quietMs?: number;
}

/** Sends raw bytes and collects the answer until the server closes the connection or falls silent. */
export function wire(
  origin: string,
  texts: readonly (string | Buffer)[],
  { drip, dripMs = 200, quietMs = 250 }: WireOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const dripping = setInterval(() => drip !== undefined && socket.write(drip), dripMs);
    let silence: NodeJS.Timeout | undefined;
    const end = () => {
      clearInterval(dripping);
      clearTimeout(silence);
      socket.destroy();
      resolve(answerIn(Buffer.concat(chunks)));
    };
    socket.once('close', end);
    // The server may close the connection while we are still sending; its earlier answer counts.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(silence);
      silence = setTimeout(end, quietMs);
    });
    for (const text of texts) socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  });
}

/** Head of a request from its lines. */
export function head(first: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: 'localhost', ...headers };
  return [first, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/**
 * Several answers to one request become a code of their own, which no case expects; so does a connection that was
 * closed without an answer.
 */
function answerIn(bytes: Buffer): Answer {
  const text = bytes.toString('latin1');
  const starts = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const end = text.indexOf('\r\n\r\n');
  const body = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const code =
    starts.length > 1
      ? `and then ${starts.slice(1).join(' ')}`
      : bytes.length === 0
        ? 'closed'
        : codeIn(body);
  return { status: starts[0] ?? 0, code, headers: {}, body };
}
