const dayMs = 86_400_000;

export function daysLeft(expiresAt: string, now: Date): number {
  return Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
}

export function hasExpired(expiresAt: string, now: Date): boolean {
  return daysLeft(expiresAt, now) <= 0;
}
