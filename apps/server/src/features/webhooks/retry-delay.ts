const firstSeconds = 10;
const growth = 4;
const secondsMax = 86_400;
const triesMax = 10;

/** Ten attempts in about two and a half days. */
export function retryDelaySeconds(attempts: number): number | undefined {
  if (attempts >= triesMax) return undefined;
  return Math.min(firstSeconds * growth ** (attempts - 1), secondsMax);
}
