/** Standard output is for what a program reads. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
