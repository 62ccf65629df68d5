import type { Rejection } from '@vesika/contract';
import type { RejectionRow } from '../../../platform/database/schema/index.ts';

export function rejectionJson(row: RejectionRow): Rejection {
  const { userPhotoId: photoId, countryCode, documentType, outcome } = row;
  return {
    photoId,
    countryCode,
    documentType,
    outcome,
    reportedAt: row.createdAt.toISOString(),
    redoneAt: row.redoneAt?.toISOString() ?? null,
  };
}
