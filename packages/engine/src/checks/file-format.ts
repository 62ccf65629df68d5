import type { Check, PhotoFile } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** How records name what a file is. */
const nameOf: Record<PhotoFile['mime'], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

/** Of the formats the authority takes, how many the file has: 1 or 0. Where it names none, any will do. */
export function fileFormat({ photo, requirement, limits }: Findings): Check {
  const { formats } = requirement.file;
  return judge({
    id: 'file-format',
    value: formats === null || formats.includes(nameOf[photo.mime]) ? 1 : 0,
    limit: { min: 1, max: null },
    unit: 'count',
    source: limits.record,
    problems: { low: 'wrong-format' },
  });
}
