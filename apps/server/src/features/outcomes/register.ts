import type { FastifyInstance } from 'fastify';
import { serveQuestion } from './serve-question.ts';
import { type RefusalParts, serveRefusal } from './serve-refusal.ts';

export function registerOutcomes(app: FastifyInstance, parts: RefusalParts): void {
  serveQuestion(app, parts);
  serveRefusal(app, parts);
}
