import { steps } from '@vesika/report';
import type { Growth } from './growth.ts';
import type { PhotoTimes } from './photo.ts';

const observedSteps: readonly string[] = ['decode', 'find-face', 'matte', 'measure'];

/** docs/performance.md. */
export function performanceReport(times: PhotoTimes, growth: Growth, runs: number): string {
  const { wholeMs } = times;
  const share = (ms: number) => `${((100 * ms) / wholeMs).toFixed(0)} %`;
  const ms = (value: number) => value.toFixed(0);
  const way = (name: string, what: string, value: number) =>
    `| ${name} | ${what} | ${ms(value)} | ${share(value)} |`;
  return `# Performance

Written by \`npm run bench -- --report\`; do not edit. Medians of ${runs} runs on a machine with two cores, a warm
engine with two threads, a drawn portrait of 12 megapixels as a phone stores it, a German passport photo of 827x1063 px.
Machines differ and are noisy: the shares say more than the milliseconds.

## One look, many photos

An original is observed once: decoded, its face found, cut out and measured, in a space that depends on no document.
Every photo is composed from that: framed, lit, put before its background, encoded, read back, measured again and
judged, with preview, thumbnail and proof.

| | what | ms | of the whole |
|---|---|---|---|
${way('whole', 'upload to finished photo', wholeMs)}
${way('observe', 'what depends on no document', times.observeMs)}
${way('compose', 'a photo from a ready observation', times.composeMs)}
${way('document', 'another document, a US visa', times.documentMs)}
${way('adjust', 'the frame moved by hand, everything judged again', times.adjustMs)}
${way('inspect', 'the original judged, from a ready observation', times.inspectMs)}
${way('restore', 'the observation read from beside the upload', times.restoreMs)}

Peak memory of the process: ${ms(times.peakMb)} MB.

## Where the time goes

| step | part of | ms | of the whole |
|---|---|---|---|
${steps.map((step) => way(step, observedSteps.includes(step) ? 'observe' : 'compose', times.steps[step])).join('\n')}

Most of \`matte\` is the matting net; the original's own pixels are decoded while its answer is joined. Renditions are drawn by other
threads while \`assess\` judges.

## How it grows

With the megapixels of the upload:

| megapixels | whole | observe | compose |
|---|---|---|---|
${growth.byMegapixels
  .map(
    (row) =>
      `| ${row.megapixels} | ${ms(row.wholeMs)} ms | ${ms(row.observeMs)} ms | ${ms(row.composeMs)} ms |`,
  )
  .join('\n')}

With the documents made of one upload in one run:

| documents | ms | each further one |
|---|---|---|
${growth.byDocuments
  .map(({ documents, ms: value }, i) => {
    const before = growth.byDocuments[i - 1];
    return `| ${documents} | ${ms(value)} | ${before ? `${ms(value - before.ms)} ms` : ''} |`;
  })
  .join('\n')}
`;
}
