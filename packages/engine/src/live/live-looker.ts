import type { Natives } from '@vesika/report';
import { faceAxes } from '../face/face-axes.ts';
import { type FaceView, faceView } from '../face/face-view.ts';
import type { FaceMesh } from '../geometry/spaces.ts';
import { measureEyes } from '../measure/eyes/eyes.ts';
import { measureGaze } from '../measure/eyes/gaze.ts';
import { headLine } from '../measure/head/head-line.ts';
import { headPose } from '../measure/head/head-pose.ts';
import { measureEyeWhite } from '../measure/light/eye-white.ts';
import { measureFaceLight } from '../measure/light/face-light.ts';
import { measureLuminance } from '../measure/light/luminance.ts';
import { measurePictureWhite } from '../measure/light/picture-white.ts';
import { measureExpression } from '../measure/mouth/expression.ts';
import { measureMouth } from '../measure/mouth/mouth.ts';
import { measurePerspective } from '../measure/original/perspective.ts';
import { type FaceSearch, findFaces, followFace } from '../observe/find-face.ts';
import type { Raster } from '../raster/raster.ts';
import type { LiveJudgement } from './advice.ts';
import { judgeLive, noFaceJudgement } from './judge-live.ts';
import type { LiveNets } from './live-nets.ts';
import { placeOf } from './place.ts';
import { type LiveRules, type LiveTarget, liveTarget } from './target.ts';
import { lookAround, type Surroundings } from './wall.ts';

export interface LiveLook extends LiveJudgement {
  target: LiveTarget;
}

export interface LiveLooker {
  /**
   * Judges one frame of the camera, using what is known from the frame before.
   *
   * In:  `picture`, about 640 px wide, not mirrored; `stillPerPx`, px of a still photo per px of the frame.
   * Out: target in px of the frame.
   */
  look(picture: Raster, stillPerPx: number): Promise<LiveLook>;
  /** The same for a single picture, without knowledge from a previous one. */
  lookOnce(picture: Raster, stillPerPx: number): Promise<LiveLook>;
}

/**
 * Faces are searched in every tenth frame and tracked in between; the surroundings are measured in every fifth, since
 * they change slowly.
 */
const looksPerSearch = 10;
const looksPerSurroundings = 5;

interface Seen {
  mesh: FaceMesh<'source'>;
  otherFaceShare: number;
  surroundings: Surroundings;
}

/**
 * Guides a person in front of a live camera, frame by frame, with the measures and checks of the report.
 *
 * In: `isFarReady` tells whether the full-range face detector, which loads last, can be used.
 */
export function createLiveLooker(
  nets: LiveNets,
  rules: LiveRules,
  isFarReady: () => boolean = () => true,
): LiveLooker {
  let looks = 0;
  let before: Seen | null = null;
  const search = (): FaceSearch => ({
    ranges: isFarReady() ? ['short', 'full'] : ['short'],
    turned: false,
    doubtful: false,
  });

  async function seenIn(picture: Raster, last: Seen | null): Promise<Seen | null> {
    const isSearched = looks % looksPerSearch === 0;
    const followed = last && !isSearched ? await followFace(picture, nets, last.mesh) : null;
    const found = followed
      ? { mesh: followed.mesh, otherFaceShare: last!.otherFaceShare }
      : await searched(picture, nets, search());
    if (!found) return null;
    const mesh = { xyz: found.mesh.xyz };
    const isLookedAround = !last || looks % looksPerSurroundings === 0;
    const surroundings = isLookedAround
      ? await lookAround(picture, faceAxes<'source'>(mesh), nets)
      : last.surroundings;
    return { mesh, otherFaceShare: found.otherFaceShare, surroundings };
  }

  async function judged(picture: Raster, stillPerPx: number, seen: Seen | null): Promise<LiveLook> {
    const { widthPx, heightPx } = picture;
    const view = { widthPx, heightPx, stillPerPx };
    const target = liveTarget(rules, view);
    return { target, ...(seen ? judge(picture, seen, rules, target, stillPerPx) : noFaceJudgement) };
  }

  return {
    look: async (picture, stillPerPx) => {
      before = await seenIn(picture, before);
      looks++;
      return judged(picture, stillPerPx, before);
    },
    lookOnce: async (picture, stillPerPx) => judged(picture, stillPerPx, await seenIn(picture, null)),
  };
}

async function searched(picture: Raster, nets: LiveNets, search: FaceSearch) {
  const { faces, main } = await findFaces(picture, nets, search);
  if (!main) return null;
  const [largest = 1, second = 0] = faces.map(({ box }) => box.width * box.height).sort((p, q) => q - p);
  return { mesh: main.mesh, otherFaceShare: second / largest };
}

function judge(
  picture: Raster,
  { mesh, otherFaceShare, surroundings }: Seen,
  rules: LiveRules,
  target: LiveTarget,
  stillPerPx: number,
): LiveJudgement {
  const { hair, isWallPlain, wallLight } = surroundings;
  const { widthPx, heightPx } = picture;
  const natives = nativesOf(
    faceView<'source'>({ picture, mesh, matte: null, covered: null, painted: false }),
  );
  const { enlargement, missingMm, advice } = placeOf(headLine(mesh, hair), rules, target, {
    widthPx,
    heightPx,
    stillPerPx,
  });
  const faceLight = natives.luminanceMean;
  return judgeLive({
    ...rules,
    natives,
    answers: {},
    measures: { ...headPose(mesh), otherFaceShare, enlargement, missingMm },
    place: advice,
    wallPerFaceLight: wallLight !== null && faceLight ? wallLight / faceLight : null,
    isWallPlain,
  });
}

/** Measures that take only some hundredths of a second. */
function nativesOf(view: FaceView<'source'>): Natives {
  return {
    ...measureLuminance(view),
    ...measureEyeWhite(view),
    ...measurePictureWhite(view),
    ...measureFaceLight(view),
    ...measureEyes(view),
    ...measureGaze(view),
    ...measureMouth(view),
    ...measureExpression(view),
    ...measurePerspective(view),
  };
}
