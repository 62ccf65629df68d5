import type { Quantity } from './quantities.ts';
import { fromBottom, type Topic, topics } from './words.ts';

export interface Place {
  topic: Topic;
  at: number;
}

export function topicPlaces(plain: string): Place[] {
  const places = (Object.keys(topics) as Topic[]).flatMap((topic) =>
    [...plain.matchAll(topics[topic])].map(({ index, 0: text }) => ({
      topic,
      at: index,
      end: index + text.length,
    })),
  );
  const isInside = (place: { at: number; end: number }, other: { at: number; end: number }) =>
    other !== place &&
    other.at <= place.at &&
    place.end <= other.end &&
    other.end - other.at > place.end - place.at;
  return places
    .filter((place) => !places.some((other) => isInside(place, other)))
    .sort((a, b) => a.at - b.at);
}

/** The nearest topic before the quantity, else the first one after it; width and height of a head are the head's. */
export function topicOf(quantity: Quantity, context: readonly Place[], plain: string): Topic | null {
  const before = context.filter(({ at }) => at <= quantity.start);
  const named: Place | null =
    quantity.kind === 'number' && quantity.side ? { topic: quantity.side, at: quantity.start } : null;
  const nearest = named ?? before.at(-1) ?? context.find(({ at }) => at >= quantity.end);
  if (!nearest) return null;
  const ofHead = before.filter(({ topic }) => topic === 'head' || topic === 'eyes' || topic === 'margin');
  const sized = before.findLast(({ topic }) => topic === 'size');
  const lastOfHead = ofHead.at(-1);
  if (nearest.topic === 'width' && lastOfHead && (!sized || sized.at < lastOfHead.at)) return 'headWidth';
  if ((nearest.topic === 'height' || nearest.topic === 'size') && lastOfHead) return lastOfHead.topic;
  if (nearest.topic === 'head' && before.some(({ topic }) => topic === 'eyes')) {
    return plain.slice(0, quantity.start).search(fromBottom) >= 0 ? 'eyes' : 'margin';
  }
  if (nearest.topic === 'eyes' && before.some(({ topic }) => topic === 'head') && !has(plain, fromBottom)) {
    return 'margin';
  }
  return nearest.topic;
}

export function has(plain: string, words: RegExp): boolean {
  return plain.search(words) >= 0;
}
