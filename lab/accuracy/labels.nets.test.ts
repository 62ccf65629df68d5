import { beforeAll, describe, expect, it } from 'vitest';
import { havePortraits, portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { faultyPortraits } from './labels.ts';

describe.skipIf(!havePortraits)('labels (need ../shared/portraits)', () => {
  let manifest: Map<string, string | undefined>;
  beforeAll(() => {
    const lines = readPortrait('MANIFEST.tsv').toString().split('\n');
    manifest = new Map(lines.map((line) => [line.split('\t')[0]!, line.split('\t')[4]]));
  });

  it('refer to existing portraits, each once', () => {
    const paths = faultyPortraits.map(({ path }) => path);
    expect(paths.filter((path) => !manifest.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('cover every portrait that is judged', () => {
    const labelled = new Set(faultyPortraits.map(({ path }) => path));
    const there = portraitsOf('expression_pose', 'glasses_occlusion', 'multi_face');
    expect(there.filter((path) => !labelled.has(path))).toEqual([]);
  });
});
