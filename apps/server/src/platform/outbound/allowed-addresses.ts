import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All allocated global IPv6 addresses; mapped, translated and tunnelled IPv4 addresses lie outside. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface AddressRules {
  isAllowed: (address: string) => boolean;
  resolve?: Resolve;
}

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export async function allowedAddresses(
  { hostname }: Pick<URL, 'hostname'>,
  { isAllowed, resolve = resolveAll }: AddressRules,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  // A single forbidden address is enough, since mixing addresses is a known attack.
  if (!addresses.every(({ address }) => isAllowed(address))) throw new AddressRefused();
  if (addresses.length === 0) throw new Error('a name without addresses');
  return addresses;
}

export function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first!.address, first!.family);
  };
}

function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true });
}
