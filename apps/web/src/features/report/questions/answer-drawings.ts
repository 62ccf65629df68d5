import type { QuestionId } from '@vesika/contract';
import type { ComponentType } from 'react';
import {
  BlinkingPortrait,
  CapPortrait,
  GoodPortrait,
  HairPortrait,
  RetouchedPortrait,
  SmilingPortrait,
} from '../../guides/drawings/portraits.tsx';
import {
  BandagePortrait,
  ClearGlassesPortrait,
  HeadscarfPortrait,
  TintedPortrait,
} from '../tips/coverings.tsx';
import { AsidePortrait, CoveredMouthPortrait, HandPortrait } from '../tips/eyes-and-mouth.tsx';
import { GreyPortrait } from '../tips/light.tsx';
import { ReproducedPortrait } from '../tips/picture-faults.tsx';
import { NoddingPortrait, TurnedPortrait } from '../tips/pose.tsx';

/** How an answer looks, for who would rather look than read. */
export function answerDrawing(id: QuestionId, answer: string): ComponentType | null {
  return drawings[id][answer] ?? null;
}

const drawings: Readonly<Record<QuestionId, Readonly<Record<string, ComponentType>>>> = {
  'no-head-coverings': {
    none: GoodPortrait,
    religious: HeadscarfPortrait,
    medical: BandagePortrait,
    other: CapPortrait,
  },
  glasses: { none: GoodPortrait, worn: ClearGlassesPortrait, 'worn-medical': ClearGlassesPortrait },
  'lens-tint': { clear: ClearGlassesPortrait, tinted: TintedPortrait },
  'face-occlusion-prevention': { free: GoodPortrait, covered: HandPortrait },
  'mouth-occlusion-prevention': { free: GoodPortrait, covered: CoveredMouthPortrait },
  'hair-over-eyes': { free: GoodPortrait, covered: HairPortrait },
  'eyes-open': { open: GoodPortrait, closed: BlinkingPortrait },
  gaze: { 'at-camera': GoodPortrait, aside: AsidePortrait },
  'expression-neutrality': { neutral: GoodPortrait, smiling: SmilingPortrait },
  'head-pose-yaw': { facing: GoodPortrait, turned: TurnedPortrait },
  'head-pose-pitch': { level: GoodPortrait, nodding: NoddingPortrait },
  'colour-presence': { colour: GoodPortrait, tinted: GreyPortrait },
  'photo-of-photo': { direct: GoodPortrait, reproduced: ReproducedPortrait },
  'digital-alteration': { unaltered: GoodPortrait, altered: RetouchedPortrait },
};
