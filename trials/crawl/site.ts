/** The running site. Its pages link to `origin`, which may differ from the address that serves them. */
export interface Site {
  /** Origin in the sitemap, without a trailing slash. */
  origin: string;
  fetch(address: string): Promise<Response>;
}

const patienceMs = 30_000;

/** `at` is the address that serves the site. */
export function siteAt(at: string, origin: string): Site {
  return {
    origin,
    fetch: (address) =>
      fetch(address.replace(origin, at), {
        // Headers of a search engine: no language, no cookie.
        headers: { accept: 'text/html,*/*' },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      }),
  };
}
