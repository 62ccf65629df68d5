import type { ErrorCode, Problem } from './resources.ts';

/** A refusal of the service. Programs should branch on `code`. */
export class VesikaError extends Error {
  override readonly name = 'VesikaError';
  /**
   * `connection`: there was no answer, or none from this service. `timed-out`: the call took longer than its `timeoutMs`.
   * `job-timed-out`: the job continues and can be queried again.
   */
  readonly code: ErrorCode | 'connection' | 'timed-out' | 'job-timed-out';
  /** Null if there was no answer. */
  readonly status: number | null;
  /** Details such as `{ bytesMax: 10485760 }`, by the code. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Wrong fields of the request; empty for other errors. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Quote this when asking for help; null if there was no answer. */
  readonly requestId: string | null;

  constructor(
    problem: Partial<Omit<Problem, 'code'>> & { code: VesikaError['code']; detail: string },
    options?: ErrorOptions,
  ) {
    super(problem.detail, options);
    this.code = problem.code;
    this.status = problem.status ?? null;
    this.facts = problem.facts ?? {};
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId ?? null;
  }
}

/**
 * Turns an unsuccessful answer into an error. A proxy in between may answer with a body that is not a problem document.
 */
export function errorOf(body: unknown, { status }: Response): VesikaError {
  if (isProblem(body)) return new VesikaError(body);
  return new VesikaError({ code: 'connection', detail: `an answer with status ${status}`, status });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}
