import { DrizzleQueryError } from 'drizzle-orm';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** What a query of the database ran against. */
  constraint?: string;
  cause?: LoggedError;
};

/**
 * An error as the log holds it: never the values of a query, which are people's data. The database repeats
 * them in its `detail`, and the query's own message lists them.
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
