import type { Received } from './receiver.ts';

/** An event as the service has written it down, for one address. */
export interface Noted {
  eventId: string;
  type: string;
  state: string;
}

interface Told {
  /** Photos that somebody was told are made. */
  photoIds: readonly string[];
  noted: readonly Noted[];
  received: readonly Received[];
}

/** What customers' own servers should have heard and did not, or not as one event, in sentences. */
export function lostDeliveries({ photoIds, noted, received }: Told): string[] {
  const idsByPhoto = new Map<string, string[]>();
  for (const { eventId, event } of received) {
    if (event.type !== 'photo.finished') continue;
    const { photoId } = event.data;
    idsByPhoto.set(photoId, [...(idsByPhoto.get(photoId) ?? []), eventId]);
  }
  const lost: string[] = [];
  for (const photoId of photoIds) {
    const count = idsByPhoto.get(photoId)?.length ?? 0;
    if (count !== 1) lost.push(`photo ${photoId} was told of as ${count} events`);
  }
  const heard = new Set(received.map(({ eventId }) => eventId));
  for (const { eventId, type, state } of noted) {
    if (!heard.delete(eventId)) lost.push(`event ${eventId}, ${type}, is ${state} and never came`);
    else if (state !== 'delivered') lost.push(`event ${eventId}, ${type}, came and is ${state}`);
  }
  for (const eventId of heard) lost.push(`event ${eventId} came and was never written down`);
  return lost;
}
