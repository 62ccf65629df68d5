import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { EngineError } from '../errors.ts';
import type { CachedFile } from './cache-manifest.ts';
import { type ModelName, sourcePackageOf } from './model-names.ts';

export interface ConversionRequest {
  dir: string;
  models: readonly ModelName[];
}

export type ConversionReport =
  | { outcome: 'made'; model: ModelName; fileName: string; entry: CachedFile }
  | { outcome: 'source-unusable' | 'unwritable'; model: ModelName; reason: string };

/**
 * Converts models into ONNX files in a worker thread, since each takes up to a second of computation that would block a
 * server.
 *
 * Out:    one report per model, as soon as its file is complete.
 * Throws: EngineError model-source-missing, model-cache-unwritable; any error that ends the thread.
 */
export async function* convertModels(
  request: ConversionRequest,
): AsyncGenerator<Extract<ConversionReport, { outcome: 'made' }>> {
  const worker = new Worker(new URL('./conversion-worker.mjs', import.meta.url), {
    workerData: request,
    execArgv: [],
  });
  try {
    let made = 0;
    for await (const [report] of on(worker, 'message', { close: ['exit'] })) {
      yield successful(report as ConversionReport);
      if (++made === request.models.length) return;
    }
    throw new Error('the conversion thread ended before all models were converted');
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
