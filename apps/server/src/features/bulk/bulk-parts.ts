import type { Platform } from '../../platform/platform.ts';
import type { FileDesk } from '../photos/index.ts';
import type { RequirementLookup } from '../requirements/index.ts';
import type { AnnounceBatch } from './announce-end.ts';

export interface BatchBounds {
  files: number;
  totalBytes: number;
}

export interface BulkParts extends Pick<Platform, 'db' | 'storage' | 'clock'> {
  requirementFor: RequirementLookup;
  fileDesk: FileDesk;
  bounds: BatchBounds;
  tellBegun: () => void;
  cancelJob: (jobId: string) => Promise<void>;
  announceBatch: AnnounceBatch;
}
