export type Site = ReturnType<typeof createSite>;

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Own addresses only, so that a link with a token never leads elsewhere. */
export function createSite(url: () => string) {
  function ownAddress(asked: string | undefined, fallbackPath: string): string {
    const site = new URL(url());
    if (asked !== undefined && URL.canParse(asked) && isOwn(new URL(asked), site)) return asked;
    return new URL(fallbackPath, site).href;
  }

  return { url, ownAddress };
}

function isOwn(asked: URL, site: URL): boolean {
  if (asked.origin === site.origin) return true;
  const isHere = (each: URL) => ownNames.includes(each.hostname);
  return isHere(site) && isHere(asked) && asked.protocol === site.protocol && asked.port === site.port;
}
