import { originalReportSchema } from '@vesika/report/schema';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { photoErrors, processPhotoRequestSchema } from './process-photo.ts';

export const inspectPhotoRequestSchema = processPhotoRequestSchema.omit({
  adjustment: true,
  touchUp: true,
  dpi: true,
});

export const inspectPhoto = defineOperation('inspectPhoto', {
  summary: 'What an uploaded portrait is worth before anything is done to it',
  description:
    'Judges the original for the document: what has to be taken again, what making the photo mends, what only ' +
    'the person can tell. Costs nothing and keeps nothing.',
  body: inspectPhotoRequestSchema,
  response: z.object({ success: z.literal(true), errorType: z.null(), original: originalReportSchema }),
  errors: photoErrors,
});
