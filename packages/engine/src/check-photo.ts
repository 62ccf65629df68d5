import type { PhotoReport } from '@vesika/report';
import { decode } from './decode/decode.ts';
import { readExif } from './decode/exif.ts';
import { overviewOf } from './decode/original.ts';
import type { PhotoRequest } from './engine.ts';
import { outputSize } from './frame/output-size.ts';
import { inspectFinishedCutOut } from './inspect-cut-out.ts';
import { refinedMatte, runNetsOnView } from './matting/matte-view.ts';
import { measureSource } from './measure/original/source-natives.ts';
import { wholeSource } from './measure/original/source-view.ts';
import type { Sessions } from './nets/sessions.ts';
import { handPresence } from './observe/find-hands.ts';
import { locateFace } from './observe/locate-face.ts';
import { writingNatives } from './observe/writing-natives.ts';
import { rgbFromHex } from './raster/rgb.ts';
import type { StepClock } from './step-clock.ts';
import { verify } from './verify.ts';

/**
 * Checks a picture as if it were the finished photo, without changing anything.
 *
 * In:     encoded JPEG, PNG or WEBP; `fileBytes` is the size of the file in question if `source` is a smaller copy
 *         of it.
 * Out:    a report without placement and proof.
 * Throws: as decode and locateFace do.
 */
export async function checkPhoto(
  source: Buffer,
  request: PhotoRequest & { fileBytes?: number },
  sessions: Sessions,
  clock: StepClock,
): Promise<PhotoReport> {
  const { requirement, fileBytes = source.length } = request;
  const fill = rgbFromHex(requirement.background.hex);
  const { raster, transparentShare } = await clock.run('decode', () => decode(source, fill));
  const face = await clock.run('find-face', () => locateFace<'output'>(raster, sessions));
  const mesh = { xyz: face.mesh.xyz };
  const { matte } = await clock.run('matte', async () =>
    refinedMatte(await runNetsOnView(raster, mesh, sessions), sessions),
  );
  const cutOut = await clock.run('verify', () =>
    inspectFinishedCutOut({ picture: raster, matte, covered: null, mesh }, sessions),
  );
  const found = await clock.run('matte', async () => ({
    ...(await handPresence(raster, mesh, sessions)),
    ...(await writingNatives(await overviewOf(raster), { mesh, widthPx: raster.widthPx }, sessions)),
  }));
  const size = outputSize(requirement, request.dpi);
  const report = await clock.run('assess', async () =>
    verify(
      {
        ...face,
        bytes: source,
        fileBytes,
        picture: raster,
        matte,
        covered: null,
        painted: null,
        sourceNatives: {
          ...measureSource(
            wholeSource({
              bytes: source,
              exif: await readExif(source),
              picture: raster,
              mesh,
              transparentShare,
            }),
          ),
          ...found,
        },
        cutOut,
        headAdjustment: null,
        making: null,
        nominalDpi: (widthPx) => size.dpi * (widthPx / size.widthPx),
        changes: [],
      },
      request,
    ),
  );
  return { ...report, placement: null, proof: null, timingsMs: clock.timingsMs() };
}
