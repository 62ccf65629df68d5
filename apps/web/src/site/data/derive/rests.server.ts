import type { Level } from '@vesika/requirements';
import type { RestsOn } from '../rule-item.ts';

const words = {
  official: 'authority',
  copy: 'copy',
  reported: 'others',
  secondary: 'others',
  unverified: 'usual',
} as const satisfies Record<Level, RestsOn>;

export function restsOn(fact: { level: Level } | null): RestsOn {
  return fact ? words[fact.level] : 'usual';
}
