import type {
  ProcessedPhoto,
  ProcessPhotoRequest,
  ProgressEvent,
  QueuedEvent,
  ResultEvent,
} from '@vesika/contract';
import type { Step } from '@vesika/report';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send } from '../../../shell/api/call.ts';
import { connectionError, NoPictureError, ServiceError } from '../../../shell/api/request.ts';
import { withUpload } from '../../../take/original/photo-source.ts';
import { type PhotoRequest, requestOf } from '../photo-request.ts';

interface Listeners {
  signal: AbortSignal;
  onQueued?(ahead: number): void;
  onStep?(step: Step): void;
}

export function makePhoto(
  request: PhotoRequest,
  further: Pick<ProcessPhotoRequest, 'touchUp' | 'adjustment' | 'answers' | 'beside'>,
  listeners: Listeners,
): Promise<ProcessedPhoto> {
  return withUpload(request.original.source, request, (imageUrl) =>
    processPhoto({ ...requestOf(request, imageUrl), ...further }, listeners),
  );
}

export async function processPhoto(body: ProcessPhotoRequest, listeners: Listeners): Promise<ProcessedPhoto> {
  const response = await send('processPhoto', {
    body,
    accept: 'text/event-stream',
    signal: listeners.signal,
  });
  if (!response.body) throw connectionError();
  try {
    const events = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await events.read();
      if (done) break;
      const { event, data } = value;
      if (event === 'queued') listeners.onQueued?.((JSON.parse(data) as QueuedEvent).ahead);
      if (event === 'progress') listeners.onStep?.((JSON.parse(data) as ProgressEvent).step);
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
