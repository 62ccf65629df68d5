/**
 * `npm run accuracy` writes docs/accuracy.md, its plots and the figures of public pages: what the engine measures, mattes and judges, against
 * hand-placed points, exact mattes and labels of the portraits beside the repository, and against faults in grades.
 * Without the portraits it says so and changes nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '../packages/engine/fixtures/faults/index.ts';
import { havePortraits } from '../packages/engine/fixtures/shared-portraits.ts';
import { isnetFp32Description } from '../packages/engine/src/models/built-in-descriptions.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/observe/sessions.ts';
import { judgeCompliant } from './accuracy/compliant-photos.ts';
import { compliantSection } from './accuracy/compliant-section.ts';
import { cutOutPortraits, runCutOuts } from './accuracy/cut-out-runs.ts';
import { cutOutSection } from './accuracy/cut-out-section.ts';
import { detectionPlot } from './accuracy/detection-plot.ts';
import { drawnCoveringSection, noticeDrawnCoverings } from './accuracy/drawn-coverings.ts';
import { runFaults } from './accuracy/fault-runs.ts';
import { faultSection } from './accuracy/fault-section.ts';
import { groupSection } from './accuracy/group-section.ts';
import { headErrors } from './accuracy/head-error.ts';
import { headSection } from './accuracy/head-section.ts';
import { judgeLabelledFaults } from './accuracy/labelled-faults.ts';
import { labelledSection } from './accuracy/labelled-section.ts';
import { judgeLeftByMatte } from './accuracy/left-by-matte.ts';
import { matteSection } from './accuracy/matte-section.ts';
import { measurePlot } from './accuracy/measure-plot.ts';
import { measuredAccuracy } from './accuracy/measured-accuracy.ts';
import { judgeOpenPeople } from './accuracy/open-people.ts';
import { originalFaultSection } from './accuracy/original-fault-section.ts';
import { questionSection } from './accuracy/question-section.ts';
import { thresholdSection } from './accuracy/threshold-section.ts';
import { alignedHalf } from './fit/coverings/people-halves.ts';

const docs = join(import.meta.dirname, '../docs');
/** What the public pages say of it. */
const publicFigures = join(import.meta.dirname, '../apps/web/src/content/measured-accuracy.json');

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: docs/accuracy.md is left as it is.');
  process.exit(1);
}

const modelPaths = await openModelCache();
const { 'isnet-fp32': path } = await openModelCache({ models: ['isnet-fp32'] });
const int8 = await openSessions({ modelPaths });
const fp32 = await openSessions({ modelPaths, mattingModel: { path, description: isnetFp32Description } });
const headErrorsFound = await told('heads', headErrors(int8));
const head = headSection(headErrorsFound);
const matte = await told('matte', matteSection({ int8, fp32 }));
const cutOuts = await told('cut-outs', runCutOuts(cutOutPortraits(), int8));
const leftByMatte = await told('left by the matte', judgeLeftByMatte(int8));
const judged = await told('compliant portraits', judgeCompliant(int8));
const labelled = await told('labelled faults', judgeLabelledFaults(int8));
const people = await told('people nothing was fitted on', judgeOpenPeople(int8));
const aligned = await alignedHalf('report', async () => int8);
const noticed = await told('drawn coverings', noticeDrawnCoverings(aligned, int8));
await Promise.all([int8.close(), fp32.close()]);
const ofOriginals = await told('faults of originals', originalFaultSection());
const runs = await told('faults in grades', runFaults());

await mkdir(join(docs, 'accuracy'), { recursive: true });
await writeFile(join(docs, 'accuracy/detection.svg'), detectionPlot(runs));
for (const family of families) {
  await writeFile(join(docs, `accuracy/measures-${family}.svg`), measurePlot(runs, family));
}
const sections = [
  compliantSection(judged),
  labelledSection(labelled),
  ofOriginals,
  questionSection(people),
  drawnCoveringSection(noticed),
  faultSection(runs),
  groupSection(judged, runs),
  thresholdSection(runs),
  head,
  matte,
  cutOutSection(cutOuts, leftByMatte),
];
await writeFile(
  join(docs, 'accuracy.md'),
  `# Accuracy

Written by \`npm run accuracy\`; do not edit. The portraits lie beside the repository, with origin and licence. They are
few: every rate stands beside its counts.

${sections.join('\n')}`,
);
await writeFile(publicFigures, `${JSON.stringify(measuredAccuracy(headErrorsFound), null, 2)}\n`);
console.log(`wrote ${join(docs, 'accuracy.md')} and ${publicFigures}`);

async function told<T>(what: string, work: Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work;
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}
