import type { ComponentType } from 'react';
import {
  BlurredPortrait,
  BusyPortrait,
  CapPortrait,
  GlarePortrait,
  OldPortrait,
  RetouchedPortrait,
  ShadowPortrait,
  SmallHeadPortrait,
  SmilingPortrait,
  TiltedPortrait,
} from '../../../portraits/portraits.tsx';

interface Mistake {
  name: MistakeName;
  severity: 'high' | 'medium';
  Drawing: ComponentType;
}

type MistakeName =
  | 'shadows'
  | 'expression'
  | 'glasses'
  | 'size'
  | 'retouched'
  | 'background'
  | 'tilt'
  | 'blurred'
  | 'old'
  | 'hair';

/** The reasons why photos are rejected, the most certain first. */
export const mistakes: readonly Mistake[] = [
  { name: 'shadows', severity: 'high', Drawing: ShadowPortrait },
  { name: 'expression', severity: 'high', Drawing: SmilingPortrait },
  { name: 'glasses', severity: 'high', Drawing: GlarePortrait },
  { name: 'size', severity: 'high', Drawing: SmallHeadPortrait },
  { name: 'retouched', severity: 'high', Drawing: RetouchedPortrait },
  { name: 'background', severity: 'medium', Drawing: BusyPortrait },
  { name: 'tilt', severity: 'medium', Drawing: TiltedPortrait },
  { name: 'blurred', severity: 'medium', Drawing: BlurredPortrait },
  { name: 'old', severity: 'medium', Drawing: OldPortrait },
  { name: 'hair', severity: 'medium', Drawing: CapPortrait },
];
