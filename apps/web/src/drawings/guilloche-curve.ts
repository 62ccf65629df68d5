export interface Rosette {
  path: string;
  copies: number;
  periodDeg: number;
}

export function rosette(seed: string): Rosette {
  const random = numbersFrom(seed);
  const lobes = 7 + Math.floor(random() * 7);
  const overtone = lobes * (2 + Math.floor(random() * 2));
  const depth = 0.2 + random() * 0.12;
  const ripple = 0.05 + random() * 0.06;
  const base = 1 - depth - ripple;
  const shift = random() * Math.PI;
  const points = Array.from({ length: pointCount }, (_, index) => {
    const angle = (index / pointCount) * 2 * Math.PI;
    const radius =
      100 * (base + depth * Math.cos(lobes * angle) + ripple * Math.cos(overtone * angle + shift));
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return { path: `M${points.join('L')}Z`, copies: 14, periodDeg: 360 / lobes };
}

const pointCount = 360;

/** Mulberry32 over an FNV-1a hash: small, repeatable, and nothing depends on its quality. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
