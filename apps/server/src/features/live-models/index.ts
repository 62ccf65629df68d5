export { registerLiveModels } from './register.ts';
