import type { FastifyInstance } from 'fastify';
import type { JobTable } from '../features/photos/index.ts';
import {
  createAnnounce,
  createAnnounceJob,
  createAnnouncements,
  createDeliver,
  createWebhookEndpoints,
  openDeliveryQueue,
} from '../features/webhooks/index.ts';
import type { Environment } from '../platform/env.ts';
import type { Resolve } from '../platform/outbound/allowed-addresses.ts';
import { isPublicAddress } from '../platform/outbound/allowed-addresses.ts';
import { createPost } from '../platform/outbound/post.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import type { Foundations } from './foundations.ts';

interface WebhooksParts {
  resolve?: Resolve | undefined;
  table: Pick<JobTable, 'statusOf'>;
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;

export async function openWebhooks(
  app: FastifyInstance,
  env: Environment,
  foundations: Foundations,
  { resolve, table }: WebhooksParts,
) {
  const { boss, keys, db, clock, siteUrl, mailer, metrics } = foundations;
  const queue = await openDeliveryQueue(boss);
  const box = createSecretBox(keys.sealing);
  const isAllowed = env.WEBHOOKS_TO_ANYWHERE ? () => true : isPublicAddress;
  const urlRules = { isAllowed, ...(resolve && { resolve }), allowHttp: env.WEBHOOKS_TO_ANYWHERE };
  const announce = createAnnounce(queue);
  if (env.ROLE !== 'web') {
    const deliver = createDeliver({
      db,
      clock,
      box,
      queue,
      mailer,
      siteUrl,
      metrics,
      log: app.log,
      post: createPost(urlRules),
    });
    const working = await queue.work(deliver);
    app.addHook('onClose', () => working.stop());
  }
  return {
    urlRules,
    announce,
    announceJob: createAnnounceJob({ announce, table, clock, siteUrl }),
    ...createAnnouncements(announce, siteUrl),
    endpoints: createWebhookEndpoints({ db, clock, box, queue, urlRules, siteUrl }),
  };
}
