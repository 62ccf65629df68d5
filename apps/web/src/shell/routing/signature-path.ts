/** The page that cleans a signature; with a paid photo it also joins both in one file. */
export function signaturePath(photoId: string | null): string {
  return photoId === null ? '/signature' : `/signature?photo=${photoId}`;
}
