import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The caller's address; for IPv6 the /64 network of a household (RFC 6177). */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy may forward something that is not an address, and a closed connection has none.
  if (!ip || !ipaddr.isValid(ip)) return ip ?? 'gone';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()
    : address.toString();
}

/** The origin under which the caller reached the service. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`;
}
