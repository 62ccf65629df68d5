import type { Check, CheckId, checks, Problem, QuestionId } from '@vesika/report';
import type { PortraitName } from '../portraits/portraits.ts';
import {
  background,
  cheeks,
  coveringRegion,
  cutOut,
  eyeBoxes,
  eyelids,
  eyesAndLips,
  face,
  faceWidth,
  glasses,
  irises,
  lenses,
  lightZones,
  lips,
  skin,
} from './drawings/areas.ts';
import type { Drawing, DrawnCheck } from './drawings/drawing.ts';
import { gaze, pitch, roll, shoulders, yaw } from './drawings/pose.ts';
import {
  centring,
  eyeLinePosition,
  hairMargin,
  headHeight,
  interEyeDistance,
  missingSides,
  pictureSize,
  topMargin,
  wholePicture,
} from './drawings/position.ts';

type CheckView<Id extends CheckId> = {
  drawing: ((drawn: DrawnCheck) => Drawing) | null;
  tip: PortraitName | null;
  tips?: { [Wrong in Problem<Id> | 'undetermined']?: PortraitName };
  zoom?: 'eyes' | 'mouth';
  isAskedAbout?: true;
} & (Id extends QuestionId ? { answers: Readonly<Record<AnswerTo<Id>, PortraitName>> } : unknown);

type AnswerTo<Id extends QuestionId> = (typeof checks)[Id]['answers'][number];

export const checkViews: { readonly [Id in CheckId]: CheckView<Id> } = {
  'head-height': {
    drawing: headHeight,
    tip: 'small-head',
    tips: { 'too-large': 'large-head', misplaced: 'mislined', undetermined: 'mislined' },
    isAskedAbout: true,
    answers: { placed: 'lined', misplaced: 'mislined' },
  },
  'eye-line': { drawing: eyeLinePosition, tip: 'high' },
  'top-margin': {
    drawing: topMargin,
    tip: 'high',
    tips: { 'too-large': 'small-head', misplaced: 'mislined', undetermined: 'mislined' },
    isAskedAbout: true,
    answers: { placed: 'lined', misplaced: 'mislined' },
  },
  'hair-margin': { drawing: hairMargin, tip: 'high' },
  centring: { drawing: centring, tip: 'off-centre' },
  'inter-eye-distance': { drawing: interEyeDistance, tip: 'small-head' },
  'head-pose-yaw': {
    drawing: yaw,
    tip: 'turned',
    answers: { facing: 'good', turned: 'turned' },
  },
  'head-pose-pitch': {
    drawing: pitch,
    tip: 'nodding',
    tips: { raised: 'raised' },
    answers: { level: 'good', nodding: 'nodding' },
  },
  'head-pose-roll': { drawing: roll, tip: 'tilted' },
  shoulders: { drawing: shoulders, tip: 'shoulder' },
  'camera-distance': { drawing: faceWidth, tip: 'near' },
  'single-face-present': { drawing: face, tip: 'company' },
  'supporting-hand': {
    drawing: face,
    tip: 'hand',
    answers: { none: 'good', own: 'good', other: 'hand' },
  },
  'eyes-open': {
    drawing: eyelids,
    tip: 'blinking',
    tips: { covered: 'hair' },
    zoom: 'eyes',
    answers: { open: 'good', closed: 'blinking' },
  },
  gaze: {
    drawing: gaze,
    tip: 'aside',
    zoom: 'eyes',
    answers: { 'at-camera': 'good', aside: 'aside' },
  },
  'red-eye': { drawing: irises, tip: 'red-eyes', zoom: 'eyes' },
  'hair-over-eyes': {
    drawing: eyeBoxes,
    tip: 'hair',
    zoom: 'eyes',
    answers: { free: 'good', covered: 'hair' },
  },
  'mouth-closed': { drawing: lips, tip: 'open-mouth', zoom: 'mouth' },
  'expression-neutrality': {
    drawing: eyesAndLips,
    tip: 'smiling',
    answers: { neutral: 'good', smiling: 'smiling' },
  },
  'mouth-occlusion-prevention': {
    drawing: lips,
    tip: 'covered-mouth',
    zoom: 'mouth',
    answers: { free: 'good', covered: 'covered-mouth' },
  },
  glasses: {
    drawing: glasses,
    tip: 'glasses',
    zoom: 'eyes',
    answers: { none: 'good', worn: 'clear-glasses', 'worn-medical': 'clear-glasses' },
  },
  'lens-tint': {
    drawing: lenses,
    tip: 'tinted',
    zoom: 'eyes',
    answers: { clear: 'clear-glasses', tinted: 'tinted' },
  },
  'lens-glare': { drawing: lenses, tip: 'glare', zoom: 'eyes' },
  'no-head-coverings': {
    drawing: coveringRegion,
    tip: 'cap',
    answers: {
      none: 'good',
      religious: 'headscarf',
      medical: 'bandage',
      other: 'cap',
    },
  },
  'face-occlusion-prevention': {
    drawing: face,
    tip: 'hand',
    answers: { free: 'good', covered: 'hand' },
  },
  'luminance-mean': { drawing: skin, tip: 'dark', tips: { 'too-bright': 'bright' } },
  'luminance-variance': { drawing: skin, tip: 'dark' },
  'under-exposure-prevention': { drawing: skin, tip: 'dark' },
  'over-exposure-prevention': { drawing: skin, tip: 'bright' },
  'dynamic-range': { drawing: skin, tip: 'dark' },
  'illumination-uniformity': { drawing: lightZones, tip: 'side-lit' },
  'skin-glare': { drawing: skin, tip: 'shiny' },
  'natural-colour': { drawing: cheeks, tip: 'cast' },
  'colour-presence': {
    drawing: skin,
    tip: 'grey',
    answers: { colour: 'good', tinted: 'grey' },
  },
  'background-colour': { drawing: background, tip: 'coloured-wall' },
  'background-uniformity': { drawing: background, tip: 'busy' },
  'background-shadow': { drawing: background, tip: 'wall-shadow' },
  'cut-out': {
    drawing: cutOut,
    isAskedAbout: true,
    tip: 'leftover',
    tips: { lost: 'lost-part' },
    answers: { clean: 'good', leftover: 'leftover', lost: 'lost-part' },
  },
  sharpness: { drawing: eyeBoxes, tip: 'blurred', zoom: 'eyes' },
  'compression-artifacts': { drawing: wholePicture, tip: 'blocky' },
  mirroring: { drawing: null, tip: null, answers: { right: 'good', mirrored: 'good' } },
  'photo-of-photo': {
    drawing: wholePicture,
    tip: 'reproduced',
    answers: { direct: 'good', reproduced: 'reproduced' },
  },
  'digital-alteration': {
    drawing: skin,
    tip: 'retouched',
    answers: { unaltered: 'good', altered: 'retouched' },
  },
  'edits-allowed': { drawing: wholePicture, tip: 'retouched' },
  upscaling: { drawing: pictureSize, tip: 'blocky' },
  'source-completeness': { drawing: missingSides, tip: 'cut', tips: { 'missing-top': 'high' } },
  'picture-size': { drawing: pictureSize, tip: null },
  density: { drawing: pictureSize, tip: null },
  'file-size': { drawing: null, tip: null },
  'file-format': { drawing: null, tip: null },
};

export function tipPortrait({ id, advice }: Pick<Check, 'id' | 'advice'>): PortraitName | null {
  const { tip, tips }: { tip: PortraitName | null; tips?: Readonly<Record<string, PortraitName>> } =
    checkViews[id];
  return tips?.[advice?.split('.')[1] ?? ''] ?? tip;
}

export function answerPortrait(id: QuestionId, answer: string): PortraitName | null {
  const { answers }: { answers: Readonly<Record<string, PortraitName>> } = checkViews[id];
  return answers[answer] ?? null;
}
