import {
  type ProcessedPhoto,
  type ProgressEvent,
  processedPhotoSchema,
  type QueuedEvent,
  type ResultEvent,
} from '@vesika/contract';
import type { JobWatch } from '../../jobs/job-desk.ts';

type PhotoEvent = ['queued', QueuedEvent] | ['progress', ProgressEvent] | ['result', ResultEvent];

interface PhotoEventsOptions {
  work: (watch: Pick<JobWatch, 'onQueued' | 'onStep'>) => Promise<ProcessedPhoto>;
  toResult: (error: unknown) => ResultEvent;
}

export async function* photoEvents({ work, toResult }: PhotoEventsOptions): AsyncGenerator<string> {
  const waiting: PhotoEvent[] = [];
  let wake = () => {};
  const say = (...event: PhotoEvent) => {
    waiting.push(event);
    wake();
  };
  void work({
    onQueued: (ahead) => say('queued', { ahead }),
    onStep: (step) => say('progress', { step }),
  })
    .then((photo): ResultEvent => processedPhotoSchema.encode(photo))
    .catch(toResult)
    .then((result) => say('result', result));
  for (;;) {
    const event = waiting.shift();
    if (event) yield asText(event);
    if (event?.[0] === 'result') return;
    if (!event) await new Promise<void>((resolve) => (wake = resolve));
  }
}

function asText([name, data]: PhotoEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
