import type { AnnounceCredits } from '../credits/index.ts';
import { isClean, originalIdOf, originalOf, type RecordPhoto, verdictsOf } from '../photos/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

interface AnnouncedRecordParts {
  announce: Announce;
  announceCredits: AnnounceCredits;
  siteUrl: () => string;
}

export function announcedRecordPhoto(recordPhoto: RecordPhoto, parts: AnnouncedRecordParts): RecordPhoto {
  const { announce, announceCredits, siteUrl } = parts;
  return (photo, within) =>
    recordPhoto(photo, async (tx, recorded) => {
      const { row } = recorded;
      const { id: photoId, userId, countryCode, documentType, createdAt: now } = row;
      if (userId !== null) {
        const originalId = originalIdOf(originalOf(row));
        const status = row.testStatus ?? (isClean(row) ? ('finished' as const) : ('preview' as const));
        const isTest = row.testStatus !== null;
        const href = v1Address(siteUrl(), 'v1GetPhoto', { photoId });
        const about = { photoId, originalId, countryCode, documentType, status, isTest, href } as const;
        const data = { ...about, ...verdictsOf(row.report.checks) };
        await announce(tx, { userId, event: { type: 'photo.finished', data }, now });
        if (row.paidBy === 'credit') await announceCredits(tx, { userId, now });
      }
      await within?.(tx, recorded);
    });
}
