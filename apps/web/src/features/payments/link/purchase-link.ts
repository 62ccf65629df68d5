import type { PurchaseKey } from '@vesika/contract';
import { createContext, useContext } from 'react';

export interface HeldLink {
  link: PurchaseKey;
  /** An account has the purchase, so only the account pays with it. */
  isInAccount: boolean;
}

/** The mailed link that proves the purchase on this page; null where the account does. */
export const PurchaseLinkContext = createContext<HeldLink | null>(null);

export function usePurchaseLink(): HeldLink | null {
  return useContext(PurchaseLinkContext);
}

export function purchaseKeyIn(hash: string): PurchaseKey | null {
  const held = new URLSearchParams(hash.slice(1));
  const [id, key] = [held.get('id'), held.get('key')];
  return id !== null && key !== null ? { id, key } : null;
}
