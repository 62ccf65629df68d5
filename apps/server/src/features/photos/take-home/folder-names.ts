import type { UserPhotoRow } from '../../../schema/index.ts';
import { downloadName } from '../files/photo-files.ts';

type Named = Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'variant' | 'personName'>;

/** A folder for each photo of an archive. */
export function folderNames(rows: readonly Named[]): string[] {
  const given = new Map<string, number>();
  return rows.map((row) => {
    const document = downloadName(row, '').replace(/^vesika-|\.$/g, '');
    const name = row.personName === null ? document : `${safe(row.personName)} ${document}`.trim();
    const key = name.toLowerCase();
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** Removes characters that could leave the archive or that file systems refuse. */
function safe(name: string): string {
  return name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ');
}
