import { type DrawingProps, eyeAxes } from './drawing.ts';
import { arrowPath, Hatched, Label, polygonPath, rectPath, Stroke } from './strokes.tsx';

/** The lids, and how far they are apart. */
export function EyeOutlines({ report, check }: DrawingProps) {
  const { widthPx } = report.photo;
  const { eyeImageLeft, eyeImageRight } = report.outlines;
  return (
    <>
      <Stroke d={polygonPath(eyeImageLeft) + polygonPath(eyeImageRight)} tone={check.verdict} />
      {[eyeImageLeft, eyeImageRight].map((eye) => {
        const { left, right, top, bottom } = boundsOf(eye);
        const x = (left + right) / 2;
        return (
          <Stroke
            key={left}
            d={arrowPath(x, top, x, bottom, widthPx * 0.012)}
            tone={check.verdict}
            width={1.25}
          />
        );
      })}
    </>
  );
}

/** Both irises, where a flash would shine back. */
export function IrisOutlines({ report, check }: DrawingProps) {
  const { irisImageLeft, irisImageRight } = report.outlines;
  return [irisImageLeft, irisImageRight].map((iris) => {
    const { left, right, top, bottom } = boundsOf(iris);
    const r = Math.max(right - left, bottom - top) / 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return (
      <Stroke
        key={left}
        d={`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`}
        tone={check.verdict}
        width={2.25}
      />
    );
  });
}

/** The lips; where they part it shows. */
export function MouthOutline({ report, check }: DrawingProps) {
  return <Stroke d={polygonPath(report.outlines.mouth)} tone={check.verdict} />;
}

/** The parts of a face that move: lids and lips. */
export function ExpressionOutlines({ report, check }: DrawingProps) {
  const { eyeImageLeft, eyeImageRight, mouth } = report.outlines;
  return <Stroke d={[eyeImageLeft, eyeImageRight, mouth].map(polygonPath).join('')} tone={check.verdict} />;
}

/** The one face that was found. */
export function FaceOutline({ report, check }: DrawingProps) {
  return <Stroke d={polygonPath(report.outlines.face)} tone={check.verdict} width={2.25} />;
}

/** The face's width, which grows as the camera comes nearer. */
export function FaceAndDistance({ report, check, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { left, right, bottom } = boundsOf(report.outlines.face);
  const y = bottom + widthPx * 0.05;
  return (
    <>
      <Stroke d={polygonPath(report.outlines.face)} tone="limit" dashed />
      <Stroke d={arrowPath(left, y, right, y, widthPx * 0.025)} tone={check.verdict} />
      <Label xPx={(left + right) / 2} yPx={y + widthPx * 0.05} tone={check.verdict} widthPx={widthPx}>
        {value}
      </Label>
    </>
  );
}

/** The skin that was looked at: the face without eyes and mouth. */
export function SkinArea({ report, check }: DrawingProps) {
  const { face, eyeImageLeft, eyeImageRight, mouth } = report.outlines;
  const d = [face, eyeImageLeft, eyeImageRight, mouth].map(polygonPath).join('');
  return (
    <>
      <Hatched d={d} tone={check.verdict} widthPx={report.photo.widthPx} />
      <Stroke d={polygonPath(face)} tone={check.verdict} />
    </>
  );
}

/** All that is not the person. */
export function BackgroundArea({ report, check }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const { person } = report.outlines;
  const frame = rectPath(0, 0, widthPx, heightPx);
  if (!person) return <Stroke d={frame} tone={check.verdict} dashed />;
  return (
    <>
      <Hatched d={frame + polygonPath(person)} tone={check.verdict} widthPx={widthPx} />
      <Stroke d={polygonPath(person)} tone={check.verdict} />
    </>
  );
}

/** What stayed of the old background and what went of the person, ringed so that it is found; else where the cut runs. */
export function CutOutPieces({ report, check }: DrawingProps) {
  const { widthPx } = report.photo;
  const { leftovers = [], losses = [], person } = report.outlines;
  const pieces = [...leftovers, ...losses];
  if (pieces.length === 0) return person && <Stroke d={polygonPath(person)} tone={check.verdict} />;
  const pad = widthPx * 0.02;
  const rings = pieces.map((piece) => {
    const { left, right, top, bottom } = boundsOf(piece);
    return rectPath(left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad);
  });
  return (
    <>
      <Hatched d={pieces.map(polygonPath).join('')} tone={check.verdict} widthPx={widthPx} />
      <Stroke d={rings.join('')} tone={check.verdict} />
    </>
  );
}

/** The finest edges of a portrait are lashes and lids. */
export function EdgeZones({ report, check }: DrawingProps) {
  const { interEyePx } = eyeAxes(report.landmarks);
  const pad = interEyePx * 0.1;
  const boxes = [report.outlines.eyeImageLeft, report.outlines.eyeImageRight].map((eye) => {
    const { left, right, top, bottom } = boundsOf(eye);
    return rectPath(left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad);
  });
  return <Stroke d={boxes.join('')} tone={check.verdict} />;
}

export function boundsOf(outline: readonly number[]) {
  const xs = outline.filter((_, at) => at % 2 === 0);
  const ys = outline.filter((_, at) => at % 2 === 1);
  if (xs.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
