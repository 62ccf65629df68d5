import { type Catalogues, type Language, loadCatalogue } from '../packages/messages/src/index.ts';

export type PageTexts = Omit<Catalogues, 'mail'>;

/** Texts of the pages, so that tests find elements by what they display. */
export async function textsIn(language: Language): Promise<PageTexts> {
  const names = [
    'engine',
    'web',
    'account',
    'dashboard',
    'payments',
    'report',
    'legal',
    'visitor',
    'camera',
    'bulk',
    'operator',
  ] as const;
  const loaded = await Promise.all(names.map((name) => loadCatalogue(language, name)));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index]])) as unknown as PageTexts;
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
