import { BackupRefused } from '../features/backup/index.ts';
import { type Environment, EnvironmentError } from '../platform/env.ts';
import { ServiceError } from '../platform/errors/service-error.ts';
import { startFailure } from '../start-failure.ts';
import { CommandRefused } from './command.ts';

export function isRefusal(error: unknown): error is Error {
  return [BackupRefused, CommandRefused, EnvironmentError].some((kind) => error instanceof kind);
}

export function sentenceOf(error: unknown, env: Environment | undefined): string {
  if (isRefusal(error)) return error.message;
  if (error instanceof ServiceError)
    return `The storage cannot be reached: ${(error.cause as Error)?.message}.`;
  const known = env && startFailure(error, env);
  return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
