import type { WebhookDelivery, WebhookEvent, WebhookEventType, WebhookOutcome } from '@vesika/contract';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '../platform/database/columns.ts';

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEventType[]>().notNull(),
  secret: bytes('secret').notNull(),
  previousSecret: bytes('previous_secret'),
  previousSecretUntil: time('previous_secret_until'),
  isTest: boolean('is_test').notNull().default(false),
  createdAt: time('created_at').notNull(),
  failingSince: time('failing_since'),
  disabledAt: time('disabled_at'),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey(),
  endpointId: uuid('endpoint_id').notNull(),
  userId: uuid('user_id').notNull(),
  eventId: uuid('event_id').notNull(),
  eventType: text('event_type').$type<WebhookDelivery['type']>().notNull(),
  body: text('body').notNull(),
  state: text('state').$type<WebhookDelivery['state']>().notNull(),
  attempts: integer('attempts').notNull(),
  createdAt: time('created_at').notNull(),
  outcome: text('outcome').$type<WebhookOutcome>(),
  statusCode: integer('status_code'),
  lastAttemptAt: time('last_attempt_at'),
  nextAttemptAt: time('next_attempt_at'),
});

/** Events of accounts that have a key, to be read again. */
export const accountEvents = pgTable('account_events', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  isTest: boolean('is_test').notNull(),
  body: jsonb('body').$type<WebhookEvent>().notNull(),
  createdAt: time('created_at').notNull(),
});

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
