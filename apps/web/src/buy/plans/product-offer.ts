import { cheapestOf, type PriceList } from './price-list.ts';

interface OfferedProduct {
  name: string;
  description: string;
  image: string;
  url: string;
}

export function productOffer(
  { name, description, image, url }: OfferedProduct,
  { packages, currency }: PriceList,
): object {
  const prices = packages.map(({ price }) => price);
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
      price: cheapestOf(packages),
      lowPrice: cheapestOf(packages),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      url,
      availability: 'https://schema.org/InStock',
    },
  };
}
