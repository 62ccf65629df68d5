import { idOf, type Operation } from '@vesika/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { toFailure } from '../../platform/http/failure.ts';
import { type Answer, type Handler, type OperationRequest, serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { runningActs, type UserRow } from '../../schema/index.ts';
import { noteAct } from './acts.ts';

export interface DeskParts extends Pick<Platform, 'db' | 'clock'> {
  operatorOf: (request: FastifyRequest) => Promise<UserRow>;
}

/** The subject of an act is found before the act begins, so that a mistyped id leaves no line. */
interface Target {
  /** Id of the account, or of the photo of a visitor; null if the act concerns no single person. */
  personId: string | null;
}

export type Desk = ReturnType<typeof openDesk>;

/** The only way to serve an operation to operators: it checks who asks, and every change leaves a line. */
export function openDesk(app: FastifyInstance, { db, clock, operatorOf }: DeskParts) {
  function read<T extends Operation>(operation: T & { method: 'GET' }, handler: Handler<T>): void {
    serve<T>(app, operation, async (request, reply) => {
      await operatorOf(request);
      return handler(request, reply);
    });
  }

  /**
   * The line is written before the act, and a second one with the error if it fails. An act that can be impossible is
   * carried out once at a time, so that its check and what follows from it are one.
   */
  function action<T extends Operation, Found extends Target>(
    operation: T & { method: 'POST' },
    find: (request: OperationRequest<T>, operator: UserRow) => Promise<Found>,
    handler: (found: Found, request: OperationRequest<T>, reply: FastifyReply) => Acted<T>,
  ): void {
    const id = idOf(operation);

    async function carryOut(operator: UserRow, request: OperationRequest<T>, reply: FastifyReply) {
      const found = await find(request, operator);
      const line = { operator, operation: id, personId: found.personId, ...tellingOf(request) };
      await noteAct(db, { ...line, at: new Date(clock()), failure: null });
      try {
        return ((await handler(found, request, reply)) ?? { done: true }) as Answer<T>;
      } catch (error) {
        const { code } = toFailure(error, request.id).body;
        await noteAct(db, { ...line, at: new Date(clock()), failure: code });
        throw error;
      }
    }

    serve<T>(app, operation, async (request, reply) => {
      const operator = await operatorOf(request);
      const ids = Object.values((request.params ?? {}) as Record<string, string>);
      if (ids.length === 0 || !operation.errors.includes('act-not-possible'))
        return carryOut(operator, request, reply);
      const subject = [id, ...ids].join(' ');
      return runAlone(db, { subject, now: new Date(clock()) }, () => carryOut(operator, request, reply));
    });
  }

  /** An act that is worth money, which no operator may do for his own account; it leaves a line. */
  function give<T extends Operation, Found extends Target>(
    operation: T & { method: 'POST' },
    find: (request: OperationRequest<T>) => Promise<Found>,
    handler: (found: Found, request: OperationRequest<T>, reply: FastifyReply) => Acted<T>,
  ): void {
    const findOther = async (request: OperationRequest<T>, { id }: UserRow) => {
      const found = await find(request);
      if (found.personId === id) throw new ServiceError('act-not-possible');
      return found;
    };
    action(operation, findOther, handler);
  }

  /** Registers an action that concerns no single person. */
  function actionWithoutPerson<T extends Operation>(
    operation: T & { method: 'POST' },
    handler: (request: OperationRequest<T>, operator: UserRow) => Acted<T>,
  ): void {
    action(
      operation,
      async (_, operator) => ({ personId: null, operator }),
      ({ operator }, request) => handler(request, operator),
    );
  }

  return { read, act: action, give, actionWithoutPerson };
}

/** An action without a result answers that it is done. */
type Acted<T extends Operation> =
  | Promise<Answer<T>>
  | ({ done: true } extends Answer<T> ? Promise<void> : never);

/** Words to a customer are not kept in the log: they are the customer's, who may have them deleted. */
function tellingOf({ params, body }: FastifyRequest) {
  const { reason = null, words: _, ...facts } = (body ?? {}) as Record<string, unknown>;
  return { reason: reason as string | null, facts: { ...(params as object), ...facts } };
}

/** Longer than any act takes; after it, the process that began the act is taken for dead. */
const actionMsMax = 5 * minuteMs;

/**
 * Runs an act while nobody else runs the same act on the same subject, in any process. Acts call the payment provider and
 * the mail server, so no transaction can hold them together.
 */
async function runAlone<T>(
  db: Database,
  { subject, now }: { subject: string; now: Date },
  action: () => Promise<T>,
): Promise<T> {
  const began = await db
    .insert(runningActs)
    .values({ subject, begunAt: now })
    .onConflictDoUpdate({
      target: runningActs.subject,
      set: { begunAt: now },
      setWhere: lt(runningActs.begunAt, new Date(now.getTime() - actionMsMax)),
    })
    .returning();
  if (began.length === 0) throw new ServiceError('act-not-possible');
  try {
    return await action();
  } finally {
    await db.delete(runningActs).where(and(eq(runningActs.subject, subject), eq(runningActs.begunAt, now)));
  }
}
