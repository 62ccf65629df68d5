import { paperIds } from '@vesika/requirements/vocabulary';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { layoutSheet, layoutSheets } from './layout-sheet.ts';
import { papers } from './papers.ts';
import type { SheetBox, SheetLayout, SheetPhoto, SheetRequest } from './sheet.ts';

const toleranceMm = 1e-6;
const german = { widthMm: 35, heightMm: 45 };
const american = { widthMm: 50.8, heightMm: 50.8 };
const chinese = { widthMm: 33, heightMm: 48 };
const sizes = [german, american, chinese, { widthMm: 51, heightMm: 51 }, { widthMm: 50, heightMm: 70 }];

describe('as many as fit', () => {
  it.each([
    ['10x15', german, 8, 'landscape'],
    ['4x6in', american, 2, 'portrait'],
    ['5x7in', american, 6, 'portrait'],
    ['13x18', chinese, 10, 'landscape'],
    ['a4', german, 30, 'portrait'],
    ['letter', german, 28, 'landscape'],
  ] as const)('on %s: %o gives %i, %s', (paper, size, count, orientation) => {
    const layout = layoutSheet({ paper, photos: [{ ...size, count: 'fill' }] });
    expect(layout.placements).toHaveLength(count);
    expect(layout.widthMm > layout.heightMm ? 'landscape' : 'portrait').toBe(orientation);
  });

  it('covers a 4 x 6 inch sheet with six photos of 2 x 2 inches when there are no gaps and margins', () => {
    const photos = [{ ...american, count: 'fill' as const }];
    const layout = layoutSheet({ paper: '4x6in', photos, gapMm: 0, marginMm: 0 });
    expect(layout.placements).toHaveLength(6);
    expect(layout.footer).toBeNull();
  });

  it('fills with several sizes in turn after the sizes with a fixed number', () => {
    const photos: SheetPhoto[] = [
      { ...german, count: 4 },
      { ...american, count: 'fill' },
      { ...chinese, count: 'fill' },
    ];
    const counts = countsOf(layoutSheet({ paper: 'a4', photos }), photos);
    expect(counts[0]).toBe(4);
    expect(counts[1]).toBeGreaterThanOrEqual(3);
    expect(counts[2]).toBeGreaterThanOrEqual(3);
  });
});

describe('a fixed number', () => {
  it('stays', () => {
    expect(layoutSheet({ paper: 'a4', photos: [{ ...german, count: 6 }] }).placements).toHaveLength(6);
  });

  it('is refused with the number that fits when it is too large', () => {
    expect(failureOf({ paper: '10x15', photos: [{ ...german, count: 9 }] })).toMatchObject({
      code: 'sheet-too-small',
      facts: { fits: 8, asked: 9 },
    });
  });

  it('counts a filling size that never fits as one photo', () => {
    const photos: SheetPhoto[] = [{ widthMm: 150, heightMm: 150, count: 'fill' }];
    expect(failureOf({ paper: '10x15', photos })).toMatchObject({
      code: 'sheet-too-small',
      facts: { fits: 0, asked: 1 },
    });
  });
});

it.each<[string, Partial<SheetRequest>]>([
  ['paper', { paper: 'a5' as 'a4' }],
  ['photos', { photos: [{ widthMm: 0, heightMm: 45, count: 1 }] }],
  ['photos', { photos: [{ widthMm: Number.NaN, heightMm: 45, count: 1 }] }],
  ['count', { photos: [{ ...german, count: 0 }] }],
  ['count', { photos: [{ ...german, count: 1.5 }] }],
  ['gapMm', { gapMm: -1 }],
  ['marginMm', { marginMm: 31 }],
  ['rulerPrintedMm', { rulerPrintedMm: 49 }],
  ['rulerPrintedMm', { rulerPrintedMm: 55 }],
])('refuses a request with a wrong %s', (field, change) => {
  const request: SheetRequest = { paper: 'a4', photos: [{ ...german, count: 1 }], ...change };
  expect(failureOf(request)).toMatchObject({ code: 'request-invalid', facts: { field } });
});

describe('for a lab that enlarges by 4 %', () => {
  const request: SheetRequest = { paper: '10x15', photos: [{ ...german, count: 'fill', label: 'Ayşe' }] };
  const plain = layoutSheet(request);
  const reduced = layoutSheet({ ...request, rulerPrintedMm: 52 });

  it('all is so much smaller that its print has the true size and place', () => {
    const enlarged = (mm: number, wholeMm: number) => wholeMm / 2 + (mm - wholeMm / 2) * 1.04;
    expect(reduced.placements).toHaveLength(plain.placements.length);
    reduced.placements.forEach(({ leftMm, topMm, widthMm, label }, index) => {
      const photo = plain.placements[index]!;
      expect(enlarged(leftMm, plain.widthMm)).toBeCloseTo(photo.leftMm);
      expect(enlarged(topMm, plain.heightMm)).toBeCloseTo(photo.topMm);
      expect(widthMm * 1.04).toBeCloseTo(35);
      expect(label!.box.widthMm * 1.04).toBeCloseTo(photo.label!.box.widthMm);
    });
    expect(enlarged(reduced.cutMarks[0]!.toXMm, plain.widthMm)).toBeCloseTo(plain.cutMarks[0]!.toXMm);
  });

  it('the ruler prints with its 50 mm', () => {
    const [{ fromXMm, toXMm }] = reduced.ruler as [SheetLayout['ruler'][number]];
    expect((toXMm - fromXMm) * 1.04).toBeCloseTo(50);
  });
});

it.each(paperIds)('%s without photos has the ruler alone, away from the edges that labs trim', (paper) => {
  const [sheet] = layoutSheets({ paper, photos: [] });
  expect(sheet).toMatchObject({ placements: [], cutMarks: [] });
  for (const { fromXMm, toXMm, fromYMm, toYMm } of sheet!.ruler) {
    expect(Math.min(fromXMm, sheet!.widthMm - toXMm)).toBeGreaterThan(15);
    expect(Math.min(fromYMm, sheet!.heightMm - toYMm)).toBeGreaterThan(15);
  }
});

/** Every paper with every pair of sizes, and several gaps, margins and numbers. */
const cases = paperIds.flatMap((paper) =>
  sizes.flatMap((one) =>
    sizes.flatMap((other) =>
      [
        { gapMm: 0, marginMm: 0 },
        { gapMm: 1, marginMm: undefined },
        { gapMm: 3.3, marginMm: 7.5 },
      ].flatMap((spaces) =>
        ([1, 3, 'fill'] as const).map(
          (count): SheetRequest => ({
            paper,
            photos: [
              { ...one, count },
              { ...other, count: 'fill' },
            ],
            ...spaces,
          }),
        ),
      ),
    ),
  ),
);

it(`keeps photos apart and inside, at their true size, in ${cases.length} layouts`, () => {
  let laidOut = 0;
  for (const request of cases) {
    const layout = layoutOrNull(request);
    if (layout === null) continue;
    laidOut++;
    checkLayout(layout, request);
  }
  expect(laidOut).toBeGreaterThan(cases.length / 2);
});

function checkLayout(layout: SheetLayout, request: SheetRequest): void {
  expect(faultsOf(layout, request), JSON.stringify(request)).toEqual([]);
}

/** Faults as texts: one `expect` per pair of photos would be far too slow. */
function faultsOf({ placements, cutMarks, footer, ...size }: SheetLayout, request: SheetRequest): string[] {
  const faults: string[] = [];
  const check = (isTrue: boolean, what: string) => void (isTrue || faults.push(what));
  const marginMm = request.marginMm ?? papers[request.paper].marginMm;
  const sheet: SheetBox = { leftMm: 0, topMm: 0, widthMm: size.widthMm, heightMm: size.heightMm };
  const inner: SheetBox = {
    leftMm: marginMm,
    topMm: marginMm,
    widthMm: size.widthMm - 2 * marginMm,
    heightMm: size.heightMm - 2 * marginMm,
  };
  for (const [index, placement] of placements.entries()) {
    const { widthMm, heightMm } = request.photos[placement.photo]!;
    check(placement.widthMm === widthMm && placement.heightMm === heightMm, `photo ${index} has its size`);
    check(isInside(placement, inner), `photo ${index} is inside the margins`);
    if (footer) check(isApart(placement, footer, 0), `photo ${index} is apart from the footer`);
    for (const other of placements.slice(index + 1)) {
      check(isApart(placement, other, request.gapMm!), `photo ${index} is apart from each other one`);
    }
  }
  for (const [index, mark] of cutMarks.entries()) {
    const box = boxOf(mark);
    check(isInside(box, sheet), `mark ${index} is on the sheet`);
    check(
      placements.every((placement) => isApart(box, placement, 0)),
      `mark ${index} is on no photo`,
    );
  }
  if (footer) check(isInside(footer, sheet), 'the footer is on the sheet');
  return faults;
}

function isInside(box: SheetBox, { leftMm, topMm, widthMm, heightMm }: SheetBox): boolean {
  return (
    box.leftMm >= leftMm - toleranceMm &&
    box.topMm >= topMm - toleranceMm &&
    box.leftMm + box.widthMm <= leftMm + widthMm + toleranceMm &&
    box.topMm + box.heightMm <= topMm + heightMm + toleranceMm
  );
}

/** True when the boxes are apart in at least one direction; with a gap of 0 they may touch. */
function isApart(a: SheetBox, b: SheetBox, gapMm: number): boolean {
  const across = Math.max(b.leftMm - a.leftMm - a.widthMm, a.leftMm - b.leftMm - b.widthMm);
  const down = Math.max(b.topMm - a.topMm - a.heightMm, a.topMm - b.topMm - b.heightMm);
  return Math.max(across, down) >= gapMm - toleranceMm;
}

function boxOf({ fromXMm, fromYMm, toXMm, toYMm }: SheetLayout['cutMarks'][number]): SheetBox {
  return {
    leftMm: Math.min(fromXMm, toXMm),
    topMm: Math.min(fromYMm, toYMm),
    widthMm: Math.abs(toXMm - fromXMm),
    heightMm: Math.abs(toYMm - fromYMm),
  };
}

function countsOf({ placements }: SheetLayout, photos: readonly SheetPhoto[]): number[] {
  return photos.map((_, index) => placements.filter(({ photo }) => photo === index).length);
}

function layoutOrNull(request: SheetRequest): SheetLayout | null {
  try {
    return layoutSheet(request);
  } catch (error) {
    if (error instanceof EngineError && error.code === 'sheet-too-small') return null;
    throw error;
  }
}

function failureOf(request: SheetRequest): unknown {
  try {
    return layoutSheet(request);
  } catch (error) {
    return error;
  }
}

describe('photos of several people', () => {
  const family: SheetPhoto[] = [
    { ...german, count: 4, label: 'Anna' },
    { ...american, count: 2, label: 'Işık' },
    { ...chinese, count: 3, label: '安娜' },
    { ...german, count: 1 },
  ];

  it.each(paperIds)('are complete on %s, on as many sheets as needed', (paper) => {
    const sheets = layoutSheets({ paper, photos: family });
    const counts = family.map((_, index) =>
      sheets.reduce((sum, sheet) => sum + countsOf(sheet, family)[index]!, 0),
    );
    expect(counts).toEqual([4, 2, 3, 1]);
    expect(sheets.length).toBe(
      { a4: 1, letter: 1, '13x18': 2, '5x7in': 2, '10x15': 3, '4x6in': 3, postcard: 3, '9x13': 3 }[paper],
    );
  });

  it.each(paperIds)('have separate labels on %s that no photo and no mark overlaps', (paper) => {
    for (const photos of [
      family,
      [...family, ...family],
      family.map((one) => ({ ...one, count: 'fill' as const })),
    ]) {
      for (const layout of layoutSheets({ paper, photos })) {
        checkLayout(layout, { paper, photos, gapMm: 1 });
        const sheet = { leftMm: 0, topMm: 0, widthMm: layout.widthMm, heightMm: layout.heightMm };
        for (const placement of layout.placements) {
          expect(placement.label?.text).toBe(photos[placement.photo]!.label);
          if (!placement.label) continue;
          const { box } = placement.label;
          expect(isInside(box, sheet)).toBe(true);
          expect(box.topMm).toBeGreaterThan(placement.topMm + placement.heightMm);
          expect(layout.placements.every((other) => isApart(box, other, 0.3))).toBe(true);
          expect(layout.cutMarks.every((mark) => isApart(boxOf(mark), box, 0))).toBe(true);
        }
      }
    }
  });

  it('fill the last sheet in turn, each at least once', () => {
    const [sheet, ...others] = layoutSheets({
      paper: 'a4',
      photos: family.map((one) => ({ ...one, count: 'fill' })),
    });
    expect(others).toEqual([]);
    expect(Math.min(...countsOf(sheet!, family))).toBeGreaterThanOrEqual(2);
  });

  it('continue on further sheets, whatever their number', () => {
    const photos = [{ ...german, count: 100, label: 'Anna' }];
    const sheets = layoutSheets({ paper: '10x15', photos });
    expect(sheets.reduce((sum, { placements }) => sum + placements.length, 0)).toBe(100);
    expect(new Set(sheets.slice(0, -1).map(({ placements }) => placements.length)).size).toBe(1);
  });

  it('are refused when one is larger than the paper', () => {
    const photos = [
      { ...german, count: 1 },
      { widthMm: 120, heightMm: 120, count: 1 },
    ];
    expect(() => layoutSheets({ paper: '10x15', photos })).toThrow(EngineError);
  });

  it('have the same layout as one sheet when there are no labels', () => {
    const photos = [{ ...german, count: 'fill' as const }];
    expect(layoutSheets({ paper: 'a4', photos })).toEqual([layoutSheet({ paper: 'a4', photos })]);
  });
});
