import { beforeAll, describe, expect, it } from 'vitest';
import { havePortraits, portraitsOf, readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { compliantPortraits, faultyPortraits } from './labels.ts';

describe.skipIf(!havePortraits)('labels (need ../shared/portraits)', () => {
  let manifest: Map<string, string | undefined>;
  beforeAll(() => {
    const lines = readPortrait('MANIFEST.tsv').toString().split('\n');
    manifest = new Map(lines.map((line) => [line.split('\t')[0]!, line.split('\t')[4]]));
  });

  it('refer to existing portraits, each once', () => {
    const paths = [...compliantPortraits, ...faultyPortraits].map(({ path }) => path);
    expect(paths.filter((path) => !manifest.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('cover every portrait that is judged', () => {
    const labelled = new Set([...compliantPortraits, ...faultyPortraits].map(({ path }) => path));
    const there = portraitsOf('good_single', 'expression_pose', 'glasses_occlusion', 'multi_face');
    expect(there.filter((path) => !labelled.has(path))).toEqual([]);
  });

  it('agree with the manifest on sex, age and ethnicity', () => {
    for (const { path, skin, sex, age } of compliantPortraits) {
      const stated = /(female|male), (\d+) y, (\w+)/.exec(manifest.get(path)!);
      if (!stated) continue;
      const years = Number(stated[2]);
      const group = years < 25 ? 'below 25' : years < 40 ? '25 to 39' : '40 and above';
      expect({ path, skin, sex, age }).toEqual({
        path,
        sex: stated[1],
        age: group,
        skin: stated[3] === 'black' ? 'dark' : 'light',
      });
    }
  });
});
