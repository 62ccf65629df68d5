import ipaddr from 'ipaddr.js';

/** All that the registries give out of IPv6; beside it lie mapped, translated and tunnelled addresses of IPv4. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address, as a resolver writes it, is one of the open internet: nobody's own network, machine or cloud. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}
