import {
  operatorChecks,
  operatorDecideCheck,
  operatorOpenCheck,
  operatorSetCheckTerms,
  personReasons,
  type WaitingCheck,
} from '@vesika/contract';
import { createMailTranslator, type Language, languages } from '@vesika/messages';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../account/account.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { humanChecks, userPhotos, users } from '../../schema/index.ts';
import {
  type CheckMailing,
  decide,
  findTerms,
  isTimeZone,
  mailDecision,
  setTerms,
} from '../human-check/index.ts';
import { keyOf, originalOf, requirementSummary, rulesOfPhoto } from '../photos/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';
import type { Desk } from './desk.ts';

export interface ChecksParts extends Pick<Platform, 'db' | 'clock' | 'storage'> {
  requirementFor: RequirementLookup;
  checkMailing: CheckMailing;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const shownMax = 50;
const countedDays = 30;
const faceLinkSeconds = 60;

export function serveChecks(desk: Desk, parts: ChecksParts): void {
  const { db, clock, storage, requirementFor, checkMailing, log } = parts;
  const now = () => new Date(clock());

  desk.read(operatorChecks, async () => {
    const recent = gt(humanChecks.decidedAt, new Date(clock() - countedDays * dayMs));
    const decided = (verdict: 'passed' | 'returned') =>
      db.$count(humanChecks, and(recent, eq(humanChecks.verdict, verdict)));
    const [terms, waiting, passed, returned] = await Promise.all([
      findTerms(db),
      waitingChecks(),
      decided('passed'),
      decided('returned'),
    ]);
    return { terms, waiting, passed, returned };
  });

  /** Its owner ordered the check, and with it that a person looks at the finished photo. */
  desk.act(operatorOpenCheck, findCheck, async ({ check, photo }) => {
    if (check.decidedAt) throw new ServiceError('act-not-possible');
    const key = keyOf(photo, 'photo.jpg');
    if ((await storage.bytesOf(key)) === undefined) throw new ServiceError('file-not-found');
    const original = originalOf(photo);
    const isOriginalKept = (await storage.bytesOf(original)) !== undefined;
    const { version, basis } = await rulesOfPhoto(db, photo, requirementFor);
    return {
      url: storage.link(key, { seconds: faceLinkSeconds }),
      originalUrl: isOriginalKept ? storage.link(original, { seconds: faceLinkSeconds }) : null,
      report: photo.report,
      requirement: requirementSummary({ requirement: version.record, basis }),
      answers: photo.answers,
    };
  });

  desk.act(operatorDecideCheck, findCheck, async ({ check }, { body }) => {
    const decision =
      body.verdict === 'passed' ? body : { verdict: body.verdict, reason: body.because, words: body.words };
    const decided = await decide(db, { id: check.id, decision, now: now() });
    if (!decided) throw new ServiceError('act-not-possible');
    await mailDecision(db, checkMailing, decided).catch((error: unknown) =>
      log.error({ err: error }, 'a mail about a check could not be sent'),
    );
  });

  desk.actionWithoutPerson(operatorSetCheckTerms, async ({ body: { reason: __, ...terms } }) => {
    if (!isTimeZone(terms.timeZone)) throw new ServiceError('request-invalid', { field: 'timeZone' });
    await setTerms(db, terms);
  });

  async function findCheck({ params }: { params: { checkId: string } }) {
    const [found] = await db
      .select({ check: humanChecks, photo: userPhotos })
      .from(humanChecks)
      .innerJoin(userPhotos, eq(userPhotos.id, humanChecks.photoId))
      .where(eq(humanChecks.id, params.checkId));
    if (!found) throw new ServiceError('photo-not-found');
    return { personId: found.check.userId, ...found };
  }

  async function waitingChecks() {
    const rows = await db
      .select({ check: humanChecks, photo: userPhotos, user: users })
      .from(humanChecks)
      .innerJoin(userPhotos, eq(userPhotos.id, humanChecks.photoId))
      .innerJoin(users, eq(users.id, humanChecks.userId))
      .where(isNull(humanChecks.decidedAt))
      .orderBy(asc(humanChecks.requestedAt))
      .limit(shownMax);
    const templates = new Map<Language, WaitingCheck['templates']>();
    for (const language of languages.filter((each) => rows.some(({ user }) => languageFor(user) === each)))
      templates.set(language, await templatesIn(language));
    return rows.map(({ check, photo, user }) => ({
      checkId: check.id,
      photoId: photo.id,
      personId: check.userId,
      requestedAt: check.requestedAt,
      expectedAt: check.expectedAt,
      countryCode: photo.countryCode,
      documentType: photo.documentType,
      templates: templates.get(languageFor(user))!,
    }));
  }
}

async function templatesIn(language: Language): Promise<WaitingCheck['templates']> {
  const t = await createMailTranslator(language);
  const words = personReasons.map((reason) => [reason, t(`humanCheck.reasons.${reason}`)] as const);
  return Object.fromEntries(words) as WaitingCheck['templates'];
}
