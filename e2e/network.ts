import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The network between a browser and the service, which a test can cut. A browser's own emulation of being offline does
 * not concern its service workers.
 */
export interface Network {
  url: string;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openNetwork(serviceUrl: string): Promise<Network> {
  const { hostname, port } = new URL(serviceUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      cutAll();
    },
    restore: () => {
      isCut = false;
    },
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
