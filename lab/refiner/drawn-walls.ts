import sharp from 'sharp';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';

type Random = () => number;
interface Size {
  widthPx: number;
  heightPx: number;
}
type Drawing = (size: Size, random: Random) => string[];

/** Backgrounds: even and busy ones, with and without straight edges, in colours of hair, skin and cloth. */
const drawings = {
  bookshelf: ({ widthPx, heightPx }, random) => {
    const parts = [rect(0, 0, widthPx, heightPx, hsl(25, 30, 20))];
    for (let y = 0; y < heightPx; y += 190) {
      for (let x = 0; x < widthPx; ) {
        const width = 18 + random() * 50;
        const colour = hsl(random() * 360, 20 + random() * 50, 10 + random() * 60);
        parts.push(rect(x, y + 20 + random() * 40, width - 2, 170, colour));
        x += width;
      }
      parts.push(rect(0, y + 180, widthPx, 18, hsl(28, 35, 35)));
    }
    return parts;
  },
  bricks: ({ widthPx, heightPx }, random) => {
    const parts = [rect(0, 0, widthPx, heightPx, hsl(30, 10, 60))];
    for (let row = 0; row * 52 < heightPx; row++) {
      for (let x = -(row % 2) * 60; x < widthPx; x += 124) {
        parts.push(
          rect(x, row * 52, 118, 46, hsl(10 + random() * 15, 25 + random() * 30, 22 + random() * 25)),
        );
      }
    }
    return parts;
  },
  leaves: ({ widthPx, heightPx }, random) => {
    const parts = [rect(0, 0, widthPx, heightPx, hsl(100, 30, 12))];
    for (let k = 0; k < 2600; k++) {
      const [x, y] = [random() * widthPx, random() * heightPx];
      const colour = hsl(70 + random() * 60, 20 + random() * 40, 8 + random() * 45);
      const place = `cx="${x}" cy="${y}" rx="${6 + random() * 26}" ry="${3 + random() * 9}"`;
      parts.push(`<ellipse ${place} transform="rotate(${random() * 180} ${x} ${y})" fill="${colour}"/>`);
    }
    return parts;
  },
  windows: ({ widthPx, heightPx }, random) => {
    const paneHeight = heightPx * 0.7;
    const bar = hsl(30, 20, 25);
    const parts = [rect(0, 0, widthPx, heightPx, hsl(random() * 360, 15, 35))];
    for (let x = 60; x < widthPx; x += 420) {
      parts.push(rect(x, 40, 330, paneHeight, hsl(205, 40, 90)), rect(x + 155, 40, 20, paneHeight, bar));
      for (let y = 40; y < paneHeight; y += 240) parts.push(rect(x, y, 330, 18, bar));
    }
    return [...parts, rect(0, heightPx * 0.8, widthPx, heightPx * 0.2, hsl(20, 30, 18))];
  },
  houses: ({ widthPx, heightPx }, random) => {
    const parts = [rect(0, 0, widthPx, heightPx, hsl(210, 30, 88))];
    for (let x = 0; x < widthPx; ) {
      const width = 150 + random() * 250;
      const top = heightPx * (0.1 + random() * 0.35);
      const roof = `${x - 15},${top} ${x + width / 2},${top - 120} ${x + width + 15},${top}`;
      parts.push(
        rect(x, top, width, heightPx, hsl(random() * 360, 10 + random() * 35, 30 + random() * 45)),
        `<polygon points="${roof}" fill="${hsl(15, 35, 20 + random() * 15)}"/>`,
      );
      for (let y = top + 40; y < heightPx; y += 110) {
        for (let u = x + 20; u < x + width - 50; u += 80)
          parts.push(rect(u, y, 42, 64, hsl(220, 15, 10 + random() * 25)));
      }
      x += width;
    }
    return parts;
  },
  curtain: ({ widthPx, heightPx }, random) => {
    const hue = random() * 360;
    const folds: string[] = [];
    for (let x = 0; x < widthPx; x += 6) {
      folds.push(rect(x, 0, 7, heightPx, hsl(hue, 25, 40 + 18 * Math.sin(x / 23) + 8 * Math.sin(x / 7.3))));
    }
    return folds;
  },
  wood: ({ widthPx, heightPx }, random) => {
    const parts: string[] = [];
    for (let x = 0; x < widthPx; x += 120) {
      const lightness = 22 + random() * 22;
      parts.push(rect(x, 0, 118, heightPx, hsl(25, 35, lightness)));
      for (let k = 0; k < 30; k++) {
        const colour = hsl(22, 35, lightness - 6 + random() * 12);
        parts.push(rect(x + random() * 116, random() * heightPx, 2, 80 + random() * 400, colour));
      }
    }
    return parts;
  },
  shade: ({ widthPx, heightPx }, random) => {
    const hue = random() * 360;
    const stops = `<stop stop-color="${hsl(hue, 10, 8)}"/><stop offset="1" stop-color="${hsl(hue, 14, 42)}"/>`;
    return [
      `<defs><linearGradient id="shade">${stops}</linearGradient></defs>`,
      rect(0, 0, widthPx, heightPx, 'url(#shade)'),
    ];
  },
  blurred: ({ widthPx, heightPx }, random) => {
    const parts = [
      '<filter id="soft"><feGaussianBlur stdDeviation="12"/></filter>',
      rect(0, 0, widthPx, heightPx, hsl(random() * 360, 20, 25)),
    ];
    for (let k = 0; k < 60; k++) {
      const colour = hsl(random() * 360, 30 + random() * 40, 15 + random() * 65);
      const place = `cx="${random() * widthPx}" cy="${random() * heightPx}" r="${40 + random() * 150}"`;
      parts.push(`<circle ${place} fill="${colour}" opacity="0.7" filter="url(#soft)"/>`);
    }
    return parts;
  },
  railings: ({ widthPx, heightPx }, random) => {
    const parts = [
      rect(0, 0, widthPx, heightPx, hsl(35, 15, 70)),
      rect(0, heightPx * 0.45, widthPx, heightPx * 0.55, hsl(100, 20, 35)),
      rect(0, heightPx * 0.3, widthPx, 22, hsl(0, 0, 12)),
    ];
    for (let x = 10; x < widthPx; x += 46) parts.push(rect(x, heightPx * 0.25, 14, heightPx, hsl(0, 0, 12)));
    for (let k = 0; k < 5; k++) {
      const ends = `x1="${random() * widthPx}" y1="0" x2="${random() * widthPx}" y2="${heightPx}"`;
      parts.push(`<line ${ends} stroke="${hsl(20, 40, 15)}" stroke-width="${8 + random() * 14}"/>`);
    }
    return parts;
  },
} satisfies Record<string, Drawing>;

export type WallName = keyof typeof drawings;
export const wallNames = Object.keys(drawings) as WallName[];

/** Width in px for which the drawings are designed; they are scaled to the picture. */
const drawnWidthPx = 1350;

/** Background blur of a camera that is focused on the person, as standard deviations in px of a view. */
const blurs = [0.4, 0.8, 2] as const;

export async function drawWall(name: WallName, { widthPx, heightPx }: Size, random: Random): Promise<Raster> {
  const blurPx = blurs[Math.floor(random() * blurs.length)]!;
  const drawn = { widthPx: drawnWidthPx, heightPx: Math.round((drawnWidthPx * heightPx) / widthPx) };
  const parts = drawings[name](drawn, random).join('');
  const box = `width="${widthPx}" height="${heightPx}" viewBox="0 0 ${drawn.widthPx} ${drawn.heightPx}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} preserveAspectRatio="none">${parts}</svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().blur(blurPx).raw().toBuffer();
  return { data, widthPx, heightPx };
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue.toFixed(0)},${saturation.toFixed(0)}%,${lightness.toFixed(0)}%)`;
}
