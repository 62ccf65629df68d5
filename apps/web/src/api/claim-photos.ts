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

/** Resolves when a claim that is under way has ended. */
export function untilClaimed(): Promise<void> {
  return claim ?? Promise.resolve();
}

/** Whether a claim has started since this was last asked. */
export function hasJustClaimed(): boolean {
  const isNews = isClaimNews;
  isClaimNews = false;
  return isNews;
}
