import type { FastifyInstance } from 'fastify';
import { type LettersNeeds, serveAttachLetter } from './serve-attach-letter.ts';
import { serveRemoveLetter } from './serve-remove-letter.ts';

export function registerRefusalLetters(app: FastifyInstance, needs: LettersNeeds): void {
  serveAttachLetter(app, needs);
  serveRemoveLetter(app, needs);
}
