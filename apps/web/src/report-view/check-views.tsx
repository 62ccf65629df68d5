import type { Check, CheckId, checks, Problem, QuestionId } from '@vesika/report';
import type { ComponentType } from 'react';
import {
  BlinkingPortrait,
  BlurredPortrait,
  BusyPortrait,
  CapPortrait,
  GlarePortrait,
  GoodPortrait,
  HairPortrait,
  RetouchedPortrait,
  SmallHeadPortrait,
  SmilingPortrait,
  TiltedPortrait,
  WallShadowPortrait,
} from '../portraits/portraits.tsx';
import { GazeArrows, InterEyeArrow, PoseAxis, RollLine, ShoulderLine } from './drawings/axes.tsx';
import {
  CentringBand,
  EyeLineBand,
  FrameSize,
  HairMarginBand,
  HeadHeightBand,
  MissingSides,
  TopMarginBand,
  WholeFrame,
} from './drawings/bands.tsx';
import type { DrawingProps } from './drawings/drawing.ts';
import {
  BackgroundArea,
  CutOutPieces,
  EdgeZones,
  ExpressionOutlines,
  EyeOutlines,
  FaceAndDistance,
  FaceOutline,
  IrisOutlines,
  MouthOutline,
  SkinArea,
} from './drawings/outlines.tsx';
import { CheekZones, CoveringRegion, GlassesZones, LensZones, LightZones } from './drawings/zones.tsx';
import {
  BandagePortrait,
  ClearGlassesPortrait,
  GlassesPortrait,
  HeadscarfPortrait,
  TintedPortrait,
} from './tips/coverings.tsx';
import {
  AsidePortrait,
  CoveredMouthPortrait,
  HandPortrait,
  OpenMouthPortrait,
  RedEyesPortrait,
} from './tips/eyes-and-mouth.tsx';
import { LinedPortrait, MislinedPortrait } from './tips/head-lines.tsx';
import {
  BrightPortrait,
  CastPortrait,
  DarkPortrait,
  GreyPortrait,
  ShinyPortrait,
  SideLitPortrait,
} from './tips/light.tsx';
import {
  BlockyPortrait,
  ColouredWallPortrait,
  CutPortrait,
  LeftoverPortrait,
  LostPartPortrait,
  ReproducedPortrait,
} from './tips/picture-faults.tsx';
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
} from './tips/pose.tsx';

/** What is seen of a check, apart from its words. */
type CheckView<Id extends CheckId> = {
  /** Over the picture; null where there is nothing to see in it. */
  drawing: ComponentType<DrawingProps> | null;
  /** What is wrong, drawn; null where a drawing would not help. */
  tip: ComponentType | null;
  /** Where too little looks unlike too much, or doubt unlike either. */
  tips?: { [Wrong in Problem<Id> | 'undetermined']?: ComponentType };
  /** Eyes and lips are small in the picture: they are looked at from nearer. */
  zoom?: 'eyes' | 'mouth';
  /** The question is about what is drawn over the picture, which has to be seen beside it. */
  isAskedAbout?: true;
} & (Id extends QuestionId ? { answers: Readonly<Record<AnswerTo<Id>, ComponentType>> } : unknown);

type AnswerTo<Id extends QuestionId> = (typeof checks)[Id]['answers'][number];

export const checkViews: { readonly [Id in CheckId]: CheckView<Id> } = {
  'head-height': {
    drawing: HeadHeightBand,
    tip: SmallHeadPortrait,
    tips: { 'too-large': LargeHeadPortrait, misplaced: MislinedPortrait, undetermined: MislinedPortrait },
    isAskedAbout: true,
    answers: { placed: LinedPortrait, misplaced: MislinedPortrait },
  },
  'eye-line': { drawing: EyeLineBand, tip: HighPortrait },
  'top-margin': {
    drawing: TopMarginBand,
    tip: HighPortrait,
    tips: { 'too-large': SmallHeadPortrait, misplaced: MislinedPortrait, undetermined: MislinedPortrait },
    isAskedAbout: true,
    answers: { placed: LinedPortrait, misplaced: MislinedPortrait },
  },
  'hair-margin': { drawing: HairMarginBand, tip: HighPortrait },
  centring: { drawing: CentringBand, tip: OffCentrePortrait },
  'inter-eye-distance': { drawing: InterEyeArrow, tip: SmallHeadPortrait },
  'head-pose-yaw': {
    drawing: (props) => <PoseAxis {...props} direction="yaw" />,
    tip: TurnedPortrait,
    answers: { facing: GoodPortrait, turned: TurnedPortrait },
  },
  'head-pose-pitch': {
    drawing: (props) => <PoseAxis {...props} direction="pitch" />,
    tip: NoddingPortrait,
    tips: { raised: RaisedPortrait },
    answers: { level: GoodPortrait, nodding: NoddingPortrait },
  },
  'head-pose-roll': { drawing: RollLine, tip: TiltedPortrait },
  shoulders: { drawing: ShoulderLine, tip: ShoulderPortrait },
  'camera-distance': { drawing: FaceAndDistance, tip: NearPortrait },
  'single-face-present': { drawing: FaceOutline, tip: CompanyPortrait },
  'eyes-open': {
    drawing: EyeOutlines,
    tip: BlinkingPortrait,
    tips: { covered: HairPortrait },
    zoom: 'eyes',
    answers: { open: GoodPortrait, closed: BlinkingPortrait },
  },
  gaze: {
    drawing: GazeArrows,
    tip: AsidePortrait,
    zoom: 'eyes',
    answers: { 'at-camera': GoodPortrait, aside: AsidePortrait },
  },
  'red-eye': { drawing: IrisOutlines, tip: RedEyesPortrait, zoom: 'eyes' },
  'hair-over-eyes': {
    drawing: EdgeZones,
    tip: HairPortrait,
    zoom: 'eyes',
    answers: { free: GoodPortrait, covered: HairPortrait },
  },
  'mouth-closed': { drawing: MouthOutline, tip: OpenMouthPortrait, zoom: 'mouth' },
  'expression-neutrality': {
    drawing: ExpressionOutlines,
    tip: SmilingPortrait,
    answers: { neutral: GoodPortrait, smiling: SmilingPortrait },
  },
  'mouth-occlusion-prevention': {
    drawing: MouthOutline,
    tip: CoveredMouthPortrait,
    zoom: 'mouth',
    answers: { free: GoodPortrait, covered: CoveredMouthPortrait },
  },
  glasses: {
    drawing: GlassesZones,
    tip: GlassesPortrait,
    zoom: 'eyes',
    answers: { none: GoodPortrait, worn: ClearGlassesPortrait, 'worn-medical': ClearGlassesPortrait },
  },
  'lens-tint': {
    drawing: LensZones,
    tip: TintedPortrait,
    zoom: 'eyes',
    answers: { clear: ClearGlassesPortrait, tinted: TintedPortrait },
  },
  'lens-glare': { drawing: LensZones, tip: GlarePortrait, zoom: 'eyes' },
  'no-head-coverings': {
    drawing: CoveringRegion,
    tip: CapPortrait,
    answers: {
      none: GoodPortrait,
      religious: HeadscarfPortrait,
      medical: BandagePortrait,
      other: CapPortrait,
    },
  },
  'face-occlusion-prevention': {
    drawing: FaceOutline,
    tip: HandPortrait,
    answers: { free: GoodPortrait, covered: HandPortrait },
  },
  'luminance-mean': { drawing: SkinArea, tip: DarkPortrait, tips: { 'too-bright': BrightPortrait } },
  'luminance-variance': { drawing: SkinArea, tip: DarkPortrait },
  'under-exposure-prevention': { drawing: SkinArea, tip: DarkPortrait },
  'over-exposure-prevention': { drawing: SkinArea, tip: BrightPortrait },
  'dynamic-range': { drawing: SkinArea, tip: DarkPortrait },
  'illumination-uniformity': { drawing: LightZones, tip: SideLitPortrait },
  'skin-glare': { drawing: SkinArea, tip: ShinyPortrait },
  'natural-colour': { drawing: CheekZones, tip: CastPortrait },
  'colour-presence': {
    drawing: SkinArea,
    tip: GreyPortrait,
    answers: { colour: GoodPortrait, tinted: GreyPortrait },
  },
  'background-colour': { drawing: BackgroundArea, tip: ColouredWallPortrait },
  'background-uniformity': { drawing: BackgroundArea, tip: BusyPortrait },
  'background-shadow': { drawing: BackgroundArea, tip: WallShadowPortrait },
  'cut-out': {
    drawing: CutOutPieces,
    tip: LeftoverPortrait,
    tips: { lost: LostPartPortrait },
    answers: { clean: GoodPortrait, leftover: LeftoverPortrait, lost: LostPartPortrait },
  },
  sharpness: { drawing: EdgeZones, tip: BlurredPortrait, zoom: 'eyes' },
  'compression-artifacts': { drawing: WholeFrame, tip: BlockyPortrait },
  'photo-of-photo': {
    drawing: WholeFrame,
    tip: ReproducedPortrait,
    answers: { direct: GoodPortrait, reproduced: ReproducedPortrait },
  },
  'digital-alteration': {
    drawing: SkinArea,
    tip: RetouchedPortrait,
    answers: { unaltered: GoodPortrait, altered: RetouchedPortrait },
  },
  'edits-allowed': { drawing: WholeFrame, tip: RetouchedPortrait },
  upscaling: { drawing: FrameSize, tip: BlockyPortrait },
  'source-completeness': { drawing: MissingSides, tip: CutPortrait, tips: { 'missing-top': HighPortrait } },
  'picture-size': { drawing: FrameSize, tip: null },
  density: { drawing: FrameSize, tip: null },
  'file-size': { drawing: null, tip: null },
  'file-format': { drawing: null, tip: null },
};

/** What is wrong with a check that does not pass. */
export function tipDrawing({ id, advice }: Pick<Check, 'id' | 'advice'>): ComponentType | null {
  const { tip, tips }: { tip: ComponentType | null; tips?: Readonly<Record<string, ComponentType>> } =
    checkViews[id];
  return tips?.[advice?.split('.')[1] ?? ''] ?? tip;
}

/** How an answer looks, for who would rather look than read. */
export function answerDrawing(id: QuestionId, answer: string): ComponentType | null {
  const { answers }: { answers: Readonly<Record<string, ComponentType>> } = checkViews[id];
  return answers[answer] ?? null;
}
