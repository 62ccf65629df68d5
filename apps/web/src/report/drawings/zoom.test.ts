import type { PhotoReport } from '@vesika/report';
import { expect, it } from 'vitest';
import { zoomOf } from './zoom.ts';

const report = {
  photo: { widthPx: 400, heightPx: 500 },
  landmarks: { eyeImageLeft: { xPx: 160, yPx: 230 }, eyeImageRight: { xPx: 240, yPx: 230 } },
  outlines: { mouth: [180, 320, 220, 320, 200, 335] },
} as unknown as PhotoReport;

it('shows the whole picture where no area of it is asked for', () => {
  expect(zoomOf(undefined, report)).toEqual({ scale: 1, left: 0, top: 0 });
});

it('brings the eyes into the middle of the frame', () => {
  const { scale, left, top } = zoomOf('eyes', report);
  expect(scale).toBeGreaterThan(1.5);
  expect((200 / 400) * scale - left).toBeCloseTo(0.5);
  expect((230 / 500) * scale - top).toBeCloseTo(0.5);
});

it('stays within the picture where the face is at its edge', () => {
  const landmarks = { eyeImageLeft: { xPx: 10, yPx: 20 }, eyeImageRight: { xPx: 90, yPx: 20 } };
  const atEdge = { ...report, landmarks } as unknown as PhotoReport;
  expect(zoomOf('eyes', atEdge)).toMatchObject({ left: 0, top: 0 });
});
