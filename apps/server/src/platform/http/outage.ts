import type { ErrorCode } from '@vesika/contract';

export function outageOf(
  error: unknown,
): Extract<ErrorCode, 'database-unavailable' | 'storage-unavailable'> | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    const { code, syscall } = each as NodeJS.ErrnoException;
    if (code !== undefined && diskCodes.has(code)) return 'storage-unavailable';
    if (syscall === 'connect' || databaseCodes.has(code ?? '') || isLostConnection(each)) {
      return 'database-unavailable';
    }
  }
  return undefined;
}

const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENODEV', 'ESTALE']);
/** Postgres is stopping or starting, has too many connections or no space, or lost its connection. */
const databaseCodes: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '3D000',
  '08006',
  'ECONNRESET',
  'EPIPE',
]);

/** The driver throws these without a code. */
function isLostConnection({ message }: Error): boolean {
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/.test(
    message,
  );
}
