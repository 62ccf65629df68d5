import { fileURLToPath } from 'node:url';
import { operations } from '@vesika/contract';
import { expect, it } from 'vitest';
import { endpointsIn } from './endpoints-plugin.ts';

it('writes the method and the path of every operation of the contract', () => {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@vesika/contract')));
  const defined = Object.entries(operations).map(([id, { method, path }]) => [id, { method, path }]);
  expect(endpointsIn(folder)).toEqual(Object.fromEntries(defined));
  expect(defined.length).toBeGreaterThan(100);
});
