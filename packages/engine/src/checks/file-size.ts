import type { Check } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const bytesPerKb = 1000;

/** The file in kB of 1,000 bytes against the record; where it names no size, any will do. */
export function fileSize({ photo, limits }: Findings): Check {
  const { min, max, source } = limits.fileBytes;
  return judge({
    id: 'file-size',
    measure: 'size',
    value: photo.bytes / bytesPerKb,
    limit: { min: min && min / bytesPerKb, max: max && max / bytesPerKb },
    source,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
