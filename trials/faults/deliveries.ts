import type { Received } from './receiver.ts';

/** An event for one webhook address, as recorded in the database. */
export interface Noted {
  eventId: string;
  type: string;
  state: string;
}

interface DeliveryRecords {
  /** Photos whose completion was confirmed to a customer. */
  photoIds: readonly string[];
  noted: readonly Noted[];
  received: readonly Received[];
}

/** Returns a sentence for each event that a customer's server did not receive, or received as several events. */
export function lostDeliveries({ photoIds, noted, received }: DeliveryRecords): string[] {
  const idsByPhoto = new Map<string, string[]>();
  for (const { eventId, event } of received) {
    if (event.type !== 'photo.finished') continue;
    const { photoId } = event.data;
    idsByPhoto.set(photoId, [...(idsByPhoto.get(photoId) ?? []), eventId]);
  }
  const lost: string[] = [];
  for (const photoId of photoIds) {
    const count = idsByPhoto.get(photoId)?.length ?? 0;
    if (count !== 1) lost.push(`photo ${photoId} was announced by ${count} events`);
  }
  const receivedIds = new Set(received.map(({ eventId }) => eventId));
  for (const { eventId, type, state } of noted) {
    if (!receivedIds.delete(eventId)) lost.push(`event ${eventId}, ${type}, is ${state} but never came`);
    else if (state !== 'delivered') lost.push(`event ${eventId}, ${type}, came but is ${state}`);
  }
  for (const eventId of receivedIds) lost.push(`event ${eventId} came but is not recorded`);
  return lost;
}
