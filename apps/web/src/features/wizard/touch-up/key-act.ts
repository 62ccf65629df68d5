import type { BrushPoint } from '@vesika/report';
import { arrowWays } from '../arrow-ways.ts';

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
