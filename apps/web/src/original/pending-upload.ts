/** For file fields outside the wizard: phones hand over their own formats as one of these. */
export const photoTypes = 'image/jpeg,image/png,image/webp';

/** A file chosen on a page that makes no photos itself. */
let pending: File | null = null;

/** Leaves a chosen file for the wizard, which is opened next in the same page. */
export function handOver(file: File): void {
  pending = file;
}

/** The file that was left, once: whoever takes it has it. */
export function takeOver(): File | null {
  const file = pending;
  pending = null;
  return file;
}
