/** Browser entry of the engine for live camera guidance; nothing here depends on Node. */
export type { LoadedNet } from '../nets/nets.ts';
export { type LiveAdvice, type LiveJudgement, liveAdvice } from './advice.ts';
export type { LiveChild } from './judge-live.ts';
export { createLiveLooker, type LiveLook, type LiveLooker } from './live-looker.ts';
export { type LiveModel, liveModels, liveNets } from './live-nets.ts';
export { type LiveTarget, liveRules } from './target.ts';
