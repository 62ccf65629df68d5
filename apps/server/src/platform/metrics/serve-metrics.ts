import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';

interface MetricsServerOptions {
  port: number;
  host: string;
  refresh: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export async function serveMetrics(registry: Registry, { port, host, refresh, log }: MetricsServerOptions) {
  const read = async () => {
    // A failing metric must not hide the others.
    await refresh().catch((err: Error) => log.warn({ err }, 'a metric could not be read'));
    return registry.metrics();
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
