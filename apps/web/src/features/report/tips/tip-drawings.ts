import type { Check, CheckId } from '@vesika/contract';
import type { ComponentType } from 'react';
import {
  BlinkingPortrait,
  BlurredPortrait,
  BusyPortrait,
  CapPortrait,
  GlarePortrait,
  HairPortrait,
  RetouchedPortrait,
  SmallHeadPortrait,
  SmilingPortrait,
  TiltedPortrait,
  WallShadowPortrait,
} from '../../guides/drawings/portraits.tsx';
import { GlassesPortrait, TintedPortrait } from './coverings.tsx';
import {
  AsidePortrait,
  CoveredMouthPortrait,
  HandPortrait,
  OpenMouthPortrait,
  RedEyesPortrait,
} from './eyes-and-mouth.tsx';
import {
  BrightPortrait,
  CastPortrait,
  DarkPortrait,
  GreyPortrait,
  ShinyPortrait,
  SideLitPortrait,
} from './light.tsx';
import { BlockyPortrait, ColouredWallPortrait, CutPortrait, ReproducedPortrait } from './picture-faults.tsx';
import {
  CompanyPortrait,
  HighPortrait,
  LargeHeadPortrait,
  NearPortrait,
  NoddingPortrait,
  OffCentrePortrait,
  RaisedPortrait,
  ShoulderPortrait,
  TurnedPortrait,
} from './pose.tsx';

/** What is wrong, drawn, for a check that does not pass; null where a drawing would not help. */
export function tipDrawing({ id, advice }: Pick<Check, 'id' | 'advice'>): ComponentType | null {
  return (advice && byAdvice[advice]) || byCheck[id];
}

/** Where too little looks unlike too much. */
const byAdvice: Readonly<Record<string, ComponentType>> = {
  'head-height.too-large': LargeHeadPortrait,
  'top-margin.too-large': SmallHeadPortrait,
  'luminance-mean.too-bright': BrightPortrait,
  'head-pose-pitch.raised': RaisedPortrait,
  'source-completeness.missing-top': HighPortrait,
};

const byCheck: Readonly<Record<CheckId, ComponentType | null>> = {
  'head-height': SmallHeadPortrait,
  'eye-line': HighPortrait,
  'top-margin': HighPortrait,
  centring: OffCentrePortrait,
  'inter-eye-distance': SmallHeadPortrait,
  'head-pose-yaw': TurnedPortrait,
  'head-pose-pitch': NoddingPortrait,
  'head-pose-roll': TiltedPortrait,
  shoulders: ShoulderPortrait,
  'camera-distance': NearPortrait,
  'eyes-open': BlinkingPortrait,
  gaze: AsidePortrait,
  'red-eye': RedEyesPortrait,
  'hair-over-eyes': HairPortrait,
  'mouth-closed': OpenMouthPortrait,
  'expression-neutrality': SmilingPortrait,
  glasses: GlassesPortrait,
  'lens-tint': TintedPortrait,
  'lens-glare': GlarePortrait,
  'no-head-coverings': CapPortrait,
  'face-occlusion-prevention': HandPortrait,
  'mouth-occlusion-prevention': CoveredMouthPortrait,
  'single-face-present': CompanyPortrait,
  'luminance-mean': DarkPortrait,
  'luminance-variance': DarkPortrait,
  'under-exposure-prevention': DarkPortrait,
  'over-exposure-prevention': BrightPortrait,
  'dynamic-range': DarkPortrait,
  'illumination-uniformity': SideLitPortrait,
  'skin-glare': ShinyPortrait,
  'natural-colour': CastPortrait,
  'colour-presence': GreyPortrait,
  'background-colour': ColouredWallPortrait,
  'background-uniformity': BusyPortrait,
  'background-shadow': WallShadowPortrait,
  sharpness: BlurredPortrait,
  'compression-artifacts': BlockyPortrait,
  'photo-of-photo': ReproducedPortrait,
  'digital-alteration': RetouchedPortrait,
  'picture-size': null,
  density: null,
  'file-size': null,
  'file-format': null,
  upscaling: BlockyPortrait,
  'source-completeness': CutPortrait,
};
