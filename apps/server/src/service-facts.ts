import {
  choiceCookieDays,
  guarantee,
  linkSeconds,
  type ServiceFacts,
  uploadBytesMax,
} from '@vesika/contract';
import { endedSessionDays, mailedCodeHours, passwordCharactersMin } from './features/accounts/index.ts';
import { revisionDays } from './features/photos/index.ts';
import type { Environment } from './platform/env.ts';

export function serviceFacts(env: Environment): ServiceFacts {
  return {
    operator: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      email: env.CONTACT_EMAIL ?? null,
      translationServiceUrl: env.TRANSLATION_SERVICE_URL ?? null,
    },
    signsInByMail: !env.AUTH_OTP_DISABLED,
    chargesCards: env.STRIPE_SECRET_KEY !== undefined,
    originalsDays: env.ORIGINALS_DAYS,
    originalsVisitorHours: env.ORIGINALS_ANONYMOUS_HOURS,
    finishedVisitorDays: env.FINISHED_ANONYMOUS_DAYS,
    previewsPerDay: env.PREVIEWS_PER_DAY,
    linkHours: linkSeconds / 3600,
    uploadMegabytes: uploadBytesMax / 2 ** 20,
    endedSessionDays,
    mailedCodeHours,
    passwordCharactersMin,
    choiceCookieDays,
    revisionDays,
    refundDays: guarantee.refundDays,
    rejectionDays: guarantee.rejectionDays,
    refundHours: guarantee.refundHours,
  };
}
