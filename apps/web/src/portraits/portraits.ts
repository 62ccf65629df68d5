import { type Eyes, glasses, type Mouth, type Pose } from './heads.ts';
import type { Marks } from './looks.ts';

export interface Person {
  transform?: string;
  opacity?: number;
  isFault?: boolean;
  shadow?: string;
  pose?: Pose;
  eyes?: Eyes;
  mouth?: Mouth;
  wears?: 'glasses' | 'headscarf';
}

/** The frame is 70 by 90. A head has its crown at y 0, its chin at y 100, its eyes at y 50 and its centre at x 0. */
interface Drawing {
  scale?: number;
  crownY?: number;
  people?: readonly Person[];
  behind?: Marks;
  on?: Marks;
  over?: Marks;
}

export type PortraitName = keyof typeof drawings;

const wholeFrame = 'M0 0H70V90H0Z';
const crownAndChinOfGood = 'M0 15H70M0 71.5H70';
const lenses = 'M-27 41H-4V53C-4 63-27 63-27 53ZM27 41H4V53C4 63 27 63 27 53Z';
const temples = 'M-4 46C-2 43.5 2 43.5 4 46M-27 45-34 43M27 45 34 43';
const largeNose = 'M-2 50C-3 58-9 66-10 70C-6 76 6 76 11 70C10 66 5 58 4 52';
const eyeWhites =
  'M-21 50C-17.5 44.5-11.5 44.5-8 50C-11.5 54-17.5 54-21 50ZM21 50C17.5 44.5 11.5 44.5 8 50C11.5 54 17.5 54 21 50Z';

const drawings = {
  good: {},

  tilted: {
    people: [{ transform: 'rotate(17 0 80)' }],
    over: { faultDashed: 'M35 6V82', fault: 'M47 8L23 80' },
  },
  turned: {
    people: [{ pose: 'turned' }],
    over: { fault: 'M20 12C28 5 42 5 50 12M50 12L49 7M50 12L45 12.5' },
  },
  nodding: {
    people: [{ pose: 'nodding' }],
    over: { fault: 'M60 16C66 26 66 40 60 50M60 50L65 47M60 50L58.5 44.5' },
  },
  raised: {
    people: [{ pose: 'raised' }],
    over: { fault: 'M60 50C66 40 66 26 60 16M60 16L65 19M60 16L58.5 21.5' },
  },
  shoulder: {
    people: [{ transform: 'skewY(-9)' }],
    over: { fault: 'M4 76L66 66', faultDashed: 'M4 71H66' },
  },
  'off-centre': {
    people: [{ transform: 'translate(-27 0)' }],
    over: { faultDashed: 'M35 0V90', fault: 'M20 0V90' },
  },
  high: { crownY: 1, over: { faultBold: 'M0 3H70', fault: 'M58 20V6M55 9.5L58 5.5L61 9.5' } },
  'small-head': {
    scale: 0.3,
    crownY: 40,
    over: { fault: 'M0 40H70M0 70H70M10 37V18M7 21.5L10 17.5L13 21.5', faultDashed: crownAndChinOfGood },
  },
  'large-head': {
    scale: 0.84,
    crownY: 3,
    over: { fault: 'M0 3H70M0 87H70', faultDashed: crownAndChinOfGood },
  },
  near: {
    scale: 0.78,
    crownY: 6,
    on: {
      erased: largeNose,
      faultBold: `${largeNose}M-44 6L-34 16M44 6L34 16M-46 112L-35 100M46 112L35 100`,
    },
  },
  company: {
    people: [
      { transform: 'translate(37.5 12.5) scale(0.68)', isFault: true },
      { transform: 'translate(-12 0)' },
    ],
  },
  lined: { over: { line: 'M4 15H66M4 71H66' } },
  mislined: {
    over: {
      fault: 'M4 27H66M4 80H66M58 24V17M55.5 19.5L58 16.5L60.5 19.5M58 77V73M55.5 75.5L58 72.5L60.5 75.5',
    },
  },

  blinking: { people: [{ eyes: 'shut' }] },
  aside: {
    on: {
      paper: eyeWhites,
      faultSolid:
        'M-13.4 49.8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M15.4 49.8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
    },
    over: { fault: 'M48 43H64M64 43L60 40.5M64 43L60 45.5' },
  },
  'red-eyes': {
    on: {
      paper: eyeWhites,
      faultSolid:
        'M-17.9 49.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M11.1 49.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0',
    },
  },
  smiling: {
    people: [{ mouth: 'hidden' }],
    on: {
      faultPaper:
        'M-17 73C-9 77 9 77 17 73C14 90-14 90-17 73ZM-15 78.5C-8 81 8 81 15 78.5M-5.5 76V80.5M5.5 76V80.5',
    },
  },
  'open-mouth': {
    people: [{ mouth: 'hidden' }],
    on: { faultArea: 'M-11 79C-6 75 6 75 11 79C8 89-8 89-11 79ZM-7 79.5C-3 81 3 81 7 79.5' },
  },
  'covered-mouth': {
    on: {
      faultPaper: 'M-33 66C-16 72 16 72 33 66C34 84 30 104 22 114C8 120-8 120-22 114C-30 104-34 84-33 66Z',
      fault: 'M-28 84C-12 90 12 90 28 84M-25 100C-10 106 10 106 25 100',
    },
  },

  glare: {
    people: [{ wears: 'glasses' }],
    on: { faultBold: 'M-25 54L-13 43M-21 58L-6.5 44.5M6 55L18 43.5M11 58L25 45' },
  },
  glasses: { on: { faultBold: glasses } },
  'clear-glasses': { on: { line: lenses + temples } },
  tinted: { on: { dark: lenses, line: temples } },
  headscarf: { people: [{ wears: 'headscarf' }] },
  bandage: {
    on: {
      paper:
        'M-36 30C-30 20 30 14 36 22C37 30 36 36 34 40C24 30-22 34-33 44C-36 40-37 34-36 30ZM-30 25C-22 32-18 34-14 33M-8 20C0 26 8 30 12 29M16 18C22 24 28 28 33 29',
    },
  },
  cap: {
    scale: 0.52,
    crownY: 21,
    on: {
      faultPaper:
        'M-36 24C-40-12-20-22 0-22C20-22 40-12 36 24C14 16-14 16-36 24ZM-36 24C-50 28-56 34-58 40C-24 26 24 26 44 31C42 28 40 26 36 24M0-22C-10-12-14 2-14 18M0-22C10-12 14 2 14 18',
    },
  },
  hair: {
    on: {
      cloth:
        'M-34 30C-30 6-6-4 14 4C18 22 4 48-6 66C-10 60-10 54-9 50C-14 58-20 62-27 64C-32 54-35 42-34 30Z',
      fault: 'M10 8C8 26-2 44-10 56M2 8C-2 26-12 44-21 56M-8 8C-14 24-22 40-28 50',
    },
  },
  hand: {
    on: {
      faultPaper:
        'M62 200C58 170 52 146 44 130C38 122 26 114 20 104C16 97 20 92 26 96L36 104C28 92 20 80 17 70C15 63 22 61 25 67L38 90C34 78 30 66 30 58C30 52 36 51 38 57C42 70 46 82 48 92C50 86 52 78 55 76C60 74 62 80 61 86C58 104 66 124 74 140C82 158 86 180 88 200Z',
    },
  },

  old: {
    on: {
      cloth:
        'M-34 44C-46 64-44 96-40 112C-34 116-28 112-26 104C-32 90-34 66-34 44ZM34 44C46 64 44 96 40 112C34 116 28 112 26 104C32 90 34 66 34 44Z',
    },
    over: {
      faultShade: 'M54 90L70 74V90Z',
      faultPaper: 'M45 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0M55 10V16L50.5 18.5M54 90L70 74',
    },
  },

  dark: { over: { night: wholeFrame } },
  bright: {
    people: [{ opacity: 0.3 }],
    over: {
      faultDashed:
        'M22 38a13 13 0 1 0 26 0a13 13 0 1 0-26 0M35 20V14M35 62V56M17 38H11M59 38H53M22 25L18 21M48 25L52 21M22 51L18 55M48 51L52 55',
    },
  },
  'side-lit': {
    on: {
      shade: 'M2 10C22 10 32 24 32 40C33 60 28 82 13 95C9 99 5 100 2 100C8 78-3 70 3 62C6 40-3 26 2 10Z',
    },
    over: { fault: 'M2 20L16 28M1 34L14 36M3 50L15 45' },
  },
  shiny: {
    on: {
      faultDashedArea:
        'M-12 26C-4 22 6 22 13 26C6 31-5 31-12 26ZM-25 62C-22 58-16 59-14 64C-18 69-24 67-25 62ZM25 62C22 58 16 59 14 64C18 69 24 67 25 62Z',
    },
  },
  cast: { over: { amber: wholeFrame } },
  grey: { over: { shade: wholeFrame } },

  'coloured-wall': { behind: { faultShade: wholeFrame } },
  'wall-shadow': { people: [{ shadow: 'translate(19 3) scale(1.03)' }] },
  shadow: {
    people: [{ shadow: 'translate(19 3) scale(1.03)' }],
    on: {
      faultShade:
        'M2 22C14 24 26 20 31 30C35 60 28 82 13 95C8 100 4 100 2 100C8 84-2 72 4 66C8 56 0 44 2 22Z',
    },
  },
  busy: { behind: { faultFine: wallpaper() }, over: { fault: 'M52 0V28H70M61 0V28' } },
  leftover: {
    behind: {
      faultArea:
        'M54 19.5C60.8 17.2 68.6 20.6 69.7 28.4C70.8 36.3 67.5 44.1 61.9 47.5C58.5 48.6 56.3 43 56.3 37.4Z',
    },
  },
  'lost-part': {
    on: {
      erased: 'M24-2H60V70H29C34 60 33 50 31 40C28 32 34 18 24-2Z',
      faultDashedArea:
        'M24-2C33 4 36 14 36 24C37 32 36 38 34 42C40 40 41 48 38 56C36 63 33 65 30 62C32 56 32 46 31 40C28 32 34 18 24-2Z',
    },
  },

  blurred: {
    people: [
      { opacity: 0.35 },
      { transform: 'translate(7 2)', opacity: 0.35 },
      { transform: 'translate(-6 4)', opacity: 0.35, isFault: true },
    ],
  },
  blocky: { people: [{ opacity: 0.55 }], over: { faultFine: grid(7) } },
  reproduced: {
    scale: 0.4,
    crownY: 26,
    people: [{ transform: 'rotate(7)' }],
    behind: { faultPaper: 'M14 14L62 20L57 84L8 78Z' },
    over: { faultArea: 'M50 19L61 32L62 20Z' },
  },
  cut: { over: { faultDashedArea: 'M0 66H70V90H0Z' } },
  retouched: {
    on: {
      faultDashed:
        'M-58 160C-66 140-42 128-28 116C-30 104-36 84-39 66C-46 56-44 40-39 38C-42 8-22-12 4-11C30-10 46 12 39 38C44 40 46 56 39 66C36 84 30 104 28 116C42 128 66 140 58 160',
    },
    over: {
      faultSolid:
        'M54 9l1.6 4.4L60 15l-4.4 1.6L54 21l-1.6-4.4L48 15l4.4-1.6ZM61 23l.9 2.6 2.6.9-2.6.9L61 30l-.9-2.6-2.6-.9 2.6-.9Z',
    },
  },
} as const satisfies Record<string, Drawing>;

export const portraits: Readonly<Record<PortraitName, Drawing>> = drawings;

function wallpaper(): string {
  return [5, 15, 25, 35, 45, 55, 65]
    .flatMap((x, column) =>
      [4, 16, 28, 40, 52, 64, 76, 88].map((y) => `M${x} ${y + (column % 2) * 6 - 3}l2.5 3-2.5 3-2.5-3Z`),
    )
    .join('');
}

function grid(step: number): string {
  const down = Array.from({ length: Math.ceil(70 / step) - 1 }, (_, index) => `M${(index + 1) * step} 0V90`);
  const across = Array.from(
    { length: Math.ceil(90 / step) - 1 },
    (_, index) => `M0 ${(index + 1) * step}H70`,
  );
  return [...down, ...across].join('');
}
