import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

/** All addresses of a name; rejects where there is no such name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface AddressRules {
  /** Addresses that may be connected to. */
  isAllowed: (address: string) => boolean;
  resolve?: Resolve;
}

/** It is, or its name led to, an address that may not be connected to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Where the host of a URL leads. Throws AddressRefused; as the resolver does where there is no such name. */
export async function allowedAddresses(
  { hostname }: Pick<URL, 'hostname'>,
  { isAllowed, resolve = resolveAll }: AddressRules,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  // One bad one is enough: whoever mixes them hopes for it.
  if (!addresses.every(({ address }) => isAllowed(address))) throw new AddressRefused();
  if (addresses.length === 0) throw new Error('a name without addresses');
  return addresses;
}

/** Has a request connect to these, whatever the name leads to by then. */
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
