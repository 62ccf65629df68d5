import type { AnnounceCredits } from '../credits/low-credits.ts';
import { isClean, originalOf } from '../photos/files/photo-rows.ts';
import { originalIdOf } from '../photos/files/picture-keys.ts';
import type { RecordPhoto } from '../photos/record/record-photo.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

interface AnnouncedRecordParts {
  announce: Announce;
  announceCredits: AnnounceCredits;
  siteUrl: () => string;
}

/** Announces a recorded photo and low credits. */
export function announcedRecordPhoto(recordPhoto: RecordPhoto, parts: AnnouncedRecordParts): RecordPhoto {
  const { announce, announceCredits, siteUrl } = parts;
  return (photo, within) =>
    recordPhoto(photo, async (tx, recorded) => {
      const { row } = recorded;
      const { id: photoId, userId, countryCode, documentType, createdAt: now } = row;
      if (userId !== null) {
        const originalId = originalIdOf(originalOf(row));
        const status = isClean(row) ? 'finished' : 'preview';
        const href = v1Address(siteUrl(), 'v1GetPhoto', { photoId });
        const data = { photoId, originalId, countryCode, documentType, status, href } as const;
        await announce(tx, { userId, event: { type: 'photo.finished', data }, now });
        if (row.paidBy === 'credit') await announceCredits(tx, { userId, now });
      }
      await within?.(tx, recorded);
    });
}
