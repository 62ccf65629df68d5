export { registerClaimPhotos } from './register.ts';
