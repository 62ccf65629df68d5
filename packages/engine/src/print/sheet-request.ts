import { EngineError } from '../errors.ts';
import { papers } from './papers.ts';
import type { SheetRequest } from './sheet.ts';

const photoMmMin = 10;
const gapMmMax = 20;
const marginMmMax = 30;

/** Validates a request. Throws: EngineError request-invalid, naming the field. */
export function checkSheetRequest({ paper, photos, gapMm = 0, marginMm = 0 }: SheetRequest): void {
  if (!Object.hasOwn(papers, paper)) refuse('paper');
  if (photos.length === 0) refuse('photos');
  for (const { widthMm, heightMm, count } of photos) {
    if (!(Math.min(widthMm, heightMm) >= photoMmMin)) refuse('photos');
    if (count !== 'fill' && !(Number.isSafeInteger(count) && count >= 1)) refuse('count');
  }
  if (!(gapMm >= 0 && gapMm <= gapMmMax)) refuse('gapMm');
  if (!(marginMm >= 0 && marginMm <= marginMmMax)) refuse('marginMm');
}

function refuse(field: string): never {
  throw new EngineError('request-invalid', { field });
}
