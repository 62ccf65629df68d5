const projectLine = /^[a-z0-9]+ +[0-9.]+ s {2}[0-9]+ files$/;
const secondTryLine = /^passed at a second try: /;
const countLine = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;

/** Joins the summaries (`test-summary.ts`) of several runs: the lines of projects and second tries, and one count of all. */
export function summedUp(outputs: readonly string[]): string {
  const lines = outputs.flatMap((output) => output.split('\n'));
  const counts = lines.flatMap((line) => {
    const found = countLine.exec(line);
    return found ? [found.slice(1).map(Number)] : [];
  });
  // A run that ended before its summary has lost its tests.
  const lost = outputs.length - counts.length;
  const sum = (k: number) => counts.reduce((total, count) => total + count[k]!, 0);
  return [
    ...lines.filter((line) => projectLine.test(line) || secondTryLine.test(line)),
    `${sum(0)} passed, ${sum(1) + lost} failed, ${sum(2)} skipped`,
  ].join('\n');
}
