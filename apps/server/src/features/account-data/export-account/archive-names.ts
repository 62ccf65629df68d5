import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';

/** Makes names unique: `a.jpg`, `a-2.jpg`. */
export type NameGiver = (wish: string) => string;

export function createNameGiver(): NameGiver {
  const given = new Set<string>();
  return (wish) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(wish)!;
    let name = wish;
    for (let n = 2; given.has(name); n++) name = `${stem}-${n}${extension}`;
    given.add(name);
    return name;
  };
}

/** `originals/passport-DE-2026-11-21-081530.jpg`; an original with another naming scheme keeps its name. */
export function originalName(key: StorageKey): string {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const parts = /^(?<type>[a-z]+)_(?<country>[A-Z]+)_(?<ms>\d+)_[^.]*(?<extension>\.\w+)$/.exec(name)?.groups;
  if (!parts) return `originals/${name}`;
  const { type, country, ms, extension } = parts;
  return `originals/${type}-${country}-${timeName(new Date(Number(ms)))}${extension}`;
}

/** `photos/passport-DE-2026-11-21-081530` */
export function photoFolderName(photo: UserPhotoRow): string {
  const { documentType, countryCode, processedAt } = photo;
  return `photos/${documentType}-${countryCode}-${timeName(processedAt)}`;
}

/** UTC to the second, without characters that file names must not contain. */
function timeName(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
