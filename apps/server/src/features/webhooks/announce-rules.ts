import { judgedAs, overallVerdict, type TellOfRules } from '../photos/index.ts';
import type { Announce } from './announce.ts';
import { v1Address } from './v1-address.ts';

export function createAnnounceRules(announce: Announce, siteUrl: () => string): TellOfRules {
  return (tx, { id: photoId, userId, countryCode, documentType, checks, differences }, now) => {
    const data = {
      photoId,
      countryCode,
      documentType,
      changedFields: differences.map(({ field }) => field),
      verdict: overallVerdict(checks),
      failedChecks: judgedAs('fail', checks),
      undeterminedChecks: judgedAs('undetermined', checks),
      href: v1Address(siteUrl(), 'v1GetPhoto', { photoId }),
    };
    return announce(tx, { userId, event: { type: 'rules.changed', data }, now });
  };
}
