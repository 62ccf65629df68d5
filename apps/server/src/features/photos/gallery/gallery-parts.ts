import type { Platform } from '../../../platform/platform.ts';

export type GalleryParts = Pick<Platform, 'storage' | 'db' | 'clock' | 'callers'>;
