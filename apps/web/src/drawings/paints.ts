import type { SVGAttributes } from 'react';

export const cloth = 'color-mix(in srgb, currentColor 9%, var(--sheet))';

const fault = { className: 'text-fail', stroke: 'currentColor' } as const;

export const paints = {
  line: {},
  cloth: { fill: cloth },
  paper: { className: 'fill-sheet' },
  erased: { className: 'fill-sheet', stroke: 'none' },
  dark: { fill: 'currentColor', fillOpacity: 0.8 },
  shade: { fill: 'currentColor', fillOpacity: 0.3, stroke: 'none' },
  night: { fill: '#14203a', fillOpacity: 0.62, stroke: 'none' },
  amber: { fill: '#e0a020', fillOpacity: 0.42, stroke: 'none' },
  fault,
  faultBold: { ...fault, strokeWidth: 2.1 },
  faultFine: { ...fault, strokeWidth: 1, strokeOpacity: 0.5 },
  faultDashed: { ...fault, strokeDasharray: '2.5 2.5', strokeOpacity: 0.8 },
  faultPaper: { ...fault, className: 'text-fail fill-sheet' },
  faultSolid: { ...fault, fill: 'currentColor', stroke: 'none' },
  faultShade: { ...fault, fill: 'currentColor', fillOpacity: 0.25, stroke: 'none' },
  faultArea: { ...fault, fill: 'currentColor', fillOpacity: 0.22 },
  faultDashedArea: { ...fault, fill: 'currentColor', fillOpacity: 0.2, strokeDasharray: '2.5 2.5' },
} as const satisfies Record<string, SVGAttributes<SVGPathElement>>;

export type Paint = keyof typeof paints;

export type Marks = { readonly [Name in Paint]?: string };
