import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { operatorErrors } from './reason.ts';

/** Checks of the settings that must pass before the service opens to the public, each with the problems that it can find. */
export const settingChecks = {
  mail: ['outbox', 'unreachable'],
  payments: ['test', 'refused'],
  webhooks: ['silent'],
  storage: ['unreachable'],
  backup: ['none', 'old', 'untried'],
  address: ['missing', 'insecure'],
  certificate: ['unreachable', 'invalid', 'expiring'],
  proxy: ['unknown'],
  clock: ['off'],
  disk: ['low'],
  worker: ['none'],
  models: ['unreadable'],
  matting: ['licence'],
  seller: ['missing'],
  figures: ['unconfirmed'],
} as const;

export type SettingCheck = keyof typeof settingChecks;

const checkNames = Object.keys(settingChecks) as [SettingCheck, ...SettingCheck[]];

export const settingFindingSchema = z.object({
  check: z.enum(checkNames),
  /** Null if none was found, and `failed` if the check could not be carried out. */
  problem: z.string().nullable(),
  /** False if the settings leave nothing to test. */
  isTested: z.boolean(),
});

export const operatorSettings = defineOperation('GET /api/operator/settings', {
  summary: 'Test the settings of the service, and say what is missing before strangers come',
  response: z.object({ findings: z.array(settingFindingSchema) }),
  errors: operatorErrors,
});

export type SettingFinding = z.infer<typeof settingFindingSchema>;
