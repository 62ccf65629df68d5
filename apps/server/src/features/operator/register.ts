import {
  type FunnelStep,
  operations,
  operatorActs,
  operatorOpenFace,
  operatorPerson,
  operatorSearch,
} from '@vesika/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../../platform/clock/durations.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { dailyCounts } from '../../schema/index.ts';
import { thumbnailKey } from '../photos/index.ts';
import { actsBefore } from './acts.ts';
import { type SettingsParts, serveSettings } from './check-settings.ts';
import { type Desk, type DeskParts, openDesk } from './desk.ts';
import { findPeople } from './find-people.ts';
import { findPerson, findPhoto } from './person.ts';
import { type ChecksParts, serveChecks } from './serve-checks.ts';
import { type HelpParts, serveHelp } from './serve-help.ts';
import { serveInbox } from './serve-inbox.ts';
import { serveMoney } from './serve-money.ts';
import { serveOffers } from './serve-offers.ts';
import { servePrices } from './serve-prices.ts';
import { type QualityParts, serveQuality } from './serve-quality.ts';
import { serveRules } from './serve-rules.ts';
import { storyOf } from './story.ts';

type OperatorNeeds = ChecksParts & DeskParts & HelpParts & QualityParts & SettingsParts;

export function registerOperator(app: FastifyInstance, needs: OperatorNeeds): void {
  countSteps(app, needs);
  const desk = openDesk(app, needs);
  servePeople(desk, needs);
  serveHelp(desk, needs);
  serveInbox(desk, needs);
  serveChecks(desk, needs);
  serveMoney(desk, needs);
  servePrices(desk, needs);
  serveOffers(desk, needs);
  serveQuality(desk, needs);
  serveRules(desk, needs);
  serveSettings(desk, needs);
}

/** The link to a face expires before it can be of use to others. */
const faceLinkSeconds = 60;

function servePeople(desk: Desk, { db, storage }: Pick<Platform, 'db' | 'storage'>): void {
  desk.read(operatorSearch, async ({ query }) => ({ people: await findPeople(db, query.text) }));

  desk.read(operatorPerson, async ({ params, headers }) => {
    const person = await findPerson(db, params.personId);
    const language = acceptedLanguage(headers['accept-language']);
    const user = person.kind === 'visitor' ? undefined : person.user;
    return {
      personId: person.personId,
      email: person.email,
      kind: person.kind,
      isLocked: Boolean(user?.lockedAt),
      isOperator: Boolean(user?.operatorSince),
      story: await storyOf(db, person, language),
    };
  });

  /** A finished photo shows as its thumbnail, which no authority accepts, and a preview with its watermark. */
  desk.act(
    operatorOpenFace,
    ({ params }) => findPhoto(db, params.photoId),
    async ({ photo }) => {
      const key = thumbnailKey(photo);
      if ((await storage.bytesOf(key)) === undefined) throw new ServiceError('file-not-found');
      return { url: storage.link(key, { seconds: faceLinkSeconds }) };
    },
  );

  desk.read(operatorActs, ({ query }) => actsBefore(db, query.before));
}

const flushMs = 10_000;
const robot = /bot|crawl|spider|preview|monitor|curl|wget|headless/i;

const steps: ReadonlyMap<string, FunnelStep> = new Map([
  [operations.uploadPhoto.path, 'upload'],
  [operations.processPhoto.path, 'photo'],
  [operations.createCheckout.path, 'checkout'],
  [operations.photoArchive.path, 'download'],
  [operations.photosArchive.path, 'download'],
]);

/** Counts requests that succeeded, in memory first, so that a visit never waits for the database. */
function countSteps(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  const counts = new Map<string, { day: string; step: FunnelStep; count: number }>();

  app.addHook('onResponse', async (request, reply) => {
    const step = stepOf(request, reply);
    if (!step) return;
    const day = dayOf(new Date(clock()));
    const key = `${day} ${step}`;
    counts.set(key, { day, step, count: (counts.get(key)?.count ?? 0) + 1 });
  });

  async function flush(): Promise<void> {
    const rows = [...counts.values()];
    counts.clear();
    if (rows.length === 0) return;
    await db
      .insert(dailyCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyCounts.day, dailyCounts.step],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      });
  }

  const flushing = setInterval(() => {
    flush().catch((error) => app.log.warn({ err: error }, 'the counts of a few seconds were lost'));
  }, flushMs);
  flushing.unref();
  app.addHook('preClose', async () => {
    clearInterval(flushing);
    await flush().catch((error) => app.log.warn({ err: error }, 'the counts of a few seconds were lost'));
  });
}

function stepOf(request: FastifyRequest, reply: FastifyReply): FunnelStep | undefined {
  if (reply.statusCode >= 300 && reply.statusCode !== 304) return undefined;
  const step = steps.get(request.routeOptions.url ?? '');
  if (step) return step;
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  const isPerson = !robot.test(request.headers['user-agent'] ?? 'robot');
  return isPage && isPerson && request.method === 'GET' ? 'visit' : undefined;
}
