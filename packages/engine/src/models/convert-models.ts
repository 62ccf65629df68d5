import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import type { CachedFile } from './cache-manifest.ts';
import { type ModelName, sourcePackageOf } from './model-names.ts';

export interface ConversionOrder {
  dir: string;
  models: readonly ModelName[];
}

export type ConversionReport =
  | { outcome: 'made'; model: ModelName; fileName: string; entry: CachedFile }
  | { outcome: 'source-unusable' | 'unwritable'; model: ModelName; reason: string };

/**
 * Makes the ONNX files of the models in a thread of their own, since each is up to a second of computing
 * that would stall a server.
 *
 * Out:    one report per model, as soon as its file is in place.
 * Throws: EngineError model-source-missing, model-cache-unwritable; what the thread dies of.
 */
export async function* convertModels(
  order: ConversionOrder,
): AsyncGenerator<Extract<ConversionReport, { outcome: 'made' }>> {
  const worker = new Worker(new URL('./conversion-worker.mjs', import.meta.url), {
    workerData: order,
    execArgv: [],
  });
  try {
    let made = 0;
    for await (const [report] of on(worker, 'message', { close: ['exit'] })) {
      yield successful(report as ConversionReport);
      if (++made === order.models.length) return;
    }
    throw new Error('the conversion ended before its time');
  } finally {
    await worker.terminate();
  }
}

function successful(report: ConversionReport): Extract<ConversionReport, { outcome: 'made' }> {
  switch (report.outcome) {
    case 'made':
      return report;
    case 'source-unusable':
      throw new EngineError(
        'model-source-missing',
        { model: report.model, package: sourcePackageOf(report.model) },
        { cause: new Error(report.reason) },
      );
    case 'unwritable':
      throw new EngineError(
        'model-cache-unwritable',
        { model: report.model },
        { cause: new Error(report.reason) },
      );
  }
}
