import type { Fingerprint } from '../secrets/fingerprint.ts';

/** Names that their provider reads as the same mailbox, apart from what follows a plus. */
interface Provider {
  domain: string;
  /** Characters of the name that the provider ignores. */
  ignored: RegExp;
}

const gmail: Provider = { domain: 'gmail.com', ignored: /\./g };
/** Source: https://proton.me/support/change-username (read 2026-11-28); pm.me is a short form of the same address. */
const proton: Provider = { domain: 'proton.me', ignored: /[._-]/g };

const providers: ReadonlyMap<string, Provider> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['protonmail.ch', proton],
  ['pm.me', proton],
]);

/** A plus suffix names the same mailbox (RFC 5233), and some providers ignore dots. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const provider = providers.get(domain);
  if (!provider) return `${name}@${domain}`;
  return `${name.replace(provider.ignored, '')}@${provider.domain}`;
}

/** Keyed hash that tells the same mailbox again without keeping its address. */
export type MarkMailbox = (purpose: string, email: string) => string;

export function createMailboxMarks(fingerprint: Fingerprint): MarkMailbox {
  return (purpose, email) => fingerprint(`${purpose} ${mailboxOf(email)}`);
}
