import type { Outline } from '@vesika/report';
import { boundsOf } from './drawing.ts';

export function arrowPath(x1: number, y1: number, x2: number, y2: number, headPx: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return `M${x1} ${y1}L${x2} ${y2}${arrowHead(x1, y1, angle + Math.PI, headPx)}${arrowHead(x2, y2, angle, headPx)}`;
}

export function pointerPath(x1: number, y1: number, x2: number, y2: number, headPx: number): string {
  return `M${x1} ${y1}L${x2} ${y2}${arrowHead(x2, y2, Math.atan2(y2 - y1, x2 - x1), headPx)}`;
}

function arrowHead(x: number, y: number, angle: number, sizePx: number): string {
  const barb = (turn: number) =>
    `${(x - sizePx * Math.cos(angle + turn)).toFixed(1)} ${(y - sizePx * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${barb(0.5)}L${x} ${y}L${barb(-0.5)}`;
}

export function polygonPath(...outlines: readonly Outline[]): string {
  return outlines
    .map((outline) => {
      const points: string[] = [];
      for (let at = 0; at + 1 < outline.length; at += 2) points.push(`${outline[at]} ${outline[at + 1]}`);
      return points.length === 0 ? '' : `M${points.join('L')}Z`;
    })
    .join('');
}

export function rectPath(xPx: number, yPx: number, widthPx: number, heightPx: number): string {
  return `M${xPx} ${yPx}h${Math.max(0, widthPx)}v${Math.max(0, heightPx)}h${-Math.max(0, widthPx)}Z`;
}

export function boxPath(outlines: readonly Outline[], padPx: number): string {
  return outlines
    .map(boundsOf)
    .map(({ left, right, top, bottom }) =>
      rectPath(left - padPx, top - padPx, right - left + 2 * padPx, bottom - top + 2 * padPx),
    )
    .join('');
}

export function circlePath(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
