import { listLiveModels, liveModel, requestLine } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { acceptedEncoding } from '../../platform/http/compression.ts';
import { serve } from '../../platform/http/route.ts';
import { type ContentCoding, createModelShelf, type ShelvedModel } from './model-shelf.ts';

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
