import ipaddr from 'ipaddr.js';

/** All allocated global IPv6 addresses; mapped, translated and tunnelled IPv4 addresses lie outside. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
