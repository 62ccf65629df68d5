import { describe, expect, it } from 'vitest';
import { structuredDataFaults } from './structured-data.ts';

const schema = { '@context': 'https://schema.org' };
const crumb = (position: number, item?: string) => ({ '@type': 'ListItem', position, name: 'A', item });
const faultsOf = (data: object) => structuredDataFaults(JSON.stringify({ ...schema, ...data }));

describe('structuredDataFaults', () => {
  it('accepts complete data', () => {
    const offers = { '@type': 'AggregateOffer', lowPrice: '4.99', highPrice: 19.99, priceCurrency: 'USD' };
    const image = 'https://v.example/a.png';
    expect(faultsOf({ '@type': 'Product', name: 'A', description: 'B', image, offers })).toEqual([]);
    const itemListElement = [crumb(1, 'https://v.example/'), crumb(2)];
    expect(faultsOf({ '@type': 'BreadcrumbList', itemListElement })).toEqual([]);
  });

  it.each([
    ['{', 'is no JSON: {'],
    ['[]', 'is no object'],
    ['{"@type":"WebSite","name":"A","url":"B"}', 'has no @context'],
  ])('%s %s', (json, fault) => {
    expect(structuredDataFaults(json)).toEqual([fault]);
  });

  it.each([
    [{ '@type': 'Sonnet' }, 'has the type "Sonnet", of which this check knows nothing'],
    [{ '@type': 'WebSite', name: '' }, 'WebSite has no name'],
    [{ '@type': 'FAQPage', mainEntity: [] }, 'FAQPage has no mainEntity'],
    [
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'A' }] },
      'Question has no acceptedAnswer',
    ],
    [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Answer', text: 'A' }] }, 'FAQPage holds a Answer'],
    [{ '@type': 'Offer', price: '€4', priceCurrency: 'EUR' }, 'price is "€4"'],
    [
      { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] },
      'BreadcrumbList has no address of "A"',
    ],
    [{ '@type': 'BreadcrumbList', itemListElement: [crumb(2)] }, 'BreadcrumbList is not counted from 1'],
  ])('%o: %s', (data, fault) => {
    expect(faultsOf(data)).toContain(fault);
  });
});
