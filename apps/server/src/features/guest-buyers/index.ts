export { createAdoptPurchases } from './adopt-purchases.ts';
export { registerClaimPhotos } from './claim-photos.ts';
export { forgetGuests, guestBuyerFor, lockBuyer } from './guest-buyers.ts';
export { mergeBuyersOfSession, photosOfGuests } from './merge-buyer.ts';
export {
  createPurchaseLinks,
  forgetOpenedPurchases,
  type MailedPurchase,
  noteOpened,
  type PurchaseLinks,
} from './purchase-links.ts';
