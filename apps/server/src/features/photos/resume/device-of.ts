import type { Device } from '@vesika/contract';
import type { FastifyRequest } from 'fastify';

/** The first that fits: an iPhone calls itself a Mac too, and Android a Linux. */
const systems: readonly [Device, RegExp][] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromebook', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

/** The browser's own word, which names a device to its owner and proves nothing. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device | null {
  const said = headers['user-agent'] ?? '';
  return systems.find(([, named]) => named.test(said))?.[0] ?? null;
}
