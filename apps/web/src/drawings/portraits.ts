import type { Eyes, Mouth, Pose } from './heads.ts';
import type { Marks } from './paints.ts';
import drawn from './portraits.json' with { type: 'json' };

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

export type PortraitName = keyof typeof drawn | 'busy' | 'blocky';

export const portraits: Readonly<Record<PortraitName, Drawing>> = {
  ...(drawn as Record<keyof typeof drawn, Drawing>),
  busy: { behind: { faultFine: wallpaper() }, over: { fault: 'M52 0V28H70M61 0V28' } },
  blocky: { people: [{ opacity: 0.55 }], over: { faultFine: grid(7) } },
};

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
