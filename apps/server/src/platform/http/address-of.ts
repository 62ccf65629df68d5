import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The caller's address; of IPv6 the network (RFC 6177), which one household has as a whole. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // What a proxy forwards need not be an address; who has left has none.
  if (!ip || !ipaddr.isValid(ip)) return ip ?? 'gone';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()
    : address.toString();
}
