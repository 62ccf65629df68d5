interface PlainAddressRules {
  /** Accept http and every port, for trials and for operators who own all accounts. */
  allowHttp: boolean;
  /** Ports of https as a URL holds them; the empty text is 443. */
  ports: readonly string[];
}

/** Ports of webhooks. More of them would let customers scan hosts in our name. */
export const webhookPorts = ['', '8443'] as const;

/** Whether an address is complete, of https, and without credentials and fragment. */
export function isPlainAddress(url: URL, { allowHttp, ports }: PlainAddressRules): boolean {
  const isAllowed = allowHttp
    ? /^https?:$/.test(url.protocol)
    : url.protocol === 'https:' && ports.includes(url.port);
  return isAllowed && url.username === '' && url.password === '' && url.hash === '';
}
