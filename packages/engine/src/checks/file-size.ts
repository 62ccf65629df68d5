import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

const bytesPerKb = 1000;

export function fileSize({ photo, limits }: Findings): Check {
  const { min, max, source } = limits.fileBytes;
  return judge({
    id: 'file-size',
    value: photo.bytes / bytesPerKb,
    limit: { min: min && min / bytesPerKb, max: max && max / bytesPerKb },
    unit: 'kB',
    source,
    problems: { low: 'too-small', high: 'too-large' },
  });
}
