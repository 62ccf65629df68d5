import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { converterVersion, type ModelName } from './model-names.ts';
import { modelRecipes } from './model-recipes.ts';

const wide = { wideByteSums: true, byteTiles: false };
const narrow = { wideByteSums: false, byteTiles: false };
const tiles = { wideByteSums: true, byteTiles: true };

/** Converted files are cached until `converterVersion` changes. Raise that number whenever a hash here changes. */
it.each<[model: ModelName, cpu: typeof wide, sha256: string]>([
  ['face-detection-short-range', wide, 'a95aa6b454e3e1190872d63aba06d2e11da308ee86dfabd2cbe68cab25e5b464'],
  ['face-detection-full-range', wide, '2f065e6fcc30b77f362d0a1992a987a52d5c0382e438d794de7d5e18cd73d43a'],
  ['face-mesh-attention', wide, '0f7762df82a3a827247601bcbb4120d6da22d4e1d0d57d9836fdda10153bb849'],
  ['selfie-mask', wide, '86be5505f852b6a306334a7ab4ab79a7177a1ab9a24d0e3b95ff18f985b02fd6'],
  ['rvm', wide, 'a5e9f69199c1cd3f74849337b3c7b05f5a9ff84d779b31be2e77fb8ea9638a3c'],
  ['palm-detection', wide, '9c5ea0f4b9f8049e5e70c8d413a3173e4a7cd1a78bb0333b159c5946856b34f1'],
  ['hand-landmarks', wide, '95461e032ae38586a964e89368010b44b17646e5da5df8f337562c97f1446020'],
  ['writing-detector', wide, '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff'],
  ['writing-reader', wide, '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0'],
  ['isnet-int8', wide, '3a2466b501b88f0f34fb0dae93f040bedd5c2caf18b125e514ac72393dbfae79'],
  ['isnet-int8', narrow, 'bb1a3ea74ca243c84d21f79dec5d72213dc556c3173ebb2c0b7529b3b9f2cbff'],
  ['isnet-int8', tiles, '66512fd2a411d08b31761699798e5869a4dff9e84446ac0e18729be2d552f78a'],
])('makes the %s of version 2 from the packages (%o)', (model, cpu, sha256) => {
  expect(converterVersion).toBe(2);
  expect(createHash('sha256').update(modelRecipes[model](cpu)).digest('hex')).toBe(sha256);
});
