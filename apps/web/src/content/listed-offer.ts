/** What search engines are told the service costs. */
export const listedOffer = {
  currency: 'USD',
  price: 4.99,
  lowPrice: 4.99,
  highPrice: 19.99,
} as const;
