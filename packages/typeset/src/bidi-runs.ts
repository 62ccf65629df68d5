import bidiFactory from 'bidi-js';

export interface BidiRun {
  /** As it is to be handed to a shaper, in logical order, with brackets mirrored. */
  text: string;
  isRtl: boolean;
}

/** CommonJS whose types speak of a module: what is imported is the function itself. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A line of text as runs of one direction each, from left to right as they are seen. */
export function bidiRuns(line: string, direction: 'ltr' | 'rtl'): BidiRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; level: number }[] = [];
  // Levels are per UTF-16 unit, and both units of a pair have the same.
  for (let i = 0; i < line.length; i++) {
    const level = embedding.levels[i]!;
    const unit = mirrored.get(i) ?? line[i]!;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  return inVisualOrder(runs).map(({ text, level }) => ({ text, isRtl: level % 2 === 1 }));
}

/** Rule L2 of the algorithm, on whole runs: from the highest level down, what lies at or above it is turned. */
function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
