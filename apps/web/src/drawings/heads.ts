import drawn from './heads.json' with { type: 'json' };

/*
 * Paths of a drawn person. Unit: a hundredth of the head height; crown at y 0, chin at y 100, eyes at y 50, face
 * centre at x 0.
 */

interface Head {
  outline: string;
  hair: string;
  lines: string;
  eyes: Readonly<Record<Eyes, string>>;
  pupils: readonly (readonly number[])[];
  mouth: Readonly<Record<Mouth, string>>;
  transform?: string;
}

export type Pose = keyof typeof drawn;
export type Eyes = 'open' | 'shut';
export type Mouth = 'calm' | 'smile' | 'hidden';

export const garment =
  'M-22 111C-40 121-66 124-80 142C-88 154-91 190-92 240H92C91 190 88 154 80 142C66 124 40 121 22 111L0 138ZM0 138V240';

export const shoulders =
  'M-22 111C-40 121-66 124-80 142C-88 154-91 190-92 240H92C91 190 88 154 80 142C66 124 40 121 22 111Z';

export const silhouette =
  'M-92 240C-91 190-88 154-80 142C-66 124-40 121-22 112C-19 107-18 102-18 94C-28 84-33 64-33 50C-42 22-33 2-12-4C10-9 35-2 36 24C40 38 40 58 31 66C28 80 22 90 18 95C18 102 19 107 22 112C40 121 66 124 80 142C88 154 91 190 92 240Z';

const { frontal, turned, nodding, raised } = drawn;

/** A head in another pose is like the frontal one but for the parts that it names. */
export const heads: Readonly<Record<Pose, Head>> = {
  frontal,
  turned: posed(turned),
  nodding: posed(nodding),
  raised: posed(raised),
};

function posed(own: Partial<Omit<Head, 'eyes' | 'mouth'> & { eyes: object; mouth: object }>): Head {
  const eyes = { ...frontal.eyes, ...own.eyes };
  const mouth = { ...frontal.mouth, ...own.mouth };
  return { ...frontal, ...own, eyes, mouth };
}

export const glasses =
  'M-26 43H-5V52C-5 61-26 61-26 52ZM26 43H5V52C5 61 26 61 26 52ZM-5 46C-2 43.5 2 43.5 5 46M-26 45-34 43M26 45 34 43';

export const headscarf =
  'M0-7C-36-7-46 22-43 52C-41 78-38 96-50 122C-34 138 34 138 50 122C38 96 41 78 43 52C46 22 36-7 0-7ZM0 18C20 18 31 30 32 48C33 74 20 103 0 103C-20 103-33 74-32 48C-31 30-20 18 0 18Z';
export const headscarfFolds = 'M-16 103C-6 112 10 116 26 114M-36 40C-37 62-32 84-24 100';
