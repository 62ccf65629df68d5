import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './allowed-addresses.ts';

describe('an address of the open internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
    'is %s',
    (text) => {
      expect(isPublicAddress(text)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another of its addresses', '127.8.9.10'],
    ['this machine by IPv6', '::1'],
    ['any address of this machine', '0.0.0.0'],
    ['any address of this machine by IPv6', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.5.4'],
    ['a private network', '192.168.1.1'],
    ['a private network of IPv6', 'fd12:3456::1'],
    ['the network of a provider', '100.64.0.1'],
    ['what a cloud tells its machines', '169.254.169.254'],
    ['what a cloud tells its machines, by IPv6', 'fd00:ec2::254'],
    ['a link', 'fe80::1'],
    ['a link with its zone', 'fe80::1%eth0'],
    ['a private address, mapped', '::ffff:10.0.0.1'],
    ['a public address, mapped', '::ffff:8.8.8.8'],
    ['this machine, mapped, in hexadecimal', '::ffff:7f00:1'],
    ['this machine, as IPv4 in IPv6', '::127.0.0.1'],
    ['a private address through NAT64', '64:ff9b::a00:1'],
    ['a private address through local NAT64', '64:ff9b:1::a00:1'],
    ['a private address through 6to4', '2002:a00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['documentation', '192.0.2.1'],
    ['documentation of IPv6', '2001:db8::1'],
    ['measurements', '198.18.0.1'],
    ['everybody on a network', '255.255.255.255'],
    ['a group', '224.0.0.1'],
    ['a group of IPv6', 'ff02::1'],
    ['reserved', '240.0.0.1'],
    ['no address', 'localhost'],
  ])('is not %s: %s', (_what, text) => {
    expect(isPublicAddress(text)).toBe(false);
  });
});
