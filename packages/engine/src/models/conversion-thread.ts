/** Body of the worker thread of convert-models.ts: writes the files one after the other and reports each. */
import { createHash, randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { partEnding } from './cache-folder.ts';
import type { ConversionReport, ConversionRequest } from './convert-models.ts';
import { cpuFeatures } from './cpu-features.ts';
import { type ModelName, modelFileName, modelOrigin } from './model-names.ts';
import { modelRecipes } from './model-recipes.ts';

const { dir, models } = workerData as ConversionRequest;

for (const model of models) {
  const report = convert(model);
  parentPort?.postMessage(report);
  if (report.outcome !== 'made') break;
}

function convert(model: ModelName): ConversionReport {
  const cpu = cpuFeatures();
  const fileName = modelFileName(model, cpu);
  let file: Uint8Array;
  let origin: string;
  try {
    origin = modelOrigin(model);
    file = modelRecipes[model](cpu);
  } catch (cause) {
    return { outcome: 'source-unusable', model, reason: String(cause) };
  }
  try {
    writeWhole(join(dir, fileName), file);
  } catch (cause) {
    return { outcome: 'unwritable', model, reason: String(cause) };
  }
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { outcome: 'made', model, fileName, entry: { origin, bytes: file.length, sha256 } };
}

/** Writes atomically, so that the final name never has half a file. */
function writeWhole(path: string, file: Uint8Array): void {
  const part = `${path}.${randomUUID()}${partEnding}`;
  writeFileSync(part, file);
  renameSync(part, path);
}
