import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type LiveModelFile, openLiveModels } from '@vesika/engine/live-models';

export interface ShelvedModel {
  model: string;
  fileName: string;
  encoded(coding: ContentCoding): Promise<Buffer>;
}

export type ContentCoding = 'br' | 'gzip' | 'identity';

export function createModelShelf(modelCacheDir?: string) {
  let opened: Promise<ShelvedModel[]> | undefined;
  return {
    models: () => {
      opened ??= openLiveModels(modelCacheDir).then(
        (files) => files.map(shelved),
        (error: unknown) => {
          opened = undefined;
          throw error;
        },
      );
      return opened;
    },
  };
}

const hashLetters = 16;

function shelved({ model, path, sha256 }: LiveModelFile): ShelvedModel {
  const kept = new Map<ContentCoding, Promise<Buffer>>();
  return {
    model,
    fileName: `${model}.${sha256.slice(0, hashLetters)}.onnx`,
    encoded: (coding) => {
      const known = kept.get(coding) ?? encode(path, coding);
      kept.set(coding, known);
      known.catch(() => kept.delete(coding));
      return known;
    },
  };
}

/** Half-precision weights in single precision are half zeros, so higher quality gains little. */
const brotliQuality = 5;

async function encode(path: string, coding: ContentCoding): Promise<Buffer> {
  const plain = await readFile(path);
  if (coding === 'identity') return plain;
  if (coding === 'gzip') return promisify(gzip)(plain);
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
