import { findRequirement } from '@vesika/requirements';
import { randomOf } from '../../packages/engine/fixtures/random.ts';
import { faceOcclusionPrevention, noHeadCoverings } from '../../packages/engine/src/checks/coverings.ts';
import { hairOverEyes } from '../../packages/engine/src/checks/eyes.ts';
import { findings } from '../../packages/engine/src/checks/findings.fixture.ts';
import { mouthOcclusionPrevention } from '../../packages/engine/src/checks/mouth.ts';
import { faceView } from '../../packages/engine/src/face/face-view.ts';
import { measureCoverings } from '../../packages/engine/src/measure/coverings/coverings.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { findFaces } from '../../packages/engine/src/observe/find-face.ts';
import { handPresence } from '../../packages/engine/src/observe/find-hands.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';
import type { AlignedPortrait } from '../fit/coverings/aligned-portraits.ts';
import { type Drawing, laidOver } from '../fit/coverings/drawn/drawing.ts';
import { faceCoverings } from '../fit/coverings/drawn/face-coverings.ts';
import { headCoverings } from '../fit/coverings/drawn/head-coverings.ts';
import { handOn, photographedHands } from '../fit/coverings/drawn/moved-hands.ts';
import { hatOf, putOn } from '../fit/coverings/drawn/moved-hats.ts';
import { type Sitter, sidePx, sitterOf } from '../fit/coverings/drawn/sitter.ts';
import { isBare } from '../fit/coverings/face-cover-examples.ts';
import { wearsHat } from '../fit/coverings/head-covering-examples.ts';

/** Number of drawings of one kind that caused a fail or a question. */
export interface NoticedKind {
  kind: string;
  noticed: number;
  of: number;
}

/** Drawings per kind. */
const perKind = 8;

/** Judges coverings drawn over bare portraits that were not used for fitting. */
export async function noticeDrawnCoverings(
  portraits: readonly AlignedPortrait[],
  sessions: Sessions,
): Promise<NoticedKind[]> {
  const finished = portraits.filter(({ stage }) => stage === 'finished');
  const bare = finished.filter(({ portrait }) => isBare(portrait));
  const generated = finished.filter(({ portrait }) => portrait.origin === 'generated').map(sitterOf);
  const wearers = generated.filter(({ portrait }) => wearsHat(portrait));
  const hats = wearers.flatMap((wearer) => hatOf(wearer) ?? []);
  const hands = await photographedHands(sessions);
  const kinds: Array<[string, (sitter: Sitter, random: ReturnType<typeof randomOf>) => Drawing]> = [
    ...Object.entries(faceCoverings(generated)),
    ["another's hand", (sitter, random) => handOn(sitter, random.pick(hands), random)],
    ...Object.entries(headCoverings(generated, new Set(wearers))),
    ["another's hat", (sitter, random) => putOn(sitter, random.pick(hats))],
  ];
  const noticed: NoticedKind[] = [];
  for (const [k, [kind, draw]] of kinds.entries()) {
    let count = 0;
    for (let i = 0; i < perKind; i++) {
      const sitter = sitterOf(bare[(k * 3 + i * 7) % bare.length]!);
      const random = randomOf(`accuracy ${kind} ${i}`);
      const drawing = draw(sitter, random);
      if (await isNoticed(laidOver(sitter, drawing, random), sitter, drawing, sessions)) count++;
    }
    noticed.push({ kind, noticed: count, of: perKind });
  }
  return noticed;
}

async function isNoticed(
  picture: Raster,
  sitter: Sitter,
  { opacity, person }: Drawing,
  sessions: Sessions,
): Promise<boolean> {
  const { main } = await findFaces(picture, sessions);
  if (!main) return true;
  const { mesh } = main;
  const seen = person ?? sitter.person.map((value, i) => Math.max(value, Math.min(1, opacity[i]!)));
  const alpha = Uint8Array.from(seen, (value) => 255 * value);
  const view = faceView({
    picture,
    mesh,
    matte: { alpha, widthPx: sidePx, heightPx: sidePx },
    covered: null,
    painted: true,
  });
  const natives = { ...measureCoverings(view), ...(await handPresence(picture, mesh, sessions)) };
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const given = findings({ requirement, natives });
  const judged = [faceOcclusionPrevention, mouthOcclusionPrevention, hairOverEyes, noHeadCoverings];
  return judged.some((check) => (check(given)?.verdict ?? 'pass') !== 'pass');
}

export function drawnCoveringSection(noticed: readonly NoticedKind[]): string {
  return `### Detection of drawn coverings

Coverings are drawn or pasted over bare portraits with even numbers, each kind on ${perKind}. A fail, a question or a refusal by
any of the checks of coverings counts as detected.

| Kind | detected |
|---|---|
${noticed.map(({ kind, noticed: count, of }) => `| ${kind} | ${count} of ${of} |`).join('\n')}
| all | ${noticed.reduce((sum, { noticed: count }) => sum + count, 0)} of ${noticed.reduce((sum, { of }) => sum + of, 0)} |
`;
}
