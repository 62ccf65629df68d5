/**
 * Prints how the white of the eyes looks in the neutral light of ../shared/portraits/london: the median hue of people with
 * odd ids, every ethnicity with the same weight, and how far people with even ids are from it. The engine's constant
 * (packages/engine/src/measure/light/eye-white.ts) is that median, rounded. It writes nothing.
 *
 * Run: `node --import @oxc-node/core/register lab/fit/eye-white.ts`
 */
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { alignFace } from '../../packages/engine/src/face/aligned-face.ts';
import { scleraHue } from '../../packages/engine/src/measure/light/eye-white.ts';
import { type Hue, medianHue } from '../../packages/engine/src/measure/light/hue.ts';
import { openModelCache } from '../../packages/engine/src/models/cache.ts';
import { openSessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFaces } from '../../packages/engine/src/observe/locate-face.ts';
import { londoners } from '../people/london.ts';

interface Seen {
  id: number;
  ethnicity: string;
  hue: Hue;
}

const people = await hues();
const [odd, even] = [1, 0].map((remainder) => people.filter(({ id }) => id % 2 === remainder)) as [
  Seen[],
  Seen[],
];
const ethnicities = [...new Set(people.map(({ ethnicity }) => ethnicity))];
const medians = ethnicities.map((one) =>
  medianHue(odd.filter(({ ethnicity }) => ethnicity === one).map(({ hue }) => hue)),
);
const usual = ([0, 1] as const).map(
  (axis) => medians.reduce((sum, median) => sum + median[axis], 0) / medians.length,
) as [number, number];
console.log(`odd ids, ${odd.length} people: median ${written(usual)}`);
for (const ethnicity of ethnicities) {
  const off = even
    .filter((seen) => seen.ethnicity === ethnicity)
    .map(({ hue }): Hue => [hue[0] - usual[0], hue[1] - usual[1]]);
  console.log(`even ids, ${ethnicity}: off by ${off.map(written).join('  ')}`);
}
const deviation = ([0, 1] as const).map((axis) =>
  Math.sqrt(even.reduce((sum, { hue }) => sum + (hue[axis] - usual[axis]) ** 2, 0) / even.length),
) as [number, number];
console.log(`even ids, ${even.length} people: root mean square ${written(deviation)}`);

async function hues(): Promise<Seen[]> {
  const sessions = await openSessions({ modelPaths: await openModelCache() });
  const found: Seen[] = [];
  for (const { id, ethnicity, neutral } of londoners()) {
    const picture = await decodeFinished(readPortrait(neutral));
    const face = await locateFaces<'source'>(picture, sessions);
    const hue = face && scleraHue(alignFace(picture, face.mesh));
    if (hue) found.push({ id, ethnicity, hue });
  }
  await sessions.close();
  return found;
}

function written([red, blue]: Hue): string {
  return `(${red.toFixed(2)}, ${blue.toFixed(2)})`;
}
