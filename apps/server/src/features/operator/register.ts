import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { type DeskParts, openDesk } from './desk.ts';
import { servePeople } from './serve-people.ts';

type OperatorNeeds = DeskParts & Pick<Platform, 'storage'>;

export function registerOperator(app: FastifyInstance, needs: OperatorNeeds): void {
  const desk = openDesk(app, needs);
  servePeople(desk, needs);
}
