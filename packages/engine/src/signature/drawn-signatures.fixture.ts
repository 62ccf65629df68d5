import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';

/** A signature drawn on paper, and where its ink is. */
export interface DrawnSignature {
  name: string;
  picture: Raster;
  ink: Uint8Array;
}

const widthPx = 720;
const heightPx = 480;

/** Lined, squared, grey and shadowed sheets, a signature on each for every seed. */
export async function drawnSignatures(seeds: readonly number[]): Promise<DrawnSignature[]> {
  const papers = [linedPaper, squaredPaper, greyPaper, shadowedPaper];
  const drawn = papers.flatMap((paper) =>
    seeds.map(async (seed) => {
      const signature = strokesOf(seed + paper.name.length * 10);
      const sheet = await pictureOf(paper(seed) + signature);
      const alone = await pictureOf(`<rect width="100%" height="100%" fill="#fff"/>${signature}`);
      return { name: `${paper.name} ${seed}`, picture: noisy(sheet, seed), ink: inkIn(alone) };
    }),
  );
  return Promise.all(drawn);
}

/** A sheet of lined paper without a signature. */
export async function emptySheet(): Promise<Raster> {
  return noisy(await pictureOf(linedPaper(3)), 3);
}

function randomOf(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A name of loops with a flourish, in blue or black ink of varying width. */
function strokesOf(seed: number): string {
  const random = randomOf(seed);
  const left = 260 + random() * 120;
  const middle = 380 + random() * 60;
  let path = `M ${left} ${middle}`;
  let x = left;
  const letters = 6 + Math.floor(random() * 5);
  for (let letter = 0; letter < letters; letter++) {
    const width = 40 + random() * 40;
    const height = 40 + random() * 130;
    path += ` C ${x + width * 0.9} ${middle - height} ${x - width * 0.2} ${middle - height} ${x + width * 0.6} ${middle + random() * 30}`;
    x += width * 0.6;
  }
  path += ` C ${x + 60} ${middle + 90} ${left + 80} ${middle + 110} ${x + 90} ${middle + 50}`;
  const colour = random() < 0.5 ? '#1b2a6b' : '#15151a';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${4 + random() * 4}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ruling(seed: number, { isSquared }: { isSquared: boolean }): string {
  const random = randomOf(seed + 100);
  const gap = isSquared ? 46 : 74 + random() * 20;
  const slantDeg = (random() - 0.5) * 4;
  const line = (at: number, isUpright: boolean) =>
    isUpright
      ? `<line x1="${at}" y1="-900" x2="${at}" y2="1700"/>`
      : `<line x1="-900" y1="${at}" x2="2100" y2="${at}"/>`;
  const places = Array.from({ length: 60 }, (_, n) => -900 + n * gap);
  const lines = places.map((at) => line(at, false) + (isSquared ? line(at, true) : '')).join('');
  return `<g stroke="#8fa9d4" stroke-width="2.5" transform="rotate(${slantDeg} 600 400)">${lines}</g>`;
}

function linedPaper(seed: number): string {
  return `<rect width="100%" height="100%" fill="#f4f2ec"/>${ruling(seed, { isSquared: false })}`;
}

function squaredPaper(seed: number): string {
  return `<rect width="100%" height="100%" fill="#eef0f2"/>${ruling(seed, { isSquared: true })}`;
}

function greyPaper(seed: number): string {
  const grey = 110 + seed * 14;
  return `<rect width="100%" height="100%" fill="rgb(${grey},${grey},${grey - 6})"/>`;
}

/** The soft shadow of a hand across the sheet, and a lamp at one side. */
function shadowedPaper(seed: number): string {
  const start = 0.1 + seed * 0.1;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${start + offset}" stop-color="#000" stop-opacity="${opacity}"/>`;
  return `<defs><linearGradient id="lamp"><stop offset="0" stop-color="#fbf7ee"/><stop offset="1" stop-color="#a9a59c"/></linearGradient>
    <linearGradient id="hand" x2="1" y2="0.35">${stop(0, 0)}${stop(0.07, 0.42)}${stop(0.25, 0.42)}${stop(0.33, 0)}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#lamp)"/><rect width="100%" height="100%" fill="url(#hand)"/>`;
}

async function pictureOf(content: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 1200 800">${content}</svg>`;
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { data: new Uint8Array(data), widthPx, heightPx };
}

/** Grain of a phone's camera. */
function noisy({ data, ...size }: Raster, seed: number): Raster {
  const random = randomOf(seed + 500);
  return {
    ...size,
    data: new Uint8Array(Uint8ClampedArray.from(data, (value) => value + (random() + random() - 1) * 14)),
  };
}

function inkIn({ data }: Raster): Uint8Array {
  return Uint8Array.from({ length: data.length / 3 }, (_, at) => Number(data[at * 3 + 1]! < 128));
}
