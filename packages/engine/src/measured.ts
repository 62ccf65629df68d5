import type { PhotoReport } from '@vesika/report';

/** What is stored of a photo when it is made, and judged again whenever rules or answers change. */
export type Measured = Pick<PhotoReport, 'photo' | 'measures' | 'natives' | 'changes'>;
