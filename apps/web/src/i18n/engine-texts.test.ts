import {
  changeIds,
  checkIds,
  errorCodes,
  paperSchema,
  problems,
  stepSchema,
  units,
  verdicts,
} from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import { describe, expect, it } from 'vitest';

const texts = await loadCatalogue('en', 'engine');

describe('what the engine may say has words', () => {
  it.each(checkIds)('check %s', (id) => {
    expect(texts.checks).toHaveProperty([id, 'name'], expect.any(String));
    expect(texts.checks).toHaveProperty([id, 'about'], expect.any(String));
  });

  it.each(adviceKeys())('advice %s', (key) => {
    expect(texts.advice).toHaveProperty(key.split('.'), expect.any(String));
  });

  it.each(changeIds)('change %s', (id) => {
    expect(texts.changes).toHaveProperty([id], expect.any(String));
  });

  it.each(units)('unit %s', (unit) => {
    expect(texts.units).toHaveProperty([unit], expect.stringContaining('{{value}}'));
  });

  it.each(verdicts)('verdict %s', (verdict) => {
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
    ['checks', checkIds],
    ['changes', changeIds],
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

/** Every check may be undetermined, too. */
function adviceKeys(): string[] {
  return checkIds.flatMap((id) => [...problems[id], 'undetermined'].map((problem) => `${id}.${problem}`));
}
