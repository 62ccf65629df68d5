import type { ReactNode } from 'react';

export interface ComparisonView {
  originalAddress: string;
  resultAddress: string;
  /** Result, or preview. */
  resultName: string;
  /** Width over height of the result. */
  ratio: number;
  /** Drawn on the result, filling it. */
  overlay: ReactNode;
  /** In the margin to the right of the result. */
  labels: ReactNode;
}
