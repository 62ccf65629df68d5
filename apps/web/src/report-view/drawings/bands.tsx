import { type DrawingProps, eyeLineAt } from './drawing.ts';
import { arrowPath, Hatched, Label, rectPath, Stroke } from './strokes.tsx';

/** Where the crown, or the top of the hair where it counts, may be while the chin stays put, and how high it is. */
export function HeadHeightBand({ report, check, pxPerMm, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { chin, hairTop } = report.landmarks;
  const crown = (check.measure === 'height-with-hair' && hairTop) || report.landmarks.crown;
  const { min, max } = check.limit;
  const top = chin.yPx - (max ?? min ?? 0) * pxPerMm;
  const x = widthPx * 0.9;
  return (
    <>
      {min !== null && max !== null && (
        <Hatched d={rectPath(0, top, widthPx, (max - min) * pxPerMm)} tone="limit" widthPx={widthPx} />
      )}
      <Stroke d={`M0 ${chin.yPx}H${widthPx}M0 ${crown.yPx}H${widthPx}`} tone={check.verdict} />
      <Stroke d={arrowPath(x, chin.yPx, x, crown.yPx, widthPx * 0.03)} tone={check.verdict} />
      <Label
        xPx={x - widthPx * 0.03}
        yPx={chin.yPx + widthPx * 0.06}
        tone={check.verdict}
        widthPx={widthPx}
        anchor="end"
      >
        {value}
      </Label>
    </>
  );
}

/** Where the line through the eyes may lie, and where it does. */
export function EyeLineBand({ report, check, pxPerMm, value }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const { min, max } = check.limit;
  const y = eyeLineAt(report.landmarks, widthPx / 2);
  const x = widthPx * 0.9;
  const top = max === null ? 0 : heightPx - max * pxPerMm;
  const bottom = min === null ? heightPx : heightPx - min * pxPerMm;
  return (
    <>
      <Hatched d={rectPath(0, top, widthPx, bottom - top)} tone="limit" widthPx={widthPx} />
      <Stroke
        d={`M0 ${eyeLineAt(report.landmarks, 0)}L${widthPx} ${eyeLineAt(report.landmarks, widthPx)}`}
        tone={check.verdict}
      />
      <Stroke d={arrowPath(x, y, x, heightPx, widthPx * 0.03)} tone={check.verdict} />
      <Label
        xPx={x - widthPx * 0.03}
        yPx={(y + heightPx) / 2}
        tone={check.verdict}
        widthPx={widthPx}
        anchor="end"
      >
        {value}
      </Label>
    </>
  );
}

/** How much room is left above the crown, and how much there may be. */
export function TopMarginBand({ report, check, pxPerMm, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { crown } = report.landmarks;
  const from = (check.limit.min ?? 0) * pxPerMm;
  const to = check.limit.max === null ? Math.max(from, crown.yPx) : check.limit.max * pxPerMm;
  const x = widthPx * 0.9;
  return (
    <>
      <Hatched d={rectPath(0, from, widthPx, to - from)} tone="limit" widthPx={widthPx} />
      <Stroke d={`M0 ${crown.yPx}H${widthPx}`} tone={check.verdict} />
      <Stroke d={arrowPath(x, 0, x, crown.yPx, widthPx * 0.03)} tone={check.verdict} />
      <Label xPx={x - widthPx * 0.03} yPx={crown.yPx / 2} tone={check.verdict} widthPx={widthPx} anchor="end">
        {value}
      </Label>
    </>
  );
}

/** How much room is left above the hair, and how much there has to be. */
export function HairMarginBand({ report, check, pxPerMm, value }: DrawingProps) {
  const { widthPx } = report.photo;
  const { hairTop } = report.landmarks;
  if (!hairTop) return null;
  const y = Math.max(0, hairTop.yPx);
  const x = widthPx * 0.9;
  return (
    <>
      <Hatched
        d={rectPath(0, 0, widthPx, (check.limit.min ?? 0) * pxPerMm)}
        tone={check.verdict}
        widthPx={widthPx}
      />
      <Stroke d={`M0 ${y}H${widthPx}`} tone={check.verdict} />
      <Label xPx={x} yPx={y + widthPx * 0.06} tone={check.verdict} widthPx={widthPx} anchor="end">
        {value}
      </Label>
    </>
  );
}

/** How far the face's centre may be from the picture's, and where it is. */
export function CentringBand({ report, check, pxPerMm, value }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const { faceCentre } = report.landmarks;
  const reach = (check.limit.max ?? 0) * pxPerMm;
  return (
    <>
      <Hatched d={rectPath(widthPx / 2 - reach, 0, 2 * reach, heightPx)} tone="limit" widthPx={widthPx} />
      <Stroke d={`M${widthPx / 2} 0V${heightPx}`} tone="limit" dashed />
      <Stroke d={`M${faceCentre.xPx} 0V${heightPx}`} tone={check.verdict} />
      <Label xPx={widthPx / 2} yPx={heightPx * 0.95} tone={check.verdict} widthPx={widthPx}>
        {value}
      </Label>
    </>
  );
}

/** The whole picture and its size. */
export function FrameSize({ report, check, value }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const inset = widthPx * 0.03;
  return (
    <>
      <Stroke
        d={rectPath(inset, inset, widthPx - 2 * inset, heightPx - 2 * inset)}
        tone={check.verdict}
        dashed
      />
      <Label xPx={widthPx / 2} yPx={heightPx - 2.6 * inset} tone={check.verdict} widthPx={widthPx}>
        {value}
      </Label>
    </>
  );
}

/** The whole picture, where a check looks at all of it. */
export function WholeFrame(props: DrawingProps) {
  return <FrameSize {...props} value="" />;
}

/** What lies outside the original, side by side. */
export function MissingSides({ report, check, pxPerMm, ...rest }: DrawingProps) {
  const { widthPx, heightPx } = report.photo;
  const missing = report.measures.missingMm;
  if (!missing || check.verdict === 'pass') {
    return <FrameSize {...rest} report={report} check={check} pxPerMm={pxPerMm} />;
  }
  const px = (mm: number) => Math.max(mm * pxPerMm, mm > 0.05 ? widthPx * 0.01 : 0);
  const sides = [
    rectPath(0, 0, widthPx, px(missing.top)),
    rectPath(0, heightPx - px(missing.bottom), widthPx, px(missing.bottom)),
    rectPath(0, 0, px(missing.left), heightPx),
    rectPath(widthPx - px(missing.right), 0, px(missing.right), heightPx),
  ];
  return <Hatched d={sides.join('')} tone={check.verdict} widthPx={widthPx} />;
}
