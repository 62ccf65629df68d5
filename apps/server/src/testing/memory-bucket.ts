import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MemoryBucket {
  readonly port: number;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Breaks the connection half-way through the next upload. */
  breakOff(): void;
  close(): Promise<void>;
}

/** A minimal S3 server that ignores signatures; test-bucket.ts covers those. */
export async function openMemoryBucket(): Promise<MemoryBucket> {
  const objects = new Map<string, Buffer>();
  let isBreaking = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname.split('/').slice(2).join('/');
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        return put(key, request, response);
      case 'DELETE':
        objects.delete(key);
        return void response.writeHead(204).end();
      default:
        if (key === '') return void response.end();
        if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
        response.writeHead(200, { 'content-length': found.length });
        return void response.end(request.method === 'HEAD' ? undefined : found);
    }
  }

  async function put(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isBreaking) {
      isBreaking = false;
      return void request.socket.destroy();
    }
    const source = request.headers['x-amz-copy-source'];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const copied = typeof source === 'string' ? objects.get(source.split('/').slice(2).join('/')) : undefined;
    objects.set(key, copied ?? Buffer.concat(chunks));
    response.end('<CopyObjectResult/>');
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    breakOff: () => {
      isBreaking = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
