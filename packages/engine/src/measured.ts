import type { PhotoReport } from '@vesika/report';

/** What is measured when a photo is made, and judged anew whenever rules or answers change. */
export type Measured = Pick<PhotoReport, 'photo' | 'measures' | 'natives'>;
