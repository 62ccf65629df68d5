import type { FastifyInstance } from 'fastify';
import type { SettingsParts } from './check-settings.ts';
import { serveSettings } from './check-settings.ts';
import { countSteps } from './count-steps.ts';
import { type DeskParts, openDesk } from './desk.ts';
import { type ChecksParts, serveChecks } from './serve-checks.ts';
import { type HelpParts, serveHelp } from './serve-help.ts';
import { serveInbox } from './serve-inbox.ts';
import { serveMoney } from './serve-money.ts';
import { serveOffers } from './serve-offers.ts';
import { servePeople } from './serve-people.ts';
import { servePrices } from './serve-prices.ts';
import { type QualityParts, serveQuality } from './serve-quality.ts';
import { serveRules } from './serve-rules.ts';

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
