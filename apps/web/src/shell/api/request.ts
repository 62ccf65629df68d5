import type { ErrorCode, ErrorType, Failure } from '@vesika/contract';
import { accessToken } from '../session/auth-client.ts';
import { forgetSession } from '../session/sign-out.ts';

export type ServiceErrorCode = ErrorCode | 'connection';

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly errorType: ErrorType;
  readonly facts: Failure['facts'];
  readonly requestId: string | null;

  constructor(failure: {
    code: ServiceErrorCode;
    errorType: ErrorType;
    message: string;
    facts?: Failure['facts'];
    requestId?: string;
  }) {
    super(failure.message);
    this.code = failure.code;
    this.errorType = failure.errorType;
    this.facts = failure.facts ?? {};
    this.requestId = failure.requestId ?? null;
  }
}

export class NoPictureError extends Error {
  override readonly name = 'NoPictureError';
}

/** Sent to the window when a request got no answer. */
export const unreachableEvent = 'vesika-unreachable';

export async function request(url: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const token = await accessToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const call = { credentials: 'same-origin' as const, ...init, headers };
  const response = await fetch(url, call).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    window.dispatchEvent(new Event(unreachableEvent));
    throw connectionError();
  });
  if (response.ok) return response;
  const failure = await failureOf(response);
  if (failure.code === 'sign-in-required') void forgetSession(token);
  throw failure;
}

export function connectionError(): ServiceError {
  return new ServiceError({ code: 'connection', errorType: 'PROCESSING_FAILED', message: 'No answer.' });
}

async function failureOf(response: Response): Promise<ServiceError> {
  const body: unknown = await response.json().catch(() => null);
  return failureFrom(body, `${response.status} ${response.statusText}`);
}

export function failureFrom(body: unknown, status: string): ServiceError {
  const failure = body as Failure | null;
  if (failure?.errorType) return new ServiceError(failure);
  return new ServiceError({ code: 'internal', errorType: 'PROCESSING_FAILED', message: status });
}
