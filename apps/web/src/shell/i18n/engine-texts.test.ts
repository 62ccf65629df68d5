import { errorCodes, paperSchema } from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import { changeIds, units } from '@vesika/report';
import { stepSchema, verdictSchema } from '@vesika/report/schema';
import { describe, expect, it } from 'vitest';

const texts = await loadCatalogue('en', 'engine');

describe('what the engine may say has words', () => {
  it.each(changeIds)('change %s', (id) => {
    expect(texts.changes).toHaveProperty([id], expect.any(String));
  });

  it.each(units)('unit %s', (unit) => {
    expect(texts.units).toHaveProperty([unit], expect.stringContaining('{{value}}'));
  });

  it.each(verdictSchema.options)('verdict %s', (verdict) => {
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
    ['changes', changeIds],
    ['steps', stepSchema.options],
    ['errors', [...errorCodes, 'connection']],
    ['papers', paperSchema.options],
  ] as const)('%s', (branch, ids) => {
    expect(Object.keys(texts[branch]).sort()).toEqual([...ids].sort());
  });
});
