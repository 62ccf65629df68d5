/** Repeatable chance: the same seed draws the same coverings. */
export interface Random {
  uniform(): number;
  between(low: number, high: number): number;
  normal(): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Source: mulberry32, T. Ettinger, public domain. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    normal: () => Math.sqrt(-2 * Math.log(uniform() + 1e-12)) * Math.cos(2 * Math.PI * uniform()),
    pick: (list) => list[Math.floor(uniform() * list.length)]!,
    chance: (share) => uniform() < share,
  };
}
