import type { BrushPoint } from '@vesika/report';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { arrowWays } from '../arrow-ways.ts';
import { steppedRadius } from './brush-size.ts';
import type { Surface } from './surface.ts';
import type { Stroke } from './use-stroke.ts';
import type { TouchingUp } from './use-touch-up.ts';
import { zoomReach } from './view.ts';

interface BrushKeysParts {
  surface: Surface;
  touching: TouchingUp;
  stroke: Stroke;
  brush: BrushPoint;
  onMove: (to: BrushPoint) => void;
  onZoom: (factor: number) => number;
  onSay: (words: string) => void;
}

export function useBrushKeys(parts: BrushKeysParts) {
  const { surface, touching, stroke, brush, onMove, onZoom, onSay } = parts;
  const { t } = useTranslation('adjust');
  const words = useReportWords();

  function move(step: BrushPoint, far: boolean): void {
    const stepMm = far ? farMm : Math.max(nearMm, touching.radiusMm / 2);
    const along = (from: number, way: number, end: number) =>
      Math.min(end, Math.max(0, from + way * stepMm * surface.pxPerMm));
    const to = { x: along(brush.x, step.x, surface.widthPx), y: along(brush.y, step.y, surface.heightPx) };
    onMove(to);
    stroke.paint(to);
  }

  function swapTool(): void {
    const other = touching.tool === 'erase' ? 'restore' : 'erase';
    touching.setTool(other);
    onSay(t(`touchUp.${other}`));
  }

  function size(steps: 1 | -1): void {
    const radiusMm = steppedRadius(touching.radiusMm, steps, touching.reach);
    touching.setRadiusMm(radiusMm);
    onSay(`${t('touchUp.size')}: ${words.quantity(2 * radiusMm, 'mm')}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = keyAct(event);
    if (!act || event.target !== event.currentTarget) return;
    event.preventDefault();
    switch (act) {
      case 'paint':
        onMove(brush);
        if (!event.repeat) stroke.begin(brush);
        return;
      case 'swap':
        return swapTool();
      case 'finer':
      case 'wider':
        return size(act === 'wider' ? 1 : -1);
      case 'nearer':
      case 'farther':
        return onSay(words.quantity(onZoom(act === 'nearer' ? zoomReach.step : 1 / zoomReach.step), 'share'));
      case 'undo':
      case 'redo':
        if (touching[act]) onSay(t(`touchUp.${act}`));
        return touching[act]?.();
      default:
        return move(act, event.shiftKey);
    }
  }

  return {
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => {
      if (keyAct(event) === 'paint') stroke.end();
    },
  };
}

const nearMm = 0.4;
const farMm = 4;

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export type KeyAct = BrushPoint | (typeof acts)[keyof typeof acts] | 'undo' | 'redo';

export function keyAct({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): KeyAct | null {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : null;
  }
  if (altKey) return null;
  return (
    arrowWays[key] ?? (acts as Readonly<Record<string, (typeof acts)[keyof typeof acts]>>)[letter] ?? null
  );
}

const acts = {
  ' ': 'paint',
  Enter: 'paint',
  x: 'swap',
  '[': 'finer',
  ']': 'wider',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
} as const;
