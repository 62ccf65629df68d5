import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listLiveModels, liveModel, requestLine } from '@vesika/contract';
import { type LiveModelFile, openLiveModels } from '@vesika/engine/live-models';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { acceptedEncoding } from '../../platform/http/compression.ts';
import { serve } from '../../platform/http/route.ts';

export function registerLiveModels(
  app: FastifyInstance,
  options: { modelCacheDir: string | undefined },
): void {
  const shelf = createModelShelf(options.modelCacheDir);
  const models = async (): Promise<readonly ShelvedModel[]> => {
    try {
      return await shelf.models();
    } catch (cause) {
      throw new ServiceError('engine-unavailable', {}, { cause });
    }
  };

  serve(app, listLiveModels, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    const listed = (await models()).map(({ model, fileName }) => ({
      model,
      address: requestLine('liveModel', { params: { file: fileName } }).url,
    }));
    return { models: listed };
  });

  serve(app, liveModel, async (request, reply) => {
    const wanted = (await models()).find(({ fileName }) => fileName === request.params.file);
    if (!wanted) throw new ServiceError('file-not-found');
    const coding: ContentCoding = acceptedEncoding(request.headers['accept-encoding']) ?? 'identity';
    if (coding !== 'identity') reply.header('content-encoding', coding);
    return reply
      .type('application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(await wanted.encoded(coding));
  });
}

interface ShelvedModel {
  model: string;
  fileName: string;
  encoded(coding: ContentCoding): Promise<Buffer>;
}

type ContentCoding = 'br' | 'gzip' | 'identity';

function createModelShelf(modelCacheDir?: string) {
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
  const cached = new Map<ContentCoding, Promise<Buffer>>();
  return {
    model,
    fileName: `${model}.${sha256.slice(0, hashLetters)}.onnx`,
    encoded: (coding) => {
      const known = cached.get(coding) ?? encode(path, coding);
      cached.set(coding, known);
      known.catch(() => cached.delete(coding));
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
