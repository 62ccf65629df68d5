import { steps } from '@vesika/report';
import type { Growth } from './growth.ts';
import type { PhotoTimes } from './photo.ts';

const observedSteps: readonly string[] = ['decode', 'find-face', 'matte', 'measure'];

/** Returns the content of docs/performance.md. */
export function performanceReport(times: PhotoTimes, growth: Growth, runs: number): string {
  const { wholeMs } = times;
  const share = (ms: number) => `${((100 * ms) / wholeMs).toFixed(0)} %`;
  const ms = (value: number) => value.toFixed(0);
  const way = (name: string, what: string, value: number) =>
    `| ${name} | ${what} | ${ms(value)} | ${share(value)} |`;
  return `# Performance

\`npm run bench -- --report\` writes this document; do not edit it. All times are medians of ${runs} runs on a machine with two
cores, with a warm engine of two threads. The input is a drawn portrait of 12 megapixels as a phone stores it, the output
a German passport photo of 827x1063 px. Machines differ and are noisy: compare the shares, not the milliseconds.

## One observation, many photos

An original is observed once: the engine decodes it, finds the face, cuts the person out and measures the head, in a space
that depends on no document. Each photo is composed from this observation: framed, corrected in light and background,
encoded, decoded again, measured and judged, with preview, thumbnail and proof.

| | what | ms | of the whole |
|---|---|---|---|
${way('whole', 'upload to finished photo', wholeMs)}
${way('observe', 'everything that depends on no document', times.observeMs)}
${way('compose', 'a photo from a ready observation', times.composeMs)}
${way('document', 'another document, a US visa', times.documentMs)}
${way('adjust', 'the frame moved manually, all checks judged again', times.adjustMs)}
${way('inspect', 'the original judged, from a ready observation', times.inspectMs)}
${way('restore', 'the observation read from its file', times.restoreMs)}

Peak memory of the process: ${ms(times.peakMb)} MB.

## Where the time goes

| step | part of | ms | of the whole |
|---|---|---|---|
${steps.map((step) => way(step, observedSteps.includes(step) ? 'observe' : 'compose', times.steps[step])).join('\n')}

Most of \`matte\` is the matting net. The full-scale pixels of the original are decoded while the results of the nets are
joined. Other threads draw the renditions while \`assess\` judges.

## How time grows

By megapixels of the upload:

| megapixels | whole | observe | compose |
|---|---|---|---|
${growth.byMegapixels
  .map(
    (row) =>
      `| ${row.megapixels} | ${ms(row.wholeMs)} ms | ${ms(row.observeMs)} ms | ${ms(row.composeMs)} ms |`,
  )
  .join('\n')}

By number of documents made from one upload in one run:

| documents | ms | each additional one |
|---|---|---|
${growth.byDocuments
  .map(({ documents, ms: value }, i) => {
    const before = growth.byDocuments[i - 1];
    return `| ${documents} | ${ms(value)} | ${before ? `${ms(value - before.ms)} ms` : ''} |`;
  })
  .join('\n')}
`;
}
