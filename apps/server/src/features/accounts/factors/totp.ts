import { createHmac, randomBytes } from 'node:crypto';
import { codeDigits, codeOf } from '../codes.ts';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): string {
  return randomBase32(32);
}

export function randomBase32(signs: number): string {
  return [...randomBytes(signs)].map((byte) => alphabet[byte % 32]).join('');
}

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const digits = String(codeDigits);
  const query = new URLSearchParams({ algorithm: 'SHA1', digits, issuer, period: '30', secret });
  return `otpauth://totp/${label}?${query}`;
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  return codeOf(digest.readUInt32BE(offset) & 0x7fffffff);
}

export function totpStepOf(secret: string, code: string, nowMs: number): number | undefined {
  const now = totpStep(nowMs);
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code);
}

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / stepSeconds);
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}
