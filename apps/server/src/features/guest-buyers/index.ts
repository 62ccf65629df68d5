export { createAdoptPurchase } from './adopt-purchase.ts';
export { forgetGuests, guestBuyerFor, isGuestBuyer, lockBuyer, mailAddressOf } from './guest-buyers.ts';
export { mergeBuyersOfSession } from './merge-buyer.ts';
