const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const lengthMax = 80;

export function folderName({ name, person }: { name: string; person: string | null }): string {
  const stem = name
    .split('/')
    .at(-1)!
    .replace(/\.\w{1,5}$/, '');
  const clean = (person ?? stem).replace(unfit, ' ').replace(/\s+/g, ' ').trim().slice(0, lengthMax);
  const fit = clean.replace(/^[. ]+|[. ]+$/g, '');
  return fit === '' || reserved.test(fit) ? `photo ${fit}`.trim() : fit;
}
