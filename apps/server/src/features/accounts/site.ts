export type Site = ReturnType<typeof createSite>;

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Own addresses only, so that a link with a token never leads elsewhere. */
export function createSite(url: () => string) {
  function ownAddress(requested: string | undefined, fallbackPath: string): string {
    const site = new URL(url());
    if (requested !== undefined && URL.canParse(requested) && isOwn(new URL(requested), site))
      return requested;
    return new URL(fallbackPath, site).href;
  }

  return { url, ownAddress };
}

function isOwn(requested: URL, site: URL): boolean {
  if (requested.origin === site.origin) return true;
  const isHere = (each: URL) => ownNames.includes(each.hostname);
  return (
    isHere(site) && isHere(requested) && requested.protocol === site.protocol && requested.port === site.port
  );
}
