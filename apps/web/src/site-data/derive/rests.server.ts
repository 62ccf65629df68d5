import type { Level } from '@vesika/requirements';
import type { RestsOn } from '../country-guide.ts';

const words = { official: 'authority', secondary: 'others', unverified: 'usual' } as const satisfies Record<
  Level,
  RestsOn
>;

/** On what a line rests: nothing published is what is usual. */
export function restsOn(fact: { level: Level } | null): RestsOn {
  return fact ? words[fact.level] : 'usual';
}
