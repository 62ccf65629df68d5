import { DrizzleQueryError } from 'drizzle-orm';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** The violated database constraint. */
  constraint?: string;
  cause?: LoggedError;
};

/**
 * An error for the log without the values of a query, which are personal data. Postgres repeats them in `detail`, and
 * the query's own message lists them.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, cause } = error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: name,
    message,
    stack: error.stack?.replace(error.message, () => message) ?? '',
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
