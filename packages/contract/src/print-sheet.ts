import { type PaperId, paperIds } from '@vesika/requirements/vocabulary';
import { z } from 'zod';
import { accountErrors, defineOperation, processErrors } from './operation.ts';
import { setMax } from './process-photo.ts';
import { languageSchema } from './vocabulary.ts';

/** Densities of photo labs, the usual one first. */
export const sheetDpis = [300, 254] as const;

export const paperSchema = z.enum(paperIds);

const photoCount = '[0-9a-f-]{36}(:([1-9]|[1-9][0-9]))?';
/** Photos of a sheet, as `photoCountsIn` reads them. */
export const photoCountsSchema = z
  .string()
  .regex(new RegExp(`^${photoCount}(,${photoCount}){0,${setMax - 1}}$`));

export interface PhotoCount {
  photoId: string;
  /** Number of copies; if absent, the sheet is filled. */
  copies?: number | undefined;
}

/** Parses `photos` of the query. */
export function photoCountsIn(text = ''): PhotoCount[] {
  return (text === '' ? [] : text.split(',')).map((each) => {
    const [photoId = '', copies] = each.split(':');
    return { photoId, ...(copies !== undefined && { copies: Number(copies) }) };
  });
}

export function photoCountsText(counts: readonly PhotoCount[]): string {
  return counts
    .map(({ photoId, copies }) => (copies === undefined ? photoId : `${photoId}:${copies}`))
    .join(',');
}

const sheetQuery = z
  .object({
    photoId: z.uuid().optional(),
    /** Several photos instead of `photoId`, each with an optional number of copies. */
    photos: photoCountsSchema.optional().meta({ example: '0f8b…:4,77ac…:2' }),
    paper: paperSchema.default('10x15'),
    format: z.enum(['pdf', 'jpg']).default('pdf'),
    /** Language of the note about scaling; English if not supported. */
    language: languageSchema,
    /** Whether names are below the photos of several people; without them, more photos fit. */
    names: z.enum(['below', 'none']).default('below'),
    /** Distance between photos in mm; 1 if absent. */
    gapMm: z.coerce.number<number>().min(0).max(20).optional(),
    /** Density of a JPEG sheet. */
    dpi: z.coerce.number<number>().pipe(z.literal(sheetDpis)).optional(),
    /** Length at which the printer prints the ruler of 50 mm; the sheet is made smaller to match. */
    rulerPrintedMm: z.coerce.number<number>().min(50).max(54).optional(),
    /** Number of copies; if absent, the sheet is filled. */
    copies: z.coerce.number<number>().int().min(1).max(100).optional(),
  })
  .refine(({ photoId, photos }) => photoId === undefined || photos === undefined);

export type SheetQuery = z.output<typeof sheetQuery>;

export const printSheet = defineOperation('GET /api/print-sheet', {
  summary: 'Download a print sheet of finished photos',
  description:
    'Print it at 100 %. Only for own clean photos, and if the package includes print sheets. Several photos fill as many ' +
    'sheets as needed, each with the name of its person unless `names` is `none`. Several JPEG sheets are returned as a ' +
    'ZIP. Without photos, the sheet has a ruler of 50 mm alone, which shows how a printer scales.',
  produces: ['application/pdf', 'image/jpeg', 'application/zip'],
  querystring: sheetQuery,
  errors: [
    'session-missing',
    ...accountErrors,
    'photo-not-found',
    'payment-required',
    'sheet-too-small',
    'rate-limited',
    'busy',
    ...processErrors,
    'internal',
  ],
});

export const countSheets = defineOperation('GET /api/print-sheet/count', {
  summary: 'Count the sheets that the photos of a print sheet fill',
  querystring: sheetQuery,
  response: z.object({ sheets: z.number().int() }),
  errors: [
    'session-missing',
    ...accountErrors,
    'photo-not-found',
    'payment-required',
    'sheet-too-small',
    'rate-limited',
    'internal',
  ],
});

export { paperIds };
export type Paper = PaperId;
