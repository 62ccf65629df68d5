import { postJson } from '../api/request.ts';

/** Brings what this browser made before signing in into the account. What fails stays in the visitor's session. */
export async function claimPhotos(): Promise<void> {
  await postJson('/api/claim-photos').catch(() => {});
}
