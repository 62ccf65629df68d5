import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { RecordPhoto } from './record-photo.ts';

export function measuredRecordPhoto(
  recordPhoto: RecordPhoto,
  { photos, checks }: Pick<Metrics, 'photos' | 'checks'>,
): RecordPhoto {
  return async (photo, ...within) => {
    const recorded = await recordPhoto(photo, ...within);
    photos.inc({ outcome: photo.key?.isTest ? 'test' : (recorded.previewReason ?? 'clean') });
    for (const { id, verdict } of photo.made.report.checks) checks.inc({ check: id, verdict });
    return recorded;
  };
}
