import type { Platform } from '../../platform/platform.ts';
import type { AnnounceCredits } from '../credits/index.ts';
import type { AnnounceJob, FileDesk, JobDesk, PhotoProcessing, Uploads } from '../photos/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';
import type { WebhookEndpoints } from '../webhooks/index.ts';
import type { Idempotency } from './idempotency.ts';
import type { KeyDoor } from './key-door.ts';

export interface PublicApiParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  door: KeyDoor;
  idempotency: Idempotency;
  uploads: Uploads;
  processing: PhotoProcessing;
  jobDesk: JobDesk;
  fileDesk: FileDesk;
  announceCredits: AnnounceCredits;
  announceJob: AnnounceJob;
  requirementFor: RequirementLookup;
  webhookEndpoints: WebhookEndpoints;
  originalsDays: number;
  siteUrl: () => string;
}
