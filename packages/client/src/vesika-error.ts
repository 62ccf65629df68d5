import type { ErrorCode, Problem } from './resources.ts';

/** What was answered instead of a result; act upon `code`. */
export class VesikaError extends Error {
  override readonly name = 'VesikaError';
  /** `connection`: no answer came, or none of this service. `job-timed-out`: the job goes on, and can be asked for again. */
  readonly code: ErrorCode | 'connection' | 'job-timed-out';
  /** Null where no answer came. */
  readonly status: number | null;
  /** Numbers and words about it, such as `{ bytesMax: 10485760 }`. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** To be named when asking for help; null where no answer came. */
  readonly requestId: string | null;

  constructor(
    problem: Partial<Omit<Problem, 'code'>> & { code: VesikaError['code']; detail: string },
    options?: ErrorOptions,
  ) {
    super(problem.detail, options);
    this.code = problem.code;
    this.status = problem.status ?? null;
    this.facts = problem.facts ?? {};
    this.requestId = problem.requestId ?? null;
  }
}

/** Of an answer that is no success, whoever gave it: a proxy in between knows no problems. */
export function errorOf(body: unknown, { status }: Response): VesikaError {
  if (isProblem(body)) return new VesikaError(body);
  return new VesikaError({ code: 'connection', detail: `an answer with status ${status}`, status });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}
