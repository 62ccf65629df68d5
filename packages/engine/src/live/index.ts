/** What a browser needs of the engine to guide a person before a camera; nothing here knows Node. */
export type { LoadedNet } from '../nets/nets.ts';
export { type LiveAdvice, type LiveJudgement, liveAdvice } from './advice.ts';
export { createLiveLooker, type LiveLook, type LiveLooker } from './live-looker.ts';
export { type LiveModel, liveModels, liveNets } from './live-nets.ts';
export { type LiveTarget, liveRules } from './target.ts';
