import type { Check, PhotoFile } from '@vesika/report';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** How records name what a file is. */
const nameOf: Record<PhotoFile['mime'], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
};

/** 1 when the authority takes the file's format, otherwise 0. Where the record names no format, any will do. */
export function fileFormat({ photo, requirement, limits }: Findings): Check {
  const { formats } = requirement.file;
  const format = nameOf[photo.mime];
  return judge({
    id: 'file-format',
    measure: 'accepted',
    value: formats === null || formats.includes(format) ? 1 : 0,
    limit: { min: 1, max: null },
    source: limits.record,
    problems: { low: 'wrong-format' },
    things: { found: { format }, permitted: (formats ?? []).map((format) => ({ format })) },
  });
}
