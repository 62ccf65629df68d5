import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../i18n/use-language.ts';
import { type DrawingProps, eyeAxes } from './drawing.ts';
import { boundsOf } from './outlines.tsx';
import { Hatched, Label, polygonPath, Stroke } from './strokes.tsx';
import { useZoneLight } from './use-zone-light.ts';

/** Forehead, cheeks and chin, each with its light over that of the brightest. */
export function LightZones({ report, check, address }: DrawingProps) {
  const { widthPx } = report.photo;
  const { lightZones } = report.outlines;
  const light = useZoneLight(address, report);
  const share = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' });
  return lightZones.map((zone, index) => {
    const { left, right, bottom } = boundsOf(zone);
    const value = light?.[index];
    return (
      <g key={left + bottom * widthPx}>
        <Hatched d={polygonPath(zone)} tone={check.verdict} widthPx={widthPx} />
        <Stroke d={polygonPath(zone)} tone={check.verdict} />
        {value !== undefined && (
          <Label
            xPx={(left + right) / 2}
            yPx={bottom + widthPx * 0.035}
            tone={check.verdict}
            widthPx={widthPx * 0.85}
          >
            {share.format(value)}
          </Label>
        )}
      </g>
    );
  });
}

/** The cheeks, whose colour is compared with that of skin. */
export function CheekZones({ report, check }: DrawingProps) {
  const cheeks = report.outlines.lightZones.slice(1, 3).map(polygonPath).join('');
  return (
    <>
      <Hatched d={cheeks} tone={check.verdict} widthPx={report.photo.widthPx} />
      <Stroke d={cheeks} tone={check.verdict} />
    </>
  );
}

/** Where glasses would sit: both lenses and the bridge. */
export function GlassesZones({ report, check }: DrawingProps) {
  const d = lensPath(report, -0.5) + lensPath(report, 0.5);
  const bridge = onFace(report, -0.13, 0.02) + onFace(report, 0.13, 0.02, 'L');
  return <Stroke d={d + bridge} tone={check.verdict} />;
}

/** What is seen through the lenses. */
export function LensZones({ report, check }: DrawingProps) {
  const d = lensPath(report, -0.5) + lensPath(report, 0.5);
  return (
    <>
      <Hatched d={d} tone={check.verdict} widthPx={report.photo.widthPx} />
      <Stroke d={d} tone={check.verdict} />
    </>
  );
}

/** Above the brows, where a covering would sit: as wide as the head, up to a little above the crown. */
export function CoveringRegion({ report, check }: DrawingProps) {
  const { crown } = report.landmarks;
  const { interEyePx, y } = eyeAxes(report.landmarks);
  const top = Math.max(0.7, (y - crown.yPx) / interEyePx + 0.15);
  const corners = [
    [-1.15, 0.45],
    [-1.05, top * 0.75],
    [-0.55, top],
    [0.55, top],
    [1.05, top * 0.75],
    [1.15, 0.45],
  ] as const;
  const d = `${corners.map(([right, up], at) => onFace(report, right, -up, at === 0 ? 'M' : 'L')).join('')}Z`;
  return (
    <>
      <Hatched d={d} tone={check.verdict} widthPx={report.photo.widthPx} />
      <Stroke d={d} tone={check.verdict} />
    </>
  );
}

/** A lens is some four fifths of the distance between the eyes wide, and hangs a little below them. */
function lensPath(report: DrawingProps['report'], centre: number): string {
  const corner = (right: number, down: number, command: string) =>
    onFace(report, centre + right, down, command);
  return `${corner(-0.37, -0.18, 'M')}${corner(0.37, -0.18, 'L')}${corner(0.37, 0.18, 'L')}${corner(0.2, 0.36, 'L')}${corner(-0.2, 0.36, 'L')}${corner(-0.37, 0.18, 'L')}Z`;
}

/** A point in inter-eye distances from the middle between the eyes, along the face's own axes. */
function onFace({ landmarks }: DrawingProps['report'], right: number, down: number, command = 'M'): string {
  const axes = eyeAxes(landmarks);
  const x = axes.x + axes.interEyePx * (right * axes.right.x + down * axes.down.x);
  const y = axes.y + axes.interEyePx * (right * axes.right.y + down * axes.down.y);
  return `${command}${x.toFixed(1)} ${y.toFixed(1)}`;
}
