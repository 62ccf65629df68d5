import { requestLine } from '@vesika/contract';
import { isClean } from '../photos/photo-rows.ts';
import type { RecordPhoto } from '../photos/record-photo.ts';
import type { Announce } from './announce.ts';
import type { AnnounceCredits } from './announce-credits.ts';
import { originalIdOf } from './original-id.ts';

interface AnnouncedRecordParts {
  announce: Announce;
  announceCredits: AnnounceCredits;
  siteUrl: () => string;
}

/** Tells of a photo, and of what it has left of the credits, where it is recorded. */
export function announcedRecordPhoto(recordPhoto: RecordPhoto, parts: AnnouncedRecordParts): RecordPhoto {
  const { announce, announceCredits, siteUrl } = parts;
  return (photo, within) =>
    recordPhoto(photo, async (tx, recorded) => {
      const { row } = recorded;
      const { id: photoId, userId, countryCode, documentType, createdAt: now } = row;
      if (userId !== null) {
        const originalId = originalIdOf(row.originalPhotoUrl);
        const status = isClean(row) ? 'finished' : 'preview';
        const href = new URL(requestLine('getPhoto', { params: { photoId } }).url, siteUrl()).href;
        const data = { photoId, originalId, countryCode, documentType, status, href } as const;
        await announce(tx, { userId, event: { type: 'photo.finished', data }, now });
        if (row.paidBy === 'credit') await announceCredits(tx, { userId, now });
      }
      await within?.(tx, recorded);
    });
}
