import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface PrefixingProxy {
  stop(): Promise<void>;
}

/** Forwards all requests at `port` to `target`, with `prefix` before the path. */
export async function startProxy(port: number, target: string, prefix: string): Promise<PrefixingProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const server = createServer((incoming, answer) => {
    const { method, headers, url } = incoming;
    const onward = request({ hostname, port: targetPort, method, headers, path: prefix + url }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    incoming.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
