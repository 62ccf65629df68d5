/**
 * `npm run accuracy` writes the tables in docs/accuracy, their figures on the page docs/accuracy.md, and those of the public
 * pages. It compares measures, mattes and verdicts with the hand-placed points, exact mattes and labels of
 * ../shared/portraits, and with drawn faults. `npm run accuracy -- originals coverings` measures only these parts; each is
 * written as soon as it is done. `npm run accuracy -- default --fast` judges a handful of people and writes the figures of
 * the gate. Without the portraits it changes nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { havePortraits } from '../packages/engine/fixtures/shared-portraits.ts';
import { isnetFp32Description } from '../packages/engine/src/models/built-in-descriptions.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/nets/sessions.ts';
import { figuresByCollection } from './accuracy/collection-figures.ts';
import { documents, photographCollections } from './accuracy/collection-runs.ts';
import { defaultHeadlines, defaultSection } from './accuracy/default-section.ts';
import { judgeDefaultWay, judgeFast, judgeLimits, judgeWrecks } from './accuracy/default-way.ts';
import { drawnCoveringSection, noticeDrawnCoverings } from './accuracy/drawn-coverings.ts';
import { editSection, planLightOfPeople } from './accuracy/edit-section.ts';
import { faceFaults, runFaceFaults } from './accuracy/face-fault-runs.ts';
import { faceFaultSection, generatorSection } from './accuracy/face-fault-section.ts';
import { headHeadlines, headSection } from './accuracy/head-section.ts';
import { judgeLabelledFaults } from './accuracy/labelled-faults.ts';
import { labelledSection } from './accuracy/labelled-section.ts';
import { matteSection } from './accuracy/matte-section.ts';
import { measuredAccuracy } from './accuracy/measured-accuracy.ts';
import { judgeOpenPeople } from './accuracy/open-people.ts';
import { askAboutOrdinary, ordinaryHeadlines, ordinarySection } from './accuracy/ordinary-section.ts';
import { originalFaultSection } from './accuracy/original-fault-section.ts';
import { tableFile, withFigures } from './accuracy/page.ts';
import { questionSection } from './accuracy/question-section.ts';
import { secondFaults } from './accuracy/second-faults.ts';
import { judgeCut, judgeCuts, labelledCuts, widest } from './accuracy/witness-runs.ts';
import { witnessHeadlines, witnessSection } from './accuracy/witness-section.ts';
import { wreckHeadlines, wreckSection } from './accuracy/wreck-section.ts';
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
const page = join(docs, 'accuracy.md');

const options = {
  every: { type: 'string', default: '1' },
  fast: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
// Strict parsing would print a stack trace where the words of the command are wanted.
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
/** `--every=3`: only every third person, or wrecks of a third as many. */
const every = Number(values.every === true ? Number.NaN : values.every);
/** People of each kind of wreck, and of each fault of originals beside a limit. */
const ofEach = { wrecks: 20, faults: 6 } as const;

const { sessions, close } = lazySessions();

/** A part returns its tables, and the figures of the page. */
interface Tables {
  /** Markdown from a heading of the second level on. */
  tables: string;
  /** Figures of the page, by the words of their row. */
  figures?: Readonly<Record<string, string>>;
}

/** Parts that can be measured separately, each of which is a file of docs/accuracy. */
const parts: Readonly<Record<string, () => Promise<Tables>>> = {
  default: async () => {
    const photos = await judgeDefaultWay(somePeople());
    const { figures } = await judgeFast();
    await writeFile(defaultGateFigures, `${JSON.stringify(figures, null, 2)}\n`);
    return { tables: defaultSection(photos), figures: defaultHeadlines(photos) };
  },
  wrecks: async () => {
    const photos = await judgeWrecks(Math.ceil(ofEach.wrecks / every));
    return { tables: wreckSection(photos), figures: wreckHeadlines(photos) };
  },
  limits: async () => ({
    tables: await judgeLimits(somePeople(), {
      wrecks: Math.ceil(ofEach.wrecks / every),
      faults: Math.ceil(ofEach.faults / every),
    }),
  }),
  head: async () => {
    const errors = await headErrors(await sessions());
    const measured = measuredAccuracy(errors);
    await writeFile(publicFigures, `${JSON.stringify(measured, null, 2)}\n`);
    return { tables: headSection(errors), figures: headHeadlines(measured) };
  },
  edits: async () => ({ tables: editSection(await planLightOfPeople(await sessions())) }),
  labelled: async () => ({ tables: labelledSection(await judgeLabelledFaults(await sessions())) }),
  faces: async () => ({
    tables: faceFaultSection(await runFaceFaults(collectionPeople(), faceFaults, await sessions())),
  }),
  generators: async () => {
    const people = collectionPeople().filter((_, index) => index % 3 === 0);
    const faults = [
      ...faceFaults.filter(({ id }) => secondFaults.some(({ first }) => first === id)),
      ...secondFaults,
    ];
    return { tables: generatorSection(await runFaceFaults(people, faults, await sessions())) };
  },
  originals: async () => ({ tables: await originalFaultSection() }),
  coverings: async () => ({
    tables: `${questionSection(await judgeOpenPeople(await sessions()))}
${drawnCoveringSection(await noticeDrawnCoverings(await alignedHalf('report', sessions), await sessions()))}`,
  }),
  questions: async () => {
    const photos = await askAboutOrdinary(await sessions());
    return { tables: ordinarySection(photos), figures: ordinaryHeadlines(photos) };
  },
  matte: async () => {
    const int8 = await sessions();
    const { 'isnet-fp32': path } = await openModelCache({ models: ['isnet-fp32'] });
    const fp32 = await openSessions({
      modelPaths: await openModelCache(),
      mattingModel: { path, description: isnetFp32Description },
    });
    const permissive = await openSessions({ modelPaths: await openModelCache(), permissive: true });
    const tables = await matteSection({ int8, fp32, permissive });
    await Promise.all([fp32.close(), permissive.close()]);
    return { tables };
  },
  witness: async () => {
    const runs = await judgeCuts(labelledCuts(), await sessions());
    const studio = [];
    for (const { path } of collectionPeople())
      studio.push({
        portrait: path,
        ...(await judgeCut({ portrait: path, document: widest }, await sessions())),
      });
    return { tables: witnessSection(runs, studio), figures: witnessHeadlines(runs) };
  },
};

/** Parts that write no tables. */
const others: Readonly<Record<string, () => Promise<void>>> = {
  collections: async () => {
    const photos = await photographCollections(
      collectionPeople().filter(isForTests),
      documents,
      await sessions(),
    );
    await writeFile(gateFigures, `${JSON.stringify(figuresByCollection(photos), null, 2)}\n`);
  },
};

const names = [...Object.keys(parts), ...Object.keys(others)];
const usage = `npm run accuracy -- [PART ...] [--every=N]
npm run accuracy -- default --fast

Parts: ${names.join(', ')}; all of them if none is named.
--every=N  takes every Nth person, or an Nth of the wrecks
--fast     judges the handful of people that is a gate, and writes its figures`;
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const unknown = [
  ...positionals.filter((name) => !names.includes(name)),
  ...Object.keys(values).flatMap((name) => (name in options ? [] : [`--${name}`])),
];
if (unknown.length > 0 || !Number.isInteger(every) || every < 1) {
  console.error(`Unknown: ${unknown.join(', ') || `--every=${values.every}`}\n\n${usage}`);
  process.exit(1);
}
if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: docs/accuracy is left as it is.');
  process.exit(1);
}
if (values.fast) {
  const { figures, table } = await judgeFast();
  await writeFile(defaultGateFigures, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(table);
  process.exit(0);
}
for (const name of names) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const start = performance.now();
  await others[name]?.();
  const measured = await parts[name]?.();
  if (measured) await write(name, measured);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
await close();

function somePeople() {
  return defaultPeople().filter((_, index) => index % every === 0);
}

async function write(part: string, { tables, figures = {} }: Tables): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await mkdir(join(docs, 'accuracy'), { recursive: true });
  await writeFile(join(docs, `accuracy/${part}.md`), tableFile(part, tables, today));
  await writeFile(page, withFigures(await readFile(page, 'utf8'), figures));
}
