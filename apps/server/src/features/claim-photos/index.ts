export { registerClaimPhotos } from './claim.ts';
