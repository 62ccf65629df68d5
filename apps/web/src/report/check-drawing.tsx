import type { Check, PhotoReport } from '@vesika/report';
import { useEffect, useState } from 'react';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { checkViews } from './check-views.ts';
import { boundsOf } from './drawings/drawing.ts';
import { Drawn } from './drawings/drawn.tsx';
import { measuredLines } from './drawings/position.ts';
import type { ReportedPhoto } from './reported-photo.ts';

interface CheckDrawingProps {
  photo: ReportedPhoto;
  address: string;
  check: Check | null;
}

export function CheckDrawing({ photo: { report, requirement }, address, check }: CheckDrawingProps) {
  const words = useReportWords();
  const { widthPx, heightPx } = report.photo;
  const zoneLight = useZoneLight(check?.id === 'illumination-uniformity' ? address : null, report);
  const draw = check && checkViews[check.id].drawing;
  return (
    <svg
      key={check?.id ?? 'rest'}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-fade overflow-hidden"
      aria-hidden="true"
    >
      <Drawn
        drawing={
          draw
            ? draw({ report, check, pxPerMm: widthPx / requirement.widthMm, zoneLight })
            : measuredLines(report)
        }
        verdict={check?.verdict ?? 'pass'}
        value={check && check.value !== null ? words.value(check) : ''}
        widthPx={widthPx}
      />
    </svg>
  );
}

function useZoneLight(address: string | null, { photo, outlines }: PhotoReport): readonly number[] | null {
  const [light, setLight] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (address === null) return;
    let gone = false;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => !gone && setLight(zoneLight(picture, photo, outlines.lightZones)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [address, photo, outlines]);
  return light;
}

function zoneLight(
  picture: HTMLImageElement,
  { widthPx, heightPx }: PhotoReport['photo'],
  zones: PhotoReport['outlines']['lightZones'],
): readonly number[] | null {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, widthPx, heightPx);
  const means = zones.map((zone) => {
    const { left, right, top, bottom } = boundsOf(zone);
    const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    return meanLuminance(context.getImageData(left, top, width, height).data);
  });
  const brightest = Math.max(...means);
  return brightest > 0 ? means.map((mean) => mean / brightest) : null;
}

function meanLuminance(rgba: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    sum += 0.2126 * linear(rgba[at]!) + 0.7152 * linear(rgba[at + 1]!) + 0.0722 * linear(rgba[at + 2]!);
  }
  return sum / (rgba.length / 4);
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
