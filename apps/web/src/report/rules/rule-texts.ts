export { formatDate as dateText } from '@vesika/messages';

export function linkOf(address: string | null): string | null {
  return address?.match(/^https?:\/\/[^\s)>]+/)?.[0] ?? null;
}
