export const uploadBytesMax = 10 * 1024 * 1024;

const acceptedTypes: Record<string, string[]> = {
  'image/jpeg': ['.jpeg', '.jpg', '.jfif', '.jpe', '.pjpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** Other names of these types, and those that systems give a picture whose type they do not know. */
const alsoAccepted = ['image/jpg', 'image/pjpeg', 'image/jfif', 'image/x-png', 'image/x-citrix-jpeg'];
const unknownTypes = ['', 'application/octet-stream', 'binary/octet-stream'];

type RejectionReason = 'size' | 'type' | 'heic' | 'single';

/** By the type where the system knows it, else by the name; a name without an extension leaves it to the service. */
export function rejectionOf(file: { name: string; type: string; size: number }): RejectionReason | null {
  const type = file.type.toLowerCase();
  const name = file.name.toLowerCase();
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/.test(name)) return 'heic';
  const extensions = Object.values(acceptedTypes).flat();
  const known = unknownTypes.includes(type)
    ? !/\.[a-z0-9]{1,5}$/.test(name) || extensions.some((extension) => name.endsWith(extension))
    : alsoAccepted.includes(type) || type in acceptedTypes;
  if (!known) return 'type';
  return file.size > uploadBytesMax ? 'size' : null;
}

export const acceptAttribute = Object.entries(acceptedTypes).flat(2).join(',');

export const photoTypes = Object.keys(acceptedTypes).join();
