/** Characters file systems reject, and invisible formatting characters. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const lengthMax = 80;

/** Folder for the results of a file: the person's name if the list has one, else the file's. */
export function folderWish({ name, person }: { name: string; person: string | null }): string {
  const stem = name
    .split('/')
    .at(-1)!
    .replace(/\.\w{1,5}$/, '');
  const clean = (person ?? stem).replace(unfit, ' ').replace(/\s+/g, ' ').trim().slice(0, lengthMax);
  const fit = clean.replace(/^[. ]+|[. ]+$/g, '');
  return fit === '' || reserved.test(fit) ? `photo ${fit}`.trim() : fit;
}
