import { originalReportSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { photoErrors, processPhotoRequestSchema } from './process-photo.ts';

export const inspectPhotoRequestSchema = processPhotoRequestSchema.omit({
  adjustment: true,
  touchUp: true,
  dpi: true,
  captionName: true,
  captionDate: true,
});

export const inspectPhoto = defineOperation('POST /api/inspect-photo', {
  summary: 'Check whether an uploaded portrait is suitable',
  description:
    'Judges the original for the document: what needs a retake, what making the photo fixes, and what only the person ' +
    'can tell. Uses no credit and stores nothing.',
  body: inspectPhotoRequestSchema,
  response: z.object({ success: z.literal(true), errorType: z.null(), original: originalReportSchema }),
  errors: photoErrors,
});
