import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const listLiveModels = defineOperation('GET /api/live-models', {
  summary: 'List the nets of the live camera, in the order in which they are needed',
  response: z.object({ models: z.array(z.object({ model: z.string(), address: z.string() })) }),
  errors: ['engine-unavailable'],
});

export const liveModel = defineOperation('GET /models/:file', {
  summary: 'Download one of these nets as ONNX; its name contains a hash, so it may be cached for ever',
  produces: ['application/octet-stream'],
  params: z.object({ file: z.string().regex(/^[a-z0-9.-]{1,120}$/) }),
  errors: ['engine-unavailable', 'file-not-found'],
});

export type LiveModelList = z.infer<typeof listLiveModels.response>;
