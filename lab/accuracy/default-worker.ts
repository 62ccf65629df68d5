import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalFaults } from '../../packages/engine/fixtures/faults/original-faults.ts';
import { bytesOf } from '../../packages/engine/fixtures/faults/saved.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import type { Measured } from '../../packages/engine/src/measured.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import type { DefaultPerson } from '../people/default-people.ts';
import { sourceKey } from '../source-key.ts';
import { personBeforeWall } from '../walls/person-before-wall.ts';
import { type StudioPerson, studioPerson } from '../walls/studio-person.ts';
import type { WallFacts } from '../walls/wall-facts.ts';
import { drawWreck } from '../wrecks/draw-wreck.ts';
import { childOf } from './child-of.ts';
import { type DefaultDocument, defaultDocuments } from './default-documents.ts';
import { type DefaultPicture, pictureName } from './default-pictures.ts';

/** Measurements of the photos of one picture. */
export interface MeasuredPicture {
  picture: DefaultPicture;
  /** Null for the studio's own wall. */
  facts: WallFacts | null;
  /** Measures by document, or the code of the error for which no photo was made. */
  photos: Record<string, Measured | string>;
}

const engine = join(import.meta.dirname, '../../packages/engine/src');
/** Checks judge stored measures, so a change in them costs no new picture. */
const measuring = sourceKey(
  [join(engine, 'compose-photo.ts'), join(engine, 'observe-original.ts')],
  /\/src\/(checks|certificate|rendition)\//,
);
/** Where the background may be replaced, the checks decide whether it is. */
const replacing = sourceKey([join(engine, 'checks/background.ts')]);
const drawing = sourceKey([
  join(import.meta.dirname, '../walls/person-before-wall.ts'),
  join(import.meta.dirname, '../walls/studio-person.ts'),
]);
const wrecking = sourceKey([join(import.meta.dirname, '../wrecks/draw-wreck.ts')]);
const cache = join(import.meta.dirname, '../../.cache/default-way');

/** A process of `photographDefaultWay`: receives pictures and sends each when it is measured. */
process.once('message', async (pictures: DefaultPicture[]) => {
  const sessions = await openSessions({ modelPaths: await openModelCache(), threads: 1 });
  const draw = drawer(sessions);
  for (const picture of pictures) {
    process.send!(await measuredPicture(picture, { draw, sessions }));
  }
  await sessions.close();
  process.disconnect();
});

type Draw = (picture: DefaultPicture) => Promise<{ bytes: Buffer; facts: WallFacts | null }>;

/** Takes each person apart once for all walls; the pictures of a person follow each other. */
function drawer(sessions: Sessions): Draw {
  let apart: { path: string; person: Promise<StudioPerson> } | undefined;
  const clean: Draw = async ({ person: { path }, wall }) => {
    if (!wall) return { bytes: readPortrait(path), facts: null };
    if (apart?.path !== path) apart = { path, person: studioPerson(path, sessions) };
    return personBeforeWall(await apart.person, wall);
  };
  return async (picture) => {
    const { bytes, facts } = await clean(picture);
    const wrecked = picture.wreck ? await drawWreck(bytes, picture.wreck, sessions) : bytes;
    return { bytes: picture.fault ? await withFault(wrecked, picture.fault, sessions) : wrecked, facts };
  };
}

async function withFault(bytes: Buffer, id: string, sessions: Sessions): Promise<Buffer> {
  const picture = await decodeFinished(bytes);
  const { mesh } = await locateFace<'output'>(picture, sessions);
  const { widthPx, heightPx } = picture;
  const matte = { alpha: new Uint8Array(widthPx * heightPx).fill(255), widthPx, heightPx };
  const { apply } = originalFaults.find((fault) => fault.id === id)!;
  return bytesOf(await apply({ picture, mesh, matte }));
}

interface Means {
  draw: Draw;
  sessions: Sessions;
}

async function measuredPicture(picture: DefaultPicture, { draw, sessions }: Means): Promise<MeasuredPicture> {
  const { wall, wreck, documents } = picture;
  const wanted = defaultDocuments.filter(({ name }) => documents.includes(name));
  const drawn = [wall && drawing, JSON.stringify(wall), wreck && wrecking].join('');
  const file = join(cache, `${keyOf([measuring, pictureName(picture), drawn])}.json`);
  const stored = await readStored(file);
  const missing = wanted.filter((document) => !(keyOfDocument(document) in stored.photos));
  if (missing.length > 0) {
    const { bytes, facts } = await draw(picture);
    stored.facts = facts;
    Object.assign(stored.photos, await measuredPhotos({ bytes, person: picture.person }, missing, sessions));
    await mkdir(cache, { recursive: true });
    // Renaming is atomic, so another process never reads an incomplete file.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(stored));
    await rename(draft, file);
  }
  const photos = Object.fromEntries(
    wanted.map((document) => [document.name, stored.photos[keyOfDocument(document)]!]),
  );
  return { picture, facts: stored.facts, photos };
}

async function measuredPhotos(
  { bytes, person }: { bytes: Buffer; person: DefaultPerson },
  documents: readonly DefaultDocument[],
  sessions: Sessions,
) {
  const photos: Stored['photos'] = {};
  try {
    const observation = await observeOriginal(bytes, sessions);
    for (const document of documents) {
      const { requirement, cropOnly } = document;
      const request = { requirement, cropOnly, ...childOf(person, requirement) };
      const { report } = await composePhoto(bytes, observation, request, sessions);
      const { photo, measures, natives, changes } = report;
      photos[keyOfDocument(document)] = { photo, measures, natives, changes };
    }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    for (const document of documents) photos[keyOfDocument(document)] ??= error.code;
  }
  return photos;
}

async function readStored(file: string): Promise<Stored> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text ? JSON.parse(text) : { facts: null, photos: {} };
}

interface Stored {
  facts: WallFacts | null;
  photos: Record<string, Measured | string>;
}

function keyOfDocument({ name, requirement, cropOnly }: DefaultDocument): string {
  return `${name} ${keyOf([JSON.stringify(requirement), String(cropOnly), cropOnly ? '' : replacing])}`;
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
