import type {
  ProcessedPhoto,
  ProcessPhotoRequest,
  ProgressEvent,
  QueuedEvent,
  ResultEvent,
  Step,
} from '@vesika/contract';
import { connectionError, request, ServiceError } from '../../../api/request.ts';
import { readEventStream } from './event-stream.ts';

interface Listeners {
  signal: AbortSignal;
  onQueued(ahead: number): void;
  onStep(step: Step): void;
}

/** The service went through all of it and there is no picture. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError';
}

/** Makes the photo and tells of every step as it begins. */
export async function processPhoto(
  order: ProcessPhotoRequest,
  listeners: Listeners,
): Promise<ProcessedPhoto> {
  const response = await request('/api/process-photo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(order),
    signal: listeners.signal,
  });
  if (!response.body) throw connectionError();
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === 'queued') listeners.onQueued((JSON.parse(data) as QueuedEvent).ahead);
      if (event === 'progress') listeners.onStep((JSON.parse(data) as ProgressEvent).step);
      if (event === 'result') return settle(JSON.parse(data) as ResultEvent);
    }
  } catch (error) {
    const known = error instanceof ServiceError || error instanceof NoPictureError;
    if (known || listeners.signal.aborted) throw error;
    throw connectionError();
  }
  throw new NoPictureError();
}

function settle(result: ResultEvent): ProcessedPhoto {
  if (!result.success) throw new ServiceError(result);
  if (!result.processedImageBase64) throw new NoPictureError();
  return result;
}
