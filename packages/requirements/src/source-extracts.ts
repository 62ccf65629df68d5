import type { PhotoRequirement } from './schema.ts';
import { storedData } from './stored.ts';

export interface SourceExtract {
  /** Date on which we opened the source. */
  readOn: string;
  /** Sentences of the source in its own language. */
  quotes: string[];
}

type NamedRecord = Pick<PhotoRequirement, 'countryCode' | 'documentType' | 'variant'>;

/** Quotes of a source about a record; null if we wrote none down. */
export function extractOf(record: NamedRecord, sourceId: string): SourceExtract | null {
  const { extracts } = storedData();
  if (!Object.hasOwn(extracts, sourceId)) return null;
  const { seenOn, quotes } = extracts[sourceId]!;
  const name = [record.countryCode, record.documentType, record.variant].join(' ');
  const texts = quotes.filter(({ of }) => of === undefined || of === name).map(({ text }) => text);
  return texts.length === 0 ? null : { readOn: seenOn, quotes: [...new Set(texts)] };
}
