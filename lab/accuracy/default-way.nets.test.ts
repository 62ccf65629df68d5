import { expect, it } from 'vitest';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import committed from './default-figures.json' with { type: 'json' };
import { defaultWorseThan } from './default-figures.ts';
import { judgeFast } from './default-way.ts';

it.skipIf(!havePortraits)(
  'fails and doubts clean people by the default way no more often than committed, and notices as many refused walls (needs ../shared/portraits)',
  { timeout: 1_200_000 },
  async () => {
    const { figures: found } = await judgeFast();
    expect(Object.keys(found).sort()).toEqual(Object.keys(committed).sort());
    expect(defaultWorseThan(committed, found)).toEqual([]);
  },
);
