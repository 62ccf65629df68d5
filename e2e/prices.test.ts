import { expect, it } from 'vitest';
import { loadCatalogue } from '../packages/messages/src/index.ts';
import { readSitemap } from './read-sitemap.ts';
import { openStage } from './stage.ts';

const stage = openStage();
const symbols = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' } as const;

it.each(['EUR', 'USD', 'TRY', 'GBP'] as const)(
  'every page shows its prices in %s once it is chosen',
  async (chosen) => {
    const listed = readSitemap(await (await fetch(`${stage.server.url}/sitemap.xml`)).text());
    const paths = listed
      .filter(({ language }) => language === 'en')
      .map(({ address }) => new URL(address).pathname);
    const sample = fewOfEachKind(paths);
    expect(sample.length).toBeGreaterThan(20);
    const others = (Object.keys(symbols) as (keyof typeof symbols)[]).filter(
      (currency) => currency !== chosen,
    );
    const wrong: string[] = [];
    let priced = 0;
    for (const path of sample) {
      const response = await fetch(stage.server.url + path, { headers: { cookie: `currency=${chosen}` } });
      const html = await response.text();
      const shown = withoutScripts(html);
      if (pricesIn(shown, symbols[chosen]) > 0) priced += 1;
      for (const other of others) {
        if (pricesIn(shown, symbols[other]) > 0) wrong.push(`${path} shows ${other}`);
        if (html.includes(`"priceCurrency":"${other}"`)) wrong.push(`${path} tells robots ${other}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(priced).toBeGreaterThan(3);
  },
);

it('applies a currency switch to all price lists, and to later pages', async () => {
  const payments = await loadCatalogue('en', 'payments');
  const { page, complaints } = await stage.visit('en-US');
  await page.goto(`${stage.server.url}/pricing`);
  await page.getByText('$4.99').first().waitFor();
  await page.getByRole('group', { name: payments.purchase.currency }).getByText('Turkish Lira').click();
  await page.getByText('₺49', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText('$').count()).toBe(0);
  await page.goto(`${stage.server.url}/passport-photo/usa`);
  await page.getByText('₺49', { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

/** Pages that differ only in the country show the same prices, so one of each kind is enough. */
function fewOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = path.replace(/[^/]+$/, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds].flatMap(([kind, of]) =>
    kind === '/' || kind === '/guides/' ? of : [...of.slice(0, 1), ...of.filter(isKnown)],
  );
}

/** Countries whose passports and visas people may photograph themselves, so that their pages have prices. */
function isKnown(path: string): boolean {
  return /\/(usa|us|turkey)$/.test(path);
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
}

function pricesIn(html: string, symbol: string): number {
  return html.split(new RegExp(`\\${symbol}\\d`)).length - 1;
}
