import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';

export function originalName(key: StorageKey): string {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const parts = /^(?<type>[a-z]+)_(?<country>[A-Z]+)_(?<ms>\d+)_[^.]*(?<extension>\.\w+)$/.exec(name)?.groups;
  if (!parts) return `originals/${name}`;
  const { type, country, ms, extension } = parts;
  return `originals/${type}-${country}-${timeName(new Date(Number(ms)))}${extension}`;
}

export function photoFolderName(photo: UserPhotoRow): string {
  const { documentType, countryCode, processedAt } = photo;
  return `photos/${documentType}-${countryCode}-${timeName(processedAt)}`;
}

function timeName(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
