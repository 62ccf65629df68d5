import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy that lets tests cut off another server. */
export interface Gate {
  readonly port: number;
  /** Closes open connections and refuses new ones. */
  shut(): void;
  /** Accepts connections and never answers. */
  silence(): void;
  open(): void;
  close(): Promise<void>;
}

export async function openGate(target: NetConnectOpts): Promise<Gate> {
  let state: 'open' | 'shut' | 'silent' = 'open';
  const inside = new Set<Socket>();

  function enter(socket: Socket): void {
    inside.add(socket);
    socket.on('error', () => undefined).once('close', () => inside.delete(socket));
  }

  const server = createServer((socket) => {
    enter(socket);
    if (state === 'shut') return void socket.destroy();
    if (state === 'silent') return;
    const beyond = connect(target);
    enter(beyond);
    socket.pipe(beyond).pipe(socket);
    socket.once('close', () => beyond.destroy());
    beyond.once('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function become(next: typeof state): void {
    state = next;
    if (next !== 'open') for (const socket of inside) socket.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    shut: () => become('shut'),
    silence: () => become('silent'),
    open: () => {
      for (const socket of inside) if (state === 'silent') socket.destroy();
      become('open');
    },
    close: async () => {
      become('shut');
      server.close();
      await once(server, 'close');
    },
  };
}
