import type {
  Adjustment,
  Answers,
  Caption,
  Change,
  Meaning,
  MeaningSign,
  OriginalReport,
  PhotoReport,
  Step,
  TouchUp,
} from '@vesika/report';
import type { BackgroundColour, ChildRule, PhotoRequirement } from '@vesika/requirements';
import type { Observation } from './observation/observation.ts';
import type { FaceFrame, FacePoint } from './observe/face-choice.ts';

export interface EngineOptions {
  /** Folder of converted models; created if missing, and safe to share between processes. */
  modelCacheDir?: string;
  /**
   * An ONNX file that replaces the built-in matting net, with its description beside it; see docs/matting-model.md
   * (environment variable: MATTING_MODEL).
   */
  mattingModelPath?: string;
  /**
   * Cuts people out without the nets whose data are for research only; `mattingModelPath` is then not read (environment
   * variable: MATTING=permissive).
   */
  permissive?: boolean;
  /** Threads of the matting net; 2 by default. */
  threads?: number;
  /** Runs the matting net once, so that the first photo takes no longer than the next. */
  warm?: boolean;
  onModelProgress?: (progress: { model: string; done: number; total: number }) => void;
}

/** Wishes of the person about the original, which every photo of it shares. */
export interface ObservationWish {
  /** A point of the person's face, for originals that show several. */
  face?: FacePoint | null | undefined;
  /** Turns an original that shows the person as in a mirror. An edit, which `cropOnly` rules out. */
  mirror?: boolean | undefined;
}

export interface PhotoRequest extends ObservationWish {
  requirement: PhotoRequirement;
  /** True if there is no record and `requirement` holds the product's defaults. */
  requirementIsDefault?: boolean;
  /** `auto` keeps a background that already satisfies the rule; `cropOnly` implies `keep`. */
  background?: 'auto' | 'replace' | 'keep';
  /** Only straightens, crops and resizes; light and background are checked but not changed. */
  cropOnly?: boolean;
  /** Density of the photo, at least the record's minimum; 600 gives the larger print file. */
  dpi?: number;
  formats?: ReadonlyArray<'jpg' | 'png'>;
  /** Relaxations for the child in the picture. */
  childRule?: ChildRule | null;
  /** Age of the child in full years; null for adults. */
  childAgeYears?: number | null;
  /** The person's answers to undetermined checks. */
  answers?: Answers;
  /** The person's adjustment of the frame that the engine found; none by default. */
  adjustment?: Adjustment;
  /**
   * The person's strokes along the edge that painting the background cuts. Rejected if the background must be
   * kept; without effect if the original background satisfies the rule.
   */
  touchUp?: TouchUp;
  /**
   * `small` protects an unpaid photo by its few pixels; `full-size` has the pixels and the density of the photo, under a
   * watermark that nobody overlooks.
   */
  preview?: 'small' | 'full-size';
  /** Bytes that will be added to each finished file. They count for the file-size limit and the report. */
  reservedBytes?: number;
  /** Changes that were made to the original earlier, from its own record. The authority's rule on edits covers them too. */
  changesBefore?: readonly Change[];
  /** One of the colours that the record allows; the record's first one by default. */
  backgroundColour?: BackgroundColour;
  /** Text of the strip at the bottom, where the record has one. */
  caption?: Caption;
  /** Further records that the same picture should satisfy: the frame respects their bands too where possible. */
  alsoFor?: readonly PhotoRequirement[];
}

export interface EncodedPhoto {
  format: 'jpg' | 'png';
  mime: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

export interface MadePhoto {
  /** Describes the first file. */
  report: PhotoReport;
  files: EncodedPhoto[];
  /** The person's face in the uploaded original, also where it is turned from its mirror image. */
  face: FaceFrame;
  /** A small JPEG with a watermark. */
  preview: Buffer;
  /** JPEG, 320 px high. */
  thumbnail: Buffer;
  /** Greyscale PNG: eight times the difference between original and result inside the person. */
  proofMap: Buffer;
}

export interface Engine {
  /**
   * Observes an original once for all documents.
   *
   * In:     encoded JPEG, PNG or WEBP, at most 10 MB.
   * Throws: EngineError; see errors.ts.
   */
  observe(source: Buffer, onStep?: (step: Step) => void, options?: ObservationWish): Promise<Observation>;
  /** Serialises an observation, to be stored beside the original and kept as private. */
  store(observation: Observation): Promise<Buffer>;
  /**
   * Restores an observation from its original and the bytes that `store` returned.
   *
   * Out:    null if the original must be observed again.
   * Throws: as observe does.
   */
  restore(source: Buffer, stored: Uint8Array): Promise<Observation | null>;
  /**
   * Makes a finished photo from an observation of `source`.
   *
   * Out:    files in the requested order, the report on the first file, and the renditions.
   */
  compose(
    source: Buffer,
    observation: Observation,
    request: PhotoRequest,
    onStep?: (step: Step) => void,
  ): Promise<MadePhoto>;
  /** Judges an original before anything is done to it: what needs a retake, and what making the photo fixes. */
  inspect(source: Buffer, observation: Observation, request: PhotoRequest): Promise<OriginalReport>;
  /** Observes and composes. */
  makePhoto(source: Buffer, request: PhotoRequest, onStep?: (step: Step) => void): Promise<MadePhoto>;
  /**
   * Checks a picture as if it were the finished photo. Nothing is changed.
   *
   * In:     `fileBytes`, the size of the file in question if `source` is a smaller copy of it.
   */
  checkPhoto(
    source: Buffer,
    request: PhotoRequest & { fileBytes?: number },
    onStep?: (step: Step) => void,
  ): Promise<PhotoReport>;
  /**
   * Whether a picture is meant as the finished photo or as an original, judged by its size. Throws as decoding
   * does.
   */
  meaningOf(source: Buffer, requirement: PhotoRequirement): Promise<{ meaning: Meaning; sign: MeaningSign }>;
  close(): Promise<void>;
}
