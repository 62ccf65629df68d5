import type { Environment } from './platform/env.ts';

type StartSettings = Pick<Environment, 'PORT' | 'METRICS_PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

export function startFailure(
  error: unknown,
  { PORT, METRICS_PORT, HOST, DATA_DIR, DATABASE_URL }: StartSettings,
): string | undefined {
  const { code, syscall, path, port } = firstWithCode(error) as NodeJS.ErrnoException & { port?: number };
  const reason = reasons[code ?? ''];
  if (syscall === 'listen') {
    if (port !== undefined && port === METRICS_PORT) {
      return `Vesika cannot serve its metrics on port ${port}: ${reason ?? code}. Choose another one with METRICS_PORT.`;
    }
    return `Vesika cannot listen on port ${PORT} of ${HOST}: ${reason ?? code}. Choose another one with PORT and HOST.`;
  }
  if (syscall === 'connect' || syscall === 'getaddrinfo' || /^(28|3D|57)/.test(code ?? '')) {
    const which = DATABASE_URL ? `at ${new URL(DATABASE_URL).host} (DATABASE_URL)` : 'of its own';
    return `Vesika does not reach the database ${which}: ${reason ?? messageOf(error)}.`;
  }
  if (reason === undefined) return undefined;
  return `Vesika cannot use its data folder ${DATA_DIR} (DATA_DIR): ${reason}${path ? `, at ${path}` : ''}.`;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else listens there already',
  EADDRNOTAVAIL: 'this machine has no such address',
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'it is read-only',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

function firstWithCode(error: unknown): NodeJS.ErrnoException {
  for (let each = error; each instanceof Error; each = each.cause) {
    const errors = each instanceof AggregateError ? each.errors : [];
    const found = [each, ...errors].find((one) => one.code !== undefined);
    if (found) return found.errors?.[0] ?? found;
  }
  return error as NodeJS.ErrnoException;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
