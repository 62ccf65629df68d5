/** Accepts what the service accepts: zod's pattern, at most 254 characters (RFC 5321, 4.5.3.1.3). */
const emailPattern = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && emailPattern.test(address);
}
