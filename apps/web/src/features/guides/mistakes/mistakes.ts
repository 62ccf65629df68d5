import type { PortraitName } from '../../../drawings/portraits.ts';

export const mistakes = [
  { name: 'shadows', severity: 'high', portrait: 'shadow' },
  { name: 'expression', severity: 'high', portrait: 'smiling' },
  { name: 'glasses', severity: 'high', portrait: 'glare' },
  { name: 'size', severity: 'high', portrait: 'small-head' },
  { name: 'retouched', severity: 'high', portrait: 'retouched' },
  { name: 'background', severity: 'medium', portrait: 'busy' },
  { name: 'tilt', severity: 'medium', portrait: 'tilted' },
  { name: 'blurred', severity: 'medium', portrait: 'blurred' },
  { name: 'old', severity: 'medium', portrait: 'old' },
  { name: 'hair', severity: 'medium', portrait: 'cap' },
] as const satisfies readonly { name: string; severity: string; portrait: PortraitName }[];
