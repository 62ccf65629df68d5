/*
 * Paths of a drawn person. Unit: a hundredth of the head height; crown at y 0, chin at y 100, eyes at y 50, face
 * centre at x 0.
 */

interface Head {
  /** Head and neck, closed: what lies behind them is hidden. */
  outline: string;
  hair: string;
  /** Neck, jaw, ears, brows and nose. */
  lines: string;
  eyes: Readonly<Record<Eyes, string>>;
  pupils: readonly (readonly [x: number, y: number])[];
  mouth: Readonly<Record<Mouth, string>>;
  transform?: string;
}

export type Pose = 'frontal' | 'turned' | 'nodding' | 'raised';
export type Eyes = 'open' | 'shut';
export type Mouth = 'calm' | 'smile' | 'hidden';

export const garment =
  'M-22 111C-40 121-66 124-80 142C-88 154-91 190-92 240H92C91 190 88 154 80 142C66 124 40 121 22 111L0 138ZM0 138V240';

/** The shoulders with the triangle that the collar leaves open. */
export const shoulders =
  'M-22 111C-40 121-66 124-80 142C-88 154-91 190-92 240H92C91 190 88 154 80 142C66 124 40 121 22 111Z';

/** Head, neck and shoulders of a frontal person, as one shape. */
export const silhouette =
  'M-92 240C-91 190-88 154-80 142C-66 124-40 121-22 112C-19 107-18 102-18 94C-28 84-33 64-33 50C-42 22-33 2-12-4C10-9 35-2 36 24C40 38 40 58 31 66C28 80 22 90 18 95C18 102 19 107 22 112C40 121 66 124 80 142C88 154 91 190 92 240Z';

const frontal: Head = {
  outline: silhouette,
  hair: 'M-32 46C-40 22-33 2-12-4C10-9 35-2 36 24C36.5 33 34 40 32 46C32 36 29 30 25 25C14 27-4 24-14 15C-17 25-30 30-32 46Z',
  lines:
    'M-18 91C-18 102-19 107-22 112M18 91C18 102 19 107 22 112M-32 44C-38 39-41 47-38 56C-36 63-33 65-30 62M32 44C38 39 41 47 38 56C36 63 33 65 30 62M-32 40C-33 60-28 82-13 95C-6 101.7 6 101.7 13 95C28 82 33 60 32 40M-22 41C-18 38-12 38-8 40M22 41C18 38 12 38 8 40M-1.5 52C-2 60-4 64-5 67C-3 69.5 2 69.5 4 68',
  eyes: {
    open: 'M-20 50C-17 46.5-12 46.5-9 50C-12 52.5-17 52.5-20 50ZM20 50C17 46.5 12 46.5 9 50C12 52.5 17 52.5 20 50Z',
    shut: 'M-20 50C-17 53-12 53-9 50M20 50C17 53 12 53 9 50',
  },
  pupils: [
    [-14.5, 49.6],
    [14.5, 49.6],
  ],
  mouth: {
    calm: 'M-11 79.3C-6 80.6-2.5 79.4 0 80C2.5 79.4 6 80.6 11 79.3M-5 85.4C-2 86.4 2 86.4 5 85.4',
    smile:
      'M-15 75.5C-9 84.5 9 84.5 15 75.5M-17.5 74C-16.5 75-15.5 75.8-14 76M17.5 74C16.5 75 15.5 75.8 14 76',
    hidden: '',
  },
};

/** The person looks to the right of the picture: the nose is beside the middle, one ear is hidden. */
const turned: Head = {
  ...frontal,
  outline:
    'M-22 112C-19 107-18 102-18 88C-28 76-33 58-31 40C-36 12-20-5 4-5C32-5 44 18 38 46C37 62 32 84 18 95C18 102 19 107 22 112Z',
  hair: 'M-26 56C-44 20-24-5 4-5C34-6 46 22 37 50C36 38 31 29 26 23C10 24-4 20-10 12C-11 26-17 34-17 46C-21 46-24 50-26 56Z',
  lines:
    'M-18 86C-18 102-19 107-22 112M18 95C18 102 19 107 22 112M-17 50C-22 44-28 50-26 58C-25 65-21 68-18 65M-19 66C-17 80-13 88-4 96C0 100 6 101 14 97C32 84 37 62 37 46M0 41C4 38 9 38 13 40M25 40C28 38 32 38 34 40M20 52C22 58 25 63 25 67C22 69 18 69 15 68',
  eyes: {
    ...frontal.eyes,
    open: 'M1 50C4 46.5 10 46.5 13 50C10 52.5 4 52.5 1 50ZM24 50C26 46.5 31 46.5 34 50C31 52.5 26 52.5 24 50Z',
  },
  pupils: [
    [8.5, 49.6],
    [30, 49.6],
  ],
  mouth: { ...frontal.mouth, calm: 'M8 80C14 81.5 22 80 27 79M13 86C16 87 20 87 23 86' },
  transform: 'skewY(-3)',
};

/** The chin is on the chest: the eyes look down, and there is more hair than face. */
const nodding: Head = {
  ...frontal,
  hair: 'M-33 50C-40 14-26-8 0-8C28-8 40 14 33 50C31 46 29 43 26 40C12 46-10 45-22 36C-26 40-31 43-33 50Z',
  lines:
    'M-18 93C-18 102-19 107-22 112M18 93C18 102 19 107 22 112M-33 50C-38 46-40 54-37 62C-35 68-32 70-30 67M33 50C38 46 40 54 37 62C35 68 32 70 30 67M-33 46C-33 64-28 84-13 96C-6 102 6 102 13 96C28 84 33 64 33 46M-24 56C-19 53-12 54-8 57M24 56C19 53 12 54 8 57M0 64L-4 80C-2 82 3 82 5 80',
  eyes: { open: 'M-22 63C-18 66-12 66-8 63M22 63C18 66 12 66 8 63', shut: '' },
  pupils: [],
  mouth: { ...frontal.mouth, calm: 'M-9 89C-4 90 4 90 9 89' },
  transform: 'translate(0 8) scale(1 0.94)',
};

/** The chin points at the camera: the nostrils are visible, the neck is long, the hair is a rim. */
const raised: Head = {
  ...frontal,
  outline:
    'M-22 112C-19 107-19 100-19 84C-28 76-34 58-33 34C-36 14-20 2 0 2C20 2 36 14 33 34C34 58 28 76 19 84C19 100 19 107 22 112Z',
  hair: 'M-33 36C-38 12-20 0 0 0C20 0 38 12 33 36C28 14-28 14-33 36Z',
  lines:
    'M-19 86C-19 100-19 107-22 112M19 86C19 100 19 107 22 112M-32 46C-38 44-40 52-37 60C-35 66-32 67-30 63M32 46C38 44 40 52 37 60C35 66 32 67 30 63M-33 34C-34 58-28 80-16 88C-8 93 8 93 16 88C28 80 34 58 33 34M-22 27C-18 24-12 24-8 27M22 27C18 24 12 24 8 27M-7 52C-4 47 4 47 7 52C4 56-4 56-7 52ZM-3 52H-2.5M2.5 52H3M-14 80C-6 84 6 84 14 80M-16 104C-8 108 8 108 16 104',
  eyes: {
    ...frontal.eyes,
    open: 'M-20 34C-17 31-12 31-9 34C-12 36-17 36-20 34ZM20 34C17 31 12 31 9 34C12 36 17 36 20 34Z',
  },
  pupils: [
    [-14.5, 33.2],
    [14.5, 33.2],
  ],
  mouth: { ...frontal.mouth, calm: 'M-12 64C-5 61 5 61 12 64' },
  transform: 'translate(0 -4)',
};

export const heads: Readonly<Record<Pose, Head>> = { frontal, turned, nodding, raised };

export const glasses =
  'M-26 43H-5V52C-5 61-26 61-26 52ZM26 43H5V52C5 61 26 61 26 52ZM-5 46C-2 43.5 2 43.5 5 46M-26 45-34 43M26 45 34 43';

/** Covers the hair and leaves the face from forehead to chin. */
export const headscarf =
  'M0-7C-36-7-46 22-43 52C-41 78-38 96-50 122C-34 138 34 138 50 122C38 96 41 78 43 52C46 22 36-7 0-7ZM0 18C20 18 31 30 32 48C33 74 20 103 0 103C-20 103-33 74-32 48C-31 30-20 18 0 18Z';
export const headscarfFolds = 'M-16 103C-6 112 10 116 26 114M-36 40C-37 62-32 84-24 100';
