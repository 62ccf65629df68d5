import type { TouchUp } from '@vesika/report';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { refuseUnprintable } from './compose/caption.ts';
import type { PhotoRequest } from './engine.ts';
import { EngineError } from './errors.ts';
import { type OutputSize, outputSize } from './frame/output-size.ts';
import { jointLimits } from './limits/joint-limits.ts';
import { type PhotoLimits, photoLimits } from './limits/photo-limits.ts';
import { type Rgb, rgbFromHex } from './raster/rgb.ts';

/** The decisions that follow from a request alone, before any picture is read. */
export interface Plan {
  request: PhotoRequest;
  /** Limits that framing aims at, joint ones if the photo is for several records; the checks use the record's own. */
  limits: PhotoLimits;
  size: OutputSize;
  backgroundRgb: Rgb;
  background: 'auto' | 'replace' | 'keep';
  mayRelight: boolean;
  touchUp: TouchUp;
  formats: ReadonlyArray<'jpg' | 'png'>;
}

/** No printer resolves more, and a mistyped density must not exhaust the memory. */
const dpiMax = 1200;

/**
 * Checks a request and derives the plan.
 *
 * Throws: request-invalid.
 */
export function planFor(request: PhotoRequest): Plan {
  const { requirement, requirementIsDefault, cropOnly = false, formats = ['jpg'] } = request;
  const { touchUp = [], alsoFor = [] } = request;
  if (formats.length === 0) throw new EngineError('request-invalid', { field: 'formats' });
  if (request.dpi !== undefined && !(request.dpi > 0 && request.dpi <= dpiMax)) {
    throw new EngineError('request-invalid', { field: 'dpi', dpiMax });
  }
  const background = cropOnly ? 'keep' : (request.background ?? 'auto');
  if (touchUp.length > 0 && background === 'keep') {
    throw new EngineError('request-invalid', { field: 'touchUp' });
  }
  if (request.caption) refuseUnprintable(request.caption);
  if (request.mirror && cropOnly) throw new EngineError('request-invalid', { field: 'mirror' });
  const painted = backgroundChoices(requirement).find(
    ({ colour }) => colour === (request.backgroundColour ?? requirement.background.colour),
  );
  if (!painted) throw new EngineError('request-invalid', { field: 'backgroundColour' });
  return {
    request,
    limits: alsoFor.reduce(
      (limits, other) => jointLimits(limits, photoLimits(other)),
      photoLimits(requirement, requirementIsDefault, request.childRule),
    ),
    size: outputSize(requirement, request.dpi),
    backgroundRgb: rgbFromHex(painted.hex),
    background,
    mayRelight: !cropOnly,
    touchUp,
    formats,
  };
}
