export const uploadBytesMax = 10 * 1024 * 1024;

const acceptedTypes: Record<string, string[]> = {
  'image/jpeg': ['.jpeg', '.jpg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

type RejectionReason = 'size' | 'type' | 'heic' | 'single';

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

export const acceptAttribute = Object.entries(acceptedTypes).flat(2).join(',');

export const photoTypes = Object.keys(acceptedTypes).join();
