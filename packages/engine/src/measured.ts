import type { PhotoReport } from '@vesika/report';

/** The measures stored with a photo, which is judged again whenever rules or answers change. */
export type Measured = Pick<PhotoReport, 'photo' | 'measures' | 'natives' | 'changes'>;
