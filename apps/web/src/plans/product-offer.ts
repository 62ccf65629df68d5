import { listedOffer } from '../content/listed-offer.ts';

interface OfferedProduct {
  name: string;
  description: string;
  /** Absolute addresses. */
  image: string;
  url: string;
}

/** The service as a product of schema.org, with its range of prices. */
export function productOffer({ name, description, image, url }: OfferedProduct): object {
  const { currency, price, lowPrice, highPrice } = listedOffer;
  return {
    '@type': 'Product',
    name,
    description,
    image,
    url,
    brand: { '@type': 'Brand', name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      price,
      lowPrice,
      highPrice,
      url,
      availability: 'https://schema.org/InStock',
    },
  };
}
