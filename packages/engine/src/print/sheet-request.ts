import { EngineError } from '../errors.ts';
import { rulerMm } from './control-ruler.ts';
import { papers } from './papers.ts';
import type { SheetRequest } from './sheet.ts';

const photoMmMin = 10;
const gapMmMax = 20;
const marginMmMax = 30;
const rulerPrintedMmMax = 54;

/** Validates a request. Throws: EngineError request-invalid, naming the field. */
export function checkSheetRequest({
  paper,
  photos,
  gapMm = 0,
  marginMm = 0,
  rulerPrintedMm = rulerMm,
}: SheetRequest): void {
  if (!Object.hasOwn(papers, paper)) refuse('paper');
  for (const { widthMm, heightMm, count } of photos) {
    if (!(Math.min(widthMm, heightMm) >= photoMmMin)) refuse('photos');
    if (count !== 'fill' && !(Number.isSafeInteger(count) && count >= 1)) refuse('count');
  }
  if (!(gapMm >= 0 && gapMm <= gapMmMax)) refuse('gapMm');
  if (!(marginMm >= 0 && marginMm <= marginMmMax)) refuse('marginMm');
  if (!(rulerPrintedMm >= rulerMm && rulerPrintedMm <= rulerPrintedMmMax)) refuse('rulerPrintedMm');
}

function refuse(field: string): never {
  throw new EngineError('request-invalid', { field });
}
