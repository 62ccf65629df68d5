import type { Language } from '@vesika/messages';
import { postJson } from '../../../api/request.ts';

/** Begins a purchase; answers the address of the payment page. */
export async function createCheckout(priceId: string, language: Language): Promise<string> {
  const { url } = await postJson<{ url: string }>('/api/create-checkout', { priceId, language });
  return url;
}
