import { describe, expect, it } from 'vitest';
import {
  clampedToStage,
  following,
  scaleIn,
  toStage,
  toSurface,
  wholeView,
  zoomedTo,
  zoomReach,
} from './view.ts';

const stage = { widthPx: 390, heightPx: 400 };
const surface = { widthPx: 700, heightPx: 900 };
const from = { x: 100, y: 150 };

describe('the view of the surface', () => {
  it('shows all of it at first, in the middle', () => {
    expect(scaleIn(stage, surface, wholeView)).toBeCloseTo(400 / 900);
    expect(toSurface(stage, surface, wholeView, { x: 195, y: 200 })).toEqual({ x: 350, y: 450 });
    expect(toStage(stage, surface, wholeView, { x: 350, y: 900 }).y).toBeCloseTo(400);
  });

  it('goes there and back', () => {
    const view = { zoom: 3, x: 0.4, y: 0.7 };
    const point = toStage(stage, surface, view, toSurface(stage, surface, view, from));
    expect(point.x).toBeCloseTo(from.x);
    expect(point.y).toBeCloseTo(from.y);
  });

  it('keeps what lies under the fingers there while it is zoomed and moved', () => {
    const start = { zoom: 2, x: 0.5, y: 0.5 };
    const under = toSurface(stage, surface, start, from);
    const to = { x: 130, y: 170 };
    const view = zoomedTo(stage, surface, start, { zoom: 4, from, to });
    expect(view.zoom).toBe(4);
    const now = toSurface(stage, surface, view, to);
    expect(now.x).toBeCloseTo(under.x);
    expect(now.y).toBeCloseTo(under.y);
  });

  it('neither goes below the whole nor beyond what helps', () => {
    expect(zoomedTo(stage, surface, wholeView, { zoom: 0.2, from })).toEqual(wholeView);
    expect(zoomedTo(stage, surface, wholeView, { zoom: 99, from }).zoom).toBe(zoomReach.max);
  });

  it('is never moved off the picture', () => {
    const view = zoomedTo(
      stage,
      surface,
      { zoom: 3, x: 0.5, y: 0.5 },
      { zoom: 3, from, to: { x: 9000, y: 9000 } },
    );
    const corner = toStage(stage, surface, view, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
    expect(clampedToStage(stage, surface, { zoom: 1, x: 0.9, y: 0.1 })).toEqual(wholeView);
  });

  it('follows a brush that leaves it, and only then', () => {
    const view = { zoom: 4, x: 0.5, y: 0.5 };
    expect(following(stage, surface, view, { x: 360, y: 460 })).toEqual(view);
    const moved = following(stage, surface, view, { x: 600, y: 450 });
    const seen = toStage(stage, surface, moved, { x: 600, y: 450 });
    expect(seen.x).toBeLessThan(stage.widthPx);
    expect(moved.x).toBeGreaterThan(view.x);
  });
});
