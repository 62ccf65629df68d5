/**
 * `npm run accuracy` writes docs/accuracy.md, its plots and the figures of the public pages. It compares measures,
 * mattes and verdicts with the hand-placed points, exact mattes and labels of ../shared/portraits, and with graded
 * faults. `npm run accuracy -- originals coverings` measures only these parts and keeps the other sections; each part
 * is written as soon as it is done. `npm run accuracy -- default --fast`
 * judges a handful of people and writes the figures of the gate. Without the portraits it changes nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '../packages/engine/fixtures/faults/index.ts';
import { havePortraits } from '../packages/engine/fixtures/shared-portraits.ts';
import { isnetFp32Description } from '../packages/engine/src/models/built-in-descriptions.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/nets/sessions.ts';
import { figuresByCollection } from './accuracy/collection-figures.ts';
import { documents, photographCollections } from './accuracy/collection-runs.ts';
import { collectionSection } from './accuracy/collection-section.ts';
import { judgeCompliant } from './accuracy/compliant-photos.ts';
import { compliantSection } from './accuracy/compliant-section.ts';
import { judgeDefaultWay, judgeFast, judgeLimits, judgeWrecks } from './accuracy/default-way.ts';
import { detectionPlot } from './accuracy/detection-plot.ts';
import { drawnCoveringSection, noticeDrawnCoverings } from './accuracy/drawn-coverings.ts';
import { editSection, planLightOfPeople } from './accuracy/edit-section.ts';
import { runFaceFaults } from './accuracy/face-fault-runs.ts';
import { faceFaultSection } from './accuracy/face-fault-section.ts';
import { runFaults } from './accuracy/fault-runs.ts';
import { faultSection } from './accuracy/fault-section.ts';
import { groupSection } from './accuracy/group-section.ts';
import { headSection } from './accuracy/head-section.ts';
import { judgeLabelledFaults } from './accuracy/labelled-faults.ts';
import { labelledSection } from './accuracy/labelled-section.ts';
import { matteSection } from './accuracy/matte-section.ts';
import { measurePlot } from './accuracy/measure-plot.ts';
import { measuredAccuracy } from './accuracy/measured-accuracy.ts';
import { judgeOpenPeople } from './accuracy/open-people.ts';
import { askAboutOrdinary, ordinarySection } from './accuracy/ordinary-section.ts';
import { originalFaultSection } from './accuracy/original-fault-section.ts';
import { questionSection } from './accuracy/question-section.ts';
import { thresholdSection } from './accuracy/threshold-section.ts';
import { withSections } from './accuracy/with-sections.ts';
import { judgeCut, judgeCuts, labelledCuts } from './accuracy/witness-runs.ts';
import { witnessSection } from './accuracy/witness-section.ts';
import { alignedHalf, lazySessions } from './fit/coverings/people-halves.ts';
import { collectionPeople, isForTests } from './people/collection-people.ts';
import { defaultPeople } from './people/default-people.ts';
import { headErrors } from './people/head-error.ts';

const docs = join(import.meta.dirname, '../docs');
/** Figures that the public pages show. */
const publicFigures = join(import.meta.dirname, '../apps/web/src/site/content/measured-accuracy.json');
/** Figures that `collections.nets.test.ts` compares with. */
const gateFigures = join(import.meta.dirname, 'accuracy/collection-figures.json');
/** Figures that `default-way.nets.test.ts` compares with. */
const defaultGateFigures = join(import.meta.dirname, 'accuracy/default-figures.json');
const document = join(docs, 'accuracy.md');

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: docs/accuracy.md is left as it is.');
  process.exit(1);
}

const [options, asked] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === isOption),
) as [string[], string[]];
/** `--every=3`: only every third person, or wrecks of a third as many. */
const every = Number(options.find((option) => option.startsWith('--every='))?.slice(8) ?? 1);
/** People of each kind of wreck, and of each fault of originals beside a limit. */
const ofEach = { wrecks: 20, faults: 6 } as const;
if (options.includes('--fast')) {
  const { figures, table } = await judgeFast();
  await writeFile(defaultGateFigures, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(table);
  process.exit(0);
}

const { sessions, close } = lazySessions();
let judgedOnce: ReturnType<typeof judgeCompliant> | undefined;

/** Parts that can be measured separately, in the order of the document; each returns sections that begin with `## `. */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  compliant: async () => [compliantSection(await judged())],
  collections: async () => {
    const photos = await photographCollections(collectionPeople(), documents, await sessions());
    const gatePhotos = photos.filter(({ person }) => isForTests(person));
    await writeFile(gateFigures, `${JSON.stringify(figuresByCollection(gatePhotos), null, 2)}\n`);
    return [collectionSection(photos)];
  },
  default: async () => {
    const section = await judgeDefaultWay(somePeople());
    const { figures } = await judgeFast();
    await writeFile(defaultGateFigures, `${JSON.stringify(figures, null, 2)}\n`);
    return [section];
  },
  wrecks: async () => [await judgeWrecks(Math.ceil(ofEach.wrecks / every))],
  limits: async () => [
    await judgeLimits(somePeople(), {
      wrecks: Math.ceil(ofEach.wrecks / every),
      faults: Math.ceil(ofEach.faults / every),
    }),
  ],
  edits: async () => [editSection(await planLightOfPeople(await sessions()))],
  labelled: async () => [labelledSection(await judgeLabelledFaults(await sessions()))],
  faces: async () => [faceFaultSection(await runFaceFaults(collectionPeople(), await sessions()))],
  originals: async () => [await originalFaultSection()],
  coverings: async () => [
    `${questionSection(await judgeOpenPeople(await sessions()))}
${drawnCoveringSection(await noticeDrawnCoverings(await alignedHalf('report', sessions), await sessions()))}`,
  ],
  questions: async () => [ordinarySection(await askAboutOrdinary(await sessions()))],
  faults: async () => {
    const runs = await runFaults();
    await mkdir(join(docs, 'accuracy'), { recursive: true });
    await writeFile(join(docs, 'accuracy/detection.svg'), detectionPlot(runs));
    for (const family of families) {
      await writeFile(join(docs, `accuracy/measures-${family}.svg`), measurePlot(runs, family));
    }
    return [faultSection(runs), groupSection(await judged(), runs), thresholdSection(runs)];
  },
  head: async () => {
    const errors = await headErrors(await sessions());
    await writeFile(publicFigures, `${JSON.stringify(measuredAccuracy(errors), null, 2)}\n`);
    return [headSection(errors)];
  },
  matte: async () => {
    const int8 = await sessions();
    const { 'isnet-fp32': path } = await openModelCache({ models: ['isnet-fp32'] });
    const fp32 = await openSessions({
      modelPaths: await openModelCache(),
      mattingModel: { path, description: isnetFp32Description },
    });
    const permissive = await openSessions({ modelPaths: await openModelCache(), permissive: true });
    const section = await matteSection({ int8, fp32, permissive });
    await Promise.all([fp32.close(), permissive.close()]);
    return [section];
  },
  witness: async () => {
    const runs = await judgeCuts(labelledCuts(), await sessions());
    const studio = [];
    for (const { path } of collectionPeople())
      studio.push({ portrait: path, ...(await judgeCut(path, await sessions())) });
    return [witnessSection(runs, studio)];
  },
};

const unknown = asked.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [part, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const start = performance.now();
  const sections = await measure();
  await writeFile(document, withSections(await readFile(document, 'utf8'), sections));
  console.log(`${part}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
await close();

function somePeople() {
  return defaultPeople().filter((_, index) => index % every === 0);
}

function judged(): ReturnType<typeof judgeCompliant> {
  judgedOnce ??= sessions().then(judgeCompliant);
  return judgedOnce;
}
