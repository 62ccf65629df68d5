import { matteWideView } from './compose/matte-view.ts';
import { outputSize } from './compose/output-size.ts';
import { decode } from './decode/decode.ts';
import type { PhotoRequest } from './engine.ts';
import { rgbFromHex } from './geometry/rgb.ts';
import { measureSource } from './measure/source-natives.ts';
import { locateFace } from './observe/locate-face.ts';
import type { Sessions } from './observe/sessions.ts';
import type { PhotoReport } from './report.ts';
import { stepClock } from './step-clock.ts';
import { verify } from './verify.ts';

/** Judges a picture that claims to be finished, without changing anything. */
export async function checkPhoto(
  source: Buffer,
  request: PhotoRequest,
  sessions: Sessions,
): Promise<PhotoReport> {
  const { requirement } = request;
  const clock = stepClock();
  const { raster } = await clock.run('decode', () => decode(source, rgbFromHex(requirement.background.hex)));
  const face = await clock.run('find-face', () => locateFace<'output'>(raster, sessions));
  const matte = await clock.run('matte', () => matteWideView(raster, { xyz: face.mesh.xyz }, sessions));
  const size = outputSize(requirement, request.dpi);
  const report = await clock.run('assess', async () =>
    verify(
      {
        ...face,
        bytes: source,
        picture: raster,
        matte,
        covered: null,
        painted: null,
        sourceNatives: await measureSource({ bytes: source, picture: raster, mesh: { xyz: face.mesh.xyz } }),
        headByHand: null,
        making: null,
        nominalDpi: (widthPx) => size.dpi * (widthPx / size.widthPx),
        changes: [],
      },
      request,
    ),
  );
  return { ...report, placement: null, proof: null, timingsMs: clock.timingsMs() };
}
