import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, paperSchema, stepSchema } from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import { describe, expect, it } from 'vitest';

const engine = join(import.meta.dirname, '../../../../packages/engine/src');
const texts = await loadCatalogue('en', 'engine');

describe('what the engine may say has words', () => {
  it.each(idsOf('CheckId'))('check %s', (id) => {
    expect(texts.checks).toHaveProperty([id, 'name'], expect.any(String));
    expect(texts.checks).toHaveProperty([id, 'about'], expect.any(String));
  });

  it.each(adviceKeys())('advice %s', (key) => {
    expect(texts.advice).toHaveProperty(key.split('.'), expect.any(String));
  });

  it.each(idsOf('ChangeId'))('change %s', (id) => {
    expect(texts.changes).toHaveProperty([id], expect.any(String));
  });

  it.each(idsOf('Unit'))('unit %s', (unit) => {
    expect(texts.units).toHaveProperty([unit], expect.stringContaining('{{value}}'));
  });

  it.each(idsOf('Verdict'))('verdict %s', (verdict) => {
    expect(texts.verdicts).toHaveProperty([verdict], expect.any(String));
  });

  it.each(stepSchema.options)('step %s', (step) => {
    expect(texts.steps).toHaveProperty([step], expect.any(String));
  });

  it.each([...errorCodes, 'connection'])('error %s', (code) => {
    expect(texts.errors).toHaveProperty([code, 'title'], expect.any(String));
    expect(texts.errors).toHaveProperty([code, 'action'], expect.any(String));
  });

  it.each(paperSchema.options)('paper %s', (paper) => {
    expect(texts.papers).toHaveProperty([paper], expect.any(String));
  });
});

describe('nothing is said that the engine never says', () => {
  it.each([
    ['checks', idsOf('CheckId')],
    ['changes', idsOf('ChangeId')],
    ['steps', stepSchema.options],
    ['errors', [...errorCodes, 'connection']],
    ['papers', paperSchema.options],
  ] as const)('%s', (branch, ids) => {
    expect(Object.keys(texts[branch]).sort()).toEqual([...ids].sort());
  });

  it('advice', () => {
    const keys = Object.entries(texts.advice).flatMap(([id, advice]) =>
      Object.keys(advice).map((problem) => `${id}.${problem}`),
    );
    expect(keys.sort()).toEqual(adviceKeys().sort());
  });
});

/** The members of a union of literals in report.ts, which has no values to ask. */
function idsOf(type: string): string[] {
  const source = readFileSync(join(engine, 'report.ts'), 'utf8');
  const union = source.match(new RegExp(`export type ${type} =([^;]+);`))?.[1] ?? '';
  const ids = [...union.matchAll(/'([^']+)'/g)].map(([, id]) => id!);
  if (ids.length === 0) throw new Error(`report.ts has no ids of type ${type}`);
  return ids;
}

/** Every check may be undetermined; what else may be wrong stands in the problems of its file. */
function adviceKeys(): string[] {
  const folder = join(engine, 'checks');
  const problems = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => problemsIn(readFileSync(join(folder, name), 'utf8')));
  return [...new Set([...idsOf('CheckId').map((id) => `${id}.undetermined`), ...problems])];
}

function problemsIn(source: string): string[] {
  const id = source.match(/id: '([^']+)'/)?.[1];
  const problems = source.match(/problems: \{(.*)\},/)?.[1];
  if (!id || !problems) return [];
  const sides = [...(source.match(/const sides = \[(.*)\]/)?.[1] ?? '').matchAll(/'(\w+)'/g)];
  return [...problems.matchAll(/['`]([^'`]+)['`]/g)].flatMap(([, problem]) =>
    problem!.includes('${')
      ? sides.map(([, side]) => `${id}.${problem!.replace(/\$\{\w+\}/, side!)}`)
      : [`${id}.${problem}`],
  );
}
