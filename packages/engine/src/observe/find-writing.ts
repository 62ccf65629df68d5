import type { WritingDetectorNet } from '../nets/nets.ts';
import type { Raster, Size } from '../raster/raster.ts';
import { type Strip, strip } from './strip.ts';

/** The detector sees letters of 8 px, which is a hundredth of the height of a portrait. */
const longSidePx = 640;
const sideStepPx = 32;
/** Mean and deviation of the net's training pictures, per channel; the net takes blue first. */
const means = [0.485, 0.456, 0.406] as const;
const deviations = [0.229, 0.224, 0.225] as const;

const probabilityMin = 0.3;
const meanProbabilityMin = 0.6;
/** Words of four letters are longer than this times their height. */
const lengthRatioMin = 1.6;
/** The net marks the middle of letters; its authors widen what it marks by this much of area over perimeter. */
const widening = 1.6;

/** Finds lines of writing. Out: strips in px of `picture`, which run from left to right. */
export async function findWriting(picture: Raster, detector: WritingDetectorNet): Promise<Strip[]> {
  const size = inputSize(picture);
  const whole = {
    x: picture.widthPx / 2,
    y: picture.heightPx / 2,
    angle: 0,
    length: picture.widthPx,
    height: picture.heightPx,
  };
  const { data } = strip(picture, whole, size);
  const pixels = size.widthPx * size.heightPx;
  const input = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++) {
    for (let c = 0; c < 3; c++)
      input[c * pixels + i] = (data[3 * i + 2 - c]! / 255 - means[c]!) / deviations[c]!;
  }
  const scale = picture.widthPx / size.widthPx;
  return lines(await detector.run(input, size), size).map((line) => ({
    ...line,
    x: line.x * scale,
    y: (line.y * picture.heightPx) / size.heightPx,
    length: line.length * scale,
    height: line.height * scale,
  }));
}

function inputSize({ widthPx, heightPx }: Size): Size {
  const scale = Math.min(1, longSidePx / Math.max(widthPx, heightPx));
  const side = (px: number) => Math.max(sideStepPx, Math.round((px * scale) / sideStepPx) * sideStepPx);
  return { widthPx: side(widthPx), heightPx: side(heightPx) };
}

function lines(probabilities: Float32Array, { widthPx, heightPx }: Size): Strip[] {
  const seen = new Uint8Array(probabilities.length);
  const found: Strip[] = [];
  for (let start = 0; start < probabilities.length; start++) {
    if (seen[start] || probabilities[start]! < probabilityMin) continue;
    const area = areaFrom(start, probabilities, seen, { widthPx, heightPx });
    let sum = 0;
    for (const i of area) sum += probabilities[i]!;
    if (sum < meanProbabilityMin * area.length) continue;
    const line = around(area, widthPx);
    if (line.length >= lengthRatioMin * line.height) found.push(line);
  }
  return found;
}

/** Collects the pixels of writing that are connected with `start`. */
function areaFrom(
  start: number,
  probabilities: Float32Array,
  seen: Uint8Array,
  { widthPx, heightPx }: Size,
): number[] {
  const area = [start];
  seen[start] = 1;
  const reach = (i: number, isInside: boolean) => {
    if (!isInside || seen[i] || probabilities[i]! < probabilityMin) return;
    seen[i] = 1;
    area.push(i);
  };
  for (let next = 0; next < area.length; next++) {
    const i = area[next]!;
    const x = i % widthPx;
    reach(i - 1, x > 0);
    reach(i + 1, x < widthPx - 1);
    reach(i - widthPx, i >= widthPx);
    reach(i + widthPx, i < widthPx * (heightPx - 1));
  }
  return area;
}

/** Puts a strip along the main axis of an area. */
function around(area: readonly number[], widthPx: number): Strip {
  const points = area.map((i) => ({ x: (i % widthPx) + 0.5, y: Math.floor(i / widthPx) + 0.5 }));
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point.x / points.length;
    y += point.y / points.length;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    xx += (point.x - x) ** 2;
    xy += (point.x - x) * (point.y - y);
    yy += (point.y - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const point of points) {
    const along = (point.x - x) * cos + (point.y - y) * sin;
    const across = (point.y - y) * cos - (point.x - x) * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [length, height] = [right - left + 1, bottom - top + 1];
  const margin = (widening * length * height) / (length + height);
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
    angle,
    length: length + margin,
    height: height + margin,
  };
}
