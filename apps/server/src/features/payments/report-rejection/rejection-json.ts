import type { Rejection } from '@vesika/contract';
import type { RejectionRow } from '../../../platform/database/schema/index.ts';

export function rejectionJson(row: RejectionRow, hasLetter: boolean): Rejection {
  const { id: rejectionId, userPhotoId: photoId, countryCode, documentType, outcome } = row;
  const openLetter = hasLetter ? 'attached' : 'none';
  return {
    rejectionId,
    photoId,
    countryCode,
    documentType,
    outcome,
    reportedAt: row.createdAt.toISOString(),
    redoneAt: row.redoneAt?.toISOString() ?? null,
    letter: row.answeredAt ? 'closed' : openLetter,
  };
}
