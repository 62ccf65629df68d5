import type { AnnounceCredits } from '../credits/index.ts';
import {
  isClean,
  judgedAs,
  originalIdOf,
  originalOf,
  overallVerdict,
  type RecordPhoto,
} from '../photos/index.ts';
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
        const { checks } = row.report;
        const judged = {
          verdict: overallVerdict(checks),
          failedChecks: judgedAs('fail', checks),
          undeterminedChecks: judgedAs('undetermined', checks),
        };
        const data = {
          photoId,
          originalId,
          countryCode,
          documentType,
          status,
          isTest,
          ...judged,
          href,
        } as const;
        await announce(tx, { userId, event: { type: 'photo.finished', data }, now });
        if (row.paidBy === 'credit') await announceCredits(tx, { userId, now });
      }
      await within?.(tx, recorded);
    });
}
