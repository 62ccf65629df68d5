import { funnelSteps, operatorQuality } from '@vesika/contract';
import type { DocumentType } from '@vesika/requirements';
import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { dayMs, dayOf } from '../../platform/clock/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import { dailyCounts, payments, rejections, requirementVersions, userPhotos } from '../../schema/index.ts';
import type { Desk } from './desk.ts';

export interface QualityParts extends Pick<Platform, 'db' | 'clock'> {
  waiting: () => Promise<number>;
  medianSeconds: () => number | null;
}

const listedMax = 25;

export function serveQuality(desk: Desk, { db, clock, waiting, medianSeconds }: QualityParts): void {
  desk.read(operatorQuality, async ({ query: { days } }) => {
    const since = new Date(clock() - days * dayMs);
    const [givenUp, funnel, photos, failing, undetermined, questions, rejected, queued] = await Promise.all([
      givenUpSince(since),
      funnelSince(since),
      photosSince(since),
      failingSince(since),
      undeterminedSince(since),
      questionsSince(since),
      rejectionsSince(since),
      waiting(),
    ]);
    const queue = { waiting: queued, medianSeconds: medianSeconds() };
    return { givenUp, funnel, photos, failing, undetermined, questions, rejections: rejected, queue };
  });

  async function funnelSince(since: Date) {
    const rows = await db
      .select({ step: dailyCounts.step, count: sql<number>`sum(${dailyCounts.count})::int` })
      .from(dailyCounts)
      .where(gte(dailyCounts.day, dayOf(since)))
      .groupBy(dailyCounts.step);
    const counted = new Map(rows.map(({ step, count }) => [step, count]));
    counted.set('paid', await db.$count(payments, gte(payments.completedAt, since)));
    return funnelSteps.map((step) => ({ step, count: counted.get(step) ?? 0 }));
  }

  /** A preview of which nothing came within a day is given up. */
  async function photosSince(since: Date) {
    const recent = gte(userPhotos.processedAt, since);
    const isOld = lt(userPhotos.processedAt, new Date(clock() - dayMs));
    const [made, finished, givenUp] = await Promise.all([
      db.$count(userPhotos, recent),
      db.$count(userPhotos, and(recent, isNotNull(userPhotos.unlockedAt))),
      db.$count(userPhotos, and(recent, isNull(userPhotos.unlockedAt), isOld)),
    ]);
    return { made, finished, givenUp };
  }

  async function givenUpSince(since: Date) {
    const old = lt(userPhotos.processedAt, new Date(clock() - dayMs));
    const givenUp = sql<number>`(count(*) filter (where ${userPhotos.unlockedAt} is null))::int`;
    const rows = await db
      .select({
        countryCode: userPhotos.countryCode,
        documentType: userPhotos.documentType,
        givenUp,
        made: sql<number>`count(*)::int`,
      })
      .from(userPhotos)
      .where(and(gte(userPhotos.processedAt, since), old))
      .groupBy(userPhotos.countryCode, userPhotos.documentType)
      .having(sql`${givenUp} > 0`)
      .orderBy(sql`3 desc, 4 desc`)
      .limit(listedMax);
    return rows.map((row) => ({ ...row, share: row.givenUp / row.made }));
  }

  async function failingSince(since: Date) {
    const { rows } = await db.execute<{ check: string; country: string; failed: number; share: number }>(sql`
      with recent as (
        select country_code, failed_checks from user_photos where processed_at >= ${since.toISOString()}
      ), made as (select country_code, count(*) as photos from recent group by country_code)
      select failure as check, country_code as country, count(*)::int as failed,
        count(*)::float8 / min(made.photos) as share
      from recent join made using (country_code), jsonb_array_elements_text(failed_checks) as failure
      group by failure, country_code order by failed desc, failure, country_code limit ${listedMax}`);
    return rows.map(({ country, ...row }) => ({ ...row, countryCode: country }));
  }

  async function undeterminedSince(since: Date) {
    const { rows } = await db.execute<{ check: string; count: number; share: number }>(sql`
      with recent as (select undetermined_checks from user_photos where processed_at >= ${since.toISOString()})
      select doubt as check, count(*)::int as count,
        count(*)::float8 / (select count(*) from recent) as share
      from recent, jsonb_array_elements_text(undetermined_checks) as doubt
      group by doubt order by count desc, doubt limit ${listedMax}`);
    return rows;
  }

  async function questionsSince(since: Date) {
    const { rows } = await db.execute<{ question: string; answered: number }>(sql`
      select question, count(*)::int as answered
      from user_photos, jsonb_object_keys(answers) as question
      where processed_at >= ${since.toISOString()} group by question order by answered desc, question`);
    return rows;
  }

  async function rejectionsSince(since: Date) {
    const rows = await db
      .select({
        countryCode: userPhotos.countryCode,
        documentType: sql<DocumentType>`${userPhotos.documentType}`,
        rulesSince: sql<string | null>`to_char(min(${requirementVersions.firstSeenAt}), 'YYYY-MM-DD')`,
        finished: sql<number>`count(distinct ${userPhotos.id})::int`,
        rejected: sql<number>`count(distinct ${rejections.userPhotoId})::int`,
      })
      .from(userPhotos)
      .leftJoin(rejections, eq(rejections.userPhotoId, userPhotos.id))
      .leftJoin(requirementVersions, eq(requirementVersions.sha256, userPhotos.requirementSha256))
      .where(and(gte(userPhotos.processedAt, since), isNotNull(userPhotos.unlockedAt)))
      .groupBy(userPhotos.countryCode, userPhotos.documentType, userPhotos.requirementSha256)
      .orderBy(sql`5 desc, 4 desc`)
      .limit(listedMax);
    return rows;
  }
}
