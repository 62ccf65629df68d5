import { ServiceError } from '../../platform/errors/service-error.ts';
import {
  AddressRefused,
  type AddressRules,
  allowedAddresses,
} from '../../platform/outbound/allowed-addresses.ts';

export interface UrlRules extends AddressRules {
  allowHttp: boolean;
}

export async function requireEndpointUrl(text: string, rules: UrlRules): Promise<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPlain(url, rules)) throw new ServiceError('webhook-url-invalid');
  try {
    await allowedAddresses(url, rules);
  } catch (error) {
    throw new ServiceError(error instanceof AddressRefused ? 'webhook-url-private' : 'webhook-host-unknown');
  }
  return url.href;
}

function isPlain({ protocol, username, password, hash }: URL, { allowHttp }: UrlRules): boolean {
  const isAllowed = protocol === 'https:' || (allowHttp && protocol === 'http:');
  return isAllowed && username === '' && password === '' && hash === '';
}
