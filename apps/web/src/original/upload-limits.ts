/** Limit of the service, checked here to avoid a useless upload. */
export const uploadBytesMax = 10 * 1024 * 1024;

export const acceptedTypes: Record<string, string[]> = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

export type RejectionReason = 'size' | 'type' | 'heic' | 'single';

/** Returns null if the file may be sent. If the system reports no type, the extension decides. */
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

/** For file dialogs. HEIC is left out so that iPhones convert their photos to JPEG. */
export const acceptAttribute = Object.entries(acceptedTypes).flat(2).join(',');

/** For file fields outside the wizard, which phones fill with pictures in one of these formats. */
export const photoTypes = Object.keys(acceptedTypes).join();
