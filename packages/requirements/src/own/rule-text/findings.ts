import type { BackgroundColour } from '../../vocabulary.ts';
import type { OwnDocumentField } from '../own-document.ts';
import type { Clause } from './plain-text.ts';
import type { Side } from './quantities.ts';

export type LengthUnit = 'mm' | 'percent';
export type Comparison = 'least' | 'most' | null;

export interface Found<Value> {
  value: Value;
  clause: Clause;
  isAssumed?: boolean;
}

/** Everything that clauses say, before it is compared. */
export interface Findings {
  sizesMm: Found<{ width: number; height: number }>[];
  sidesMm: Record<Side, Found<number>[]>;
  pixels: Record<'exact' | 'least' | 'most', Found<{ width: number; height: number }>[]>;
  sidesPx: Record<Side, Record<'exact' | 'least' | 'most', Found<number>[]>>;
  bands: Record<
    'head' | 'eyes' | 'eyesFromTop',
    Found<{ min: number | null; max: number | null; unit: LengthUnit }>[]
  >;
  kb: Record<'least' | 'most', Found<number>[]>;
  dpi: Found<number>[];
  colours: Found<BackgroundColour[]>[];
  edits: Found<true>[];
  doubts: Found<OwnDocumentField>[];
}

export function noFindings(): Findings {
  return {
    sizesMm: [],
    sidesMm: { width: [], height: [] },
    pixels: { exact: [], least: [], most: [] },
    sidesPx: {
      width: { exact: [], least: [], most: [] },
      height: { exact: [], least: [], most: [] },
    },
    bands: { head: [], eyes: [], eyesFromTop: [] },
    kb: { least: [], most: [] },
    dpi: [],
    colours: [],
    edits: [],
    doubts: [],
  };
}
