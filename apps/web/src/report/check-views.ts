import type { Check, CheckId, checks, Problem, QuestionId } from '@vesika/report';
import type { PortraitName } from '../drawings/portraits.ts';
import * as areas from './drawings/areas.ts';
import type { Drawing, DrawnCheck } from './drawings/drawing.ts';
import * as pose from './drawings/pose.ts';
import * as position from './drawings/position.ts';

type CheckView<Id extends CheckId> = {
  drawing: ((drawn: DrawnCheck) => Drawing) | null;
  tip: PortraitName | null;
  tips?: { [Wrong in Problem<Id> | 'undetermined']?: PortraitName };
  zoom?: 'eyes' | 'mouth';
  hasQuestion?: true;
} & (Id extends QuestionId ? { answers: Readonly<Record<AnswerTo<Id>, PortraitName>> } : unknown);

type AnswerTo<Id extends QuestionId> = (typeof checks)[Id]['answers'][number];

export const checkViews: { readonly [Id in CheckId]: CheckView<Id> } = {
  'head-height': {
    drawing: position.headHeight,
    tip: 'small-head',
    tips: { 'too-large': 'large-head', misplaced: 'mislined', undetermined: 'mislined' },
    hasQuestion: true,
    answers: { placed: 'lined', misplaced: 'mislined' },
  },
  'eye-line': { drawing: position.eyeLinePosition, tip: 'high' },
  'top-margin': {
    drawing: position.topMargin,
    tip: 'high',
    tips: { 'too-large': 'small-head', misplaced: 'mislined', undetermined: 'mislined' },
    hasQuestion: true,
    answers: { placed: 'lined', misplaced: 'mislined' },
  },
  'hair-margin': { drawing: position.hairMargin, tip: 'high' },
  'head-width': { drawing: position.headWidth, tip: 'small-head', tips: { 'too-wide': 'large-head' } },
  'chin-margin': { drawing: position.chinMargin, tip: 'large-head' },
  centring: { drawing: position.centring, tip: 'off-centre' },
  'inter-eye-distance': { drawing: position.interEyeDistance, tip: 'small-head' },
  'head-pose-yaw': { drawing: pose.yaw, tip: 'turned' },
  'head-pose-pitch': { drawing: pose.pitch, tip: 'nodding', tips: { raised: 'raised' } },
  'head-pose-roll': { drawing: pose.roll, tip: 'tilted' },
  'person-complete': { drawing: position.wholePicture, tip: 'cut' },
  shoulders: { drawing: pose.shoulders, tip: 'shoulder' },
  'camera-distance': { drawing: areas.faceWidth, tip: 'near' },
  'single-face-present': { drawing: areas.face, tip: 'company' },
  'supporting-hand': {
    drawing: areas.face,
    tip: 'hand',
    answers: { none: 'good', own: 'good', other: 'hand' },
  },
  'eyes-open': {
    drawing: areas.eyelids,
    tip: 'blinking',
    tips: { covered: 'hair' },
    zoom: 'eyes',
    answers: { open: 'good', closed: 'blinking' },
  },
  gaze: {
    drawing: pose.gaze,
    tip: 'aside',
    zoom: 'eyes',
    answers: { 'at-camera': 'good', aside: 'aside' },
  },
  'red-eye': { drawing: areas.irises, tip: 'red-eyes', zoom: 'eyes' },
  'hair-over-eyes': {
    drawing: areas.eyeBoxes,
    tip: 'hair',
    zoom: 'eyes',
    answers: { free: 'good', covered: 'hair' },
  },
  'mouth-closed': { drawing: areas.lips, tip: 'open-mouth', zoom: 'mouth' },
  'expression-neutrality': {
    drawing: areas.eyesAndLips,
    tip: 'smiling',
    answers: { neutral: 'good', smiling: 'smiling' },
  },
  'mouth-occlusion-prevention': {
    drawing: areas.lips,
    tip: 'covered-mouth',
    zoom: 'mouth',
    answers: { free: 'good', covered: 'covered-mouth' },
  },
  glasses: {
    drawing: areas.glasses,
    tip: 'glasses',
    zoom: 'eyes',
    answers: { none: 'good', worn: 'clear-glasses', 'worn-medical': 'clear-glasses' },
  },
  'lens-tint': {
    drawing: areas.lenses,
    tip: 'tinted',
    zoom: 'eyes',
    answers: { clear: 'clear-glasses', tinted: 'tinted' },
  },
  'lens-glare': { drawing: areas.lenses, tip: 'glare', zoom: 'eyes' },
  'no-head-coverings': {
    drawing: areas.coveringRegion,
    tip: 'cap',
    answers: {
      none: 'good',
      religious: 'headscarf',
      medical: 'bandage',
      other: 'cap',
    },
  },
  'face-occlusion-prevention': {
    drawing: areas.face,
    tip: 'hand',
    answers: { free: 'good', covered: 'hand', medical: 'bandage' },
  },
  'under-exposure-prevention': { drawing: areas.skin, tip: 'dark' },
  'over-exposure-prevention': { drawing: areas.skin, tip: 'bright' },
  'dynamic-range': { drawing: areas.skin, tip: 'dark' },
  'illumination-uniformity': { drawing: areas.lightZones, tip: 'side-lit' },
  'skin-glare': { drawing: areas.skin, tip: 'shiny' },
  'natural-colour': { drawing: areas.cheeks, tip: 'cast' },
  'colour-presence': {
    drawing: areas.skin,
    tip: 'grey',
    answers: { colour: 'good', tinted: 'grey' },
  },
  'background-colour': { drawing: areas.background, tip: 'coloured-wall' },
  'background-uniformity': { drawing: areas.background, tip: 'busy' },
  'background-shadow': { drawing: areas.background, tip: 'wall-shadow' },
  'cut-out': {
    drawing: areas.cutOut,
    hasQuestion: true,
    tip: 'leftover',
    tips: { lost: 'lost-part' },
    answers: { clean: 'good', leftover: 'leftover', lost: 'lost-part' },
  },
  sharpness: { drawing: areas.eyeBoxes, tip: 'blurred', zoom: 'eyes' },
  'compression-artifacts': { drawing: position.wholePicture, tip: 'blocky' },
  mirroring: { drawing: null, tip: null, answers: { right: 'good', mirrored: 'good' } },
  overlay: { drawing: areas.face, tip: 'marked', answers: { none: 'good', over: 'marked' } },
  'photo-of-photo': {
    drawing: position.wholePicture,
    tip: 'reproduced',
    answers: { direct: 'good', reproduced: 'reproduced' },
  },
  'digital-alteration': {
    drawing: areas.skin,
    tip: 'retouched',
    answers: { unaltered: 'good', altered: 'retouched' },
  },
  'edits-allowed': { drawing: position.wholePicture, tip: 'retouched' },
  upscaling: { drawing: position.pictureSize, tip: 'blocky' },
  'source-completeness': { drawing: position.missingSides, tip: 'cut', tips: { 'missing-top': 'high' } },
  'picture-size': { drawing: position.pictureSize, tip: null },
  density: { drawing: position.pictureSize, tip: null },
  'file-size': { drawing: null, tip: null },
  caption: { drawing: null, tip: null, answers: { present: 'good', missing: 'good' } },
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
