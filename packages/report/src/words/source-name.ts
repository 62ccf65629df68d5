/**
 * The name by which a source is cited: the site that published it, which reads the same in every language and shows what
 * the link opens. On a site of many publishers the repository or package follows. A source without an address has
 * only its title, which is English.
 */
export function sourceName({ title, address }: { title: string; address: string | null }): string {
  if (address === null || !URL.canParse(address)) return title;
  const { hostname, pathname } = new URL(address);
  const site = hostname.replace(/^www\./, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  return [site, ...parts.slice(0, publisherParts[site] ?? 0)].join('/');
}

/** Parts of the path that name the publisher. */
const publisherParts: Readonly<Record<string, number>> = { 'github.com': 2, 'npmjs.com': 2 };
