import bidiFactory from 'bidi-js';

export interface BidiRun {
  /** Text for the shaper in logical order, with mirrored brackets. */
  text: string;
  isRtl: boolean;
}

/** The CommonJS module exports the function itself although its types declare a default export. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Splits a line into runs of one direction, in visual order from left to right. */
export function bidiRuns(line: string, direction: 'ltr' | 'rtl'): BidiRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; level: number }[] = [];
  // There is one level per UTF-16 unit; both units of a surrogate pair have the same.
  for (let i = 0; i < line.length; i++) {
    const level = embedding.levels[i]!;
    const unit = mirrored.get(i) ?? line[i]!;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  return inVisualOrder(runs).map(({ text, level }) => ({ text, isRtl: level % 2 === 1 }));
}

/** Rule L2 of the Unicode Bidirectional Algorithm, applied to whole runs: reverses from the highest level down. */
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
