/**
 * `npm run accuracy` writes docs/accuracy.md: what the engine measures and mattes, against hand-placed points
 * and exact mattes of the portraits beside the repository. Without them it says so and changes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { havePortraits } from '../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/observe/sessions.ts';
import { headSection } from './accuracy/head-section.ts';
import { matteSection } from './accuracy/matte-section.ts';

const target = join(import.meta.dirname, '../docs/accuracy.md');

if (!havePortraits) {
  console.error('No portraits at ../shared/portraits: docs/accuracy.md is left as it is.');
  process.exit(1);
}

const modelPaths = await openModelCache();
const { 'isnet-fp32': mattingModelPath } = await openModelCache({ models: ['isnet-fp32'] });
const int8 = await openSessions({ modelPaths });
const fp32 = await openSessions({ modelPaths, mattingModelPath });
const sections = [await headSection(int8), await matteSection({ int8, fp32 })];
await Promise.all([int8.close(), fp32.close()]);
await writeFile(
  target,
  `# Accuracy

Written by \`npm run accuracy\`; do not edit. The portraits lie beside the repository, with origin and licence.

${sections.join('\n')}`,
);
console.log(`wrote ${target}`);
