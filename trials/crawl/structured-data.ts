type Data = Record<string, unknown>;

/** Properties that search engines require of each type on our pages. */
const requiredOf: Record<string, readonly string[]> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'inLanguage'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text'],
  HowToSupply: ['name'],
  HowToTool: ['name'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Product: ['name', 'description', 'image', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  WebApplication: ['name', 'applicationCategory', 'offers'],
  WebSite: ['name', 'url'],
};
const listTypes = { BreadcrumbList: 'ListItem', FAQPage: 'Question', HowTo: 'HowToStep' } as const;
const listFields = { BreadcrumbList: 'itemListElement', FAQPage: 'mainEntity', HowTo: 'step' } as const;

export function structuredDataFaults(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return [`is no JSON: ${json.slice(0, 80)}`];
  }
  if (!isData(data)) return ['is no object'];
  const context = data['@context'] === 'https://schema.org' ? [] : ['has no @context'];
  return [...context, ...faultsOf(data)];
}

/** Finds the faults of the object and of all nested objects. */
function faultsOf(data: Data): string[] {
  const type = String(data['@type'] ?? '');
  const required = requiredOf[type];
  if (!required) return [`has the type "${type}", of which this check knows nothing`];
  const missing = required.filter((field) => isEmpty(data[field])).map((field) => `${type} has no ${field}`);
  const inner = Object.values(data).flat().filter(isData).flatMap(faultsOf);
  return [...missing, ...inner, ...listFaults(type, data), ...priceFaults(data)];
}

function listFaults(type: string, data: Data): string[] {
  if (!(type in listFields)) return [];
  const kind = type as keyof typeof listFields;
  const items = [data[listFields[kind]]].flat().filter(isData);
  const strangers = items.filter((item) => item['@type'] !== listTypes[kind]);
  return [
    ...strangers.map((item) => `${type} holds a ${String(item['@type'])}`),
    ...(type === 'BreadcrumbList' ? breadcrumbFaults(items) : []),
  ];
}

function breadcrumbFaults(items: readonly Data[]): string[] {
  const isCounted = items.every(({ position }, index) => position === index + 1);
  const lost = items.slice(0, -1).filter(({ item }) => !String(item ?? '').startsWith('http'));
  return [
    ...(isCounted ? [] : ['BreadcrumbList is not counted from 1']),
    ...lost.map(({ name }) => `BreadcrumbList has no address of "${String(name)}"`),
  ];
}

function priceFaults(data: Data): string[] {
  return ['price', 'lowPrice', 'highPrice']
    .filter((field) => data[field] !== undefined && !/^\d+(\.\d\d?)?$/.test(String(data[field])))
    .map((field) => `${field} is "${String(data[field])}"`);
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
