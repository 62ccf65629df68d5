import type {
  Adjustment,
  Answers,
  Meaning,
  MeaningSign,
  OriginalReport,
  PhotoReport,
  Step,
  TouchUp,
} from '@vesika/report';
import type { ChildRule, PhotoRequirement } from '@vesika/requirements';
import type { Observation } from './observation/observation.ts';

export interface EngineOptions {
  /** Folder of converted models; made when missing, shared safely between processes. */
  modelCacheDir?: string;
  /**
   * An ONNX file to use instead of the built-in matting net, with its description beside it; see
   * docs/matting-model.md (environment: MATTING_MODEL).
   */
  mattingModelPath?: string;
  /** Threads of the matting network; 2 by default. */
  threads?: number;
  onModelProgress?: (progress: { model: string; done: number; total: number }) => void;
}

export interface PhotoRequest {
  requirement: PhotoRequirement;
  /** Limits rest on the record, or on product defaults when there was none. */
  requirementIsDefault?: boolean;
  /** `auto` keeps a background that already satisfies the rule; crop-only implies `keep`. */
  background?: 'auto' | 'replace' | 'keep';
  /** Straighten, crop and resize only; light and background untouched, and checked instead. */
  cropOnly?: boolean;
  /** At least the record's minimum is used; 600 gives the larger print file. */
  dpi?: number;
  formats?: ReadonlyArray<'jpg' | 'png'>;
  /** Relaxations for the child in the picture. */
  childRule?: ChildRule | null;
  /** What the person said where no method can tell. */
  answers?: Answers;
  /** By hand, on top of the frame that is found; nothing by default. */
  adjustment?: Adjustment;
  /**
   * By hand, on the edge that painting the background has cut; refused where the background is to be kept, without
   * effect where it turns out to satisfy the rule.
   */
  touchUp?: TouchUp;
  /** Records that the same picture is to satisfy too: the frame keeps to their bands as well, where they leave room. */
  alsoFor?: readonly PhotoRequirement[];
}

export interface EncodedPhoto {
  format: 'jpg' | 'png';
  mime: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

export interface MadePhoto {
  /** About the first file. */
  report: PhotoReport;
  files: EncodedPhoto[];
  /** A small JPEG under the watermark. */
  preview: Buffer;
  /** JPEG 320 px high. */
  thumbnail: Buffer;
  /** Greyscale PNG: how far original and result differ inside the person, eight times enlarged. */
  proofMap: Buffer;
}

export interface Engine {
  /**
   * Looks at an original, once for all documents.
   *
   * In:     encoded JPEG, PNG or WEBP, at most 10 MB.
   * Throws: EngineError; see errors.ts.
   */
  observe(source: Buffer, onStep?: (step: Step) => void): Promise<Observation>;
  /** As bytes, to be kept beside the original and as private as that. */
  store(observation: Observation): Promise<Buffer>;
  /** In: an original and what was stored of it. Out: null where it has to be observed anew. Throws as observe does. */
  restore(source: Buffer, stored: Uint8Array): Promise<Observation | null>;
  /**
   * From an observation of `source` to a finished photo.
   *
   * Out: files in the order asked for, the report measured on the first of them, and its renditions.
   */
  compose(
    source: Buffer,
    observation: Observation,
    request: PhotoRequest,
    onStep?: (step: Step) => void,
  ): Promise<MadePhoto>;
  /** What is known of an original before anything is done to it: what has to be taken again, what composing mends. */
  inspect(source: Buffer, observation: Observation, request: PhotoRequest): Promise<OriginalReport>;
  /** Observes and composes. */
  makePhoto(source: Buffer, request: PhotoRequest, onStep?: (step: Step) => void): Promise<MadePhoto>;
  /**
   * The same checks on a picture as it is, taken to be the finished photo. Nothing is changed.
   *
   * In: `fileBytes`, the size of the file that is meant, where `source` is less than that file.
   */
  checkPhoto(
    source: Buffer,
    request: PhotoRequest & { fileBytes?: number },
    onStep?: (step: Step) => void,
  ): Promise<PhotoReport>;
  /** Whether a picture is meant as the finished photo, by its size. Throws as decoding does. */
  meaningOf(source: Buffer, requirement: PhotoRequirement): Promise<{ meaning: Meaning; sign: MeaningSign }>;
  close(): Promise<void>;
}
