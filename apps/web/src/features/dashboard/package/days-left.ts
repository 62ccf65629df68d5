const dayMs = 86_400_000;

/** Until the package ends, rounded up; zero or less once it has. */
export function daysLeft(expiresAt: string, now: Date): number {
  return Math.ceil((Date.parse(expiresAt) - now.getTime()) / dayMs);
}

export function hasExpired(expiresAt: string, now: Date): boolean {
  return daysLeft(expiresAt, now) <= 0;
}
