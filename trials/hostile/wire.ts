import { connect } from 'node:net';
import { type Answer, codeIn } from './ask.ts';

export interface WireOptions {
  /** Said again and again until there is an answer. */
  drip?: string;
  dripMs?: number;
  /** Takes what is answered to be all that will be, after so long in silence. */
  quietMs?: number;
}

/** Bytes as they are, and whatever is answered until the server closes or is silent. */
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
    // Whoever is refused may find the door shut while still talking; what was said before counts.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(silence);
      silence = setTimeout(end, quietMs);
    });
    for (const text of texts) socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  });
}

/** A head of a request, line by line. */
export function head(first: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Host: 'localhost', ...headers };
  return [first, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

/**
 * More than one answer to what should be one request is told as a code of its own, which nobody expects; so is a
 * connection that was closed without a word.
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
