/** The main entry of the engine; package.json lists the others. */
export type {
  EncodedPhoto,
  Engine,
  EngineOptions,
  MadePhoto,
  ObservationWish,
  PhotoRequest,
} from './engine.ts';
export {
  EngineError,
  type EngineErrorCode,
  type EngineErrorKind,
  type ErrorFacts,
  engineErrors,
} from './errors.ts';
export type { Observation } from './observation/observation.ts';
export type { FaceFrame, FacePoint } from './observe/face-choice.ts';
export { openEngine } from './open-engine.ts';
