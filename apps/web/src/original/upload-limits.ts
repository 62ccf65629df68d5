/** As the service holds them; checked here to spare a useless upload. */
export const uploadBytesMax = 10 * 1024 * 1024;

export const acceptedTypes: Record<string, string[]> = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** What is wrong with a choice of files; `single` when there is more than one. */
export type RejectionReason = 'size' | 'type' | 'heic' | 'single';

/** Null when the file may be sent. Some systems tell no type; the name decides then. */
export function rejectionOf(file: { name: string; type: string; size: number }): RejectionReason | null {
  const type = file.type.toLowerCase();
  const name = file.name.toLowerCase();
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/.test(name)) return 'heic';
  const known =
    type === ''
      ? Object.values(acceptedTypes)
          .flat()
          .some((extension) => name.endsWith(extension))
      : type === 'image/jpg' || type in acceptedTypes;
  if (!known) return 'type';
  return file.size > uploadBytesMax ? 'size' : null;
}

/** For file dialogs. HEIC is left out for a reason: an iPhone that reads this hands its photos over as JPEG. */
export const acceptAttribute = Object.entries(acceptedTypes).flat(2).join(',');
