/**
 * Fits the distribution of eye and skin hues in neutral light (packages/engine/src/measure/light/colour-cast.json) to the
 * people of ../shared/portraits/london, giving every ethnicity the same weight. Also prints how a fit on one half
 * judges the other half.
 *
 * Run: `node --import @oxc-node/core/register lab/fit/colour-cast.ts`
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { alignFace } from '../../packages/engine/src/face/aligned-face.ts';
import { castOf, type FaceHues, faceHues } from '../../packages/engine/src/measure/light/colour-cast.ts';
import { colourModelOf, type HueDistribution } from '../../packages/engine/src/measure/light/colour-model.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFaces } from '../../packages/engine/src/observe/locate-face.ts';
import { type Ethnicity, londoners } from '../people/london.ts';

interface Seen {
  id: number;
  ethnicity: Ethnicity;
  hues: FaceHues;
}

/** Standard deviation between pictures of the same face, in natural logarithms. */
const withinPerson = 0.03;
const parameters = join(import.meta.dirname, '../../packages/engine/src/measure/light/colour-cast.json');

const people = await hues();
const halves = [1, 0].map((remainder) => people.filter(({ id }) => id % 2 === remainder));
for (const [fitted, judged] of [halves, [...halves].reverse()] as [Seen[], Seen[]][]) {
  const model = colourModelOf(distributionOf(fitted));
  for (const ethnicity of new Set(people.map((seen) => seen.ethnicity))) {
    const distances = judged
      .filter((seen) => seen.ethnicity === ethnicity)
      .map((seen) => castOf(seen.hues, model).distance)
      .sort((p, q) => p - q);
    console.log(
      ethnicity,
      `${distances.length} pictures, distance`,
      distances.map((d) => d.toFixed(1)).join(' '),
    );
  }
}
await writeFile(parameters, `${JSON.stringify(distributionOf(people), null, 2)}\n`);
console.log(`wrote ${parameters}, fitted on ${people.length} pictures`);

async function hues(): Promise<Seen[]> {
  const sessions = await openSessions({ modelPaths: await openModelCache() });
  const found: Seen[] = [];
  for (const { id, ethnicity, neutral, smiling } of londoners()) {
    for (const path of [neutral, smiling]) {
      const picture = await decodeFinished(readPortrait(path));
      const face = await locateFaces<'source'>(picture, sessions);
      const hues = face && faceHues(alignFace(picture, face.mesh));
      if (hues) found.push({ id, ethnicity, hues });
    }
  }
  await sessions.close();
  return found;
}

function distributionOf(seen: readonly Seen[]): HueDistribution {
  const weights = seen.map(
    ({ ethnicity }) => 1 / seen.filter((other) => other.ethnicity === ethnicity).length,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const axes = [0, 1, 2, 3] as const;
  const average = (pick: (hues: FaceHues) => number) =>
    seen.reduce((sum, { hues }, i) => sum + weights[i]! * pick(hues), 0) / total;
  const mean = axes.map((axis) => average((hues) => hues[axis]));
  const covariance = axes.map((i) =>
    axes.map(
      (j) =>
        average((hues) => (hues[i] - mean[i]!) * (hues[j] - mean[j]!)) + (i === j ? withinPerson ** 2 : 0),
    ),
  );
  const rounded = (value: number) => Number(value.toPrecision(5));
  return { mean: mean.map(rounded), covariance: covariance.map((row) => row.map(rounded)) };
}
