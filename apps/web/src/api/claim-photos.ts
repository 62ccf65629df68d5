import { call } from './call.ts';

let claim: Promise<void> | undefined;
let isClaimNews = false;

/**
 * Moves the photos this browser made before signing in to the account. If the call fails, they stay in the visitor's
 * session.
 */
export function claimPhotos(): Promise<void> {
  isClaimNews = true;
  claim = call('claimPhotos').then(
    () => {},
    () => {},
  );
  return claim;
}

export function untilClaimed(): Promise<void> {
  return claim ?? Promise.resolve();
}

export function hasJustClaimed(): boolean {
  const isNews = isClaimNews;
  isClaimNews = false;
  return isNews;
}
